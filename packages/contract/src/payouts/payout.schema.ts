import * as z from 'zod/mini'
import { passkeyProofSchema } from '../passkeys/index.ts'
import {
  amountSchema,
  currencyIdQuerySchema,
  instantSchema,
  type Named,
  pageQueryFields,
} from '../primitives/index.ts'
import { withdrawalSchema } from '../withdrawals/withdrawal.schema.ts'
import { holdMaxHours } from '../withdrawals/withdrawal-hold.rules.ts'
import { holdRuleSchema } from '../withdrawals/withdrawal-hold.schema.ts'
import { bankSlipPattern } from './bank-slip.ts'
import { transactionHashPattern } from './transaction-hash.ts'

const payoutFields = z.object({
  withdrawal: withdrawalSchema,
  sellerName: z.string(),
  bankCode: z.string(),
  /** Who pays it out, or did; null while nobody has taken it, or after it was handed back. */
  takenBy: z.nullable(z.string()),
  takenByMe: z.boolean(),
  /** The provider whose machine carries it out, or did; null where operators do. */
  provider: z.nullable(z.string()),
  /**
   * Over the limit, or its release was asked for, and not released yet: who asked for it, if anybody. Of one that was
   * begun: who proposed that it was not paid, or came back, until another has confirmed it. Null where it wants no second person.
   */
  secondPerson: z.nullable(z.object({ askedBy: z.nullable(z.string()), askedByMe: z.boolean() })),
})
/** A withdrawal as the treasurer sees it. */
export interface Payout extends z.infer<typeof payoutFields> {}
/** A withdrawal as the treasurer sees it: the account by its last digits alone (`payouts.openAccount` shows the rest). */
export const payoutSchema: Named<Payout, typeof payoutFields.shape> = payoutFields

const payoutBankFields = z.object({ code: z.string(), name: z.string() })
/** A bank that can be paid to. */
export interface PayoutBank extends z.infer<typeof payoutBankFields> {}
/** A bank that can be paid to. */
export const payoutBankSchema: Named<PayoutBank, typeof payoutBankFields.shape> = payoutBankFields

const payoutEventFields = z.object({
  /**
   * `paid`: confirmed as paid; `failed`: the bank refused; `returned`: the bank sent back what was paid; `notPaidProposed`,
   * `returnProposed`: that it was not paid, or came back, waited for a second person; `proposalDropped`: one of them was taken back.
   */
  kind: z.literal([
    'taken',
    'handedBack',
    'takenOver',
    'accountOpened',
    'paid',
    'failed',
    'returned',
    'notPaidProposed',
    'returnProposed',
    'proposalDropped',
  ]),
  operator: z.string(),
  /** Why it was handed back, was taken over, failed or was returned, or is proposed to be; null otherwise. */
  reason: z.nullable(z.string()),
  /** The proof of `paid`; null otherwise. */
  bankSlipNumber: z.nullable(z.string()),
  time: instantSchema,
})
/** What an operator did with a payout, how it ended included. */
export interface PayoutEvent extends z.infer<typeof payoutEventFields> {}
/** What an operator did with a payout, how it ended included. Nobody changes or removes a line. */
export const payoutEventSchema: Named<PayoutEvent, typeof payoutEventFields.shape> = payoutEventFields

const releaseFields = z.object({
  /** Over this a payout is released by a second person before anybody begins it. */
  limit: amountSchema,
  /**
   * What the caller would have taken alone in the last 24 hours, with this one: over the limit it needs a second person too. Null where
   * it is over the limit by itself, or has been begun.
   */
  sum: z.nullable(amountSchema),
  askedBy: z.nullable(z.string()),
  /** Whether the caller asked: another has to release. */
  isOwn: z.boolean(),
  askTime: z.nullable(instantSchema),
  releasedBy: z.nullable(z.string()),
  releaseTime: z.nullable(instantSchema),
  /** Of reference, amount and account as they were asked for: the second person sends it back. Null before. */
  fingerprint: z.nullable(z.string()),
})
/** The second person of a large payout. */
export interface PayoutRelease extends z.infer<typeof releaseFields> {}
/** The second person of a large payout. */
export const payoutReleaseSchema: Named<PayoutRelease, typeof releaseFields.shape> = releaseFields

