import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { passkeyRequestSchema } from '../passkeys/index.ts'
import { confirmationRefusals } from '../payouts/payout.schema.ts'
import { keyedPageOf } from '../primitives/index.ts'
import { uploadSchema } from '../uploads/upload.schema.ts'
import {
  adjustmentConfirmationSchema,
  adjustmentKeySchema,
  adjustmentQueueQuerySchema,
  adjustmentRequestSchema,
  adjustmentSchema,
} from './adjustment.schema.ts'

const treasurers = ['treasurer', 'admin'] as const

const calls = {
  /** What was asked for and waits for another person, or what was decided. */
  queue: defineEndpoint({
    method: 'GET',
    path: '/ops/adjustments/queue',
    summary: 'Adjustments',
    auth: 'operator',
    roles: treasurers,
    query: adjustmentQueueQuerySchema,
    data: keyedPageOf(adjustmentSchema),
  }),
  /** One adjustment with what is signed. */
  detail: defineEndpoint({
    method: 'GET',
    path: '/ops/adjustments/detail',
    summary: 'One adjustment',
    auth: 'operator',
    roles: treasurers,
    query: adjustmentKeySchema,
    data: adjustmentSchema,
    errors: ['notFound'],
  }),
  /** Stores a picture as evidence. Multipart like a seller's photo. */
  uploadEvidence: defineEndpoint({
    method: 'POST',
    path: '/object/ops/adjustmentEvidence',
    summary: 'Send a picture as evidence of an adjustment',
    auth: 'operator',
    roles: treasurers,
    encoding: 'multipart',
    body: z.object({}),
    data: uploadSchema,
    idempotencyKey: true,
    errors: ['notAnImage', 'fileTooLarge', 'uploadStorageFull'],
  }),
  /** Asks for a correction of the books. Nothing moves until another person confirms it. */
  ask: defineEndpoint({
    method: 'POST',
    path: '/ops/adjustments/ask',
    summary: 'Ask for an adjustment',
    auth: 'operator',
    roles: treasurers,
    body: adjustmentRequestSchema,
    data: adjustmentSchema,
    idempotencyKey: true,
    errors: ['notFound', 'ownOrder', 'adjustmentUndone', 'invalidInput'],
  }),
  /**
   * What the second person signs: the challenge is the SHA-256 of the adjustment, its account, direction, amount, currency, reason, words
   * and evidence, who asked, and a nonce. It works once, for five minutes, and for as long as all that stays as it is.
   */
  challenge: defineEndpoint({
    method: 'POST',
    path: '/ops/adjustments/challenge',
    summary: 'What the second person of an adjustment signs',
    auth: 'operator',
    roles: treasurers,
    body: adjustmentKeySchema,
    data: passkeyRequestSchema,
    errors: [
      'passkeyNeeded',
      'passkeysNotHere',
      'confirmationOver',
      'ownAdjustment',
      'adjustmentEnded',
      'ownOrder',
      'notFound',
    ],
  }),
  /**
   * Posts exactly what was asked for, signed by a second person with a passkey of their own. What a seller's wallet does not have is
   * owed, and the next credits pay it; a balance never falls below zero.
   */
  confirm: defineEndpoint({
    method: 'POST',
    path: '/ops/adjustments/confirm',
    summary: 'Confirm an adjustment',
    auth: 'operator',
    roles: treasurers,
    body: adjustmentConfirmationSchema,
    data: adjustmentSchema,
    idempotencyKey: true,
    errors: [
      'notFound',
      'ownOrder',
      'ownAdjustment',
      'adjustmentEnded',
      'adjustmentDiffers',
      ...confirmationRefusals,
    ],
  }),
  /** Ends it without moving anything: another person declines, or who asked takes it back. */
  decline: defineEndpoint({
    method: 'POST',
    path: '/ops/adjustments/decline',
    summary: 'Decline an adjustment',
    auth: 'operator',
    roles: treasurers,
    body: adjustmentKeySchema,
    data: adjustmentSchema,
    idempotencyKey: true,
    errors: ['notFound', 'ownOrder', 'adjustmentEnded'],
  }),
}

/** The calls of `adjustments` under their own name, so that an editor shows it and not their schemas. */
export interface AdjustmentsEndpoints extends Readonly<typeof calls> {}

/** Corrections of the books, by two people. */
export const adjustments: AdjustmentsEndpoints = calls
