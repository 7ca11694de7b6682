/** Paths of the console, below `/console`. */
export const paths = {
  queue: '/',
  order: '/order',
  shift: '/shift',
  messages: '/messages',
  macros: '/answers',
  payouts: '/payouts',
  payoutBatches: '/batches',
  payoutTraces: '/not-received',
  books: '/books',
  ledger: '/ledger',
  adjustments: '/adjustments',
  sellers: '/sellers',
  seller: '/seller',
  blocks: '/blocks',
  switches: '/switches',
  rechecks: '/blind-looks',
  appeals: '/appeals',
  reversals: '/reversals',
  verifications: '/verifications',
  promotions: '/promotions',
  moneyRules: '/money-rules',
  approvals: '/approvals',
  partners: '/partners',
  sitePages: '/pages',
  brands: '/brands',
  redeemers: '/redeemers',
  insight: '/insight',
  operators: '/operators',
  audit: '/audit',
  account: '/account',
  login: '/login',
  welcome: '/welcome',
} as const

export const orderPath = (giftOrderId: string): string =>
  `${paths.order}?giftOrderId=${encodeURIComponent(giftOrderId)}`
export const messagesPath = (giftOrderId: string): string =>
  `${paths.messages}?id=${encodeURIComponent(giftOrderId)}`
export const appealPath = (id: string): string => `${paths.appeals}?id=${encodeURIComponent(id)}`
export const batchPath = (id: string): string => `${paths.payoutBatches}?id=${encodeURIComponent(id)}`
export const payoutPath = (id: string): string => `${paths.payouts}?id=${encodeURIComponent(id)}`
export const sellerPath = (id: string): string => `${paths.seller}?id=${encodeURIComponent(id)}`
export const reversalPath = (id: string): string => `${paths.reversals}?id=${encodeURIComponent(id)}`
export const verificationPath = (id: string): string => `${paths.verifications}?id=${encodeURIComponent(id)}`
export const partnerPath = (id: string): string => `${paths.partners}?id=${encodeURIComponent(id)}`
export const campaignPath = (id: string): string => `${paths.promotions}?id=${encodeURIComponent(id)}`
export const changePath = (id: string): string => `${paths.approvals}?id=${encodeURIComponent(id)}`
export const operatorPath = (id: string): string => `${paths.operators}?id=${encodeURIComponent(id)}`
/** The audit of one thing, by its id. */
export const auditPath = (id: string): string => `${paths.audit}?q=${encodeURIComponent(id)}`
/** The block list, narrowed to what a line shows. */
export const blockPath = (label: string): string => `${paths.blocks}?q=${encodeURIComponent(label)}`

/** What one thing has moved in the ledger: an order, a withdrawal, an adjustment; or whose it is. */
export const ledgerPath = (by: 'order' | 'withdrawal' | 'adjustment' | 'seller', id: string): string =>
  `${paths.ledger}?${by}=${encodeURIComponent(id)}`
export const adjustmentPath = (id: string): string => `${paths.adjustments}?id=${encodeURIComponent(id)}`
