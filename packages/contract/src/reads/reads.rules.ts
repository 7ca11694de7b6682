import type { Endpoint } from '../http/endpoint.ts'

/** The specification asks for the balance by POST; it changes nothing. */
const readsByPost = ['/bizuser/v1/bizUserInfo/currencyCount']

/** Whether a call of the seller's side only reads, and answers an envelope: it may travel in a batch. */
export const isRead = ({ method, path, auth, replies }: Endpoint): boolean =>
  auth !== 'operator' &&
  auth !== 'partner' &&
  replies === undefined &&
  (method === 'GET' || readsByPost.includes(path))
