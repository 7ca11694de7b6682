import type { PersonName } from '../users/user.schema.ts'
import type { NameMatch } from './bank-account.schema.ts'

const titles = new Set(
  'mr mrs miss ms master dr prof engr barr chief alhaji alhaja hajia pastor rev hon sir lady madam'.split(
    ' ',
  ),
)

/** Words of a name as banks compare them: no case, no accents; a hyphen or a blank parts two words. */
const wordsOf = (name: string): string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’‘`.]/g, '')
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')

/** Without titles, unless a title is all there is: some people are called Lady. */
const ownWords = (part: string): string[] => {
  const words = wordsOf(part)
  const plain = words.filter((word) => !titles.has(word))
  return plain.length > 0 ? plain : words
}

/** Whether two words differ by one letter at most: a slip of whoever typed them at the bank. Short words have no room for it. */
const isSlip = (one: string, other: string): boolean => {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (short.length < 4 || long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at++
  const rest = short.length === long.length ? short.slice(at + 1) : short.slice(at)
  return long.slice(at + 1) === rest
}

/** Ama for Amarachi, Tunde for Babatunde: at least three letters at an end of the longer one; or the first letter alone. */
const isShortFor = (one: string, other: string): boolean => {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (short.length === 1) return long.startsWith(short)
  return short.length >= 3 && (long.startsWith(short) || long.endsWith(short))
}

type Fit = 'whole' | 'nearly' | 'not'

/** How one part of a person's name, first or last, stands in an account's name; and the words that it does not use. */
const fitOf = (part: readonly string[], account: readonly string[]): { fit: Fit; left: string[] } => {
  const joined = part.join('')
  // ADEOLA for Ade-Ola, and the other way round.
  for (let from = 0; from < account.length; from++) {
    for (let to = from + 1; to <= account.length; to++) {
      if (account.slice(from, to).join('') === joined)
        return { fit: 'whole', left: [...account.slice(0, from), ...account.slice(to)] }
    }
  }
  const left = [...account]
  for (const word of part) {
    const same = left.indexOf(word)
    const near = same >= 0 ? same : left.findIndex((other) => isSlip(word, other) || isShortFor(word, other))
    if (near < 0) return { fit: 'not', left: [...account] }
    left.splice(near, 1)
  }
  return { fit: part.every((word) => account.includes(word)) ? 'whole' : 'nearly', left }
}

/**
 * How the name on a bank account fits a person's own. Pure. `exact`: first and last name, in whatever order, and nothing
 * else. `close`: both, with middle names beside them, or one of the two whole and the other short or with one letter
 * amiss. `differs`: anything else. Case, accents, hyphens and titles play no part.
 *
 * @example
 * gradeAccountName({ firstName: 'Adaeze', lastName: 'Okafor' }, 'OKAFOR ADAEZE NGOZI') // 'close'
 */
export const gradeAccountName = (person: PersonName, accountName: string): NameMatch => {
  const [first, last] = [ownWords(person.firstName), ownWords(person.lastName)]
  const account = wordsOf(accountName).filter(
    (word) => !titles.has(word) || first.includes(word) || last.includes(word),
  )
  if (first.length === 0 || last.length === 0) return 'differs'
  const lastFit = fitOf(last, account)
  const firstFit = fitOf(first, lastFit.left)
  const fits = [lastFit.fit, firstFit.fit]
  if (fits.includes('not') || !fits.includes('whole')) return 'differs'
  return fits.every((fit) => fit === 'whole') && firstFit.left.length === 0 ? 'exact' : 'close'
}
