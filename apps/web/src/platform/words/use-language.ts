import { storagePrefix } from '@kaadi/contract/constants'
import { useStore } from '@kaadi/react'
import { t } from '@kaadi/words'
import type { LanguageCode } from '@kaadi/words/languages'
import { usePlatform } from '../page/platform-context.ts'
import { speakLanguage, spokenLanguage } from './speak-language.ts'

const yearSeconds = 31_536_000

/** Where the person chooses the language: it keeps the focus when everything is drawn anew. */
export const languageFieldId = 'language'

/** The language that is spoken, and the choice of another, which this phone remembers. */
export const useLanguage = (): readonly [language: LanguageCode, choose: (code: LanguageCode) => void] => {
  const { language, toaster } = usePlatform()
  const { code } = useStore(spokenLanguage)
  const choose = async (next: LanguageCode) => {
    // Remembered first: all is drawn anew once it is spoken, and the account's language holds only where nobody chose.
    language.choose(next)
    try {
      await speakLanguage(next)
    } catch {
      language.choose(code)
      toaster.fail(t('This language did not load. Check your connection, then choose it again.'))
      return
    }
    // The landing pages, which the service writes, are read in it too.
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
    document.cookie = `${storagePrefix}language=${next}; path=/; max-age=${yearSeconds}; samesite=lax`
    requestAnimationFrame(() => document.getElementById(languageFieldId)?.focus())
  }
  return [code, (next) => void choose(next)]
}
