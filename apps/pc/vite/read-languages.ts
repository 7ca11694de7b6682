import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { sentencesIn, translationsIn } from '@kaadi/words/catalogues'
import { languages, type OtherLanguage } from '@kaadi/words/languages'
import { demoCountries } from '../../api/src/modules/demo/content/countries.ts'
import type { PageLanguage } from '../src/pages/page-language.ts'

const source = resolve(import.meta.dirname, '../src')
/** A sentence that the app says too is translated there, once. */
const folders = [resolve(source, '../../web/src/languages'), join(source, 'languages')]

const sentencesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\./.test(file))
    .flatMap((file) => sentencesIn(file, readFileSync(join(folder, file), 'utf8')))
    .map(({ english }) => english)

const only = (words: Readonly<Record<string, string>>, sentences: readonly string[]) =>
  Object.fromEntries(sentences.flatMap((english) => (words[english] ? [[english, words[english]]] : [])))

/** What the pages say in each language but English. */
export const readLanguages = async (): Promise<Readonly<Partial<Record<OtherLanguage, PageLanguage>>>> => {
  // What the service calls the countries of its cards.
  const countries = demoCountries.map(({ name }) => name)
  const all = [...sentencesOf(source), ...countries]
  const ofScripts = [
    ...sentencesOf(join(source, 'client')),
    ...countries,
    ...sentencesIn('time-words.ts', readFileSync(join(source, 'content/time-words.ts'), 'utf8')).map(
      ({ english }) => english,
    ),
  ]
  const read: Partial<Record<OtherLanguage, PageLanguage>> = {}
  for (const { code } of languages) {
    if (code === 'en-US') continue
    const words: Record<string, string> = {}
    for (const folder of folders) {
      const file = join(folder, `${code}.po`)
      Object.assign(words, await translationsIn(file, readFileSync(file, 'utf8')))
    }
    read[code] = { code, words: only(words, all), scriptWords: only(words, ofScripts) }
  }
  return read
}
