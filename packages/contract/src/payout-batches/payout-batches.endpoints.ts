import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { passkeyRequestSchema } from '../passkeys/index.ts'
import {
  confirmationFields,
  confirmationRefusals,
  payoutReasonSchema,
  payoutSchema,
} from '../payouts/payout.schema.ts'
import { keyedPageOf, payoutBatchIdSchema } from '../primitives/index.ts'
import {
  batchPageQuerySchema,
  batchSheetLineSchema,
  candidatesQuerySchema,
  newPayoutBatchSchema,
  payoutBatchDetailSchema,
  payoutBatchSchema,
  waitingForBatchSchema,
} from './payout-batch.schema.ts'

const treasurers = ['treasurer', 'admin'] as const
const batch = z.object({ batchId: payoutBatchIdSchema })

const calls = {
  /** Batches that wait for their second person or are being sent, or that have ended. */
  page: defineEndpoint({
    method: 'GET',
    path: '/ops/payoutBatches/page',
    summary: 'Batches of payouts',
    auth: 'operator',
    roles: treasurers,
    query: batchPageQuerySchema,
    data: keyedPageOf(payoutBatchSchema),
  }),
  /** One batch with all its payouts, those that fell out too. */
  detail: defineEndpoint({
    method: 'GET',
    path: '/ops/payoutBatches/detail',
    summary: 'One batch of payouts',
    auth: 'operator',
    roles: treasurers,
    query: batch,
    data: payoutBatchDetailSchema,
    errors: ['notFound'],
  }),
  /** What waits and could be a batch, by way of payout and currency. */
  waiting: defineEndpoint({
    method: 'GET',
    path: '/ops/payoutBatches/waiting',
    summary: 'What could be a batch',
    auth: 'operator',
    roles: treasurers,
    data: z.array(waitingForBatchSchema),
  }),
  /** The payouts that a batch can be made of, by their turn, up to `maxBatchedPayouts` of them. */
  candidates: defineEndpoint({
    method: 'GET',
    path: '/ops/payoutBatches/candidates',
    summary: 'Payouts for a batch',
    auth: 'operator',
    roles: treasurers,
    query: candidatesQuerySchema,
    data: z.array(payoutSchema),
  }),
  /**
   * Makes a batch of waiting payouts of one way and currency. Nothing is sent: its sellers can still cancel. Where every payout falls
   * out there is no batch, and the refusal is what `payouts.start` would say of each; where they differ, at the field of each.
   */
  build: defineEndpoint({
    method: 'POST',
    path: '/ops/payoutBatches/build',
    summary: 'Build a batch',
    auth: 'operator',
    roles: treasurers,
    body: newPayoutBatchSchema,
    data: payoutBatchDetailSchema,
    idempotencyKey: true,
    errors: [
      'payoutsStopped',
      'payoutPaused',
      'sellerOwes',
      'bankAccountBlocked',
      'networkClosed',
      'payoutHeld',
      'releaseNeeded',
      'withdrawalNotWaiting',
      'payoutsInBatch',
      'invalidInput',
    ],
  }),
  /**
   * What the second person signs: the challenge is the SHA-256 of the batch, its sum, currency, way and number of payouts, the digest of
   * their references, amounts and accounts, who built it, and a nonce. It works once, for five minutes, and for as long as all that
   * stays as it is.
   */
  challenge: defineEndpoint({
    method: 'POST',
    path: '/ops/payoutBatches/challenge',
    summary: 'What the second person of a batch signs',
    auth: 'operator',
    roles: treasurers,
    body: z.object(batch.shape),
    data: passkeyRequestSchema,
    errors: [
      'passkeyNeeded',
      'passkeysNotHere',
      'confirmationOver',
      'batchNotWaiting',
      'batchEmptied',
      'ownBatch',
      'ownOrder',
      'notFound',
    ],
  }),
  /**
   * The second person approves exactly the list and the sum that the fingerprint stands for, and signs it with a passkey of their own.
   * What was cancelled, held or paid meanwhile falls out; the rest is queued (state 3) and sent.
   */
  approve: defineEndpoint({
    method: 'POST',
    path: '/ops/payoutBatches/approve',
    summary: 'Approve a batch',
    auth: 'operator',
    roles: treasurers,
    body: z.object({ ...batch.shape, ...confirmationFields }),
    data: payoutBatchDetailSchema,
    idempotencyKey: true,
    errors: [
      'payoutsStopped',
      'batchNotWaiting',
      'batchEmptied',
      'batchDiffers',
      'ownBatch',
      ...confirmationRefusals,
      'ownOrder',
      'notFound',
    ],
  }),
  /** Gives up a batch that waits: its payouts wait again by themselves. */
  drop: defineEndpoint({
    method: 'POST',
    path: '/ops/payoutBatches/drop',
    summary: 'Give up a batch',
    auth: 'operator',
    roles: treasurers,
    body: z.object({ ...batch.shape, reason: payoutReasonSchema }),
    data: payoutBatchDetailSchema,
    idempotencyKey: true,
    errors: ['batchNotWaiting', 'notFound'],
  }),
  /**
   * Takes every payout of an approved batch that is paid by hand and that nobody has. What may not be paid now falls out by name.
   * Each is confirmed by `payouts.confirm` with its own slip. Who approved the batch does not pay it. Refused where the caller comes
   * to have none of it, by the reason of the first.
   */
  take: defineEndpoint({
    method: 'POST',
    path: '/ops/payoutBatches/take',
    summary: 'Take a batch',
    auth: 'operator',
    roles: treasurers,
    body: z.object(batch.shape),
    data: payoutBatchDetailSchema,
    idempotencyKey: true,
    errors: [
      'payoutsStopped',
      'batchNotWaiting',
      'payerReleased',
      'payoutPaused',
      'bankAccountBlocked',
      'sellerOwes',
      'networkClosed',
      'releaseNeeded',
      'returnAsked',
      'withdrawalNotWaiting',
      'ownOrder',
      'notFound',
    ],
  }),
  /** The list to pay by, with whole account numbers, of what the caller has taken. Each number that is shown is written down. */
  sheet: defineEndpoint({
    method: 'POST',
    path: '/ops/payoutBatches/sheet',
    summary: 'The list of a batch to pay by',
    auth: 'operator',
    roles: treasurers,
    body: z.object(batch.shape),
    data: z.object({ lines: z.array(batchSheetLineSchema) }),
    idempotencyKey: true,
    replyIsKept: false,
    errors: [
      'payoutNotYours',
      'bankAccountBlocked',
      'payoutsStopped',
      'payoutPaused',
      'networkClosed',
      'sellerOwes',
      'returnAsked',
      'notFound',
    ],
  }),
}

/** The calls of `payoutBatches` under their own name, so that an editor shows it and not their schemas. */
export interface PayoutBatchesEndpoints extends Readonly<typeof calls> {}

/** Payouts that one treasurer puts together, another approves, and a provider or a person sends. */
export const payoutBatches: PayoutBatchesEndpoints = calls
