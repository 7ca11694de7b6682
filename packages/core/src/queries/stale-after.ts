import { bizType, type UserEvent } from '@kaadi/contract/notifications'

/** Beginnings of query keys. */
export type KeyPrefix = readonly string[]

const market: readonly KeyPrefix[] = [['cardTypes'], ['currencies'], ['site']]
const money: readonly KeyPrefix[] = [['wallets'], ['debts'], ['withdrawals', 'limits']]

/**
 * Which answers a live event makes stale. Give each to `queryClient.invalidateQueries({ queryKey })`: what is on the screen is
 * asked for again, the rest when it is next looked at.
 */
export const staleAfter = (event: UserEvent): readonly KeyPrefix[] => {
  switch (event.type) {
    case 'cardOrder':
      return [
        ['cardOrders'],
        ['orderMessages'],
        ['coupons'],
        ['levels'],
        ['users', 'me'],
        ['promotions', 'firstOrderReward'],
        ...money,
      ]
    case 'withdrawal':
      return [['withdrawals'], ['wallets']]
    case 'balance':
      return [...money, ['invites'], ['rebates'], ['promotions', 'unreadRewards']]
    case 'notification':
      return event.notification.bizType === bizType.refresh
        ? [['notifications'], ...market]
        : [['notifications']]
  }
}
