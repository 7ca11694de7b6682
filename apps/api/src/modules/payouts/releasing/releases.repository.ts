import type { CurrencyId } from '@kaadi/contract/primitives'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables, Tx } from '../../../database/index.ts'
import { type Reader, rowsOf } from '../../../database/named-read.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { withdrawalRows } from '../../withdrawals/index.ts'

/** The role of 0154-payouts-releases.sql that may release, and nothing else. */
const checkerRole = 'kaadi_checker'

export interface WithdrawalKey {
  readonly userId: bigint
  readonly withdrawalId: bigint
}

export interface StoredRelease {
  readonly most: bigint
  readonly askedBy: string | null
  readonly askedById: bigint | null
  readonly askedAt: Date | null
  readonly releasedBy: string | null
  readonly releasedAt: Date | null
  readonly digest: Buffer | null
}

/** The name of the operator whose id stands in this column. */
export const nameOf = (id: string) =>
  sql`(select o.name from console_operators o where o.id = ${sql.raw(id)})`

/** Over the alias `w`: one person may not begin it alone, and no second one has released it. */
export const isOverLimit = sql<boolean>`(
  exists (select from payout_limits l where l.currency_id = w.currency_id and w.net > l.most)
  and not exists (select from payout_releases r
                  where r.user_id = w.user_id and r.withdrawal_id = w.id and r.released_at is not null))`

const asked = (what: RawBuilder<unknown>) =>
  sql`(select ${what} from payout_releases r where r.user_id = w.user_id and r.withdrawal_id = w.id)`

/** Over the alias `w`: who asked for its release, if anybody did. */
export const releaseAsked = { by: asked(nameOf('r.asked_by')), byId: asked(sql`r.asked_by`) }

/** How the release of a payout stands; undefined where it is under the limit and needs none. */
export async function findRelease(
  on: Reader,
  { userId, withdrawalId }: WithdrawalKey,
): Promise<StoredRelease | undefined> {
  const rows = await rowsOf(
    on,
    sql<StoredRelease>`
      select l.most, ${nameOf('r.asked_by')} as "askedBy", r.asked_by as "askedById", r.asked_at as "askedAt",
        ${nameOf('r.released_by')} as "releasedBy", r.released_at as "releasedAt", r.digest
      from ${withdrawalRows} join payout_limits l on l.currency_id = w.currency_id and w.net > l.most
      left join payout_releases r on r.user_id = w.user_id and r.withdrawal_id = w.id
      where w.user_id = ${userId} and w.id = ${withdrawalId}`,
  )
  return rows[0]
}

/** Refuses to begin a payout over the limit without its release, or by the one who released it. */
export async function requireRelease(
  tx: Tx,
  { userId, withdrawalId }: WithdrawalKey,
  operatorId?: bigint,
): Promise<void> {
  const { rows } = await sql<{ releasedBy: bigint | null }>`
    select r.released_by as "releasedBy"
    from ${withdrawalRows} join payout_limits l on l.currency_id = w.currency_id and w.net > l.most
    left join payout_releases r on r.user_id = w.user_id and r.withdrawal_id = w.id
    where w.user_id = ${userId} and w.id = ${withdrawalId}`.execute(tx)
  const [found] = rows
  if (!found) return
  if (found.releasedBy === null) throw new DomainError('releaseNeeded')
  if (found.releasedBy === operatorId) throw new DomainError('payerReleased')
}

/** Asks for the release of what the withdrawal says now. False where it was asked for already, or waits for no payout. */
export async function askRelease(
  tx: Tx,
  { userId, withdrawalId }: WithdrawalKey,
  operatorId: bigint,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into payout_releases (user_id, withdrawal_id, reference, amount, currency_id, account_digest, asked_by)
    select w.user_id, w.id, w.provider_reference, w.net, w.currency_id, w.account_digest, ${operatorId}::bigint
    from ${withdrawalRows} join payout_limits l on l.currency_id = w.currency_id and w.net > l.most
    where w.user_id = ${userId} and w.id = ${withdrawalId}
    on conflict on constraint payout_releases_pkey do nothing`.execute(tx)
  return numAffectedRows === 1n
}

/** Releases it in the role that may; false where it is not what was asked for, or stands otherwise. */
export async function releasePayout(
  tx: Tx,
  { userId, withdrawalId }: WithdrawalKey,
  operatorId: bigint,
  fingerprint: string,
): Promise<boolean> {
  return inCheckerRole(tx, async () => {
    const { rows } = await sql<{ isReleased: boolean }>`
      select release_payout(${userId}, ${withdrawalId}, ${operatorId}, ${Buffer.from(fingerprint, 'hex')}) as "isReleased"`.execute(
      tx,
    )
    return rows[0]!.isReleased
  })
}

/** Moves the limit in the role that may. What raises it has a change that another person approved (0173). */
export const movePayoutLimit = (tx: Tx, currencyId: CurrencyId, most: bigint): Promise<void> =>
  inCheckerRole(tx, async () => {
    await sql`select move_payout_limit(${currencyId}::smallint, ${most})`.execute(tx)
  })

/** Does what the second person may, and nothing else. Where the owner may create no roles there is one for everything. */
export async function inCheckerRole<Answer>(tx: Kysely<Tables>, act: () => Promise<Answer>): Promise<Answer> {
  const { rows } = await sql<{ role: string }>`
    select current_user::text as role from pg_roles where rolname = ${checkerRole}`.execute(tx)
  const [own] = rows
  if (!own) return act()
  await sql`select set_config('role', ${checkerRole}, true)`.execute(tx)
  const answer = await act()
  await sql`select set_config('role', ${own.role}, true)`.execute(tx)
  return answer
}
