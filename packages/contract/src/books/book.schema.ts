import * as z from 'zod/mini'
import {
  currencyIdSchema,
  decimalStringSchema,
  instantSchema,
  type Named,
  pageQueryFields,
} from '../primitives/index.ts'

/** Checks the id of a match, a stop or an exception. */
export const bookIdSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))

/** Why something was done, for whoever reads it later. */
export const bookReasonSchema = z
  .string()
  .check(z.trim(), z.minLength(3, 'Say why, in a few words.'), z.maxLength(300))

const matchedRailFields = z.object({
  /** `manual` for what operators pay; else the provider. */
  provider: z.string(),
  currencyId: currencyIdSchema,
  /** How many payouts of the days that were compared have ended. */
  payouts: z.int(),
  /** What the withdrawals say was paid. */
  orders: decimalStringSchema,
  /** What the ledger says. */
  books: decimalStringSchema,
  /** What the provider's own ledger says, without its fees; null where operators pay, or where it could not be read. */
  atProvider: z.nullable(decimalStringSchema),
})
/** One way of payout in one currency, as the three sides tell it. */
export interface MatchedRail extends z.infer<typeof matchedRailFields> {}
/** One way of payout in one currency, as the three sides tell it. */
export const matchedRailSchema: Named<MatchedRail, typeof matchedRailFields.shape> = matchedRailFields

const matchFields = z.object({
  matchId: bookIdSchema,
  /** Who asked for it; null for the daily one. */
  askedBy: z.nullable(z.string()),
  startTime: instantSchema,
  endTime: z.nullable(instantSchema),
  /** `incomplete`: everything agrees, but a provider could not be asked. */
  outcome: z.literal(['running', 'same', 'different', 'incomplete', 'failed']),
  /** From this moment on payouts were compared one by one; totals and rules are of all times. */
  fromTime: instantSchema,
  rulesChecked: z.int(),
  /** How many exceptions were found that were not known. */
  found: z.int(),
  rails: z.array(matchedRailSchema),
})
/** A match of orders, books and the providers' own ledgers. */
export interface BooksMatch extends z.infer<typeof matchFields> {}
/** A match of orders, books and the providers' own ledgers. */
export const booksMatchSchema: Named<BooksMatch, typeof matchFields.shape> = matchFields

const stopFields = z.object({
  stopId: bookIdSchema,
  /** `olderCopy`: the service was started on an older copy of its database, as its host accepted. */
  cause: z.literal(['difference', 'rule', 'byHand', 'olderCopy']),
  /** What was found, or why somebody stopped them. */
  detail: z.string(),
  /** Who stopped them by hand; null where the service did. */
  stoppedBy: z.nullable(z.string()),
  stopTime: instantSchema,
  /** SHA-256 over the stop and what was asked for of it, by which the restart is signed. */
  fingerprint: z.string(),
  /** Exceptions that have to be closed before anybody can ask for a restart. */
  openExceptions: z.int(),
  /** What one person has asked for; another one restarts. */
  restart: z.nullable(
    z.object({
      askedBy: z.string(),
      isOwn: z.boolean(),
      reason: z.string(),
      askTime: instantSchema,
      /** Something that stops payouts was found since: it has to be asked for again. */
      isOver: z.boolean(),
    }),
  ),
})
/** Why no payout is begun now. */
export interface PayoutStop extends z.infer<typeof stopFields> {}
/** Why no payout is begun now. */
export const payoutStopSchema: Named<PayoutStop, typeof stopFields.shape> = stopFields

const standingFields = z.object({
  /** Null while payouts run. */
  stop: z.nullable(payoutStopSchema),
  /** The newest that has ended. */
  match: z.nullable(booksMatchSchema),
  isMatching: z.boolean(),
  openExceptions: z.int(),
})
/** Whether payouts run, and how the books stand. */
export interface BooksStanding extends z.infer<typeof standingFields> {}
/** Whether payouts run, and how the books stand. */
export const booksStandingSchema: Named<BooksStanding, typeof standingFields.shape> = standingFields

const exceptionFields = z.object({
  exceptionId: bookIdSchema,
  /**
   * `ordersDiffer`: an order and the books; `totalsDiffer`: all orders and an account of the books; `missingAtProvider`: paid
   * with us, unknown there; `notOurs`: money that left there without us; `amountDiffers`: another amount there; `rule`: a rule
   * of the stored state is broken; `providerSilent`: its ledger could not be read.
   */
  kind: z.literal([
    'ordersDiffer',
    'totalsDiffer',
    'missingAtProvider',
    'notOurs',
    'amountDiffers',
    'rule',
    'providerSilent',
  ]),
  detail: z.string(),
  provider: z.nullable(z.string()),
  currencyId: z.nullable(currencyIdSchema),
  /** The payout's reference, or the rule's name. */
  reference: z.nullable(z.string()),
  /** How much more the books say than the other side; negative where they say less. */
  difference: z.nullable(decimalStringSchema),
  /** Whether it stopped the payouts. */
  stops: z.boolean(),
  owner: z.nullable(z.string()),
  /** Whose it is, whatever they are called. */
  ownerId: z.nullable(z.string()),
  isMine: z.boolean(),
  foundTime: instantSchema,
  lastTime: instantSchema,
  times: z.int(),
  closedBy: z.nullable(z.string()),
  closeTime: z.nullable(instantSchema),
  /** How it was explained. */
  note: z.nullable(z.string()),
})
/** Something that does not fit, with its owner and its age. */
export interface BooksException extends z.infer<typeof exceptionFields> {}
/** Something that does not fit, with its owner and its age. */
export const booksExceptionSchema: Named<BooksException, typeof exceptionFields.shape> = exceptionFields

/** Which exceptions, and which page of them. */
export const exceptionPageQuerySchema = z.object({
  ...pageQueryFields,
  /** Open ones come oldest first, closed ones newest first. */
  view: z._default(z.literal(['open', 'mine', 'closed']), 'open'),
})
/** Which exceptions, with the defaults filled in. */
export interface ExceptionPageQuery extends z.output<typeof exceptionPageQuerySchema> {}
