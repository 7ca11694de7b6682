import { randomInt } from 'node:crypto'

/** Without letters and digits that are taken for each other when read aloud. */
const alphabet = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'

/** Eight characters, about 39 bits: short enough to say, too many to try. */
export const newInviteCode = (): string =>
  Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('')
