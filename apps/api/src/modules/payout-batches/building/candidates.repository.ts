import { type LeftWhy, maxBatchedPayouts } from '@kaadi/contract/payout-batches'
import type { CurrencyId } from '@kaadi/contract/primitives'
import { withdrawalStatus } from '@kaadi/contract/withdrawals'
import { type RawBuilder, sql } from 'kysely'
import { type Reader, rowsOf } from '../../../database/named-read.ts'
import type { PayoutRoute } from '../../payout-worker/index.ts'
import {
  isAccountBlocked,
  isNetworkClosed,
  isOverLimit,
  isSellerOwing,
  isSellerPaused,
  isSuspect,
  payoutColumns,
  payoutRails,
  payoutTables,
  type StoredPayout,
} from '../../payouts/index.ts'

const { requested, riskHold, queued, paid, cancelled } = withdrawalStatus

/**
 * By which way the withdrawal `w` to the account `a` is paid, as the host has it configured; null where a provider sends each by
 * itself, and no batch is made.
 */
export const railOf = (routes: readonly PayoutRoute[]): RawBuilder<string | null> => {
  const network = sql`when a.kind = 'network' then ${payoutRails.overNetwork}`
  const machines = routes.map(
    ({ currencyId, kind, provider, byBatch }) =>
      sql`when w.currency_id = ${currencyId} and a.kind = ${kind} then ${byBatch ? provider : null}::text`,
  )
  return sql<string | null>`(case ${sql.join([network, ...machines], sql` `)} else ${payoutRails.byHand} end)`
}

/** Why the withdrawal `w` leaves a batch that nobody has approved yet; null where it still waits. */
export const whyLeaves = sql<LeftWhy | null>`(case
  when w.status = ${sql.lit(cancelled)} then 'cancelled' when w.status >= ${sql.lit(paid)} then 'ended'
  when w.status = ${sql.lit(riskHold)} then 'held'
  when w.status not in (${sql.lit(requested)}, ${sql.lit(queued)}) then 'taken' end)`

/** Why a payout cannot be part of a batch. */
export type WhyNot = Exclude<LeftWhy, 'dropped'>

/** Why the withdrawal `w` cannot be part of a batch; null where it can. In the order in which people want to know it. */
export const whyNot = sql<WhyNot | null>`(case
  when w.status = ${sql.lit(cancelled)} then 'cancelled'
  when w.status >= ${sql.lit(paid)} then 'ended'
  when w.status = ${sql.lit(riskHold)} or w.status = ${sql.lit(requested)} and ${isSuspect} then 'held'
  when w.status not in (${sql.lit(requested)}, ${sql.lit(queued)}) then 'taken'
  when exists (select from payout_batch_items o where o.user_id = w.user_id and o.withdrawal_id = w.id and o.left_at is null)
    then 'inBatch'
  when exists (select from payout_work t where t.user_id = w.user_id and t.withdrawal_id = w.id) then 'taken'
  when ${isNetworkClosed} then 'networkClosed'
  when ${isOverLimit} then 'release'
  when ${isSellerPaused} then 'paused'
  when ${isAccountBlocked} then 'blocked'
  when ${isSellerOwing} then 'owes' end)`

export interface Rail {
  readonly provider: string
  readonly currencyId: CurrencyId
}

/** Those that wait, by their turn. */
const waits = sql<boolean>`w.status in (${sql.lit(requested)}, ${sql.lit(queued)}) and ${whyNot} is null`

export interface WaitingRail extends Rail {
  readonly byHand: boolean
  readonly count: number
  readonly amount: bigint
}

/** Counted and summed by way and currency, the first `maxBatchedPayouts` times ten of each currency that wait. */
export const listWaiting = (on: Reader, routes: readonly PayoutRoute[]): Promise<WaitingRail[]> =>
  rowsOf(
    on,
    sql<WaitingRail>`
      select f.provider, r.by_hand as "byHand", f.currency_id as "currencyId", count(*)::integer as count,
             sum(f.net)::bigint as amount
      from (select ${railOf(routes)} as provider, w.currency_id, w.net from ${payoutTables} where ${waits}
            order by w.turn_at, w.id limit ${maxBatchedPayouts * 10}) f
      join payout_promises r on r.provider = f.provider
      group by 1, 2, 3 order by 3, 1`,
  )

export interface CandidateQuery extends Rail {
  readonly bankCode?: string | undefined
  readonly askedBefore?: string | undefined
}

export const listCandidates = (
  on: Reader,
  routes: readonly PayoutRoute[],
  { provider, currencyId, bankCode, askedBefore }: CandidateQuery,
): Promise<StoredPayout[]> =>
  rowsOf(
    on,
    sql<StoredPayout>`
      select ${payoutColumns} from ${payoutTables}
      where ${waits} and w.currency_id = ${currencyId} and ${railOf(routes)} = ${provider}
        ${bankCode ? sql`and a.bank_code = ${bankCode}` : sql``}
        ${askedBefore ? sql`and w.created_at < ${askedBefore}::timestamptz` : sql``}
      order by w.turn_at, w.id limit ${maxBatchedPayouts}`,
  )
