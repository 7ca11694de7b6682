import { formatter } from '@lingui/format-po'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { keyOf } from '../src/key-of.ts'

const po = formatter({ explicitIdAsDefault: true })

/** Whether a sentence is wanted, by its English and the files below `src` that say it. */
export type IsWanted = (english: string, files: readonly string[]) => boolean

/** What a `.po` file says, each sentence by its English. What nobody has translated is left out. */
export async function translationsIn(
  file: string,
  content: string,
  isWanted: IsWanted = () => true,
): Promise<Record<string, string>> {
  const messages = await po.parse(content, { locale: undefined, sourceLocale: 'en-US', filename: file })
  return Object.fromEntries(
    Object.entries(messages).flatMap(([english, { translation, obsolete, origin = [] }]) =>
      translation &&
      !obsolete &&
      isWanted(
        english,
        origin.map(([file]) => file),
      )
        ? [[english, translation]]
        : [],
    ),
  )
}

/** The same, compiled, each sentence by the key of its English. */
export async function compileCatalogue(
  file: string,
  content: string,
  isWanted?: IsWanted,
): Promise<Record<string, unknown>> {
  const all = Object.keys(await translationsIn(file, content))
  if (new Set(all.map(keyOf)).size < all.length) throw new Error(`Two sentences of ${file} have one key.`)
  const translations = Object.entries(await translationsIn(file, content, isWanted))
  return Object.fromEntries(translations.map(([english, said]) => [keyOf(english), compileMessage(said)]))
}