const payoutReturnFields = z.object({
  /** Over this a return is confirmed by a second person before anything is credited. */
  limit: amountSchema,
  /** Whether it waits, or waited, for the second person. */
  needsSecond: z.boolean(),
  /** What the bank calls the money that came back. It names one return. Null where it was never paid. */
  bankReference: z.nullable(z.string()),
  reason: z.string(),
  askedBy: z.string(),
  /** Whether the caller proposed it: another has to confirm. */
  isOwn: z.boolean(),
  askTime: instantSchema,
  confirmedBy: z.nullable(z.string()),
  confirmTime: z.nullable(instantSchema),
  /** Of reference, amount, the bank's reference and the reason as they were proposed: the second person sends it back. */
  fingerprint: z.string(),
})
/** How an operator told that a payment came back. */
export interface PayoutReturn extends z.infer<typeof payoutReturnFields> {}
/** How an operator told that a payment came back. */
export const payoutReturnSchema: Named<PayoutReturn, typeof payoutReturnFields.shape> = payoutReturnFields

/** What a second person stands for: that a payout goes out, or that one came back. */
export const confirmedSchema = z.literal(['release', 'return'])
/** What a second person stands for: that a payout goes out, or that one came back. */
export type Confirmed = z.infer<typeof confirmedSchema>

/** What a confirmation is refused with, of whatever is confirmed. */
export const confirmationRefusals = [
  'passkeyNeeded',
  'passkeyRefused',
  'passkeyCopied',
  'confirmationOver',
  'wrongSecondFactor',
  'accountLocked',
] as const

/** What the second person sends: the fingerprint that was shown, and what their device signed for it. */
export const confirmationFields = {
  fingerprint: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  /** Signed for the challenge that the call of that name answered. */
  passkey: z.optional(passkeyProofSchema),
  /** A code of the app, in its place, of an operator of the demo alone. */
  code: z.optional(z.string().check(z.regex(/^\d{6}$/, 'Enter the 6 digits of your app.'))),
}

const payoutHoldFields = z.object({
  rule: holdRuleSchema,
  /** What was seen, in words for operators. */
  fact: z.string(),
  /** Null where the service held it by itself. */
  heldBy: z.nullable(z.string()),
  startTime: instantSchema,
  untilTime: instantSchema,
  /** Who let it go before that, and why; null where it went on by itself, or has not yet. */
  endedBy: z.nullable(z.string()),
  endReason: z.nullable(z.string()),
  endTime: z.nullable(instantSchema),
})
/** How a payout was held for a check. */
export interface PayoutHold extends z.infer<typeof payoutHoldFields> {}
/** How a payout was held for a check. It is held once. */
export const payoutHoldSchema: Named<PayoutHold, typeof payoutHoldFields.shape> = payoutHoldFields

/** Why a payout is held, and for how long. */
export const newPayoutHoldFields = {
  rule: holdRuleSchema,
  /** What was seen, in words for operators. */
  fact: z.string().check(z.trim(), z.minLength(3, 'Say what was seen.'), z.maxLength(300)),
  hours: z.int().check(z.gte(1), z.lte(holdMaxHours)),
}

