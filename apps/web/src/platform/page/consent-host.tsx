import { useStore } from '@kaadi/react'
import { lazy, Suspense } from 'react'
import { withRest } from '../words/speak-language.ts'
import { usePlatform } from './platform-context.ts'

const ConsentQuestion = lazy(() => withRest(import('./consent-question.tsx')))

/** Whether the tenant measures at all: a tag manager stands in the page, or an ad network has left its cookie. */
const isSomethingMeasured = (): boolean =>
  'dataLayer' in window || /(?:^|;\s*)_?fb[cp]=/.test(document.cookie)

/** Asks once whether visits may be measured, where there is something that would. */
export function ConsentHost() {
  const { consent, device } = usePlatform()
  const answer = useStore(consent)
  if (answer !== 'unasked' || device.isFramed || !isSomethingMeasured()) return null
  return (
    <Suspense>
      <ConsentQuestion />
    </Suspense>
  )
}
