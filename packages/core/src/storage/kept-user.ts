import { invitationCodeSchema, userSchema } from '@kaadi/contract/users'
import { createKeptValue } from './kept-values.ts'
import type { StorageAdapter } from './storage-adapter.ts'

/** User base info, kept in local storage (specification, section 3) so that the first screen needs no call. */
export const keptUser = (local: StorageAdapter) => createKeptValue(local, 'userInfo', userSchema)

/** The invitation code of an address, kept in session storage until the sign-up (specification, section 2). */
export const keptInvitationCode = (session: StorageAdapter) =>
  createKeptValue(session, 'invitationCode', invitationCodeSchema)
