import type { ReactNode } from 'react'

/**
 * The words the patterns say by themselves. An app gives its own language once, with `PatternWordsProvider`.
 * What depends on data (names, reasons, amounts) comes as props.
 */
export interface PatternWords {
  /** By numeric `orderStatus`, as short as a tag. */
  orderStatuses: Readonly<Record<number, string>>
  /** By numeric withdrawal `status`, as short as a tag. */
  withdrawalStatuses: Readonly<Record<number, string>>
  /** For a code this release does not know. */
  statusUnknown: string
  /** For `orderStatus` 21 once the window is over. */
  statusWindowOver: string
  timelineStates: { done: string; now: string; todo: string; bad: string; off: string; next: string }
  whenItClears: (amount: ReactNode) => ReactNode

  cardNamed: (name: string) => string
  cards: string
  searchCards: string
  clearSearch: string
  cardsFound: (count: number) => string
  noCardFound: (search: string) => string
  noCards: string
  paused: string
  notPriced: string

  noChange: string
  rateUp: string
  rateDown: string
  ratesUnavailable: string

  balance: string
  available: string
  availableBalance: string
  balanceAfter: (amount: ReactNode) => ReactNode
  currency: string
  onItsWay: string
  beingChecked: string
  hideAmounts: string

  banks: string
  searchBanks: string
  banksFound: (count: number) => string
  noBankFound: (search: string) => string
  noBanks: string
  chooseBank: string
  bankMain: string
  bankFresh: string
  bankMismatch: string
  endsWith: string

  feedSold: (name: ReactNode, what: string) => ReactNode
  feedWithdrew: (name: ReactNode, bank: string) => ReactNode
  feedTook: (duration: string) => string
  tradeNumber: string
  copyTradeNumber: string
  copy: string
  copied: string

  couponStates: Record<'chosen' | 'reserved' | 'used' | 'expired' | 'void', string>
  noCoupons: string
  withoutCoupon: string
  gift: {
    phases: Record<'before' | 'after', string>
    claim: string
    claimed: string
  }
  you: string
  noPlacesYet: string
  gapToNextPlace: (amount: ReactNode) => ReactNode

  unread: string
  newsNext: (at: number, of: number) => string
  carousel: string
  carouselPlace: (at: number, of: number) => string
  openPicture: (what: string) => string
  placeOf: (at: number, of: number) => string
  previous: string
  next: string

  /** Of parts that few screens use: their English comes with the part, so that nobody else loads it. */
  timeline?: OrderTimelineWords | undefined
  rebate?: RebateWords | undefined
  invite?: InviteWords | undefined
  messages?: MessageWords | undefined
  exchange?: ExchangeWords | undefined
  chart?: ChartWords | undefined
  twoFactor?: TwoFactorWords | undefined
  landing?: LandingWords | undefined
  photos?: PhotoWords | undefined
  account?: AccountNameWords | undefined
  quote?: QuoteWords | undefined
}

export interface MessageWords {
  region: string
  empty: string
  earlier: string
  newBelow: (count: number) => string
  states: Record<'sending' | 'sent' | 'read' | 'failed', string>
  sendAgain: string
  write: string
  addPictures: string
  /** Some of those that were chosen were left out: so many fit in all. */
  picturesLeftOut: (fit: number) => string
  picture: (number: number) => string
  send: string
}

export interface ExchangeWords {
  youPay: string
  youGet: string
  payCurrency: string
  getCurrency: string
  balance: (amount: ReactNode) => ReactNode
  useAll: string
  swap: string
  rate: string
  rateFrom: (at: string) => string
  noRate: string
  pricing: string
  submit: string
}

export interface ChartWords {
  range: string
  explore: string
  empty: string
  /** The whole of it in a sentence: what it began with, where it stands, the lowest and the highest. */
  summary: (first: string, last: string, lowest: string, highest: string) => string
  table: string
  time: string
  rate: string
}

export interface TwoFactorWords {
  scan: string
  scanText: string
  qr: string
  openApp: string
  byHand: string
  copyKey: string
  code: string
  codeHint: string
  confirm: string
  recovery: string
  recoveryText: string
  used: string
  copyCodes: string
  download: string
  kept: string
  done: string
}

export interface LandingWords {
  /** The headline around its two lists. */
  sentence: (face: ReactNode, card: ReactNode) => ReactNode
  waiting: string
  value: string
  card: string
  otherValue: string
  ownValue: string
  shownFor: (face: string, card: string) => string
  unavailable: string
  unavailableText: string
  retry: string
  noScript: string
}

export interface PhotoWords {
  add: string
  addPhotos: string
  addNamed: (slot: string) => string
  choosing: string
  count: (count: number, max: number) => string
  full: (max: number) => string
  open: (photo: string) => string
  photo: (number: number) => string
  refused: string
  remove: (photo: string) => string
  retake: string
  retakeNamed: (photo: string) => string
  retry: string
  retryNamed: (photo: string) => string
  sending: (photo: string) => string
  shrinking: (photo: string) => string
  /** On a photo that goes when there is a connection; its button tries at once. */
  waiting: string
  waitingNamed: (photo: string) => string
}

export interface AccountNameWords {
  name: string
  filledByBank: string
  resolving: string
  matches: string
  nearlyMatches: string
  mismatch: (expected: string) => string
  notFound: string
  offline: string
  retry: string
}

export interface QuoteWords {
  region: string
  youGet: string
  about: string
  before: string
  expired: string
  more: (difference: ReactNode) => ReactNode
  less: (difference: ReactNode) => ReactNode
  same: string
  takeNew: string
  extend: string
}

export interface OrderTimelineWords {
  received: string
  queued: string
  queuedAt: (place: number) => string
  checking: string
  checkingDetail: string
  checkingAgain: string
  checked: string
  needsAnswer: string
  needsPhoto: string
  needsCorrection: string
  needsDecision: string
  money: string
  paid: string
  paidCorrected: string
  paidPart: string
  refused: string
  cancelled: string
  offerRefused: string
  offerUnanswered: string
  cancelledByDesk: string
  replaced: string
  expired: string
  appeal: string
  appealDecision: string
  reversed: string
  unknown: string
}

export interface RebateWords {
  from: string
  earns: string
  reached: string
  missing: (amount: ReactNode) => ReactNode
}

export interface InviteWords {
  title: string
  code: string
  qr: string
  share: string
  earned: string
  pending: string
}
