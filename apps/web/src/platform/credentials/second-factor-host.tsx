import { useStore } from '@kaadi/react'
import { lazy, Suspense } from 'react'
import { usePlatform } from '../page/platform-context.ts'
import { withRest } from '../words/speak-language.ts'

const SecondFactorSheet = lazy(() => withRest(import('./second-factor-sheet.tsx')))

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
