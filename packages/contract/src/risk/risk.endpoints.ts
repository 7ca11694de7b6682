import { defineEndpoint } from '../http/endpoint.ts'
import { keyedPageOf } from '../primitives/index.ts'
import {
  blockPageQuerySchema,
  blockRequestSchema,
  blockSchema,
  liftRequestSchema,
  pauseRequestSchema,
  sellerPauseSchema,
  unblockRequestSchema,
} from './risk.schema.ts'

const seniors = ['senior', 'admin'] as const

const calls = {
  /** Pauses a seller by a rule, with facts and an end. The seller is told all of it at once. */
  pause: defineEndpoint({
    method: 'POST',
    path: '/ops/risk/pause',
    summary: 'Pause a seller',
    auth: 'operator',
    roles: seniors,
    body: pauseRequestSchema,
    data: sellerPauseSchema,
    idempotencyKey: true,
    errors: ['notFound', 'ownOrder', 'sellerPaused'],
  }),
  /** Ends a pause before its time. The seller is told. */
  lift: defineEndpoint({
    method: 'POST',
    path: '/ops/risk/lift',
    summary: 'Lift a pause',
    auth: 'operator',
    roles: seniors,
    body: liftRequestSchema,
    data: sellerPauseSchema,
    idempotencyKey: true,
    errors: ['notFound', 'ownOrder', 'pauseOver'],
  }),
  /** The block list: filtered, searched and paged by the service, the newest first. What is over stays as history. */
  blocks: defineEndpoint({
    method: 'GET',
    path: '/ops/risk/blocks',
    summary: 'The block list',
    auth: 'operator',
    roles: seniors,
    query: blockPageQuerySchema,
    data: keyedPageOf(blockSchema),
  }),
  /** Blocks a person, a device or a bank account. */
  block: defineEndpoint({
    method: 'POST',
    path: '/ops/risk/block',
    summary: 'Block',
    auth: 'operator',
    roles: seniors,
    body: blockRequestSchema,
    data: blockSchema,
    idempotencyKey: true,
    errors: ['notFound', 'ownOrder', 'alreadyBlocked'],
  }),
  /** Ends a block before its time. */
  unblock: defineEndpoint({
    method: 'POST',
    path: '/ops/risk/unblock',
    summary: 'Remove a block',
    auth: 'operator',
    roles: seniors,
    body: unblockRequestSchema,
    data: blockSchema,
    idempotencyKey: true,
    errors: ['notFound', 'ownOrder', 'blockOver'],
  }),
}

/** The calls of `risk` under their own name, so that an editor shows it and not their schemas. */
export interface RiskEndpoints extends Readonly<typeof calls> {}

/** Pauses of sellers, and the block list. */
export const risk: RiskEndpoints = calls
