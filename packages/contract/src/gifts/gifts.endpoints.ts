import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { catalogueIdSchema } from '../primitives/index.ts'
import { brandSpecialSchema, giftTaskSchema } from './gift.schema.ts'

const calls = {
  /** What can be done for a reward, in the seller's wallet currency, with how far the seller is; what is over last. */
  tasks: defineEndpoint({
    method: 'GET',
    path: '/bizMarketing/gift/tasks',
    summary: 'Tasks and how far I am',
    auth: 'bearer',
    data: z.array(giftTaskSchema),
  }),
  /** Claims the reward of a task that is done, once a person. It matures, then it is credited. */
  claim: defineEndpoint({
    method: 'POST',
    path: '/bizMarketing/gift/claim',
    summary: 'Claim the reward of a task',
    auth: 'bearer',
    body: z.object({ taskId: catalogueIdSchema }),
    data: giftTaskSchema,
    idempotencyKey: true,
    errors: ['notFound', 'taskNotDone', 'taskNotRunning', 'taskClaimed', 'deletionPending'],
  }),
  /** Brands that bring more for a time: those that will, that do, and that did in the last week. */
  specials: defineEndpoint({
    method: 'GET',
    path: '/bizMarketing/giftCard/specials',
    summary: 'Cards that bring more for a time',
    auth: 'none',
    data: z.array(brandSpecialSchema),
  }),
}

/** The calls of `gifts` under their own name, so that an editor shows it and not their schemas. */
export interface GiftsEndpoints extends Readonly<typeof calls> {}

/** Tasks with a reward, and brands that bring more for a time. The paths are ours. */
export const gifts: GiftsEndpoints = calls
