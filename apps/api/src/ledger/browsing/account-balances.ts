import type { CurrencyId } from '@kaadi/contract/primitives'
import { sql } from 'kysely'
import { type Reader, rowsOf } from '../../database/named-read.ts'
import type { AccountAddress } from '../chart-of-accounts.ts'

export interface AccountBalance {
  readonly address: AccountAddress
  readonly balance: bigint
  /** How many lines it has. */
  readonly version: bigint
}

const columns = sql`address, balance, version`

/** The accounts of a seller that anything was posted to. */
export const listAccountsOf = (on: Reader, userId: bigint): Promise<AccountBalance[]> =>
  rowsOf(
    on,
    sql<AccountBalance>`select ${columns} from ledger_accounts where user_id = ${userId} order by currency_id, role`,
  )

/** The accounts of the house: a few of each currency. */
export const listHouseAccounts = (on: Reader): Promise<AccountBalance[]> =>
  rowsOf(
    on,
    sql<AccountBalance>`select ${columns} from ledger_accounts where user_id is null order by currency_id, address`,
  )

export interface AccountSum {
  readonly currencyId: CurrencyId
  /** `available`, `cards`, `payout`, … */
  readonly name: string
  readonly provider: string | null
  readonly balance: bigint
}

/**
 * What all accounts of one name hold, by currency. It reads each account once: a sum that leaves something out is wrong, and a
 * treasurer looks every now and then.
 */
export const sumAccounts = (on: Reader): Promise<AccountSum[]> =>
  rowsOf(
    on,
    sql<AccountSum>`
    select currency_id as "currencyId", role as name,
           case when role = 'payout' then split_part(address, ':', 2) end as provider, sum(balance)::bigint as balance
    from ledger_accounts group by 1, 2, 3 order by 1, 2, 3`,
  )
