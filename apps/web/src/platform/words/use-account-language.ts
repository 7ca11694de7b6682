import { storagePrefix } from '@kaadi/contract/constants'
import { useAction } from '@kaadi/react'
import { type LanguageCode, languageCodes } from '@kaadi/words/languages'
import { useEffect, useRef } from 'react'
import { useClient } from '../net/use-client.ts'
import { usePlatform } from '../page/platform-context.ts'
import { useSession } from '../session/session.ts'
import { languageAtStart, languageOfPhone, owedKey } from './account-language.ts'
import { speakLanguage, spokenLanguage } from './speak-language.ts'

/** Where its file does not come, what is spoken is spoken on. */
const speakHere = (language: LanguageCode): void => {
  if (language !== spokenLanguage.current().code) speakLanguage(language).catch(() => undefined)
}

/**
 * Page and mails speak one language (decision 157): who signs in brings the choice of this phone to the account; a phone on
 * which nobody chose speaks the account's, as long as they are signed in. What another tab chooses is spoken here too; the
 * notifications, which the service says, are asked for again once the account has it.
 */
export const useAccountLanguage = (): void => {
  const platform = usePlatform()
  const client = useClient()
  const { isSigningIn, user, refreshUser } = useSession()
  const wasKnown = useRef(false)
  const { run: bring } = useAction(async (language: LanguageCode) => {
    await client.users.setLanguage({ body: { language }, quiet: true })
    platform.storage.local.remove(owedKey)
    refreshUser()
  })
  useEffect(() => {
    if (isSigningIn) platform.storage.local.set(owedKey, 'yes')
  }, [isSigningIn, platform])
  useEffect(() => {
    // Who was never known here changes nothing; who signs out takes their language along.
    if (!user && !wasKnown.current) return
    wasKnown.current = user !== undefined
    const { local } = platform.storage
    const chosen = languageOfPhone(platform)
    if (chosen === undefined) speakHere(languageAtStart(platform))
    if (!user || chosen === undefined || chosen === user.language) local.remove(owedKey)
    else if (local.get(owedKey)) void bring(chosen)
  }, [user, platform, bring])
  useEffect(() => {
    const hear = ({ key, newValue }: StorageEvent) => {
      // Another tab has brought its choice to the account: from now on the service says it so.
      if (key === `${storagePrefix}${owedKey}` && newValue === null)
        void platform.queries.invalidateQueries({ queryKey: ['notifications'] })
      const chosen = languageCodes.find((code) => code === newValue)
      if (key !== `${storagePrefix}language` || !chosen) return
      platform.language.choose(chosen)
      speakHere(chosen)
    }
    window.addEventListener('storage', hear)
    return () => window.removeEventListener('storage', hear)
  }, [platform])
}
