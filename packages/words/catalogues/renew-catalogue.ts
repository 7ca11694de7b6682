import { formatter } from '@lingui/format-po'

/** Sentences by their English, each with the files that say it. */
export type Sentences = ReadonlyMap<string, readonly string[]>

export interface CatalogueFile {
  readonly language: string
  /** `machine draft` until a speaker has read it. */
  readonly state: 'source' | 'machine draft' | 'read by a speaker'
  /** What the file holds now; empty for a new one. */
  readonly content: string
}

const sourceLocale = 'en-US'

/** A `.po` file with exactly these sentences, in the order of the alphabet: what was translated stays, what is said no more goes. */
export async function renewCatalogue(
  { language, state, content }: CatalogueFile,
  sentences: Sentences,
): Promise<string> {
  const po = formatter({
    explicitIdAsDefault: true,
    lineNumbers: false,
    printPlaceholdersInComments: false,
    customHeaderAttributes: { 'X-State': state },
  })
  const context = { locale: language, sourceLocale, filename: `${language}.po` }
  const before = content === '' ? {} : await po.parse(content, context)
  const translationOf = (english: string): string =>
    language === sourceLocale ? english : (before[english]?.translation ?? '')
  const catalogue = Object.fromEntries(
    [...sentences]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([english, files]) => [
        english,
        { translation: translationOf(english), origin: files.map((file) => [file] as [string]) },
      ]),
  )
  const written = await po.serialize(catalogue, {
    ...context,
    existing: content === '' ? undefined : content,
  })
  // The day on which it was written says nothing that the history does not.
  return written.replace(/^"POT-Creation-Date:.*\n/m, '')
}
