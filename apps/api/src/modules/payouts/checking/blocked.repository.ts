import type { CurrencyId } from '@kaadi/contract/primitives'
import { withdrawalStatus } from '@kaadi/contract/withdrawals'
import { type RawBuilder, sql } from 'kysely'
import { type Reader, rowsOf } from '../../../database/named-read.ts'
import { withdrawalRows } from '../../withdrawals/index.ts'
import type { WithdrawalKey } from '../releasing/releases.repository.ts'

const { requested, riskHold, queued, paid } = withdrawalStatus
const most = 100

/** Over the alias `w`: the account that it goes to is on the block list. */
export const isAccountBlocked = sql<boolean>`exists (
  select from bank_account_fingerprints f
  join running_blocks b on b.kind = 'bankAccount' and b.fingerprint = f.fingerprint
  where f.user_id = w.user_id and f.account_id = w.bank_account_id)`

/** Over the alias `w`: its seller may not withdraw. */
export const isSellerPaused = sql<boolean>`exists (
  select from running_pauses p where p.user_id = w.user_id and p.scope in ('withdrawing', 'both'))`

/** Over the alias `w`: its seller owes us something, in any currency. */
export const isSellerOwing = sql<boolean>`exists (select from running_debts d where d.user_id = w.user_id)`

export interface UnbegunWithdrawal extends WithdrawalKey {
  readonly amount: bigint
  readonly currencyId: CurrencyId
}

const listUnbegun = (on: Reader, where: RawBuilder<boolean>): Promise<UnbegunWithdrawal[]> =>
  rowsOf(
    on,
    sql<UnbegunWithdrawal>`
      select w.user_id as "userId", w.id as "withdrawalId", w.amount, w.currency_id as "currencyId"
      from ${withdrawalRows}
      where w.status < ${sql.lit(paid)} and w.status in (${sql.lit(requested)}, ${sql.lit(riskHold)}, ${sql.lit(queued)})
        and ${where}
      order by w.created_at, w.id limit ${most}`,
  )

/** Withdrawals that nobody has begun, to accounts that were blocked since they were asked for; the oldest first, some at a time. */
export const listBlocked = (on: Reader): Promise<UnbegunWithdrawal[]> => listUnbegun(on, isAccountBlocked)

/** Withdrawals that nobody has begun, of sellers who came to owe since they were asked for; the oldest first, some at a time. */
export const listOwing = (on: Reader): Promise<UnbegunWithdrawal[]> => listUnbegun(on, isSellerOwing)

export interface Debt {
  readonly currencyId: CurrencyId
  /** In minor units, above zero. */
  readonly owed: bigint
}

/** What a seller owes by now, by currency. */
export const listDebts = (on: Reader, userId: bigint): Promise<readonly Debt[]> =>
  rowsOf(
    on,
    sql<Debt>`select currency_id as "currencyId", owed from running_debts where user_id = ${userId} order by currency_id`,
  )
