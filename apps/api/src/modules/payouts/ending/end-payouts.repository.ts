import { hasTransactionHashForm } from '@kaadi/contract/payouts'
import { withdrawalStatus } from '@kaadi/contract/withdrawals'
import { constraintOf, type Database } from '../../../database/index.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { createMoveWithdrawals, moveWithdrawalIn, type WithdrawalMove } from '../../withdrawals/index.ts'

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

const ends = { name: 'payouts.end', beside: endAttempts }

/** Ends one with its attempt, as a part of a transaction. */
export const endPayoutIn = moveWithdrawalIn(ends)

/** Ends withdrawals with their attempts, in one statement over a list. */
export function createEndPayouts(database: Pick<Database, 'postings'>) {
  const move = createMoveWithdrawals(database, ends)
  return async (item: WithdrawalMove) => {
    try {
      return await move(item)
    } catch (error) {
      if (['payout_attempts_slip_once', 'payout_attempts_own_reference'].includes(constraintOf(error) ?? ''))
        throw new DomainError(
          hasTransactionHashForm(item.slipNumber ?? '') ? 'transactionHashUsed' : 'bankSlipUsed',
        )
      if (constraintOf(error) === 'payout_attempts_not_told_unpaid') throw new DomainError('returnAsked')
      if (constraintOf(error) === 'payout_attempts_in_other_hands') throw new DomainError('payerReleased')
      throw error
    }
  }
}
