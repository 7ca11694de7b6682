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

type Forms = Readonly<Record<string, ReturnType<typeof compileMessage>>> & { readonly offset?: unknown }

/** Whether a sentence has texts, values and plurals alone, as `say-sentence.ts` says them. */
const isSayable = (sentence: ReturnType<typeof compileMessage>): boolean =>
  sentence.every((part) => {
    if (typeof part === 'string') return true
    const [, kind, format] = part
    if (kind === undefined) return true
    const { offset, ...forms } = (format ?? {}) as Forms
    return kind === 'plural' && !offset && Object.values(forms).every(isSayable)
  })

const compile = (file: string, said: string) => {
  const compiled = compileMessage(said)
  if (!isSayable(compiled)) throw new Error(`${file} asks for more than values and plurals: ${said}`)
  const [text] = compiled
  return compiled.length === 1 && typeof text === 'string' ? text : compiled
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
  return Object.fromEntries(translations.map(([english, said]) => [keyOf(english), compile(file, said)]))
}
