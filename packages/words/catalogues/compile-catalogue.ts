import { formatter } from '@lingui/format-po'
import { compileMessage } from '@lingui/message-utils/compileMessage'

const po = formatter({ explicitIdAsDefault: true })

/** What a `.po` file says, each sentence by its English. What nobody has translated is left out. */
export async function translationsIn(file: string, content: string): Promise<Record<string, string>> {
  const messages = await po.parse(content, { locale: undefined, sourceLocale: 'en-US', filename: file })
  return Object.fromEntries(
    Object.entries(messages).flatMap(([english, { translation, obsolete }]) =>
      translation && !obsolete ? [[english, translation]] : [],
    ),
  )
}

/** The same, compiled. */
export async function compileCatalogue(file: string, content: string): Promise<Record<string, unknown>> {
  const translations = Object.entries(await translationsIn(file, content))
  return Object.fromEntries(translations.map(([english, said]) => [english, compileMessage(said)]))
}
