import { bizType, type Notification } from '@kaadi/contract/notifications'
import { type Message, msg } from '@kaadi/words'

export type NotificationClass = 'all' | 'trades' | 'payouts' | 'news'

export const notificationClasses: readonly { readonly value: NotificationClass; readonly label: Message }[] =
  [
    { value: 'all', label: msg('All') },
    { value: 'trades', label: msg('Trades') },
    { value: 'payouts', label: msg('Payouts') },
    { value: 'news', label: msg('News') },
  ]

const classOf = (notification: Pick<Notification, 'bizType'>): Exclude<NotificationClass, 'all'> => {
  switch (notification.bizType) {
    case bizType.orderMoved:
    case bizType.orderPaid:
    case bizType.orderNotPaid:
      return 'trades'
    case bizType.withdrawalPaid:
    case bizType.withdrawalFailed:
      return 'payouts'
    default:
      return 'news'
  }
}

/** Whether a notification belongs under a heading of the list. */
export const isOfClass = (notification: Pick<Notification, 'bizType'>, wanted: NotificationClass): boolean =>
  wanted === 'all' || classOf(notification) === wanted
