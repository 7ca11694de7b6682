import type { Bridge } from '@kaadi/core/bridge'
import { decideNativeStart, isWrapperHome } from '@kaadi/core/navigation'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { useNotificationRouting } from '../../features/notifications/use-notification-routing.ts'
import { watchDialogs } from '../../platform/navigation/watch-dialogs.ts'
import { ownLoadKey } from '../../platform/page/platform.ts'
import { usePlatform } from '../../platform/page/platform-context.ts'
import { useIsSignedIn } from '../../platform/session/session.ts'

/**
 * Where the app begins in the shell: at home after half a second, at what an opened push is about, or at the address that the
 * app itself loaded anew, as for an update. Who has gone on by then is not called back. The shell is told of each page and of each session, so that its own Back leaves
 * the app from home alone.
 */
export function useShellStart(bridge: Bridge): void {
  const { storage } = usePlatform()
  const isSignedIn = useIsSignedIn()
  const navigate = useNavigate()
  const open = useNotificationRouting()
  const { pathname, search } = useLocation()
  // This host comes late on a slow line: somebody may have gone on from the first screen before it.
  const wentOn = useNavigationType() === 'PUSH'
  const wasLed = useRef(false)

  const goHome = useEffectEvent((path: string) => {
    if (!wasLed.current) void navigate(path, { replace: true })
  })
  useEffect(() => {
    const { pathname, search, hash } = window.location
    if (storage.session.get(ownLoadKey) === pathname + search + hash) wasLed.current = true
    storage.session.remove(ownLoadKey)
    const start = decideNativeStart({ isNative: true, hasToken: storage.token.get() !== undefined })
    if (!start) return
    const timer = setTimeout(() => goHome(start.replaceWith), start.afterMs)
    return () => clearTimeout(timer)
  }, [storage])

  const lead = useEffectEvent((notification: Parameters<typeof open>[0]) => {
    wasLed.current = true
    open(notification)
  })
  useEffect(
    () =>
      bridge.on('notification', ({ notification }) =>
        // Of what is pushed nothing says whether it was read, nor when it was written.
        lead({ ...notification, readFlag: false, createTime: '' } as Parameters<typeof open>[0]),
      ),
    [bridge],
  )
  useEffect(() => {
    if (wentOn || isWrapperHome(pathname)) wasLed.current = true
    bridge.tellPage(pathname + search)
  }, [bridge, pathname, search, wentOn])
  // Over home, too, Back closes first what lies over the screen: only then does it leave the app.
  useEffect(() => {
    let count = 0
    return watchDialogs(() => {
      count += 1
      void bridge.send({ type: 'page', isHome: false })
      return () => {
        count -= 1
        if (count === 0) bridge.tellPage(window.location.pathname + window.location.search)
      }
    })
  }, [bridge])
  useEffect(() => void bridge.send({ type: 'session', isSignedIn }), [bridge, isSignedIn])
}
