import { hasTransactionHashForm } from '@kaadi/contract/payouts'
import { withdrawalStatus } from '@kaadi/contract/withdrawals'
import { sql } from 'kysely'
import { constraintOf, type Database } from '../../../database/index.ts'
import { type Reader, rowsOf } from '../../../database/named-read.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { createMoveWithdrawals, type WithdrawalMove } from '../../withdrawals/index.ts'
import type { WithdrawalKey } from '../releasing/releases.repository.ts'

const { paid, returned } = withdrawalStatus

/** How the attempt of each withdrawal ended: in the provider's word, where it gave one. */
const endAttempts = `
    update payout_attempts p
    set status = case m.target when ${paid} then 'success' when ${returned} then 'reversed'
                               else coalesce(m.provider_word, 'failed') end,
        transfer_code = coalesce(p.transfer_code, m.transfer_code),
        slip_number = coalesce(p.slip_number, m.slip_number), failure = case when m.target <> ${paid} then m.reason end,
        ended_by = coalesce(p.ended_by, m.operator_id), ended_at = coalesce(p.ended_at, now())
    from moved m
    where p.user_id = m.user_id and p.withdrawal_id = m.id
      and case when m.was = ${paid} then p.status = 'success' else p.ended_at is null end
  `

/** Ends withdrawals with their attempts, in one statement over a list. */
export function createEndPayouts(database: Pick<Database, 'postings'>) {
  const move = createMoveWithdrawals(database, { name: 'payouts.end', beside: endAttempts })
  return async (item: WithdrawalMove) => {
    try {
      return await move(item)
    } catch (error) {
      if (constraintOf(error) === 'payout_attempts_slip_once')
        throw new DomainError(
          hasTransactionHashForm(item.slipNumber ?? '') ? 'transactionHashUsed' : 'bankSlipUsed',
        )
      throw error
    }
  }
}

/** Who began the payout, who confirmed it and who released it. */
export async function findHands(on: Reader, { userId, withdrawalId }: WithdrawalKey): Promise<bigint[]> {
  const rows = await rowsOf(
    on,
    sql<{ hand: bigint }>`
      select hand from payout_attempts p, unnest(array[p.started_by, p.ended_by]) as hand
      where p.user_id = ${userId} and p.withdrawal_id = ${withdrawalId} and hand is not null
      union
      select r.released_by from payout_releases r
      where r.user_id = ${userId} and r.withdrawal_id = ${withdrawalId} and r.released_by is not null`,
  )
  return rows.map(({ hand }) => hand)
}
