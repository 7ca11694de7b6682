import { useStore } from '@kaadi/react'
import { lazy, Suspense } from 'react'
import { usePlatform } from '../page/platform-context.ts'

const SecondFactorSheet = lazy(() => import('./second-factor-sheet.tsx'))

/** Where the second factor is asked for, whatever call wants it. Once in the app. */
export function SecondFactorHost() {
  const isAsked = useStore(usePlatform().secondFactor)
  return (
    isAsked && (
      <Suspense>
        <SecondFactorSheet />
      </Suspense>
    )
  )
}
