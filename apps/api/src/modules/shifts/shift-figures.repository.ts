import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '../../database/index.ts'
import { decidedSince, heldCount } from '../card-orders/index.ts'

export interface StoredShift {
  readonly operatorId: string
  readonly name: string
  readonly startedAt: Date
  readonly endedAt: Date | null
  readonly decided: number
  readonly medianSeconds: number | null
  readonly held: number
}

/** How long a shift is looked back on. */
export const lookBackHours = 12

const shiftsWhere = (condition: RawBuilder<unknown>, on: Kysely<Tables>) =>
  sql<StoredShift>`
    select p.public_id as "operatorId", p.name, s.started_at as "startedAt", s.ended_at as "endedAt",
           done.decided, done.median_seconds as "medianSeconds", ${heldCount(sql`s.operator_id`)} as held
    from desk_shifts s join console_operators p on p.id = s.operator_id,
         ${decidedSince(sql`s.operator_id`, sql`s.started_at`, sql`coalesce(s.ended_at, now())`)} done
    where ${condition}
    order by s.ended_at desc nulls first, p.name, s.id desc limit 200`.execute(on)

export async function findOpenShift(
  on: Kysely<Tables>,
  operatorId: bigint,
): Promise<StoredShift | undefined> {
  const { rows } = await shiftsWhere(sql`s.operator_id = ${operatorId} and s.ended_at is null`, on)
  return rows[0]
}

/** Who works, and who did a short while ago. */
export async function listShifts(on: Kysely<Tables>): Promise<readonly StoredShift[]> {
  const { rows } = await shiftsWhere(
    sql`s.ended_at is null or s.ended_at > now() - ${lookBackHours} * interval '1 hour'`,
    on,
  )
  return rows
}
