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
  timeline: {
    received: string
    queued: string
    queuedAt: (place: number) => string
    checking: string
    checkingDetail: string
    checkingAgain: string
    checked: string
    needsAnswer: string
    needsPhoto: string
    needsDecision: string
    money: string
    paid: string
    paidCorrected: string
    paidPart: string
    refused: string
    cancelled: string
    cancelledByDesk: string
    replaced: string
    expired: string
    appeal: string
    appealDecision: string
    reversed: string
    unknown: string
  }
  payout: {
    asked: string
    checking: string
    checked: string
    queued: string
    sent: string
    onItsWay: string
    late: string
    arrives: string
    paid: string
    refused: string
    failed: string
    cancelled: string
    returned: string
    back: string
    unknown: string
  }
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
  calculator: {
    title: string
    chooseCard: string
    enterValue: string
    value: string
    usualValues: string
    about: string
    stale: (at: string) => string
    offline: (at: string) => string
  }
  quote: {
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

  balance: string
  available: string
  availableBalance: string
  balanceAfter: (amount: ReactNode) => ReactNode
  currency: string
  onItsWay: string
  beingChecked: string
  hideAmounts: string

  photos: {
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
  }

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
  account: {
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

  feedSold: (name: ReactNode, what: string) => ReactNode
  feedWithdrew: (name: ReactNode, bank: string) => ReactNode
  feedTook: (duration: string) => string
  tradeNumber: string
  copyTradeNumber: string
  copy: string
  copied: string

  couponStates: Record<'chosen' | 'reserved' | 'used' | 'expired' | 'void', string>
  you: string
  gapToNextPlace: (amount: ReactNode) => ReactNode
  rebateFrom: string
  rebateEarns: string
  rebateReached: string
  rebateMissing: (amount: ReactNode) => ReactNode
  invitation: string
  invitationCode: string
  invitationQr: string
  invitationShare: string
  invitationEarned: string
  invitationPending: string

  unread: string
  newsNext: (at: number, of: number) => string
  banner: string
  bannerPlace: (at: number, of: number) => string
  openPicture: (what: string) => string
  placeOf: (at: number, of: number) => string
  previous: string
  next: string
}

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
    21: 'Needs a photo',
    22: 'Cancelled',
    23: 'Sent again',
    24: 'Expired',
    25: 'Cancelled',
    30: 'In appeal',
    40: 'Reversed',
  },
  withdrawalStatuses: {
    0: 'Received',
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
  timeline: {
    received: 'Card received',
    queued: 'Waiting for our desk',
    queuedAt: (place) => `Place ${place} in line`,
    checking: 'Being checked',
    checkingDetail: 'You can close the app. We will notify you.',
    checkingAgain: 'Being checked a second time',
    checked: 'Checked by our desk',
    needsAnswer: 'We have a question',
    needsPhoto: 'Needs a new photo',
    needsDecision: 'Needs your decision',
    money: 'Money in your wallet',
    paid: 'Paid into your wallet',
    paidCorrected: 'Paid the amount you agreed to',
    paidPart: 'Paid for the cards that worked',
    refused: 'Refused',
    cancelled: 'You cancelled this trade',
    cancelledByDesk: 'Cancelled by us',
    replaced: 'You sent it again',
    expired: 'Expired without an answer',
    appeal: 'A second person is looking at it',
    appealDecision: 'Our final answer',
    reversed: 'Taken back',
    unknown: 'We are working on it',
  },
  payout: {
    asked: 'You asked for it',
    checking: 'Being checked',
    checked: 'Checked',
    queued: 'Waiting to be sent',
    sent: 'Sent to your bank',
    onItsWay: 'On its way to your bank',
    late: 'Your bank confirms late',
    arrives: 'In your account',
    paid: 'Paid into your account',
    refused: 'Refused',
    failed: 'Did not go through',
    cancelled: 'You cancelled it',
    returned: 'Sent back by the bank',
    back: 'Money is back in your wallet',
    unknown: 'We are working on it',
  },
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
  calculator: {
    title: 'Rate calculator',
    chooseCard: 'Choose a card',
    enterValue: 'Enter the value on the card',
    value: 'Value on the card',
    usualValues: 'Usual values',
    about: 'You get about',
    stale: (at) => `Rate from ${at}`,
    offline: (at) => `You are offline. Rate from ${at}.`,
  },
  quote: {
    region: 'Your quote',
    youGet: 'You get',
    about: 'You get about',
    before: 'Before',
    expired: 'This rate has run out',
    more: (difference) => <>The new rate pays {difference} more.</>,
    less: (difference) => <>The new rate pays {difference} less.</>,
    same: 'The new rate pays the same.',
    takeNew: 'Use new rate',
    extend: 'Keep it longer',
  },

  balance: 'Balance',
  available: 'Available',
  availableBalance: 'Available balance',
  balanceAfter: (amount) => <>Balance {amount}</>,
  currency: 'Currency',
  onItsWay: 'On its way to you',
  beingChecked: 'Cards being checked',
  hideAmounts: 'Hide amounts',

  photos: {
    add: 'Add',
    addPhotos: 'Add photos',
    addNamed: (slot) => `Add photo: ${slot}`,
    choosing: 'Choosing…',
    count: (count, max) => `${count} of ${max}`,
    full: (max) => `That is all ${max} photos. Remove one to add another.`,
    open: (photo) => `Look at ${photo.toLowerCase()}`,
    photo: (number) => `Photo ${number}`,
    refused:
      'Your phone does not let us use the camera. Allow it in the settings of your browser, then try again.',
    remove: (photo) => `Remove ${photo.toLowerCase()}`,
    retake: 'Retake',
    retakeNamed: (photo) => `Retake ${photo.toLowerCase()}`,
    retry: 'Try again',
    retryNamed: (photo) => `Try again: ${photo.toLowerCase()}`,
    sending: (photo) => `${photo}, sending`,
    shrinking: (photo) => `${photo}, preparing`,
  },

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
  account: {
    name: 'Account name',
    filledByBank: 'Filled in by the bank.',
    resolving: 'Asking the bank…',
    matches: 'This is your name as we know it.',
    nearlyMatches: 'Close to your name as we know it. Check that it is you.',
    mismatch: (expected) => `We know you as ${expected}. We pay only into accounts in your own name.`,
    notFound: 'The bank knows no such account. Check the number and the bank.',
    offline: 'We could not ask the bank. Check your connection.',
    retry: 'Ask again',
  },

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
    void: 'Returned',
  },
  you: 'You',
  gapToNextPlace: (amount) => <>{amount} to the next place</>,
  rebateFrom: 'When you sell',
  rebateEarns: 'You get back',
  rebateReached: ', reached',
  rebateMissing: (amount) => <>{amount} to go</>,
  invitation: 'Your invitation',
  invitationCode: 'Your code',
  invitationQr: 'QR code of your invitation link',
  invitationShare: 'Share with a friend',
  invitationEarned: 'Earned',
  invitationPending: 'On its way',

  unread: 'unread',
  newsNext: (at, of) => `News ${at} of ${of}. Show the next one`,
  banner: 'Offers',
  bannerPlace: (at, of) => `Offer ${at} of ${of}`,
  openPicture: (what) => `Look closer: ${what}`,
  placeOf: (at, of) => `${at} of ${of}`,
  previous: 'Previous',
  next: 'Next',
}
