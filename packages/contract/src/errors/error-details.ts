import type { CardOrderStatus, Quote } from '../card-orders/index.ts'
import type { FaceValueVerdict, PhotoKind } from '../card-types/index.ts'
import type { CouponRefusal } from '../coupons/index.ts'
import type { ExchangeQuote } from '../exchanges/index.ts'
import type { FactorChallenge } from '../passkeys/index.ts'
import type { CurrencyId } from '../primitives/currency-table.ts'
import type { OwnPause } from '../risk/index.ts'
import type { ErrorName } from './error-table.ts'

/** What was missed, and by which figure. */
interface MissedLimit {
  /** A decimal string in the currency of `currencyId`. */
  limit: string
  currencyId: CurrencyId
}

/** Facts that travel as `details` of a refusal, by its name in the catalogue. Names that are not here have none. */
export interface ErrorDetails {
  /** Which fields were wrong, and what to say beside them. */
  invalidInput: { fields: readonly { path: string; message: string }[] }
  /** When a code can be sent again, in seconds. */
  tooFrequentOperation: { resendSeconds: number }
  /** Whether the next try needs the mailed code. */
  badCredentials: { verificationRequired: boolean }
  /** `newCodeNeeded`: no try of it is left, it has run out, or there is none; a new one has to be asked for. */
  badVerificationCode: { verificationRequired: boolean; newCodeNeeded: boolean }
  /** How it can be proved. At a sign-in alone; later `passkeys.challenge` tells. */
  secondFactorNeeded: FactorChallenge
  /** As `secondFactorNeeded`, with a fresh challenge. */
  wrongSecondFactor: FactorChallenge
  passkeyRefused: FactorChallenge
  passkeyCopied: FactorChallenge
  accountLocked: { secondsLeft: number }
  /** An instant; null where nobody knows. */
  notOperational: { reopensTime: string | null }
  countryClosed: { reopensTime: string | null }

  /** The same card at today's rate; `difference` to what was promised, a decimal string that may be negative. */
  quoteExpired: { quote: Quote; difference: string }
  /** A fresh quote where another order was faster, else the coupon and what it lacks. */
  couponNotUsable: { quote: Quote; difference: string; couponId: string; reason: CouponRefusal }
  faceValueOutOfRange: { verdict: FaceValueVerdict; minFace: string; maxFace: string; step: string }
  /** The seller's own order that the card is in already, and which card of this one it is, from 1. */
  cardAlreadySubmitted: { giftOrderId: string; position?: number }
  /** Which card of the order, from 1. */
  cardCodeMalformed: { position: number }
  /** The card of the same order that has the code, from 1. */
  codeOfOtherCard: { position: number }
  photoMissing: { position: number; kind: PhotoKind; uploadId: string }

  /** The row, or the switch, as it stands; null where there is none any more. */
  changeStale: { values: Readonly<Record<string, unknown>> | null; changedBy: string | null }
  /** The one that is open; `startTime` where it has a time. */
  changeOpen: { changeId: string; title: string; madeBy: string; startTime: string | null }
  sellingPaused: { pause: OwnPause }
  withdrawingPaused: { pause: OwnPause }
  /** What the card pays now, naira for each unit. */
  rateReached: { rate: string }
  rateAlertsFull: { most: number }

  insufficientFunds: MissedLimit
  belowMinimum: MissedLimit
  aboveMaximum: MissedLimit
  dailyLimitReached: MissedLimit
  newAccountLimitReached: MissedLimit
  /** The fee that would take all of it. */
  feeAboveAmount: MissedLimit
  /** The fee of now. */
  feeChanged: MissedLimit
  exchangeTooSmall: MissedLimit
  /** What is still owed in one of the other currencies, a decimal string; without figures where it was paid back meanwhile. */
  owesInAnotherCurrency: { owed: string; currencyId: CurrencyId }
  /** The same amount at the rate of now; `difference` to what was promised, a decimal string that may be negative. */
  exchangeQuoteExpired: { quote: ExchangeQuote; difference: string }
  wrongPin: { attemptsLeft: number }
  /** An instant; null where it is not known. */
  pinLocked: { lockedUntil: string | null }
  /** How many accounts can be saved. */
  bankAccountsFull: { most: number }

  /** Name of the reviewer. */
  claimedByAnother: { claimedBy: string }
  offerClosed: { orderStatus: CardOrderStatus }
  appealClosed: { orderStatus: CardOrderStatus }
  appealTaken: { takenBy: string }
  exceptionTaken: { takenBy: string }
  offerNotPriced: { cardId: string }
  orderNotWaiting: { orderStatus: CardOrderStatus }
  orderNotAtRedeemer: { orderStatus: CardOrderStatus }
  evidenceMissing: { cardId: string }
  cardCodeNeeded: { cardId: string }
  /** Its fields that have no value. */
  macroFieldMissing: { fields: readonly string[] }
}

/**
 * The details of some errors: each field may be missing, since an older or newer service sends others. `unknown` where
 * the catalogue promises none.
 */
export type DetailsOf<N extends ErrorName> = N extends keyof ErrorDetails
  ? Partial<ErrorDetails[N]> | undefined
  : unknown
