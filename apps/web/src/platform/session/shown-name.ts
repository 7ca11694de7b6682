import type { User } from '@kaadi/contract/users'

/** The username is the email address: what stands before the @ is the name, until the person has told theirs. */
export const shownName = ({ firstName, lastName, username }: User): string =>
  firstName && lastName ? `${firstName} ${lastName}` : (username.split('@', 1)[0] ?? username)
