import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '../database/index.ts'
import { today } from './local-days.ts'
import { medianSeconds } from './pace.ts'

export interface PaidDays {
  readonly today: number
  readonly yesterday: number
  /** Half of both days took no longer; null with too few to tell. */
  readonly seconds: number | null
}

/** A day counts so many payments at most: what costs the same at any volume. */
const maxOfDay = 1_000

/** How much was paid today and yesterday, by the clock of Lagos. `paid` has `at` and `seconds`, of its newest rows. */
export async function paidDays(
  on: Kysely<Tables>,
  paid: (since: RawBuilder<Date>, most: RawBuilder<number>) => RawBuilder<unknown>,
): Promise<PaidDays> {
  const { rows } = await sql<PaidDays>`
    select least(${sql.lit(maxOfDay)}, count(*) filter (where at >= ${today}))::integer as today,
           least(${sql.lit(maxOfDay)}, count(*) filter (where at < ${today}))::integer as yesterday,
           ${medianSeconds(sql`seconds`)} as seconds
    from (${paid(sql`${today} - interval '1 day'`, sql.lit(2 * maxOfDay))}) paid`.execute(on)
  return rows[0]!
}
