/** How a failure looks to a client: code in the envelope, HTTP status, words, and whether asking again may help. */
export interface ErrorEntry {
  readonly code: number | string
  readonly httpStatus: number
  readonly message: string
  readonly mayRetry: boolean
}

const own = <const C extends number>(code: C, httpStatus: number, message: string, mayRetry = false) =>
  ({ code, httpStatus, message, mayRetry }) as const

/**
 * The codes of specification section 8, words as given (spelling included), and the service's own, numbered from 1000.
 * A code says one thing for ever: it is never given another meaning.
 */
export const errorCodes = {
  tooFrequentOperation: {
    code: '000',
    httpStatus: 429,
    message: 'The operation is too frequent, Please waite a minute.',
    mayRetry: true,
  },
  unauthenticated: {
    code: 401,
    httpStatus: 401,
    message: 'You have not permission，Please contact administrator.',
    mayRetry: false,
  },
  forbidden: {
    code: 403,
    httpStatus: 403,
    message: 'You have not permission，Please contact administrator.',
    mayRetry: false,
  },
  notFound: { code: 404, httpStatus: 404, message: 'Not record', mayRetry: false },
  notBound: {
    code: 417,
    httpStatus: 417,
    message: "Didn't bind the login account. Please use the password to sign in and bind it.",
    mayRetry: false,
  },
  notOperational: {
    code: 423,
    httpStatus: 423,
    message: 'The environment is not operational, Please contact customer service.',
    mayRetry: false,
  },
  badCredentials: {
    code: 426,
    httpStatus: 426,
    message: 'User name does not exist or password error',
    mayRetry: false,
  },
  badVerificationCode: {
    code: 428,
    httpStatus: 428,
    message: 'Verification code error, please re-enter.',
    mayRetry: false,
  },
  tooManyRequests: {
    code: 429,
    httpStatus: 429,
    message: 'Request too frequently,Please waite a minute.',
    mayRetry: true,
  },
  demoEnvironment: {
    code: 479,
    httpStatus: 479,
    message: 'Demo environment, no permission to operate.',
    mayRetry: false,
  },

  internal: own(1000, 500, 'Some things error, Please contact customer service.', true),
  invalidInput: own(1001, 400, 'Some of what you entered is not right. Check the marked fields.'),
  overloaded: own(1002, 503, 'We are busy right now. Please try again in a moment.', true),
  idempotencyKeyMissing: own(1003, 400, 'This request carries no Idempotency-Key. Send one key per action.'),
  idempotencyKeyReused: own(1004, 422, 'This action was already sent with other details. Start it again.'),
  stillRunning: own(1005, 409, 'This action is still running. Please wait a moment.', true),
  crossSite: own(1006, 403, 'This request came from another site and was refused.'),

  emailTaken: own(1100, 409, 'This email already has an account. Sign in, or reset the password.'),
  weakPassword: own(1101, 400, 'This password is on every list of stolen passwords. Choose another.'),
  badInvitationCode: own(1102, 400, 'This invitation code is not known. Correct it or leave it out.'),
  accountLocked: own(1103, 423, 'Too many wrong passwords. This account can be tried again later.'),
  selfInvitation: own(1104, 400, 'You can not use your own invitation code.'),

  cardTypeClosed: own(1200, 409, 'We do not buy this card at the moment.'),
  faceValueOutOfRange: own(1201, 400, 'We do not buy this value. See the range for this card.'),
  quoteExpired: own(1202, 409, 'The rate has expired. See the new one before you send the card.'),
  quoteUnusable: own(1203, 409, 'This rate belongs to another card. Ask for a new one.'),
  cardAlreadySubmitted: own(1204, 409, 'You have already sent this card. Open that trade to follow it.'),
  cardCodeMalformed: own(
    1205,
    400,
    'This code does not have the form of this card. Check it character by character.',
  ),
  photoMissing: own(1206, 400, 'A photo is missing. Add it and send again.'),
  resubmitWindowClosed: own(1207, 409, 'The 30 minutes to send this card again are over.'),
  resubmitUsed: own(1208, 409, 'This card was already sent again once. It can not be sent a third time.'),
  orderNotCorrectable: own(1209, 409, 'This trade can not be sent again.'),
  orderNotCancellable: own(1210, 409, 'We have started to check this card. It can no longer be cancelled.'),

  notAnImage: own(1300, 415, 'This file is not a photo we can read. Send a JPEG, PNG, WebP or HEIC.'),
  fileTooLarge: own(1301, 413, 'This photo is too large. Send one under 5 MB.'),
  uploadStorageFull: own(1302, 507, 'We can not store photos right now. Please try again later.', true),

  insufficientFunds: own(1400, 409, 'Your balance is lower than this amount.'),
  belowMinimum: own(1401, 400, 'This is less than the smallest withdrawal.'),
  aboveMaximum: own(1402, 400, 'This is more than the largest withdrawal.'),
  dailyLimitReached: own(1403, 409, 'This is more than you can withdraw today.'),
  pinNotSet: own(1404, 409, 'Set a withdrawal password first.'),
  wrongPin: own(1405, 428, 'Wrong withdrawal password.'),
  pinLocked: own(1406, 423, 'Too many wrong withdrawal passwords. Try again later.'),
  withdrawalNotCancellable: own(1407, 409, 'This withdrawal is already on its way to the bank.'),
  pinAlreadySet: own(1408, 409, 'A withdrawal password is already set.'),
  pinTooSimple: own(1409, 400, 'This withdrawal password is too easy to guess. Choose another.'),

  bankAccountUnresolved: own(1500, 400, 'The bank does not know this account number. Check bank and number.'),
  bankAccountTaken: own(1501, 409, 'You have already saved this account.'),
  bankAccountsFull: own(1502, 409, 'You have saved as many accounts as allowed. Delete one first.'),
  bankAccountInUse: own(1503, 409, 'A withdrawal to this account is on its way. Wait until it has ended.'),
  bankUnreachable: own(1504, 503, 'The bank does not answer right now. Please try again.', true),

  claimedByAnother: own(1600, 409, 'Another reviewer has this order.'),
  claimLost: own(1601, 409, 'Your claim on this order has run out. Claim it again.'),
  orderNotWaiting: own(1602, 409, 'This order has already been decided.'),
  evidenceMissing: own(1603, 400, 'A refusal needs a reason and at least one piece of evidence.'),
  cardCodeNeeded: own(1604, 400, 'Enter the code you read on the photo before you accept the card.'),
  revealLimitReached: own(1605, 429, 'You have opened as many codes as allowed this hour.', true),
  ownOrder: own(1606, 403, 'You can not decide an order of your own.'),
  withdrawalNotWaiting: own(1700, 409, 'This withdrawal is no longer waiting for a payout.'),
  bankSlipUsed: own(1701, 409, 'This bank slip number was already used for another payout.'),
} as const satisfies Record<string, ErrorEntry>

/** Name of an error in the catalogue, such as `quoteExpired`. */
export type ErrorName = keyof typeof errorCodes
/** Every name of the catalogue. */
export const errorNames = Object.keys(errorCodes) as ErrorName[]
