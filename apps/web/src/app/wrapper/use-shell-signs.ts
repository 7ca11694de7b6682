import type { Bridge } from '@kaadi/core/bridge'
import { isWrapperHome } from '@kaadi/core/navigation'
import { saveClientIdentifiers } from '@kaadi/core/storage'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { usePlatform } from '../../platform/page/platform-context.ts'

/** A line that the shell misses is gone for the page too; one that came is what the browser says of it. */
const tellLine = (online: boolean) => {
  if (online === !Object.hasOwn(navigator, 'onLine')) return
  if (online) Reflect.deleteProperty(navigator, 'onLine')
  else Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
  window.dispatchEvent(new Event(online ? 'online' : 'offline'))
}

/** What the shell says of the device: who it is, its Back, its line, and that the app is in front again. */
export function useShellSigns(bridge: Bridge): void {
  const { storage, queries } = usePlatform()
  const navigate = useNavigate()
  const goBack = useEffectEvent(() => {
    const { pathname } = window.location
    if (isWrapperHome(pathname)) return
    // What lies over the screen, or asks before it is left, holds the history's Back and hears of it there.
    if (window.history.length > 1) window.history.back()
    else void navigate('/home', { replace: true })
  })
  useEffect(() => {
    const refresh = () => void queries.refetchQueries({ type: 'active', stale: true })
    const stops = [
      bridge.on('device', ({ type: _, canUnlock: __, canTakePhoto: ___, ...identifiers }) =>
        saveClientIdentifiers(storage.local, identifiers),
      ),
      bridge.on('back', () => goBack()),
      bridge.on('resume', refresh),
      bridge.on('network', ({ online }) => {
        tellLine(online)
        if (online) refresh()
      }),
      () => tellLine(true),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [bridge, storage, queries])
}
