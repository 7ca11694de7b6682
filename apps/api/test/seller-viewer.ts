import { createHash } from 'node:crypto'

/** For whom the addresses of photos are made that a session of a seller gets. */
export const viewerOf = ({ token }: { readonly token: string }): string =>
  `u:${createHash('sha256').update(token).digest('base64url')}`
