import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { pushKeySchema, pushSubscriptionSchema } from './push-subscription.schema.ts'

const calls = {
  /** The service’s public key, and what a browser needs to subscribe. */
  key: defineEndpoint({
    method: 'GET',
    path: '/biznotification/user/push/key',
    summary: 'The key of push messages',
    auth: 'bearer',
    data: pushKeySchema,
  }),
  /**
   * Sends news of orders and withdrawals to this browser from now on, until its session ends. A session has one
   * subscription, and a browser belongs to the session that came last: harmless when repeated. An address inside the network
   * is refused.
   */
  subscribe: defineEndpoint({
    method: 'POST',
    path: '/biznotification/user/push/subscribe',
    summary: 'Push to this browser',
    auth: 'bearer',
    body: pushSubscriptionSchema,
    data: z.null(),
    errors: ['pushAddressRefused'],
  }),
  /** Sends nothing to this session’s browser any more. Harmless when repeated. */
  unsubscribe: defineEndpoint({
    method: 'POST',
    path: '/biznotification/user/push/unsubscribe',
    summary: 'Push no more to this browser',
    auth: 'bearer',
    data: z.null(),
  }),
}

/** The calls of `push` under their own name, so that an editor shows it and not their schemas. */
export interface PushEndpoints extends Readonly<typeof calls> {}

/** Messages to a browser that is closed. The paths are ours. */
export const push: PushEndpoints = calls
