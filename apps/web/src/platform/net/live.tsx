import { bizType, type Notification, type UserEvent } from '@kaadi/contract/notifications'
import { createLiveEvents } from '@kaadi/core/live'
import { staleAfter } from '@kaadi/core/queries'
import { startWithPage } from '@kaadi/react'
import type { Toaster } from '@kaadi/ui'
import { BellIcon } from '@kaadi/ui/icons'
import type { QueryClient } from '@tanstack/react-query'
import type { Announcements } from '../content/announcements.ts'
import { cardDetailPath, withdrawDetailPath } from '../navigation/paths.ts'
import type { SellerClient } from './client.ts'

/** What of the platform hears of the seller's events. */
interface Listeners {
  readonly client: SellerClient
  readonly queries: QueryClient
  readonly toaster: Toaster
  readonly announcements: Announcements
  readonly session: { readonly refreshUser: () => void }
}

/** What belongs to the signed-in seller and changes without their doing. */
const own = [['notifications'], ['cardOrders'], ['levels'], ['withdrawals'], ['wallets']]

const isAboutAccount = (event: UserEvent): boolean =>
  event.type === 'notification' && event.notification.bizType === bizType.badge

const screenOf = ({ bizType: about, id }: Notification): string =>
  about === bizType.withdrawalPaid || about === bizType.withdrawalFailed
    ? withdrawDetailPath(id)
    : cardDetailPath(id)

/** Whether the trade or withdrawal is open: its screen shows what has changed, and a message would stand over the amount. */
const isInSight = (notification: Notification): boolean =>
  screenOf(notification) === `${location.pathname}${location.search}`

/** Only the telling of it: where it leads is decided when the person opens it in the list. */
const tell = ({ toaster, announcements }: Listeners, event: UserEvent): void => {
  if (event.type !== 'notification') return
  const { notification } = event
  switch (notification.bizType) {
    case bizType.orderMoved:
    case bizType.orderNotPaid:
    case bizType.withdrawalFailed:
      toaster.show({
        text: notification.title,
        tone: 'plain',
        icon: <BellIcon />,
        isSpoken: isInSight(notification),
      })
      break
    case bizType.orderPaid:
    case bizType.withdrawalPaid:
      toaster.show({ text: notification.title, tone: 'ok', isSpoken: isInSight(notification) })
      break
    case bizType.announcement: {
      const [cardTypeId, currencyTypeId, form] = notification.id.split(':')
      announcements.show({
        id: notification.notificationId,
        title: notification.title,
        content: notification.content,
        cardTypeId,
        currencyTypeId,
        form,
      })
      break
    }
    case bizType.badge:
    case bizType.refresh:
      // What changed is asked for again; there is nothing to say.
      break
  }
}

/**
 * The one live stream of a signed-in page: each event makes the answers stale that it changes, and is told. While the
 * stream is not open everything of the seller's is asked for again every 30 seconds. Answers how to stop.
 */
export const startLive = (listeners: Listeners): (() => void) => {
  const { client, queries, session } = listeners
  const live = createLiveEvents({
    client,
    onEvent: (event) => {
      for (const queryKey of staleAfter(event)) void queries.invalidateQueries({ queryKey })
      // A paid trade may have raised the level; a notice without a page of its own is about the account: a pause, a verification.
      if (event.type === 'cardOrder' || isAboutAccount(event)) session.refreshUser()
      tell(listeners, event)
    },
    onResync: () =>
      Promise.all([
        ...own.map((queryKey) => queries.invalidateQueries({ queryKey })),
        // What the screen shows and did not come: a browser does not always say that its line is back.
        queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.error !== null }),
      ]),
  })
  return startWithPage(live)
}
