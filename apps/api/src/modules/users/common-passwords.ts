import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { findAsset } from '../../plugins/assets.ts'
import { localPasswords, mostUsed, ofName, otherForms, rowsWithNumbers } from './disguised-passwords.ts'
import { predictablePasswords } from './predictable-passwords.ts'

/** So many are compared before others get their turn: ten milliseconds. */
const atOnce = 8000
/** The most used words come first. */
const wordsWithEndings = 600

let known: readonly string[] | undefined

/** The list as it stands, what people make of its words and of ours, and what follows from a rule. */
function readKnown(): readonly string[] {
  const words = readFileSync(findAsset('common-passwords.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  const top = words.slice(0, wordsWithEndings).flatMap(mostUsed)
  const made = [...localPasswords(), ...rowsWithNumbers(), ...predictablePasswords()]
  return [...new Set([...words, ...made, ...top, ...words.flatMap(otherForms)])]
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

/** It takes a tenth of a second of a core: who asks the same meanwhile gets the same answer. */
const underWay = new Map<string, Promise<boolean>>()

const isOneOf = (words: readonly string[], prefix: string, passwordHash: string): boolean =>
  words.some((word) => preHash(prefix, word) === passwordHash)

async function isKnown(prefix: string, passwordHash: string): Promise<boolean> {
  known ??= readKnown()
  for (let place = 0; place < known.length; place += atOnce) {
    if (isOneOf(known.slice(place, place + atOnce), prefix, passwordHash)) return true
    await setImmediate()
  }
  return false
}

const mostParts = 8

/** The local part of the address, its pieces (a name, a number of a phone), and the words of the own names. */
function partsOf(email: string, ownNames: readonly string[]): string[] {
  const [name = email] = email.split('@')
  const words = ownNames.flatMap((own) => own.toLowerCase().split(/\s+/))
  const pieces = name.match(/[a-z]+|\d+/g) ?? []
  return [...new Set([name, ...pieces, name.replaceAll(/[^a-z\d]/g, ''), ...words, words.join('')])].slice(
    0,
    mostParts,
  )
}
