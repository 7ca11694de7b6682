import { sellDraftsKey } from '@kaadi/core/storage'
import { useOnline } from '@kaadi/react'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { usePlatform } from '../platform/page/platform-context.ts'
import { paths } from './paths.ts'

/** Asked for to see whether the service answers, whatever it answers. */
const anyFile = '/assets/builds/latest.json'

/**
 * Sends the sales that wait on this phone for a connection, whatever screen is open; the screen of a sale sends its own.
 * What it takes is loaded only where a sale waits, and there is a connection; where it does not come although the phone
 * says that there is one, it is asked for again. Some browsers remember that a file did not come: it is asked for only once
 * the service answers.
 */
export function WaitingSalesHost() {
  const { storage, builds } = usePlatform()
  const { pathname } = useLocation()
  const online = useOnline()
  const isWanted =
    online &&
    pathname !== paths.sellSubmit &&
    (storage.local.get(sellDraftsKey)?.includes('"waits":') ?? false)
  const { data: WaitingSales } = useQuery({
    queryKey: ['code', 'waitingSales'],
    queryFn: async () => {
      await builds.isServed(anyFile)
      const { loadWaitingSales } = await import('./load-waiting-sales.ts')
      return loadWaitingSales()
    },
    enabled: isWanted,
    retry: true,
    retryDelay: 5000,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return isWanted && WaitingSales ? <WaitingSales /> : null
}
