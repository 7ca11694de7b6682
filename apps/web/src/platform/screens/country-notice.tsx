import { pollIntervalMs } from '@kaadi/contract/constants'
import { lazy, Suspense } from 'react'
import { useSiteInfo } from '../content/site.ts'
import { useSession } from '../session/session.ts'

const CountryClosed = lazy(() => import('./country-closed.view.tsx'))

/** When a country that is closed is expected to open again; undefined while it is open. Looked at while the screen is open. */
export const useClosedCountry = (countryCode: string | undefined) =>
  // What was kept by an earlier version has no such list.
  useSiteInfo(pollIntervalMs)?.closedCountries?.find((one) => one.countryCode === countryCode)

/** Says that the seller's country is closed, while it is. Few ever need its words. */
export function CountryNotice() {
  const closed = useClosedCountry(useSession().user?.countryCode)
  if (!closed) return null
  return (
    <Suspense>
      <CountryClosed act="using" reopensTime={closed.reopensTime} />
    </Suspense>
  )
}
