import { unansweredKeptDays, userIdSchema } from '@kaadi/contract/primitives'
import * as z from 'zod/mini'
import { createKeptValue } from './kept-values.ts'
import type { StorageAdapter } from './storage-adapter.ts'

/** A request that moves money and has no final answer yet. Never a PIN. Times in milliseconds since 1970, by this device's clock. */
export const unansweredSchema = z.object({
  userId: userIdSchema,
  /** What is asked for, and of what: `withdraw 1`. */
  about: z.string(),
  /** Under which it went, and goes again. */
  idempotencyKey: z.string(),
  /** When it was sent first. */
  since: z.number(),
  /** What was asked for, to say it and to ask again. */
  wish: z.record(z.string(), z.union([z.string(), z.number()])),
})
/** A request that moves money and has no final answer yet. */
export interface Unanswered extends z.infer<typeof unansweredSchema> {}

/** What is asked about once the service has let go of its key would seem never to have come. */
const keptMs = unansweredKeptDays * 24 * 3_600_000

/**
 * Requests that move money, from before they are sent until their final answer, each for its own seller. A sign-out and
 * another seller leave them: otherwise the same could be sent under a second key.
 */
export const keptUnanswered = (local: StorageAdapter, now: () => number = Date.now) => {
  const kept = createKeptValue(local, 'unanswered', z.array(unansweredSchema))
  const fresh = () => (kept.get() ?? []).filter(({ since }) => now() - since < keptMs)
  const keep = (all: Unanswered[]) => (all.length > 0 ? kept.set(all) : kept.remove())
  const without = (key: string) => fresh().filter(({ idempotencyKey }) => idempotencyKey !== key)
  return {
    get: (userId: string, about: string): Unanswered | undefined =>
      fresh().find((one) => one.userId === userId && one.about === about),
    /** What is no part of it is left out: a PIN must not come along by accident. */
    set: (request: Unanswered): void =>
      keep([...without(request.idempotencyKey), unansweredSchema.parse(request)]),
    remove: (idempotencyKey: string): void => keep(without(idempotencyKey)),
  }
}
