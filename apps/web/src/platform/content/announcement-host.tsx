import { useStore } from '@kaadi/react'
import { lazy, Suspense } from 'react'
import { usePlatform } from '../page/platform-context.ts'
import { withRest } from '../words/speak-language.ts'

const AnnouncementPopup = lazy(() => withRest(import('./announcement-popup.tsx')))

/** Where announcements are drawn. Once in the app. */
export function AnnouncementHost() {
  const { announcements } = usePlatform()
  const current = useStore(announcements)
  if (!current) return null
  return (
    <Suspense>
      <AnnouncementPopup
        key={current.id}
        announcement={current}
        onClose={() => announcements.dismiss(current.id)}
      />
    </Suspense>
  )
}
