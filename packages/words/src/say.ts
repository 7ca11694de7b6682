import { compileSentence, type Sentence } from './compile-sentence.ts'
import { keyOf } from './key-of.ts'
import type { Message } from './message.ts'
import type { Values, ValuesFor } from './placeholders.ts'
import { sayIn } from './say-sentence.ts'

/** A language's sentences, compiled, by the keys of their English. */
export type Catalogue = Readonly<Record<string, unknown>>

/** The sentences of this page. English is in the code; another language is loaded beside it. */
let said: Readonly<Record<string, string | Sentence>> = {}
let language = 'en-US'
let say = sayIn(language)

const compiled = new Map<string, string | Sentence>()
const inEnglish = (english: string): string | Sentence => {
  const known = compiled.get(english) ?? compileSentence(english)
  compiled.set(english, known)
  return known
}

/**
 * Says a sentence in the person's language. The English sentence is its own key (decision 50), so that what the service
 * says in English is found too; what a catalogue lacks is said in English.
 *
 * @example
 * t('You have {count, plural, one {# coupon} other {# coupons}} for this sale', { count })
 */
export function t(english: Message, values?: Values): string
export function t<const English extends string>(english: English, ...values: ValuesFor<English>): string
export function t<const English extends string>(
  english: English | Message,
  ...values: ValuesFor<English>
): string
export function t(english: string | Message, values?: Values): string {
  const message = english as string
  return message && say(said[keyOf(message)] ?? inEnglish(message), values)
}

/** Says everything in this language from now on. What is on the screen has to be drawn anew. */
export const speak = (spokenFromNow: string, catalogue: Catalogue): void => {
  language = spokenFromNow
  // Catalogues are compiled by the build, and refused there where they hold anything else.
  said = catalogue as typeof said
  say = sayIn(language)
}

/** The language that is spoken, as a BCP 47 tag. */
export const spoken = (): string => language

/**
 * The choices of a list, with their labels said.
 *
 * @example
 * <FilterBar options={labelled(families)} />
 */
export const labelled = <Choice extends { readonly label: Message }>(
  choices: readonly Choice[],
): (Omit<Choice, 'label'> & { readonly label: string })[] =>
  choices.map((choice) => ({ ...choice, label: t(choice.label) }))

/** What the service says in English, in the person's language where a catalogue knows the sentence. */
export const fromService = (english: string): string => {
  const parts: unknown[] = [said[keyOf(english)]].flat()
  return parts.every((part) => typeof part === 'string') ? parts.join('') : english
}
