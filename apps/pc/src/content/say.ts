import { countryNamer } from '@kaadi/words/languages'

type SaidWords = Readonly<Record<string, string>>

let said: SaidWords = {}
let language = 'en-US'

/** Speaks a language from now on, given by its English; what it lacks is said in English. */
export const speak = (words: SaidWords, code = 'en-US'): void => {
  said = words
  language = code
}

/** The language that is spoken, as a BCP 47 tag. */
export const spoken = (): string => language

/** Says a sentence in the page's language, with what stands in its places: `Updated {time}.` */
export const t = (english: string, values: Readonly<Record<string, string | number>> = {}): string =>
  (said[english] ?? english).replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))

/** A share in percent as the page's language writes it: `0.5%`, in French `0,5 %`. */
export const percentage = (value: number | string): string => {
  const digits = String(value).split('.')[1]?.length ?? 0
  const format = { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits } as const
  return new Intl.NumberFormat([language, 'en'], format).format(Number(value) / 100)
}

/** A country of cards by the page's language's name for it. */
export const countryName = (country: Parameters<ReturnType<typeof countryNamer>>[0]): string =>
  countryNamer(language, t)(country)
