import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { passkeyRequestSchema } from '../passkeys/index.ts'
import { keyedPageOf, withdrawalIdSchema } from '../primitives/index.ts'
import {
  bankSlipSchema,
  confirmationFields,
  confirmationRefusals,
  confirmedSchema,
  newPayoutHoldFields,
  openedAccountSchema,
  payoutBankSchema,
  payoutDetailSchema,
  payoutPageQuerySchema,
  payoutReasonSchema,
  payoutSchema,
  returnReferenceSchema,
} from './payout.schema.ts'

const treasurers = ['treasurer', 'admin'] as const
/** Who may hold a payout: a senior takes over what a treasurer left behind. */
const holders = ['treasurer', 'senior', 'admin'] as const
const payout = z.object({ id: withdrawalIdSchema })

const calls = {
  /**
   * Withdrawals that wait for a payout, are on their way, or have ended: filtered, sorted, searched and paged by the
   * service. `previous` and `cursor` lead to the pages before and after.
   */
  page: defineEndpoint({
    method: 'GET',
    path: '/ops/payout/page',
    summary: 'Payouts',
    auth: 'operator',
    roles: holders,
    query: payoutPageQuerySchema,
    data: keyedPageOf(payoutSchema),
  }),
  /** The banks that can be paid to, in every currency, by name. */
  banks: defineEndpoint({
    method: 'GET',
    path: '/ops/payout/banks',
    summary: 'Banks of payouts',
    auth: 'operator',
    roles: holders,
    data: z.array(payoutBankSchema),
  }),
  /** One payout, its account by the last digits, with everything that was done with it. */
  detail: defineEndpoint({
    method: 'GET',
    path: '/ops/payout/detail',
    summary: 'One payout',
    auth: 'operator',
    roles: holders,
    query: payout,
    data: payoutDetailSchema,
    errors: ['notFound'],
  }),
  /** Takes a payout that nobody has; who has it already keeps it. A queued withdrawal goes to 4: from then on the seller can no longer cancel it. */
  start: defineEndpoint({
    method: 'POST',
    path: '/ops/payout/start',
    summary: 'Start a payout',
    auth: 'operator',
    roles: treasurers,
    body: z.object(payout.shape),
    data: payoutDetailSchema,
    idempotencyKey: true,
    errors: [
      'payoutsStopped',
      'payoutPaused',
      'networkClosed',
      'sellerOwes',
      'payoutHeld',
      'releaseNeeded',
      'releaseSumNeeded',
      'handsFull',
      'payerReleased',
      'returnAsked',
      'bankAccountBlocked',
      'withdrawalNotWaiting',
      'ownOrder',
      'notFound',
    ],
  }),
  /**
   * The first of the two people of a payout over the limit, or over what they may take alone in 24 hours: asks for the release of
   * exactly what it says now. Also of one that was begun, where the limit was lowered since or who had it has handed it back.
   */
  askRelease: defineEndpoint({
    method: 'POST',
    path: '/ops/payout/release/ask',
    summary: 'Ask for the release of a payout',
    auth: 'operator',
    roles: treasurers,
    body: z.object(payout.shape),
    data: payoutDetailSchema,
    idempotencyKey: true,
    errors: ['releaseDone', 'releaseNotNeeded', 'payoutPaid', 'withdrawalNotWaiting', 'ownOrder', 'notFound'],
  }),
  /**
   * What the second person signs, of a release or of a return: the challenge is the SHA-256 of reference, amount, currency, recipient,
   * who asked, and a nonce. It works once, for five minutes, and for as long as all that stays as it is.
   */
  challenge: defineEndpoint({
    method: 'POST',
    path: '/ops/payout/challenge',
    summary: 'What the second person of a payout signs',
    auth: 'operator',
    roles: treasurers,
    body: z.object({ ...payout.shape, confirms: confirmedSchema }),
    data: passkeyRequestSchema,
    errors: [
      'passkeyNeeded',
      'passkeysNotHere',
      'payoutNotPaid',
      'payoutAtProvider',
      'releaseNotAsked',
      'releaseDone',
      'payoutPaid',
      'withdrawalNotWaiting',
      'ownRelease',
      'releaserHadIt',
      'returnNotAsked',
      'ownReturn',
      'ownOrder',
      'notFound',
    ],
  }),
  /**
   * The second person releases what was asked for, named by its fingerprint, and signs it with a passkey of their own. They never
   * had it in hand, and do not pay it themselves.
   */
  release: defineEndpoint({
    method: 'POST',
    path: '/ops/payout/release',
    summary: 'Release a payout',
    auth: 'operator',
    roles: treasurers,
    body: z.object({
      ...payout.shape,
      ...confirmationFields,
    }),
    data: payoutDetailSchema,
    idempotencyKey: true,
    errors: [
      'releaseNotAsked',
      'releaseDone',
      'payoutPaid',
      'withdrawalNotWaiting',
      'releaseDiffers',
      'ownRelease',
      'releaserHadIt',
      ...confirmationRefusals,
      'ownOrder',
      'notFound',
    ],
  }),
  /** Holds a withdrawal that waits, for a check (0 to 1). The seller reads the rule and the end, and may cancel. */
  hold: defineEndpoint({
    method: 'POST',
    path: '/ops/payout/hold',
    summary: 'Hold a payout for a check',
    auth: 'operator',
    roles: holders,
    body: z.object({ ...payout.shape, ...newPayoutHoldFields }),
    data: payoutDetailSchema,
    idempotencyKey: true,
    errors: [
      'payoutHeld',
      'payoutPastCheck',
      'payoutsInBatch',
      'withdrawalNotWaiting',
      'ownOrder',
      'notFound',
    ],
  }),
  /** Lets a held withdrawal go before its time (1 to 3). At its end it goes by itself. */
  endHold: defineEndpoint({
    method: 'POST',
    path: '/ops/payout/hold/end',
    summary: 'End the hold of a payout',
    auth: 'operator',
    roles: holders,
    body: z.object({ ...payout.shape, reason: payoutReasonSchema }),
    data: payoutDetailSchema,
    idempotencyKey: true,
    errors: ['withdrawalNotWaiting', 'ownOrder', 'notFound'],
  }),
  /**
   * Shows the whole account number to the one who has taken the payout, while it is open. Each showing is written down.
   */
  openAccount: defineEndpoint({
    method: 'POST',
    path: '/ops/payout/account',
    summary: 'Show an account number',
    auth: 'operator',
    roles: holders,
    body: z.object(payout.shape),
    data: openedAccountSchema,
    idempotencyKey: true,
    replyIsKept: false,
    errors: [
      'payoutNotYours',
      'payerReleased',
      'bankAccountBlocked',
      'payoutsStopped',
      'payoutPaused',
      'networkClosed',
      'sellerOwes',
      'withdrawalNotWaiting',
      'notFound',
    ],
  }),
  /**
   * Gives a payout back that was not paid: it stands among those that wait, and another may take it. The withdrawal
   * stays at 4.
   */
  handBack: defineEndpoint({
    method: 'POST',
    path: '/ops/payout/handBack',
    summary: 'Hand a payout back',
    auth: 'operator',
    roles: holders,
    body: z.object({ ...payout.shape, reason: payoutReasonSchema }),
    data: payoutDetailSchema,
    idempotencyKey: true,
    errors: ['payoutNotYours', 'returnAsked', 'withdrawalNotWaiting', 'notFound'],
  }),
  /** Takes a payout from the one who has it: who has gone home cannot hand it back. The reason is written down. */
  takeOver: defineEndpoint({
    method: 'POST',
    path: '/ops/payout/takeOver',
    summary: 'Take a payout over',
    auth: 'operator',
    roles: ['senior', 'admin'],
    body: z.object({ ...payout.shape, reason: payoutReasonSchema }),
    data: payoutDetailSchema,
    idempotencyKey: true,
    errors: [
      'withdrawalNotWaiting',
      'releaseNeeded',
      'payerReleased',
      'handsFull',
      'returnAsked',
      'ownOrder',
      'notFound',
    ],
  }),
  /**
   * Confirms that it was paid (4 to 10), by the one who has taken the payout: with the bank's slip number, or, where it went
   * over a network, with the hash of the transaction. Each proves one payout, whatever its case and blanks.
   */
  confirm: defineEndpoint({
    method: 'POST',
    path: '/ops/payout/confirm',
    summary: 'Confirm a payout',
    auth: 'operator',
    roles: holders,
    body: z.object({ ...payout.shape, bankSlipNumber: bankSlipSchema }),
    data: payoutDetailSchema,
    idempotencyKey: true,
    errors: [
      'payoutNotYours',
      'payerReleased',
      'withdrawalNotWaiting',
      'bankSlipUsed',
      'transactionHashUsed',
      'returnAsked',
      'invalidInput',
      'ownOrder',
      'notFound',
    ],
  }),
  /**
   * The bank refused (4 to 21), told by the one who has taken the payout: the held amount comes back, its fee too. What two people
   * released is proposed, and stays at 4 before another confirms it (`confirmReturn`).
   */
  fail: defineEndpoint({
    method: 'POST',
    path: '/ops/payout/fail',
    summary: 'Record a failed payout',
    auth: 'operator',
    roles: holders,
    body: z.object({ ...payout.shape, reason: payoutReasonSchema }),
    data: payoutDetailSchema,
    idempotencyKey: true,
    errors: ['payoutNotYours', 'withdrawalNotWaiting', 'returnAsked', 'ownOrder', 'notFound'],
  }),
  /**
   * The bank sent a paid withdrawal back (10 to 23): the amount is credited again, its fee too. The seller reads the
   * reason. Its slip number stays used, and is no reference of what came back, as that of no payment is. Who paid or released it does not record that it came back. Over the limit of one
   * person it is a proposal: nothing moves before another confirms it.
   */
  recordReturn: defineEndpoint({
    method: 'POST',
    path: '/ops/payout/return',
    summary: 'Record a returned payout',
    auth: 'operator',
    roles: treasurers,
    body: z.object({ ...payout.shape, reason: payoutReasonSchema, bankReference: returnReferenceSchema }),
    data: payoutDetailSchema,
    idempotencyKey: true,
    errors: [
      'payoutNotPaid',
      'payoutAtProvider',
      'ownReturn',
      'returnReferenceUsed',
      'returnIsPayment',
      'returnAsked',
      'invalidInput',
      'ownOrder',
      'notFound',
    ],
  }),
  /**
   * The second person of a return over the limit (10 to 23), or of a payout that two released and nobody paid (4 to 21): confirms what was proposed, named by its fingerprint, and signs it with a
   * passkey of their own. They did not pay it.
   */
  confirmReturn: defineEndpoint({
    method: 'POST',
    path: '/ops/payout/return/confirm',
    summary: 'Confirm a returned payout',
    auth: 'operator',
    roles: treasurers,
    body: z.object({
      ...payout.shape,
      ...confirmationFields,
    }),
    data: payoutDetailSchema,
    idempotencyKey: true,
    errors: [
      'payoutNotPaid',
      'returnNotAsked',
      'returnDiffers',
      'ownReturn',
      ...confirmationRefusals,
      'ownOrder',
      'notFound',
    ],
  }),
  /**
   * Takes a proposed return back that nobody has confirmed. Its reference is free again. A senior takes back alone that a
   * payout was not paid, which they may propose.
   */
  dropReturn: defineEndpoint({
    method: 'POST',
    path: '/ops/payout/return/drop',
    summary: 'Take a proposed return back',
    auth: 'operator',
    roles: holders,
    body: z.object(payout.shape),
    data: payoutDetailSchema,
    idempotencyKey: true,
    errors: ['returnNotAsked', 'ownOrder', 'notFound'],
  }),
}

/** The calls of `payouts` under their own name, so that an editor shows it and not their schemas. */
export interface PayoutsEndpoints extends Readonly<typeof calls> {}

/** Manual payouts: the operators are the provider, the bank slip number is the proof. The paths are ours. */
export const payouts: PayoutsEndpoints = calls
