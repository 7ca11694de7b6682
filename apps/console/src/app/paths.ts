/** Paths of the console, below `/console`. */
export const paths = {
  queue: '/',
  order: '/order',
  payouts: '/payouts',
  switches: '/switches',
  verifications: '/verifications',
  login: '/login',
  welcome: '/welcome',
} as const

export const orderPath = (giftOrderId: string): string =>
  `${paths.order}?giftOrderId=${encodeURIComponent(giftOrderId)}`
export const payoutPath = (id: string): string => `${paths.payouts}?id=${encodeURIComponent(id)}`
