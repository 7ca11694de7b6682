import type {
  AccountNameWords,
  ChartWords,
  ExchangeWords,
  InviteWords,
  LandingWords,
  MessageWords,
  OrderTimelineWords,
  PhotoWords,
  QuoteWords,
  RebateWords,
  TwoFactorWords,
} from './pattern-words.ts'

// One constant a part: a bundler keeps those whose part is used.

const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

export const englishMessageWords: MessageWords = {
  region: 'Messages',
  empty: 'No messages yet',
  earlier: 'Earlier messages',
  newBelow: (count) => plural(count, 'new message'),
  states: { sending: 'Sending', sent: 'Sent', read: 'Read', failed: 'Not sent' },
  sendAgain: 'Send again',
  write: 'Message',
  addPictures: 'Add pictures',
  picturesLeftOut: (fit) => `${plural(fit, 'picture')} fit in a message. The others were left out.`,
  picture: (number) => `Picture ${number}`,
  send: 'Send',
}

export const englishExchangeWords: ExchangeWords = {
  youPay: 'You pay',
  youGet: 'You get',
  payCurrency: 'Currency you pay in',
  getCurrency: 'Currency you get',
  balance: (amount) => <>Balance {amount}</>,
  useAll: 'Use all',
  swap: 'Swap currencies',
  rate: 'Rate',
  rateFrom: (at) => `Rate from ${at}`,
  noRate: 'No rate for these two at the moment',
  pricing: 'Working out the amount',
  submit: 'Exchange',
}

export const englishChartWords: ChartWords = {
  range: 'Time',
  explore: 'Look at one point in time',
  empty: 'No rates in this time',
  summary: (first, last, lowest, highest) =>
    `From ${first} to ${last}. Lowest ${lowest}, highest ${highest}.`,
  table: 'Show as a table',
  time: 'Time',
  rate: 'Rate',
}

export const englishTwoFactorWords: TwoFactorWords = {
  scan: 'Add us to your authenticator app',
  scanText: 'Scan this with the app on another phone, or open the app on this one.',
  qr: 'QR code for your authenticator app',
  openApp: 'Open authenticator app',
  byHand: 'Or type this key into the app',
  copyKey: 'Copy key',
  code: 'Code from the app',
  codeHint: '6 digits. They change every 30 seconds.',
  confirm: 'Turn on',
  recovery: 'Recovery codes',
  recoveryText:
    'Without your phone, each of these signs you in once. Keep them where only you can get at them.',
  used: 'used',
  copyCodes: 'Copy codes',
  download: 'Download',
  kept: 'I have kept these codes',
  done: 'Done',
}

export const englishLandingWords: LandingWords = {
  sentence: (face, card) => (
    <>
      Today your {face} {card} card pays
    </>
  ),
  waiting: 'Today your gift card pays',
  value: 'Value of the card',
  card: 'Card',
  otherValue: 'Other value',
  ownValue: 'Value on the card',
  shownFor: (face, card) => `for a ${face} ${card} card`,
  unavailable: 'Rates unavailable',
  unavailableText:
    'We cannot show today’s rates right now. Opening an account and signing in work as always.',
  retry: 'Try again',
  noScript: 'Today’s rates need JavaScript.',
}

export const englishPhotoWords: PhotoWords = {
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
  waiting: 'Waiting',
  waitingNamed: (photo) => `${photo}, waiting for a connection: try now`,
}

export const englishAccountNameWords: AccountNameWords = {
  name: 'Account name',
  filledByBank: 'Filled in by the bank.',
  resolving: 'Asking the bank…',
  matches: 'This is your name as we know it.',
  nearlyMatches: 'Close to your name as we know it. Check that it is you.',
  mismatch: (expected) => `We know you as ${expected}. We pay only into accounts in your own name.`,
  notFound: 'The bank knows no such account. Check the number and the bank.',
  offline: 'We could not ask the bank. Check your connection.',
  retry: 'Ask again',
}

export const englishQuoteWords: QuoteWords = {
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
}

export const englishOrderTimelineWords: OrderTimelineWords = {
  received: 'Card received',
  queued: 'Waiting for our desk',
  queuedAt: (place) => `Place ${place} in line`,
  checking: 'Being checked',
  checkingDetail: 'You can close the app. We will notify you.',
  checkingAgain: 'Being checked a second time',
  checked: 'Checked by our desk',
  needsAnswer: 'We have a question',
  needsPhoto: 'Needs a new photo',
  needsCorrection: 'Needs a correction',
  needsDecision: 'Needs your decision',
  money: 'Money in your wallet',
  paid: 'Paid into your wallet',
  paidCorrected: 'Paid a corrected amount',
  paidPart: 'Paid for the cards that worked',
  refused: 'Refused',
  cancelled: 'You cancelled this trade',
  offerRefused: 'You refused our offer',
  offerUnanswered: 'Our offer was not answered in time',
  cancelledByDesk: 'Cancelled by us',
  replaced: 'You sent it again',
  expired: 'Expired without an answer',
  appeal: 'A second person is looking at it',
  appealDecision: 'Our final answer',
  reversed: 'Taken back',
  unknown: 'We are working on it',
}

export const englishRebateWords: RebateWords = {
  from: 'When you sell',
  earns: 'You get back',
  reached: ', reached',
  missing: (amount) => <>{amount} to go</>,
}

export const englishInviteWords: InviteWords = {
  title: 'Your invitation',
  code: 'Your code',
  qr: 'QR code of your invitation link',
  share: 'Share with a friend',
  earned: 'Earned',
  pending: 'On its way',
}
