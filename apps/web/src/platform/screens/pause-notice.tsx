import { lazy, Suspense } from 'react'
import { useSession } from '../session/session.ts'

const PauseDetails = lazy(() => import('./pause-details.view.tsx'))

/** Says what is paused for the seller while it is: everything, or what stops this act. Few ever need its words. */
export function PauseNotice({ act }: { readonly act?: 'selling' | 'withdrawing' }) {
  const pause = useSession().user?.pause
  if (!pause || (act && pause.scope !== act && pause.scope !== 'both')) return null
  return (
    <Suspense>
      <PauseDetails pause={pause} />
    </Suspense>
  )
}
