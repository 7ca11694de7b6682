import { pollIntervalMs } from '@kaadi/contract/constants'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute

/**
 * How long an answer is fresh, by call. What moves with the market or with the user's own actions is short; what an operator
 * edits now and then is long. A call that is not named is fresh for one polling interval.
 */
export const staleTimes: Readonly<Record<string, number>> = {
  'bankAccounts.banks': hour,
  'bankAccounts.list': minute,
  'cardOrders.detail': 10 * second,
  'cardOrders.page': 15 * second,
  'cardTypes.currencies': hour,
  'coupons.info': minute,
  'coupons.list': minute,
  'currencies.networks': hour,
  'currencies.settleCurrencies': hour,
  'debts.list': 15 * second,
  'desk.order': 5 * second,
  'desk.queue': 5 * second,
  'desk.stats': 5 * second,
  'levels.mine': minute,
  'levels.points': minute,
  'notifications.list': 15 * second,
  'operators.me': 5 * minute,
  'payouts.banks': hour,
  'payouts.detail': 5 * second,
  'payouts.page': 5 * second,
  'promotions.firstOrderReward': 5 * minute,
  'promotions.unreadRewards': minute,
  'site.banners': 10 * minute,
  'site.contacts': hour,
  'site.info': 30 * second,
  'site.news': 5 * minute,
  'site.setting': 10 * minute,
  'site.tips': 10 * minute,
  'users.me': minute,
  'wallets.available': 15 * second,
  'wallets.processing': 15 * second,
  'wallets.records': 15 * second,
  'withdrawals.detail': 10 * second,
  'withdrawals.limits': 15 * second,
  'withdrawals.page': 15 * second,
}

/** Freshness of a call that the table does not name. */
export const defaultStaleTime = pollIntervalMs
