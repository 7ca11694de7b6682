import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { findAsset } from '../../../find-asset.ts'
import { localPasswords, mostUsed, ofName, otherForms, rowsWithNumbers } from './disguised-passwords.ts'
import { createMd5Search, type PackedWords, packWords } from './md5-search.ts'
import { predictablePasswords } from './predictable-passwords.ts'

/** So many are compared before others get their turn: a few milliseconds. */
const atOnce = 16_000
/** The most used words come first. */
const wordsWithEndings = 600

let known: Promise<PackedWords> | undefined

/**
 * The list as it stands, what people make of its words and of ours, and what follows from a rule. Made once, a part at a
 * time, so that others get their turn.
 */
async function readKnown(): Promise<PackedWords> {
  const words = readFileSync(findAsset('common-passwords.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  const found = new Set(words)
  const parts = [
    localPasswords,
    rowsWithNumbers,
    predictablePasswords,
    () => words.slice(0, wordsWithEndings).flatMap(mostUsed),
    () => words.flatMap(otherForms),
  ]
  for (const part of parts) {
    await setImmediate()
    for (const word of part()) found.add(word)
  }
  await setImmediate()
  return packWords([...found])
}

const preHash = (email: string, password: string): string => hash('md5', email + password)

/**
 * Whether a pre-hash stands for one of the most used passwords, also in disguise (`Passw0rd!`, `kaadi123`), for one that
 * repeats itself or counts, or for the own address or one of the own names. The service never sees the password itself: it
 * makes the pre-hash of every one of them for this address and compares.
 */
export async function isCommonPassword(
  email: string,
  passwordHash: string,
  ownNames: readonly string[] = [],
): Promise<boolean> {
  const prefix = email.toLowerCase()
  const own = [prefix, ...partsOf(prefix, ownNames).flatMap(ofName)]
  if (isOneOf(own, prefix, passwordHash)) return true
  const question = JSON.stringify([prefix, passwordHash])
  const asked = underWay.get(question) ?? isKnown(prefix, passwordHash)
  underWay.set(question, asked)
  return asked.finally(() => underWay.delete(question))
}

/** Who asks the same meanwhile gets the same answer. */
const underWay = new Map<string, Promise<boolean>>()

const isOneOf = (words: readonly string[], prefix: string, passwordHash: string): boolean =>
  words.some((word) => preHash(prefix, word) === passwordHash)

async function isKnown(prefix: string, passwordHash: string): Promise<boolean> {
  known ??= readKnown()
  const words = await known
  const isAmong = createMd5Search(prefix, passwordHash)
  const count = words.starts.length - 1
  for (let place = 0; place < count; place += atOnce) {
    if (isAmong(words, place, Math.min(count, place + atOnce))) return true
    await setImmediate()
  }
  return false
}

const maxParts = 8

/** The local part of the address, its pieces (a name, a number of a phone), and the words of the own names. */
function partsOf(email: string, ownNames: readonly string[]): string[] {
  const [name = email] = email.split('@')
  const words = ownNames.flatMap((own) => own.toLowerCase().split(/\s+/))
  const pieces = name.match(/[a-z]+|\d+/g) ?? []
  return [...new Set([name, ...pieces, name.replaceAll(/[^a-z\d]/g, ''), ...words, words.join('')])].slice(
    0,
    maxParts,
  )
}
