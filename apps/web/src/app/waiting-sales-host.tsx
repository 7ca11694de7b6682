import { sellDraftsKey } from '@kaadi/core/storage'
import { useOnline } from '@kaadi/react'
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { usePlatform } from '../platform/page/platform-context.ts'
import { paths } from './paths.ts'

/**
 * Sends the sales that wait on this phone for a connection, whatever screen is open; the screen of a sale sends its own.
 * What it takes is loaded only where a sale waits, and there is a connection.
 */
export function WaitingSalesHost() {
  const { storage } = usePlatform()
  const { pathname } = useLocation()
  const online = useOnline()
  const [found, setFound] = useState<{ readonly WaitingSales: ComponentType }>()
  const isWanted =
    online &&
    pathname !== paths.sellSubmit &&
    (storage.local.get(sellDraftsKey)?.includes('"waits":') ?? false)
  const load = useEffectEvent(async () => {
    const { loadWaitingSales } = await import('./load-waiting-sales.ts')
    setFound({ WaitingSales: await loadWaitingSales() })
  })
  useEffect(() => {
    // Where it does not come, the next screen or the next connection asks again.
    if (isWanted && pathname !== '') load().catch(() => undefined)
  }, [isWanted, pathname])
  return isWanted && found ? <found.WaitingSales /> : null
}