const payoutDetailFields = z.object({
  ...payoutFields.shape,
  log: z.array(payoutEventSchema),
  /** Whether it goes to an address of a network that is closed: it is not begun while it is. What was begun can be ended. */
  networkClosed: z.boolean(),
  /** Whether its seller owes us, in any currency: it is not begun while they do, and goes back to them. What was begun is ended. */
  sellerOwes: z.boolean(),
  /** Whether its account is on the block list: it is not begun, and goes back to its seller. What was begun is ended. */
  accountBlocked: z.boolean(),
  /** Whether its seller may not withdraw: it is not begun until their pause ends. What was begun is ended. */
  sellerPaused: z.boolean(),
  /** Whether payouts are stopped for a check of the books: none is begun. */
  payoutsStopped: z.boolean(),
  /**
   * Whether `payouts.openAccount` shows the caller no number, whoever has it: the account is blocked, or another person began it, if
   * anybody, and it could not be begun now.
   */
  numberHidden: z.boolean(),
  /** Whether the caller stands for it as its second person, released or as part of a batch: another has to pay it. */
  isSecondMine: z.boolean(),
  /** Whether the caller had the payout in hand and has it no more: another tells that it came back, and confirms what is told of it. */
  wasInMyHands: z.boolean(),
  /**
   * Whether another person has to confirm what the caller tells of it now, that it was not paid or came back: over the limit by itself or
   * with what they gave back alone in 24 hours, or, while it is not paid, released by two people. False where neither can be told.
   */
  givenBackByTwo: z.boolean(),
  /** Null for a payout that one person may begin. */
  release: z.nullable(payoutReleaseSchema),
  /** Null for a payout that was never held. */
  hold: z.nullable(payoutHoldSchema),
  /** Null for a payout that operators have told no return of. */
  returned: z.nullable(payoutReturnSchema),
})
/** One payout with everything that was done with it. */
export interface PayoutDetail extends z.infer<typeof payoutDetailFields> {}
/** One payout with everything that was done with it, oldest first. */
export const payoutDetailSchema: Named<PayoutDetail, typeof payoutDetailFields.shape> = payoutDetailFields

/** Which payouts, in which order, and which page of them. */
export const payoutPageQuerySchema = z.object({
  ...pageQueryFields,
  /**
   * `waiting`: to be taken; `release`: of those, what needs a second person first; `toRelease`: whose release was asked for; `toConfirm`: proposed as not paid, or as come back; `held`: for a check; `mine`: taken by the caller and not ended; `sent`: taken by anybody, or at a provider, and not ended; `ended`.
   */
  view: z._default(
    z.literal(['waiting', 'release', 'toRelease', 'toConfirm', 'held', 'mine', 'sent', 'ended']),
    'waiting',
  ),
  /** The beginning of a seller's, an account's or a reference's name, four last digits, or a slip number. */
  search: z.optional(z.string().check(z.minLength(2), z.maxLength(80))),
  bankCode: z.optional(z.string().check(z.maxLength(20))),
  currencyId: z.optional(currencyIdQuerySchema),
  /** Asked for at this instant or later. */
  askedFrom: z.optional(instantSchema),
  /** Asked for before this instant. */
  askedBefore: z.optional(instantSchema),
  /** `time`: when it was asked for, or when it ended; `amount`: within each currency. */
  sort: z._default(z.literal(['time', 'amount']), 'time'),
  /** Left out: what waits oldest first, what has ended newest first, amounts largest first. */
  direction: z.optional(z.literal(['ascending', 'descending'])),
})
/** Which payouts, with the defaults filled in. */
export interface PayoutPageQuery extends z.output<typeof payoutPageQuerySchema> {}

/** A whole account number. Each showing is written down. */
export const openedAccountSchema = z.object({ accountNumber: z.string(), time: instantSchema })

/**
 * The proof of a payment as it is typed: a bank slip number, whose case, blanks, dashes and slashes do not tell two of them
 * apart, or the hash of a transaction of digital currency.
 */
export const bankSlipSchema = z
  .string()
  .check(
    z.regex(
      new RegExp(`^(?:${bankSlipPattern}|${transactionHashPattern})$`),
      'Type the number on the slip, 6 to 40 letters or digits, or the hash of the transaction.',
    ),
  )

/** What the bank calls money that came back, in the forms of `bankSlipSchema`. */
export const returnReferenceSchema = z
  .string()
  .check(
    z.regex(
      new RegExp(`^(?:${bankSlipPattern}|${transactionHashPattern})$`),
      "Type the bank's reference of what came back, 6 to 40 letters or digits, or the hash of the transaction.",
    ),
  )

/** Why something was done, for whoever reads it later. */
export const payoutReasonSchema = z
  .string()
  .check(z.trim(), z.minLength(3, 'Say why, in a few words.'), z.maxLength(200))
