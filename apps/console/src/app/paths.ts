/** Paths of the console, below `/console`. */
export const paths = {
  queue: '/',
  order: '/order',
  payouts: '/payouts',
  sellers: '/sellers',
  seller: '/seller',
  blocks: '/blocks',
  switches: '/switches',
  verifications: '/verifications',
  promotions: '/promotions',
  approvals: '/approvals',
  partners: '/partners',
  operators: '/operators',
  audit: '/audit',
  login: '/login',
  welcome: '/welcome',
} as const

export const orderPath = (giftOrderId: string): string =>
  `${paths.order}?giftOrderId=${encodeURIComponent(giftOrderId)}`
export const payoutPath = (id: string): string => `${paths.payouts}?id=${encodeURIComponent(id)}`
export const sellerPath = (id: string): string => `${paths.seller}?id=${encodeURIComponent(id)}`
export const verificationPath = (id: string): string => `${paths.verifications}?id=${encodeURIComponent(id)}`
/** The block list, narrowed to what a line shows. */
export const blockPath = (label: string): string => `${paths.blocks}?q=${encodeURIComponent(label)}`
