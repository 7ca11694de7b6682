import * as z from 'zod/mini'

/** A moment: ISO 8601 in UTC, such as `2026-11-21T14:05:00.000Z`. */
export const instantSchema = z.iso.datetime()
/** A moment: ISO 8601 in UTC. */
export type Instant = z.infer<typeof instantSchema>
