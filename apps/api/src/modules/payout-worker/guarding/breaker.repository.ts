import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Tables } from '../../../database/index.ts'
import type { Reader } from '../../../database/named-read.ts'
import { rowsOf } from '../../../database/named-read.ts'
import type { Unknown } from '../../payout-rails/index.ts'
import { momentOf, type PayoutRails } from '../rails.ts'

/** Failures in a row after which a provider is left alone, for longer each time up to ten minutes. */
const mostFailures = 5
const firstPauseSeconds = 30
const longestPauseSeconds = 600

/** Why the provider itself is to blame: what it says of one transfer is not. */
const troubles: readonly Unknown['why'][] = ['noAnswer', 'busy', 'nonsense', 'locked']
export const isTrouble = ({ why }: Unknown): boolean => troubles.includes(why)

/** How long the provider is left alone yet; 0 where it may be called. */
export async function pauseLeftMs(on: Reader, rails: PayoutRails, provider: string): Promise<number> {
  const [row] = await rowsOf(
    on,
    sql<{ left: number }>`
      select greatest(0, extract(epoch from open_until - ${momentOf(rails)}) * 1000)::float8 as left
      from rail_breakers where provider = ${provider} and open_until is not null`,
  )
  return Math.ceil(row?.left ?? 0)
}

/** A key that is not let in opens it at once: nothing will work until somebody changes it. */
export async function noteTrouble(
  on: Kysely<Tables>,
  rails: PayoutRails,
  provider: string,
  { why, detail }: Unknown,
): Promise<void> {
  const most = why === 'locked' ? 1 : mostFailures
  await sql`
    insert into rail_breakers as b (provider, failures, reason, open_until)
    values (${provider}, 1, ${`${why}: ${detail}`},
            case when ${most} <= 1 then ${momentOf(rails)} + make_interval(secs => ${firstPauseSeconds}) end)
    on conflict on constraint rail_breakers_pkey do update
    set failures = b.failures + 1, reason = excluded.reason, changed_at = now(),
        open_until = case when b.failures + 1 >= ${most} then ${momentOf(rails)} + make_interval(secs =>
          least(${longestPauseSeconds}::float8, ${firstPauseSeconds} * 2 ^ least(b.failures + 1 - ${most}, 10))) else b.open_until end`.execute(
    on,
  )
}

export async function noteAnswered(on: Kysely<Tables>, provider: string): Promise<void> {
  await sql`
    update rail_breakers set failures = 0, open_until = null, reason = null, changed_at = now()
    where provider = ${provider} and (failures > 0 or open_until is not null)`.execute(on)
}
