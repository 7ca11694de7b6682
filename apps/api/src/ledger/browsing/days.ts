import { type RawBuilder, sql } from 'kysely'
import { type Reader, rowsOf } from '../../database/named-read.ts'

/** From one instant on, and up to another, that one not included. */
export interface Days {
  readonly from?: Date | undefined
  readonly before?: Date | undefined
}

/** What lines are numbered by in the order in which they were posted. */
export interface Numbered {
  readonly number: RawBuilder<unknown>
  /** The first number as `low`, and the one after the last as `high`. */
  readonly ends: RawBuilder<unknown>
  /** The line with this number or the next one, as `number` and `created_at`. */
  readonly lineAt: (number: RawBuilder<unknown>) => RawBuilder<unknown>
}

/** All transfers, by their id. */
export const transfersByNumber: Numbered = {
  number: sql`t.id`,
  ends: sql`select coalesce(min(id), 0) as low, coalesce(max(id) + 1, 0) as high from ledger_transfers`,
  lineAt: (number) =>
    sql`select id as number, created_at from ledger_transfers where id >= ${number} order by id limit 1`,
}

/** The lines of one account, by their version. */
export const linesByNumber = (accountId: bigint): Numbered => ({
  number: sql`e.version`,
  ends: sql`select coalesce(min(version), 0) as low, coalesce(max(version) + 1, 0) as high
    from ledger_entries where account_id = ${accountId}`,
  lineAt: (number) => sql`
    select e.version as number, t.created_at from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
    where e.account_id = ${accountId} and e.version >= ${number} order by e.version limit 1`,
})

/**
 * Longer than any transaction runs. Its time is when it began and its number is taken later, so that numbers follow times
 * but for this: what lies further apart is in order.
 */
const apartMs = 3_600_000

/**
 * Lines of these days, as a range of their numbers: the two ends are found by halving, some thirty look-ups each, and only what
 * lies between is read. No index by time is kept for it, which each posting would pay for.
 */
export async function withinDays(
  on: Reader,
  numbered: Numbered,
  { from, before }: Days,
): Promise<RawBuilder<boolean>> {
  const { number } = numbered
  const low = from && (await firstSince(on, numbered, new Date(from.getTime() - apartMs)))
  const high = before && (await firstSince(on, numbered, new Date(before.getTime() + apartMs)))
  const since = from ? sql`${number} >= ${low} and t.created_at >= ${from}` : sql`true`
  const until = before ? sql`${number} < ${high} and t.created_at < ${before}` : sql`true`
  return sql<boolean>`(${since} and ${until})`
}

async function firstSince(on: Reader, { ends, lineAt }: Numbered, time: Date): Promise<bigint> {
  const middle = sql`((s.low + s.high) / 2)`
  const rows = await rowsOf(
    on,
    sql<{ low: bigint }>`
    with recursive ends as (${ends}), search (low, high) as (
      select low, high from ends
      union all
      select case when line.created_at < ${time} then line.number + 1 else s.low end,
             case when line.created_at < ${time} then s.high else ${middle} end
      from search s cross join lateral (${lineAt(middle)}) line
      where s.low < s.high
    ) select low from search where low = high`,
  )
  return rows[0]!.low
}
