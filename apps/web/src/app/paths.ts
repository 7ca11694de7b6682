/** Every path of the product (specification, section 2). Link to a path only when its screen is in the route table. */
export const paths = {
  index: '/',
  home: '/home',
  login: '/login',
  register: '/register',
  reset: '/reset',
  forget: '/forget',
  activate: '/activate',
  account: '/account',
  accountCenter: '/account/center',
  accountExp: '/account/center/exp',
  resetPassword: '/account/resetPassword',
  deleteAccount: '/deleteAccount',
  activity: '/activity',
  activityPartner: '/activity/partner',
  coupon: '/coupon',
  couponInvalid: '/coupon/invalid',
  sellList: '/sell/list',
  sellSubmit: '/sell/submit',
  trad: '/trad',
  transaction: '/transaction',
  transactionList: '/transaction/list',
  cardDetail: '/transaction/cardDetail',
  withdrawDetail: '/transaction/withdrawDetail',
  bankList: '/wallet/bankList',
  cash: '/wallet/cash',
  history: '/wallet/history',
  withdraw: '/wallet/withdraw',
  /** The bell of the layout opens it; the path is ours. */
  notifications: '/notifications',
  /** What is agreed to at sign-up, and help; ours. */
  terms: '/terms',
  privacy: '/privacy',
  help: '/help',
  pc: '/pc',
  pcad: '/pcad',
} as const

/** A path with a query; parameters that are undefined are left out. */
export const withQuery = (path: string, query: Readonly<Record<string, string | undefined>>): string => {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`
}

/** Another withdrawal password. */
export const changePinPath = withQuery(paths.accountCenter, { view: 'changePin' })
/** The same for who has forgotten it. */
export const resetPinPath = withQuery(paths.accountCenter, { view: 'resetPin' })
/** One coupon, by its id. */
export const couponPath = (couponId: string): string => withQuery(paths.coupon, { couponId })
export const cardDetailPath = (giftOrderId: string): string => withQuery(paths.cardDetail, { giftOrderId })
/** What was written about a trade. */
export const orderMessagesPath = (giftOrderId: string): string =>
  withQuery(paths.cardDetail, { giftOrderId, view: 'messages' })
/** Money of one wallet for another currency. */
export const exchangePath = (currencyId: string): string =>
  withQuery(paths.cash, { view: 'exchange', currencyId })
/** One exchange that was made. */
export const exchangeDetailPath = (exchange: string): string => withQuery(paths.cash, { exchange })
export const withdrawDetailPath = (id: string): string => withQuery(paths.withdrawDetail, { id })
