import { useStore } from '@kaadi/react'
import { lazy, Suspense } from 'react'
import { usePlatform } from '../page/platform-context.ts'
import { withRest } from '../words/speak-language.ts'

const ClosedScreen = lazy(() => withRest(import('./closed-screen.tsx')))

/** Where a closed service is told of. Once in the app, above all else. */
export function ClosedHost() {
  const closed = useStore(usePlatform().closed)
  return (
    closed && (
      <Suspense>
        <ClosedScreen {...closed} />
      </Suspense>
    )
  )
}
