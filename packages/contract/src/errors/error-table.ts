/** What a code means to a program: its HTTP status, and whether asking again may help. */
export interface ErrorFacts {
  readonly code: number | string
  readonly httpStatus: number
  readonly mayRetry: boolean
  /** Words of specification section 8; the service's own codes have theirs in `errorCodes`. */
  readonly message?: string
}

const own = (code: number, httpStatus: number, mayRetry = false): ErrorFacts => ({
  code,
  httpStatus,
  mayRetry,
})

/**
 * The codes of specification section 8, words as given (spelling included), and the service's own, numbered from 1000.
 * A code says one thing for ever: it is never given another meaning. The words of the own codes stand apart: the server
 * sends them with every reply, so a client need not carry them.
 */
export const errorTable = {
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

  internal: own(1000, 500, true),
  invalidInput: own(1001, 400),
  overloaded: own(1002, 503, true),
  idempotencyKeyMissing: own(1003, 400),
  idempotencyKeyReused: own(1004, 422),
  stillRunning: own(1005, 409, true),
  crossSite: own(1006, 403),

  emailTaken: own(1100, 409),
  weakPassword: own(1101, 400),
  badInvitationCode: own(1102, 400),
  accountLocked: own(1103, 423),
  selfInvitation: own(1104, 400),

  cardTypeClosed: own(1200, 409),
  faceValueOutOfRange: own(1201, 400),
  quoteExpired: own(1202, 409),
  quoteUnusable: own(1203, 409),
  cardAlreadySubmitted: own(1204, 409),
  cardCodeMalformed: own(1205, 400),
  photoMissing: own(1206, 400),
  resubmitWindowClosed: own(1207, 409),
  resubmitUsed: own(1208, 409),
  orderNotCorrectable: own(1209, 409),
  orderNotCancellable: own(1210, 409),

  notAnImage: own(1300, 415),
  fileTooLarge: own(1301, 413),
  uploadStorageFull: own(1302, 507, true),

  insufficientFunds: own(1400, 409),
  belowMinimum: own(1401, 400),
  aboveMaximum: own(1402, 400),
  dailyLimitReached: own(1403, 409),
  pinNotSet: own(1404, 409),
  wrongPin: own(1405, 428),
  pinLocked: own(1406, 423),
  withdrawalNotCancellable: own(1407, 409),
  pinAlreadySet: own(1408, 409),
  pinTooSimple: own(1409, 400),

  bankAccountUnresolved: own(1500, 400),
  bankAccountTaken: own(1501, 409),
  bankAccountsFull: own(1502, 409),
  bankAccountInUse: own(1503, 409),
  bankUnreachable: own(1504, 503, true),

  claimedByAnother: own(1600, 409),
  claimLost: own(1601, 409),
  orderNotWaiting: own(1602, 409),
  evidenceMissing: own(1603, 400),
  cardCodeNeeded: own(1604, 400),
  revealLimitReached: own(1605, 429, true),
  ownOrder: own(1606, 403),

  withdrawalNotWaiting: own(1700, 409),
  bankSlipUsed: own(1701, 409),
} satisfies Record<string, ErrorFacts>

/** Name of an error in the catalogue, such as `quoteExpired`. */
export type ErrorName = keyof typeof errorTable
