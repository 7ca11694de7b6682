import { useState } from 'react'
import { useSession } from '../../platform/session.ts'
import { useScheme } from '../../platform/theme.ts'
import { useUnreadCount } from '../../platform/unread.ts'
import type { AccountViewProps } from './account.view.tsx'

/** The person behind the session, and what they can change of this app. */
export const useAccount = (): AccountViewProps => {
  const { user, error, refreshUser, signOut, isSigningOut } = useSession()
  const [scheme, onScheme] = useScheme()
  const [isAsking, setAsking] = useState(false)
  return {
    user,
    error: user ? undefined : error,
    onRetry: refreshUser,
    unread: useUnreadCount(),
    scheme,
    onScheme,
    signOut: {
      isAsking,
      isBusy: isSigningOut,
      onAsk: () => setAsking(true),
      onCancel: () => setAsking(false),
      onConfirm: signOut,
    },
  }
}
