type SaidWords = Readonly<Record<string, string>>

let said: SaidWords = {}

/** Speaks a language from now on, given by its English; what it lacks is said in English. */
export const speak = (words: SaidWords): void => {
  said = words
}

/** Says a sentence in the page's language, with what stands in its places: `Updated {time}.` */
export const t = (english: string, values: Readonly<Record<string, string | number>> = {}): string =>
  (said[english] ?? english).replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
