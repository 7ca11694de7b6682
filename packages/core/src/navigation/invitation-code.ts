import { queryOf } from './paths.ts'

/**
 * The invitation code that an address carries, on any route (specification, section 2): letters, digits, `-` and `_`,
 * at most 32; blanks around it, which a copied link picks up, do not count. Undefined for anything else. Keep it in
 * session storage until the sign-up; the server decides on it.
 */
export const readInvitationCode = (fullPath: string): string | undefined => {
  const code = queryOf(fullPath).get('invitationCode')?.trim()
  return code !== undefined && /^[A-Za-z0-9_-]{1,32}$/.test(code) ? code : undefined
}
