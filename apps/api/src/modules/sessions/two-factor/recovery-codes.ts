import { randomInt } from 'node:crypto'
import { recoveryCodeCount } from '@kaadi/contract/two-factor'

/** Nothing that is read for something else. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const half = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')

/** Eight characters each, of which there are 6.5 × 10¹¹: guessing is slowed down long before it finds one. */
export const newRecoveryCodes = (): string[] => {
  const codes = new Set<string>()
  while (codes.size < recoveryCodeCount) codes.add(`${half()}-${half()}`)
  return [...codes]
}

/** What two spellings of a code have in common. */
export const plainRecoveryCode = (given: string): string => given.replace(/[\s-]/g, '').toUpperCase()
