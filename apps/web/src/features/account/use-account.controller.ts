import { useAction } from '@kaadi/react'
import type { LanguageCode } from '@kaadi/words/languages'
import { useState } from 'react'
import { useUnreadCount } from '../../platform/content/unread.ts'
import { useScheme } from '../../platform/device/theme.ts'
import { useClient } from '../../platform/net/use-client.ts'
import { usePlatform } from '../../platform/page/platform-context.ts'
import { useSession } from '../../platform/session/session.ts'
import { owedKey } from '../../platform/words/account-language.ts'
import { useLanguage } from '../../platform/words/use-language.ts'
import type { AccountState } from './account.view.tsx'

/** The person behind the session, and what they can change of this app. */
export const useAccount = (): AccountState => {
  const { user, error, refreshUser, signOut, isSigningOut } = useSession()
  const [scheme, onScheme] = useScheme()
  const client = useClient()
  const { local } = usePlatform().storage
  const [language, choose] = useLanguage()
  // Mails and notifications follow the page.
  const mails = useAction(async (code: LanguageCode) => {
    local.set(owedKey, 'yes')
    await client.users.setLanguage({ body: { language: code } })
    local.remove(owedKey)
  })
  const [isAsking, setAsking] = useState(false)
  return {
    user,
    error: user ? undefined : error,
    onRetry: refreshUser,
    unread: useUnreadCount(),
    scheme,
    onScheme,
    language,
    onLanguage: async (code) => {
      if (await choose(code)) await mails.run(code)
    },
    signOut: {
      isAsking,
      isBusy: isSigningOut,
      onAsk: () => setAsking(true),
      onCancel: () => setAsking(false),
      onConfirm: signOut,
    },
  }
}
