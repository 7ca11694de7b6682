import { storagePrefix } from '@kaadi/contract/constants'
import { useStore } from '@kaadi/react'
import { t } from '@kaadi/words'
import type { LanguageCode } from '@kaadi/words/languages'
import { usePlatform } from '../page/platform-context.ts'
import { speakLanguage, spokenLanguage } from './speak-language.ts'

const yearSeconds = 31_536_000

/**
 * The language that is spoken, and the choice of another, which this phone remembers. The choice answers whether it is spoken
 * now; where its file did not come, the phone is left as it was, and the person is told.
 */
export const useLanguage = (): readonly [
  language: LanguageCode,
  choose: (code: LanguageCode) => Promise<boolean>,
] => {
  const { language, toaster } = usePlatform()
  const { code } = useStore(spokenLanguage)
  const choose = async (next: LanguageCode) => {
    try {
      await speakLanguage(next)
    } catch {
      toaster.fail(t('This language did not load. Check your connection, then choose it again.'))
      return false
    }
    // Another was chosen while this one came.
    if (spokenLanguage.current().code !== next) return false
    language.choose(next)
    // The landing pages, which the service writes, are read in it too.
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
    document.cookie = `${storagePrefix}language=${next}; path=/; max-age=${yearSeconds}; samesite=lax`
    return true
  }
  return [code, choose]
}
