import { useAction } from '@kaadi/react'
import type { LanguageCode } from '@kaadi/words/languages'
import { useEffect, useRef } from 'react'
import { useClient } from '../net/use-client.ts'
import { usePlatform } from '../page/platform-context.ts'
import { useSession } from '../session/session.ts'
import { languageAtStart, languageOfPhone } from './account-language.ts'
import { speakLanguage, spokenLanguage } from './speak-language.ts'

/**
 * Page and mails speak one language (decision 157): who signs in brings the choice of this phone to the account; a phone on
 * which nobody chose speaks the account's.
 */
export const useAccountLanguage = (): void => {
  const platform = usePlatform()
  const client = useClient()
  const { isSigningIn, user, refreshUser } = useSession()
  const signsIn = useRef(false)
  const { run: bring } = useAction(async (language: LanguageCode) => {
    await client.users.setLanguage({ body: { language }, quiet: true })
    refreshUser()
  })
  useEffect(() => {
    if (isSigningIn) signsIn.current = true
  }, [isSigningIn])
  useEffect(() => {
    if (!user) return
    const justSignedIn = signsIn.current
    signsIn.current = false
    const chosen = languageOfPhone(platform)
    if (chosen === undefined) {
      const language = languageAtStart(platform)
      // Where its file does not come, what is spoken is spoken on.
      if (language !== spokenLanguage.current().code) speakLanguage(language).catch(() => undefined)
    } else if (justSignedIn && chosen !== user.language) void bring(chosen)
  }, [user, platform, bring])
}
