import { lazy, Suspense } from 'react'
import { useSession } from '../session/session.ts'
import { withRest } from '../words/speak-language.ts'

// Why it is paused is said in the words of the service, which are of the rest.
const AccountNotices = lazy(() => withRest(import('./account-notices.view.tsx')))

/**
 * Says what is paused for the seller while it is: what stops this act, or without one everything; and when the account is
 * deleted, which stops both. Few ever need its words.
 */
export function PauseNotice({ act }: { readonly act?: 'selling' | 'withdrawing' }) {
  const user = useSession().user
  const pause = user?.pause
  const stops = pause && (!act || pause.scope === act || pause.scope === 'both') ? pause : null
  const deletionAt = user?.deletionAt
  if (!stops && !deletionAt) return null
  return (
    <Suspense>
      <AccountNotices pause={stops} deletionAt={deletionAt} />
    </Suspense>
  )
}
