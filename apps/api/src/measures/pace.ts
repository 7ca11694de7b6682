import { figureLeastCases } from '@kaadi/contract/primitives'
import { type RawBuilder, sql } from 'kysely'

/** How far back figures and promises look. */
export const measuredSpan = sql`interval '30 days'`

/** Whether so many cases were measured that a figure may be told of them. */
export const areEnough = (among: RawBuilder<boolean> = sql`true`): RawBuilder<boolean> =>
  sql`count(*) filter (where ${among}) >= ${sql.lit(figureLeastCases)}`

const percentile = (share: number, seconds: RawBuilder<number>, among: RawBuilder<boolean> = sql`true`) =>
  sql<number>`percentile_cont(${sql.lit(share)}) within group (order by ${seconds}) filter (where ${among})`

/** The usual length of the measured cases, in seconds; null where there are too few. */
export const medianSeconds = (
  seconds: RawBuilder<number>,
  among?: RawBuilder<boolean>,
): RawBuilder<number | null> =>
  sql`case when ${areEnough(among)} then round(${percentile(0.5, seconds, among)})::integer end`

const longestPromise = 86_400

/** In full five minutes, and a day at most. */
const inFull = (seconds: RawBuilder<number>): RawBuilder<number> =>
  sql`least(${sql.lit(longestPromise)}, greatest(1, ceil(${seconds} / 300.0)) * 300)::integer`

/**
 * Within how many seconds something is promised: nine of ten measured cases took no longer, in full five minutes and a day
 * at most. Where too few were measured, what is configured.
 */
export const promisedSeconds = (
  seconds: RawBuilder<number>,
  configuredMinutes: RawBuilder<number>,
): RawBuilder<number> => sql`
  case when ${areEnough()} then ${inFull(percentile(0.9, seconds))}
       else ${configuredMinutes} * 60 end`

/**
 * Within how many seconds a line is worked off, with one more in it, by who did at most so many cases in an hour; null
 * where too few were measured. No promise may be shorter.
 */
export const lineSeconds = (
  waiting: RawBuilder<number>,
  casesOfBestHour: RawBuilder<number>,
): RawBuilder<number | null> =>
  sql`case when ${areEnough()} then ${inFull(sql`((${waiting}) + 1) * 3600.0 / max(${casesOfBestHour})`)} end`
