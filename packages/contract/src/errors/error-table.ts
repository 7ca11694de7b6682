/** What a code means to a program: its HTTP status, and whether asking again may help. */
export interface ErrorFacts {
  readonly code: number | string
  readonly httpStatus: number
  readonly mayRetry: boolean
}

const facts = (code: number | string, httpStatus: number, mayRetry = false): ErrorFacts => ({
  code,
  httpStatus,
  mayRetry,
})

/**
 * The codes of specification section 8 and the service's own, numbered from 1000. A code says one thing for ever: it is
 * never given another meaning. The words stand apart: those of the specification behind `tableMessage`, which every client
 * needs, those of the own codes in `errorCodes`. The server sends them with every reply, so a client need not carry them.
 */
export const errorTable = {
  tooFrequentOperation: facts('000', 429, true),
  unauthenticated: facts(401, 401),
  forbidden: facts(403, 403),
  notFound: facts(404, 404),
  notBound: facts(417, 417),
  notOperational: facts(423, 423),
  badCredentials: facts(426, 426),
  badVerificationCode: facts(428, 428),
  tooManyRequests: facts(429, 429, true),
  demoEnvironment: facts(479, 479),

  internal: facts(1000, 500, true),
  invalidInput: facts(1001, 400),
  overloaded: facts(1002, 503, true),
  idempotencyKeyMissing: facts(1003, 400),
  idempotencyKeyReused: facts(1004, 422),
  stillRunning: facts(1005, 409, true),
  crossSite: facts(1006, 403),
  methodNotAllowed: facts(1009, 405),

  emailTaken: facts(1100, 409),
  weakPassword: facts(1101, 400),
  badInvitationCode: facts(1102, 400),
  accountLocked: facts(1103, 423),
  selfInvitation: facts(1104, 400),
  nameMissing: facts(1105, 409),
  nameFixed: facts(1106, 409),
  activationUnknown: facts(1107, 409),
  activationExpired: facts(1108, 409),
  activationUsed: facts(1109, 409),
  secondFactorNeeded: facts(1110, 409),
  wrongSecondFactor: facts(1111, 428),
  twoFactorOn: facts(1112, 409),
  twoFactorOff: facts(1113, 409),
  passkeyRefused: facts(1114, 428),
  passkeyCopied: facts(1115, 409),
  passkeysFull: facts(1116, 409),
  passkeyKnown: facts(1117, 409),
  passkeysNotHere: facts(1118, 409),
  deletionBlocked: facts(1120, 409),
  deletionPending: facts(1121, 409),
  verificationWaiting: facts(1130, 409),
  sellingPaused: facts(1140, 409),
  withdrawingPaused: facts(1141, 409),
  blocked: facts(1142, 409),
  bankAccountBlocked: facts(1143, 409),

  cardTypeClosed: facts(1200, 409),
  faceValueOutOfRange: facts(1201, 400),
  quoteExpired: facts(1202, 409),
  quoteUnusable: facts(1203, 409),
  cardAlreadySubmitted: facts(1204, 409),
  cardCodeMalformed: facts(1205, 400),
  photoMissing: facts(1206, 400),
  resubmitWindowClosed: facts(1207, 409),
  resubmitUsed: facts(1208, 409),
  orderNotCorrectable: facts(1209, 409),
  orderNotCancellable: facts(1210, 409),
  offerClosed: facts(1240, 409),
  offerUnpayable: facts(1241, 409),
  rateReached: facts(1220, 409),
  rateAlertsFull: facts(1221, 409),
  brandIsThere: facts(1225, 409),
  brandNameMalformed: facts(1226, 400),

  notAnImage: facts(1300, 415),
  fileTooLarge: facts(1301, 413),
  uploadStorageFull: facts(1302, 507, true),

  insufficientFunds: facts(1400, 409),
  belowMinimum: facts(1401, 400),
  aboveMaximum: facts(1402, 400),
  dailyLimitReached: facts(1403, 409),
  pinNotSet: facts(1404, 409),
  wrongPin: facts(1405, 428),
  pinLocked: facts(1406, 423),
  withdrawalNotCancellable: facts(1407, 409),
  pinAlreadySet: facts(1408, 409),
  pinTooSimple: facts(1409, 400),
  withdrawalsHeld: facts(1410, 409),

  exchangeClosed: facts(1450, 409),
  exchangeTooSmall: facts(1451, 400),
  exchangeQuoteExpired: facts(1452, 409),
  exchangeQuoteUsed: facts(1453, 409),

  bankAccountUnresolved: facts(1500, 400),
  bankAccountTaken: facts(1501, 409),
  bankAccountsFull: facts(1502, 409),
  bankAccountInUse: facts(1503, 409),
  bankUnreachable: facts(1504, 503, true),
  bankAccountNotOwn: facts(1505, 409),

  claimedByAnother: facts(1600, 409),
  claimLost: facts(1601, 409),
  orderNotWaiting: facts(1602, 409),
  evidenceMissing: facts(1603, 400),
  cardCodeNeeded: facts(1604, 400),
  revealLimitReached: facts(1605, 429, true),
  ownOrder: facts(1606, 403),
  codeNotOpened: facts(1607, 409),
  verificationDecided: facts(1608, 409),
  offerNotPriced: facts(1610, 409),

  withdrawalNotWaiting: facts(1700, 409),
  bankSlipUsed: facts(1701, 409),
  payoutNotYours: facts(1702, 409),
  payoutNotPaid: facts(1703, 409),
  callbackForged: facts(1704, 403),
  transferNotOurs: facts(1705, 400),
  payoutNotAtProvider: facts(1706, 409),

  couponNotUsable: facts(1800, 409),
  couponCodeUnknown: facts(1801, 404),
  couponTaken: facts(1802, 409),
  couponsGone: facts(1803, 409),
  couponNotRunning: facts(1804, 409),
  taskNotDone: facts(1820, 409),
  taskNotRunning: facts(1821, 409),
  taskClaimed: facts(1822, 409),

  partnerWaiting: facts(1850, 409),
  notPartner: facts(1851, 409),
  partnerKeyLimit: facts(1852, 409),
  partnerDecided: facts(1853, 409),
  partnerKeyEnded: facts(1854, 409),
  webhookAddressRefused: facts(1855, 400),
  webhookMissing: facts(1856, 409),
  partnerKeyRefused: facts(1857, 401),
  partnerScopeMissing: facts(1858, 403),
  partnerSuspended: facts(1859, 403),

  operatorLinkUnusable: facts(1950, 409),

  changeStale: facts(1980, 409),
  changeOpen: facts(1981, 409),
  ownChange: facts(1982, 403),
  changeEnded: facts(1983, 409),
  changeRefused: facts(1984, 409),
  couponNotFree: facts(1985, 409),
  sellerPaused: facts(1970, 409),
  pauseOver: facts(1971, 409),
  alreadyBlocked: facts(1972, 409),
  blockOver: facts(1973, 409),
  payoutPaused: facts(1974, 409),
} satisfies Record<string, ErrorFacts>

/** Name of an error in the catalogue, such as `quoteExpired`. */
export type ErrorName = keyof typeof errorTable
