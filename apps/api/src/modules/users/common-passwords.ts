import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { findAsset } from '../../plugins/assets.ts'

let words: readonly string[] | undefined

const readWords = (): readonly string[] =>
  readFileSync(findAsset('common-passwords.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))

const preHash = (email: string, password: string): string =>
  createHash('md5')
    .update(email.toLowerCase() + password)
    .digest('hex')

/**
 * Whether a pre-hash stands for one of the most used passwords. The service never sees the password itself: it makes
 * the pre-hash of every word of the list for this address and compares.
 */
export function isCommonPassword(email: string, passwordHash: string): boolean {
  words ??= readWords()
  const [name = email] = email.split('@')
  return [...words, email, name, `${name}1`, `${name}123`].some(
    (word) => preHash(email, word) === passwordHash,
  )
}
