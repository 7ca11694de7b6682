import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useClient } from '../net/use-client.ts'
import { usePlatform } from '../page/platform-context.ts'
import { useIsSignedIn } from '../session/session.ts'

/** A pushed notification that was pressed leads here with its id: `#read=…`. */
const readMark = /^#read=([\w-]{1,64})$/

/** Marks what was pressed outside the app as read, and takes the mark out of the address. */
export function usePushedRead(): void {
  const { queries } = usePlatform()
  const client = useClient()
  const isSignedIn = useIsSignedIn()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const notificationId = isSignedIn ? readMark.exec(hash)?.[1] : undefined
  const mark = useEffectEvent(async (id: string) => {
    void navigate(pathname + search, { replace: true })
    await client.notifications.read({ body: { notificationId: id as never }, quiet: true })
    await queries.invalidateQueries({ queryKey: ['notifications'] })
  })
  useEffect(() => {
    // A mark that fails holds nothing up: it is still to be read in the list.
    if (notificationId) mark(notificationId).catch(() => undefined)
  }, [notificationId])
}
