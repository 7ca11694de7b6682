import type { PatternWords } from './pattern-words.ts'

const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

export const englishPatternWords: PatternWords = {
  orderStatuses: {
    0: 'Received',
    1: 'Checking',
    2: 'Needs you',
    3: 'Checking',
    4: 'Checking',
    5: 'Your decision',
    10: 'Paid',
    11: 'Paid',
    12: 'Part paid',
    20: 'Refused',
    21: 'Needs you',
    22: 'Cancelled',
    23: 'Sent again',
    24: 'Expired',
    25: 'Cancelled',
    30: 'In appeal',
    40: 'Reversed',
  },
  withdrawalStatuses: {
    0: 'Waiting to be paid',
    1: 'Being checked',
    2: 'Being checked',
    3: 'On its way',
    4: 'On its way',
    5: 'Bank confirms late',
    10: 'Paid',
    20: 'Refused',
    21: 'Failed',
    22: 'Cancelled',
    23: 'Returned',
  },
  statusUnknown: 'In progress',
  statusWindowOver: 'Refused',
  timelineStates: {
    done: 'done',
    now: 'in progress',
    todo: 'waiting for you',
    bad: 'ended',
    off: 'ended',
    next: 'still to come',
  },
  whenItClears: (amount) => <>{amount} when it clears</>,

  cardNamed: (name) => `${name} card`,
  cards: 'Cards',
  searchCards: 'Search cards',
  clearSearch: 'Clear search',
  cardsFound: (count) => `${plural(count, 'card')} found`,
  noCardFound: (search) => `We do not buy “${search}” yet`,
  noCards: 'No cards here at the moment',
  paused: 'Paused',
  notPriced: 'Not bought at the moment',

  noChange: 'no change',
  rateUp: 'up',
  rateDown: 'down',
  ratesUnavailable: 'Rates are not available right now. Everything else works.',

  balance: 'Balance',
  available: 'Available',
  availableBalance: 'Available balance',
  balanceAfter: (amount) => <>Balance {amount}</>,
  currency: 'Currency',
  onItsWay: 'On its way to you',
  beingChecked: 'Cards being checked',
  hideAmounts: 'Hide amounts',

  banks: 'Banks',
  searchBanks: 'Search banks',
  banksFound: (count) => `${plural(count, 'bank')} found`,
  noBankFound: (search) => `No bank is called “${search}”`,
  noBanks: 'No banks here at the moment',
  chooseBank: 'Choose a bank',
  bankMain: 'Main',
  bankFresh: 'New today',
  bankMismatch: 'Name differs',
  endsWith: 'ends with',

  feedSold: (name, what) => (
    <>
      {name} sold {what}
    </>
  ),
  feedWithdrew: (name, bank) => (
    <>
      {name} withdrew to {bank}
    </>
  ),
  feedTook: (duration) => `took ${duration}`,
  tradeNumber: 'Trade number',
  copyTradeNumber: 'Copy trade number',
  copy: 'Copy',
  copied: 'Copied',

  couponStates: {
    chosen: 'Chosen',
    reserved: 'In use',
    used: 'Used',
    expired: 'Expired',
    void: 'Not valid',
  },
  noCoupons: 'No coupon now',
  withoutCoupon: 'Without a coupon',
  gift: {
    phases: { before: 'Soon', after: 'Over' },
    claim: 'Claim',
    claimed: 'Claimed',
  },
  you: 'You',
  noPlacesYet: 'No sale has been counted yet',
  gapToNextPlace: (amount) => <>{amount} to the next place</>,

  unread: 'unread',
  newsNext: (at, of) => `News ${at} of ${of}. Show the next one`,
  carousel: 'Offers',
  carouselPlace: (at, of) => `Offer ${at} of ${of}`,
  openPicture: (what) => `Look closer: ${what}`,
  placeOf: (at, of) => `${at} of ${of}`,
  previous: 'Previous',
  next: 'Next',
}
