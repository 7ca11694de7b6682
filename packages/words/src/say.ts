import { setupI18n } from '@lingui/core'
import { compileSentence } from './compile-sentence.ts'
import { keyOf } from './key-of.ts'
import type { Message } from './message.ts'
import type { Values, ValuesFor } from './placeholders.ts'

/** The sentences of this page. English is in the code; another language is loaded whole. */
const said = setupI18n({ locale: 'en-US', messages: { 'en-US': {} } })
const compiled = new Map<string, ReturnType<typeof compileSentence>>()
said.setMessagesCompiler((english) => {
  const known = compiled.get(english) ?? compileSentence(english)
  compiled.set(english, known)
  return known as ReturnType<Parameters<typeof said.setMessagesCompiler>[0]>
})

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
  return message && said._(keyOf(message), values, { message })
}

/** A language's sentences, compiled, by the keys of their English. */
export type Catalogue = Readonly<Record<string, unknown>>

/** Says everything in this language from now on. What is on the screen has to be drawn anew. */
export const speak = (language: string, catalogue: Catalogue): void =>
  said.loadAndActivate({ locale: language, messages: catalogue as Parameters<typeof said.load>[1] & object })

/** The language that is spoken, as a BCP 47 tag. */
export const spoken = (): string => said.locale

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
  // Built catalogues hold even a plain sentence as a list of its parts.
  const parts = [said.messages[keyOf(english)] as unknown].flat()
  return parts.every((part) => typeof part === 'string') ? parts.join('') : english
}
