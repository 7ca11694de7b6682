import type { Notification } from '@kaadi/contract/notifications'
import { notificationRoutingMachine, routeNotification } from '@kaadi/core/machines'
import { useEmitted } from '@kaadi/react'
import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { fromPromise } from 'xstate'
import { useClient } from '../../platform/net/use-client.ts'
import { usePlatform } from '../../platform/page/platform-context.ts'

/** Opens a notification as the machine of the SDK says: marked as read first, then led to its screen or shown. */
export const useNotificationRouting = (): ((notification: Notification) => void) => {
  const client = useClient()
  const navigate = useNavigate()
  const { announcements, backs, queries } = usePlatform()
  const markRead = async (notificationId: Notification['notificationId']) => {
    await client.notifications.read({ body: { notificationId }, quiet: true })
    await queries.invalidateQueries({ queryKey: ['notifications'] })
  }
  const [machine] = useState(() =>
    notificationRoutingMachine.provide({
      actors: {
        markRead: fromPromise<unknown, { notificationId: string }>(({ input }) =>
          markRead(input.notificationId as Notification['notificationId']),
        ),
      },
    }),
  )
  const actor = useActorRef(machine)
  useEmitted(actor, 'route', ({ route, notification }) => {
    if (route.kind === 'navigate') backs.leave(() => void navigate(route.path))
    else {
      const { kind: _, ...shown } = route
      announcements.show({ id: notification.notificationId, ...shown })
    }
  })

  return (notification) => {
    // What leads nowhere is read by looking at it.
    if (routeNotification(notification).kind !== 'nothing') actor.send({ type: 'REOPEN', notification })
    else if (!notification.readFlag) markRead(notification.notificationId).catch(() => undefined)
  }
}
