import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { findAsset } from '../../plugins/assets.ts'
import { localPasswords, mostUsed, ofName, otherForms } from './disguised-passwords.ts'

/** So many are compared before others get their turn: ten milliseconds. */
const atOnce = 8000
/** The most used words come first. */
const wordsWithEndings = 600

let known: readonly string[] | undefined

/** The list as it stands, what people make of its words, and what they make of ours. */
function readKnown(): readonly string[] {
  const words = readFileSync(findAsset('common-passwords.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  const top = words.slice(0, wordsWithEndings).flatMap(mostUsed)
  return [...new Set([...words, ...localPasswords(), ...top, ...words.flatMap(otherForms)])]
}

const preHash = (email: string, password: string): string => hash('md5', email + password)

/**
 * Whether a pre-hash stands for one of the most used passwords, also in disguise: `Passw0rd!`, `kaadi123`. The service
 * never sees the password itself: it makes the pre-hash of every word for this address and compares.
 */
export async function isCommonPassword(email: string, passwordHash: string): Promise<boolean> {
  known ??= readKnown()
  const prefix = email.toLowerCase()
  const [name = email] = prefix.split('@')
  const own = [prefix, ...ofName(name)]
  if (own.some((word) => preHash(prefix, word) === passwordHash)) return true
  for (let place = 0; place < known.length; place += atOnce) {
    const some = known.slice(place, place + atOnce)
    if (some.some((word) => preHash(prefix, word) === passwordHash)) return true
    await setImmediate()
  }
  return false
}
