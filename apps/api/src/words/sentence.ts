import type { LanguageCode } from '@kaadi/contract/users'

/** What stands in a place of a sentence: the same in each language, or said in each, such as a time. */
export type Value = string | number | ((language: LanguageCode) => string)
export type Values = Readonly<Record<string, Value>>

/** A sentence that is not said yet: its English is its key (decision 50). */
export interface Sentence {
  readonly english: string
  readonly values: Values
}

/** A sentence, or English that was put together before: of that is said what a catalogue knows. */
export type Words = string | Sentence

/**
 * Writes a sentence down for people to read: the language is chosen when it is said.
 *
 * @example
 * msg('{code} is your code to sign in', { code })
 */
export const msg = (english: string, values: Values = {}): Sentence => ({ english, values })
