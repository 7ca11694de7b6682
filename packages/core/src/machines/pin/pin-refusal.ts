import { instantSchema } from '@kaadi/contract/primitives'
import * as z from 'zod/mini'
import { hasCode } from '../../errors/index.ts'

const attemptsSchema = z.object({ attemptsLeft: z.int() })
const lockSchema = z.object({ lockedUntil: instantSchema })

/** How many tries a wrong PIN leaves; undefined where the service does not say. */
export const attemptsLeftIn = (error: unknown): number | undefined => {
  const details = z.safeParse(attemptsSchema, hasCode(error, 'wrongPin') ? error.details : undefined)
  return details.success ? details.data.attemptsLeft : undefined
}

/**
 * Until when every PIN is refused, by this device's clock. `Retry-After` counts before the instant, since the clocks may
 * differ; half an hour where the service says neither.
 */
export const lockedUntilIn = (error: unknown, now: number): number | undefined => {
  if (!hasCode(error, 'pinLocked')) return undefined
  if (error.retryAfterMs !== undefined) return now + error.retryAfterMs
  const details = z.safeParse(lockSchema, error.details)
  return details.success ? Date.parse(details.data.lockedUntil) : now + 30 * 60_000
}
