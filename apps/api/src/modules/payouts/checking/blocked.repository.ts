import type { CurrencyId } from '@kaadi/contract/primitives'
import { withdrawalStatus } from '@kaadi/contract/withdrawals'
import { sql } from 'kysely'
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

export interface BlockedWithdrawal extends WithdrawalKey {
  readonly amount: bigint
  readonly currencyId: CurrencyId
}

/** Withdrawals that nobody has begun, to accounts that were blocked since they were asked for; the oldest first, some at a time. */
export const listBlocked = (on: Reader): Promise<BlockedWithdrawal[]> =>
  rowsOf(
    on,
    sql<BlockedWithdrawal>`
      select w.user_id as "userId", w.id as "withdrawalId", w.amount, w.currency_id as "currencyId"
      from ${withdrawalRows}
      where w.status < ${sql.lit(paid)} and w.status in (${sql.lit(requested)}, ${sql.lit(riskHold)}, ${sql.lit(queued)})
        and ${isAccountBlocked}
      order by w.created_at, w.id limit ${most}`,
  )
