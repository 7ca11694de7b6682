import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { myShiftSchema, shiftSchema } from './shift.schema.ts'

const reviewers = ['reviewer', 'senior', 'admin'] as const

const calls = {
  /** The caller's own shift, and whether the desk keeps up. */
  mine: defineEndpoint({
    method: 'GET',
    path: '/ops/shift/mine',
    summary: 'My shift',
    auth: 'operator',
    roles: reviewers,
    data: myShiftSchema,
  }),
  /** Everybody who works, or did in the last twelve hours: those at work first, then the latest. */
  team: defineEndpoint({
    method: 'GET',
    path: '/ops/shift/team',
    summary: 'Who is at work',
    auth: 'operator',
    roles: ['senior', 'admin'],
    data: z.array(shiftSchema),
  }),
  /**
   * Begins to work, in the caller's session: from now on orders are dealt to them and colleagues can hand them over. Who works
   * already goes on, in this session. Taking an order by hand begins it too.
   */
  start: defineEndpoint({
    method: 'POST',
    path: '/ops/shift/start',
    summary: 'Start working',
    auth: 'operator',
    roles: reviewers,
    body: z.object({}),
    data: myShiftSchema,
    idempotencyKey: true,
  }),
  /** Ends it: every order that the caller holds goes back to the queue, at the place it had. Nothing happens to who does not work. */
  stop: defineEndpoint({
    method: 'POST',
    path: '/ops/shift/stop',
    summary: 'Stop working',
    auth: 'operator',
    roles: reviewers,
    body: z.object({}),
    data: myShiftSchema,
    idempotencyKey: true,
  }),
}

/** The calls of `shifts` under their own name, so that an editor shows it and not their schemas. */
export interface ShiftsEndpoints extends Readonly<typeof calls> {}

/** When reviewers work (decision 115). */
export const shifts: ShiftsEndpoints = calls
