import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { passkeyRequestSchema } from '../passkeys/index.ts'
import { confirmationRefusals } from '../payouts/payout.schema.ts'
import { keyedPageOf } from '../primitives/index.ts'
import {
  changeDecisionSchema,
  changeDetailSchema,
  changeDraftSchema,
  changedValuesSchema,
  changeIdSchema,
  changeListQuerySchema,
  changeRequestSchema,
  changeSchema,
  changeWeightSchema,
  settingRowSchema,
  settingRowsQuerySchema,
  undoRequestSchema,
} from './change.schema.ts'
import { changeResourceSchema } from './resources.ts'

const makers = ['editor', 'admin'] as const
const checkers = ['senior', 'treasurer', 'admin'] as const
/** Who approves changes of money sees the tables that they are of. */
const lookers = ['editor', 'treasurer', 'admin'] as const
/** What is refused of a change of operators. */
const operatorRefusals = [
  'forbidden',
  'ownOperator',
  'lastAdmin',
  'operatorExists',
  'operatorInvited',
  'askerNoAdmin',
] as const
const readers = ['editor', 'senior', 'treasurer', 'admin'] as const

const calls = {
  /** Rows of a resource as they stand: filtered, sorted and paged by the service. Campaigns have a list of their own. */
  rows: defineEndpoint({
    method: 'GET',
    path: '/ops/changes/rows',
    summary: 'Rows of a resource',
    auth: 'operator',
    roles: lookers,
    query: settingRowsQuerySchema,
    data: keyedPageOf(settingRowSchema),
  }),
  /** One row as it stands. */
  row: defineEndpoint({
    method: 'GET',
    path: '/ops/changes/row',
    summary: 'One row of a resource',
    auth: 'operator',
    roles: lookers,
    query: z.object({
      resource: changeResourceSchema,
      subject: z.string().check(z.minLength(1), z.maxLength(80)),
    }),
    data: settingRowSchema,
    errors: ['notFound'],
  }),
  /** Changes, the newest first: those that wait, those that have a time, those that ended, or the history of one row. */
  list: defineEndpoint({
    method: 'GET',
    path: '/ops/changes/list',
    summary: 'Changes',
    auth: 'operator',
    roles: readers,
    query: changeListQuerySchema,
    data: keyedPageOf(changeSchema),
  }),
  /** One change, beside the row as it stands. */
  detail: defineEndpoint({
    method: 'GET',
    path: '/ops/changes/change',
    summary: 'One change',
    auth: 'operator',
    roles: readers,
    query: z.object({ changeId: changeIdSchema }),
    data: changeDetailSchema,
    errors: ['notFound'],
  }),
  /** What a change would do, and whether it needs a second person. Nothing is written. */
  preview: defineEndpoint({
    method: 'POST',
    path: '/ops/changes/preview',
    summary: 'Look at a change first',
    auth: 'operator',
    roles: makers,
    answersInDemonstration: true,
    body: changeDraftSchema,
    data: z.object({
      title: z.string(),
      before: z.nullable(changedValuesSchema),
      after: z.nullable(changedValuesSchema),
      weight: z.nullable(changeWeightSchema),
    }),
    errors: ['changeStale', ...operatorRefusals],
  }),
  /**
   * Asks for a change. It is applied at once, or at its time, where one person is enough; else it waits for another one. A
   * `before` that no longer stands is refused with the row as it is. One that is applied at once goes before another that is open
   * only where it names that one.
   */
  propose: defineEndpoint({
    method: 'POST',
    path: '/ops/changes/propose',
    summary: 'Ask for a change',
    auth: 'operator',
    roles: makers,
    body: changeRequestSchema,
    data: changeSchema,
    idempotencyKey: true,
    errors: ['changeStale', 'changeOpen', 'changeRefused', ...operatorRefusals],
  }),
  /** Asks for the change that restores what was before this one. Only the last one of a row can be undone. */
  undo: defineEndpoint({
    method: 'POST',
    path: '/ops/changes/undo',
    summary: 'Undo a change',
    auth: 'operator',
    roles: makers,
    body: undoRequestSchema,
    data: changeSchema,
    idempotencyKey: true,
    errors: ['notFound', 'changeStale', 'changeOpen', 'changeRefused', ...operatorRefusals],
  }),
  /**
   * What the second person signs of a change: the challenge is the SHA-256 of its resource and row, before and after, why, from when on, who
   * asked, and a nonce. It works once, for five minutes, and for as long as all that stays as it is.
   */
  challenge: defineEndpoint({
    method: 'POST',
    path: '/ops/changes/challenge',
    summary: 'What the second person of a change signs',
    auth: 'operator',
    roles: checkers,
    body: z.object({ changeId: changeIdSchema }),
    data: passkeyRequestSchema,
    errors: ['notFound', 'ownChange', 'changeEnded', 'passkeyNeeded', 'passkeysNotHere', 'confirmationOver'],
  }),
  /** Approves or refuses, as another person than who made the change. */
  decide: defineEndpoint({
    method: 'POST',
    path: '/ops/changes/decide',
    summary: 'Approve or refuse a change',
    auth: 'operator',
    roles: checkers,
    body: changeDecisionSchema,
    data: changeSchema,
    idempotencyKey: true,
    errors: [
      'notFound',
      'ownChange',
      'changeEnded',
      'changeStale',
      'changeRefused',
      ...operatorRefusals,
      ...confirmationRefusals,
    ],
  }),
  /** Takes a change back that waits or has its time to come: by who made it, or an admin. */
  withdraw: defineEndpoint({
    method: 'POST',
    path: '/ops/changes/withdraw',
    summary: 'Take a change back',
    auth: 'operator',
    roles: makers,
    body: z.object({ changeId: changeIdSchema }),
    data: changeSchema,
    idempotencyKey: true,
    errors: ['notFound', 'forbidden', 'changeEnded'],
  }),
}

/** The calls of `changes` under their own name, so that an editor shows it and not their schemas. */
export interface ChangesEndpoints extends Readonly<typeof calls> {}

/** Settings that cost money are changed by proposal: looked at, timed, approved by a second person, undone. */
export const changes: ChangesEndpoints = calls
