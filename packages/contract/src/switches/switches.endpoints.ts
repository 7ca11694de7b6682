import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { switchChangeSchema, switchSchema } from './switch.schema.ts'

const calls = {
  /** Every switch as it stands. */
  list: defineEndpoint({
    method: 'GET',
    path: '/ops/switch/list',
    summary: 'Switches',
    auth: 'operator',
    roles: ['admin'],
    data: z.array(switchSchema),
  }),
  /**
   * Opens or closes, at once and in every process of the service. Answers all switches. Payouts are only stopped here: two
   * people start them again (`books.restart`). A `before` that no longer stands is refused with the switch as it is.
   */
  set: defineEndpoint({
    method: 'POST',
    path: '/ops/switch/set',
    summary: 'Open or close',
    auth: 'operator',
    roles: ['admin'],
    body: switchChangeSchema,
    data: z.array(switchSchema),
    idempotencyKey: true,
    errors: ['payoutsStopped', 'restartByTwo', 'changeStale'],
  }),
}

/** The calls of `switches` under their own name, so that an editor shows it and not their schemas. */
export interface SwitchesEndpoints extends Readonly<typeof calls> {}

/** What an admin opens and closes while the service runs. */
export const switches: SwitchesEndpoints = calls
