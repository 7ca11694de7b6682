export { isCommonPassword } from './common-passwords.ts'
export { findInviterByCode, findName, type Inviter, insertUser, isEmailTaken } from './users.repository.ts'
