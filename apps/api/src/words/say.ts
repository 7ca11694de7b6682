import type { LanguageCode } from '@kaadi/contract/users'
import translations from './languages/translations.json' with { type: 'json' }
import type { Values, Words } from './sentence.ts'

type Catalogue = Readonly<Record<string, string>>

const catalogues: Readonly<Partial<Record<LanguageCode, Catalogue>>> = translations

const places = /\{(\w+)\}/g

const fill = (sentence: string, values: Values, language: LanguageCode): string =>
  sentence.replace(places, (place, name: string) => {
    const value = values[name]
    if (value === undefined) return place
    return typeof value === 'function' ? value(language) : String(value)
  })

/** Says words in a language. What its catalogue lacks is said in English. */
export const say = (language: LanguageCode, words: Words): string => {
  if (typeof words === 'string') return sayEnglish(language, words)
  const { english, values } = words
  return fill(catalogues[language]?.[english] ?? english, values, language)
}

/**
 * What was written down in English, in another language: a sentence of the catalogue, one with values in its places, or
 * such sentences behind each other. Values are said too: one may be a reason. What is not known stays as it is.
 */
const sayEnglish = (language: LanguageCode, english: string): string => {
  const catalogue = catalogues[language]
  if (!catalogue || english === '') return english
  const known = catalogue[english]
  if (known !== undefined) return known
  const first = plainOf(catalogue).find((sentence) => english.startsWith(`${sentence} `))
  if (first !== undefined)
    return `${catalogue[first]} ${sayEnglish(language, english.slice(first.length + 1))}`
  for (const { pattern, names, sentence } of patternsOf(catalogue)) {
    const found = pattern.exec(english)
    if (!found) continue
    const values = names.map((name, at) => [name, sayEnglish(language, found[at + 1]!)])
    return fill(catalogue[sentence]!, Object.fromEntries(values), language)
  }
  return english
}

interface Pattern {
  readonly pattern: RegExp
  readonly names: readonly string[]
  readonly sentence: string
}

const patterns = new Map<Catalogue, readonly Pattern[]>()
const plain = new Map<Catalogue, readonly string[]>()

/** The most telling first: those with the longest words of their own. */
const longestFirst = (a: string, b: string): number => ownLength(b) - ownLength(a) || (a < b ? -1 : 1)
const ownLength = (sentence: string): number => sentence.replace(places, '').length

const patternsOf = (catalogue: Catalogue): readonly Pattern[] => {
  const made = patterns.get(catalogue) ?? keysOf(catalogue, true).map(toPattern)
  patterns.set(catalogue, made)
  return made
}

const plainOf = (catalogue: Catalogue): readonly string[] => {
  const made = plain.get(catalogue) ?? keysOf(catalogue, false).filter((sentence) => /[.!?]$/.test(sentence))
  plain.set(catalogue, made)
  return made
}

/** `{from} to {to}`: a few small words between two places stand in any text, so they are not looked for. */
const isAnywhere = (sentence: string): boolean => /^\{\w+\}( [a-z]+){1,3} \{\w+\}$/.test(sentence)

const keysOf = (catalogue: Catalogue, hasPlaces: boolean): readonly string[] =>
  Object.keys(catalogue)
    .filter((sentence) => sentence.includes('{') === hasPlaces && !isAnywhere(sentence))
    .sort(longestFirst)

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const toPattern = (sentence: string): Pattern => ({
  sentence,
  names: [...sentence.matchAll(places)].map(([, name]) => name!),
  pattern: new RegExp(
    `^${sentence
      .split(places)
      .map((part, at) => (at % 2 === 1 ? '(.+?)' : escaped(part)))
      .join('')}$`,
    's',
  ),
})
