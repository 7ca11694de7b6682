import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
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
   * Posts exactly what was asked for, by a second person with a code of their own app. What a seller's wallet does not have is
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
      'wrongSecondFactor',
      'accountLocked',
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
