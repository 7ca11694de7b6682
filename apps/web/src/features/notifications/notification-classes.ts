import { bizType, type Notification } from '@kaadi/contract/notifications'

export type NotificationClass = 'all' | 'trades' | 'payouts' | 'news'

export const notificationClasses: readonly { readonly value: NotificationClass; readonly label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'trades', label: 'Trades' },
  { value: 'payouts', label: 'Payouts' },
  { value: 'news', label: 'News' },
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
