import type { PayoutDetail } from '@kaadi/contract/payouts'
import { sql } from 'kysely'
import { type Reader, rowsOf } from '../../database/named-read.ts'
import {
  type StoredWithdrawal,
  withdrawalColumns,
  withdrawalEnds,
  withdrawalTables,
} from '../withdrawals/index.ts'
import { isAccountBlocked, isSellerOwing, isSellerPaused } from './checking/blocked.repository.ts'
import { payoutsRun } from './holding/require-payout.repository.ts'
import { releaseAsked, waitsForSecond } from './releasing/releases.repository.ts'
import { proposalLines, returnProposed, waitsForReturn } from './returning/returns.repository.ts'

/** What a treasurer needs beside the withdrawal. The account number is read where it is opened alone. */
export interface StoredPayout extends StoredWithdrawal {
  readonly sellerName: string
  readonly bankCode: string
  readonly takenBy: string | null
  readonly takenById: bigint | null
  /** The provider whose machine carries it out, or did. */
  readonly provider: string | null
  readonly needsRelease: boolean
  readonly releaseAskedBy: string | null
  readonly releaseAskedById: bigint | null
  readonly needsReturn: boolean
  readonly returnAskedBy: string | null
  readonly returnAskedById: bigint | null
  /** Whether an operator's own address is the seller's. */
  readonly sellerEmail: string
}

export interface StoredPayoutDetail extends StoredPayout {
  readonly networkClosed: boolean
  readonly sellerOwes: boolean
  readonly accountBlocked: boolean
  readonly sellerPaused: boolean
  readonly payoutsStopped: boolean
  /** From JSON: times as text with an offset. */
  readonly log: PayoutDetail['log']
}

export const payoutColumns = sql`${withdrawalColumns}, split_part(u.email, '@', 1) as "sellerName",
  u.email as "sellerEmail", a.bank_code as "bankCode", w.taken_by as "takenById",
  (select o.name from console_operators o where o.id = w.taken_by) as "takenBy",
  (select p.provider from payout_attempts p
   where p.user_id = w.user_id and p.withdrawal_id = w.id and not p.by_hand) as provider,
  ${waitsForSecond} as "needsRelease", ${releaseAsked.by} as "releaseAskedBy", ${releaseAsked.byId} as "releaseAskedById",
  ${waitsForReturn} as "needsReturn", ${returnProposed.by} as "returnAskedBy", ${returnProposed.byId} as "returnAskedById"`

export const payoutTables = sql`(${withdrawalTables} join sellers u on u.id = w.user_id)`

/** Whether the account `a` is an address of a network that is closed. */
export const isNetworkClosed = sql<boolean>`(a.kind = 'network' and not exists (
  select from payout_networks open where open.id = a.bank_code))`

/**
 * Nothing is done with a payout once it has ended but that its return is proposed: its end stands after what was done before, and its return
 * after all the rest.
 */
const log = sql`coalesce((
  select json_agg(json_build_object('kind', line.kind, 'operator', o.name, 'reason', line.reason,
                                    'bankSlipNumber', line.slip_number, 'time', line.created_at)
                  order by line.part, line.created_at, line.place)
  from (
    select 0 as part, l.id as place, l.kind, l.operator_id, l.reason, null as slip_number, l.created_at
    from payout_log l where l.user_id = w.user_id and l.withdrawal_id = w.id
    union all
    select case e.kind when 'returned' then 3 else 1 end, e.version, e.kind, e.operator_id, e.reason, e.slip_number, e.created_at
    from ${withdrawalEnds} e
    union all ${proposalLines}
  ) line join console_operators o on o.id = line.operator_id), '[]')`

export async function findPayout(on: Reader, publicId: string): Promise<StoredPayoutDetail | undefined> {
  const rows = await rowsOf(
    on,
    sql<StoredPayoutDetail>`
    select ${payoutColumns}, ${log} as log, ${isNetworkClosed} as "networkClosed",
      ${isSellerOwing} as "sellerOwes", ${isAccountBlocked} as "accountBlocked",
      ${isSellerPaused} as "sellerPaused", not ${payoutsRun} as "payoutsStopped" from ${payoutTables} where w.public_id = ${publicId}`,
  )
  return rows[0]
}

export const listBanks = (on: Reader): Promise<{ code: string; name: string }[]> =>
  rowsOf(on, sql<{ code: string; name: string }>`select code, name from bank_names order by name, code`)

/** Whether payouts are carried out under this name. */
export async function isPayoutRail(on: Reader, provider: string): Promise<boolean> {
  const rows = await rowsOf(on, sql<object>`select from payout_rails where provider = ${provider}`)
  return rows.length > 0
}
