import { type CurrencyId, currencies } from '@kaadi/contract/primitives'
import { withdrawalStatus } from '@kaadi/contract/withdrawals'
import { fromMinorUnits } from '@kaadi/core/money'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../database/index.ts'
import { type Reader, rowsOf } from '../../../database/named-read.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { withdrawalRows } from '../../withdrawals/index.ts'

export interface WithdrawalKey {
  readonly userId: bigint
  readonly withdrawalId: bigint
}

export interface StoredRelease {
  readonly most: bigint
  /** Of what the operator has taken alone in 24 hours, with this one; null where it is over the limit by itself. */
  readonly sum: bigint | null
  /** Whether it can be released as it stands: not in hands, but for one that is over the limit by itself. */
  readonly isReleasable: boolean
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

/** Over the alias `w`: it is over the limit, or somebody has asked another to release it, and that was not done yet. */
export const waitsForSecond = sql<boolean>`(${isOverLimit} or exists (
  select from payout_releases r where r.user_id = w.user_id and r.withdrawal_id = w.id and r.released_at is null))`

/** Over the alias `w`: what this operator would have had in hand alone in 24 hours, with it (0175-payouts-sums.sql). */
const aloneWith = (operatorId: bigint) => sql`payouts_alone(${operatorId}::bigint, w.user_id, w.id)`

/** Over the alias `w`: nobody has begun it, or who had it has handed it back. */
const isFree = sql<boolean>`(w.status < ${sql.lit(withdrawalStatus.sent)}
  or w.status = ${sql.lit(withdrawalStatus.sent)} and w.taken_by is null and not w.at_provider)`

/** Over the alias `w`: no machine has begun it, and it has not ended. Over the limit it is released in whosever hands it is. */
const isReleasable = sql<boolean>`(w.status <= ${sql.lit(withdrawalStatus.sent)} and not w.at_provider)`

const asked = (what: RawBuilder<unknown>) =>
  sql`(select ${what} from payout_releases r where r.user_id = w.user_id and r.withdrawal_id = w.id)`

/** Over the alias `w`: who asked for its release, if anybody did. */
export const releaseAsked = { by: asked(nameOf('r.asked_by')), byId: asked(sql`r.asked_by`) }

/** How the release of a payout stands for this operator; undefined where they may begin it alone and nobody has asked for one. */
export async function findRelease(
  on: Reader,
  { userId, withdrawalId }: WithdrawalKey,
  operatorId: bigint,
): Promise<StoredRelease | undefined> {
  const rows = await rowsOf(
    on,
    sql<StoredRelease>`
      select l.most, case when w.net <= l.most then sum.alone end as sum,
        ${isFree} or w.net > l.most and ${isReleasable} as "isReleasable", ${nameOf('r.asked_by')} as "askedBy", r.asked_by as "askedById", r.asked_at as "askedAt",
        ${nameOf('r.released_by')} as "releasedBy", r.released_at as "releasedAt", r.digest
      from ${withdrawalRows} join payout_limits l on l.currency_id = w.currency_id
      left join payout_releases r on r.user_id = w.user_id and r.withdrawal_id = w.id
      left join lateral (select ${aloneWith(operatorId)} as alone where w.net <= l.most and ${isFree}) sum on true
      where w.user_id = ${userId} and w.id = ${withdrawalId}
        and (w.net > l.most or r.asked_at is not null or sum.alone > l.most)`,
  )
  return rows[0]
}

/** Whether they released it, or approved the batch that it is in. */
export async function isSecondOf(
  on: Reader,
  { userId, withdrawalId }: WithdrawalKey,
  operatorId: bigint,
): Promise<boolean> {
  const rows = await rowsOf(
    on,
    sql<object>`
      select from payout_releases where user_id = ${userId} and withdrawal_id = ${withdrawalId} and released_by = ${operatorId}
      union all
      select from approved_batch_payouts
      where user_id = ${userId} and withdrawal_id = ${withdrawalId} and approved_by = ${operatorId}`,
  )
  return rows.length > 0
}

/** Refuses to take a payout that needs its release without it, begun or not, or by the one who released it. */
export async function requireRelease(
  tx: Tx,
  { userId, withdrawalId }: WithdrawalKey,
  operatorId?: bigint,
): Promise<void> {
  const { rows } = await sql<{ releasedBy: bigint | null }>`
    select r.released_by as "releasedBy"
    from ${withdrawalRows} join payout_limits l on l.currency_id = w.currency_id
    left join payout_releases r on r.user_id = w.user_id and r.withdrawal_id = w.id
    where w.user_id = ${userId} and w.id = ${withdrawalId}
      and (w.net > l.most or r.released_by is not null)`.execute(tx)
  const [found] = rows
  if (!found) return
  if (found.releasedBy === null) throw new DomainError('releaseNeeded')
  if (found.releasedBy === operatorId) throw new DomainError('payerReleased')
}

/** That one person would have had more than the limit in hand alone, with the figures. The schema has refused it already. */
export async function sumOverLimit(
  on: Reader,
  name: 'releaseSumNeeded' | 'handsFull',
  { userId, withdrawalId }: WithdrawalKey,
  operatorId: bigint,
): Promise<DomainError> {
  const [found] = await rowsOf(
    on,
    sql<{ most: bigint; sum: bigint; currencyId: CurrencyId }>`
      select l.most, ${aloneWith(operatorId)} as sum, l.currency_id as "currencyId"
      from ${withdrawalRows} join payout_limits l on l.currency_id = w.currency_id
      where w.user_id = ${userId} and w.id = ${withdrawalId}`,
  )
  const { most, sum, currencyId } = found!
  const { decimals } = currencies[currencyId]
  const details = { limit: fromMinorUnits(most, decimals), sum: fromMinorUnits(sum, decimals), currencyId }
  return new DomainError(name, { details })
}

/** Asks for the release of what the withdrawal says now. False where it was asked for already, or one person may begin it. */
export async function askRelease(
  tx: Tx,
  { userId, withdrawalId }: WithdrawalKey,
  operatorId: bigint,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into payout_releases (user_id, withdrawal_id, reference, amount, currency_id, account_digest, asked_by)
    select w.user_id, w.id, w.provider_reference, w.net, w.currency_id, w.account_digest, ${operatorId}::bigint
    from ${withdrawalRows} join payout_limits l on l.currency_id = w.currency_id
    where w.user_id = ${userId} and w.id = ${withdrawalId}
      and (w.net > l.most and ${isReleasable} or ${isFree} and ${aloneWith(operatorId)} > l.most)
    on conflict on constraint payout_releases_pkey do nothing`.execute(tx)
  return numAffectedRows === 1n
}

/** Releases it on a line that may; false where it is not what was asked for, or stands otherwise. */
export async function releasePayout(
  tx: Tx,
  { userId, withdrawalId }: WithdrawalKey,
  operatorId: bigint,
  fingerprint: string,
): Promise<boolean> {
  const { rows } = await sql<{ isReleased: boolean }>`
      select release_payout(${userId}, ${withdrawalId}, ${operatorId}, ${Buffer.from(fingerprint, 'hex')}) as "isReleased"`.execute(
    tx,
  )
  return rows[0]!.isReleased
}

/** Moves the limit on a line that may. What raises it has a change that another person approved (0173). */
export async function movePayoutLimit(tx: Tx, currencyId: CurrencyId, most: bigint): Promise<void> {
  await sql`select move_payout_limit(${currencyId}::smallint, ${most})`.execute(tx)
}
