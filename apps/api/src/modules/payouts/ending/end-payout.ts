import type { PayoutDetail } from '@kaadi/contract/payouts'
import { withdrawalStatus } from '@kaadi/contract/withdrawals'
import type { Deps } from '../../../deps.ts'
import { DomainError, notFound } from '../../../errors/domain-error.ts'
import { storedReply, withIdempotency } from '../../../idempotency/idempotency.ts'
import { keyedRequest } from '../../../idempotency/keyed-request.ts'
import { showMoney } from '../../../ledger/show-money.ts'
import { requireForeignSeller } from '../../risk/index.ts'
import type { WithdrawalMove } from '../../withdrawals/index.ts'
import type { PayoutAction } from '../holding/hold-payout.ts'
import { accountOf, notHeld, readPayoutDetail } from '../payout.ts'
import { findPayout, type StoredPayout } from '../payouts.repository.ts'
import { giveBack } from '../returning/give-back.ts'
import { proposeReturn } from '../returning/returns.repository.ts'
import { createEndPayouts } from './end-payouts.repository.ts'
import { proofOf } from './proof-of-payment.ts'

interface Ending {
  readonly operation: string
  readonly move: (payout: StoredPayout) => Pick<WithdrawalMove, 'to' | 'slipNumber' | 'note'>
}

/** The bank has paid, or has refused. Each is told by the operator who has the payout, who signs it. */
export function createEndPayout(deps: Deps) {
  const { db } = deps.database
  const move = createEndPayouts(deps.database)

  const end = async (
    { operator, key }: PayoutAction,
    body: { readonly id: string },
    ending: Ending,
  ): Promise<PayoutDetail> => {
    const found = await findPayout(deps.database, body.id)
    if (!found) throw notFound()
    await requireForeignSeller(db, operator, found)
    const { operation } = ending
    const request = keyedRequest(deps.vault, { userId: operator.id, realm: 'operator', key, operation, body })
    const outcome = await move({
      request,
      userId: found.userId,
      withdrawalId: found.id,
      from: [withdrawalStatus.sent],
      actor: 'desk',
      operatorId: operator.id,
      heldBy: operator.id,
      ...ending.move(found),
    })
    // Throws where the key was used for something else.
    if (outcome === 'keyed') await storedReply(db, request)
    const now = (await findPayout(deps.database, body.id))!
    if (outcome === 'notWaiting') throw notHeld(now, operator)
    return readPayoutDetail(deps.database, body.id, operator)
  }

  /** Who has it says that it was not paid. Where that takes two it is proposed, and nothing moves before another confirms it (returning/). */
  const tellUnpaid = async (
    { operator, key }: PayoutAction,
    body: { readonly id: string; readonly reason: string },
  ): Promise<PayoutDetail> => {
    const found = await findPayout(deps.database, body.id)
    if (!found) throw notFound()
    await requireForeignSeller(db, operator, found)
    const operation = 'payouts.fail'
    const request = keyedRequest(deps.vault, { userId: operator.id, realm: 'operator', key, operation, body })
    const words = { reason: body.reason, bankReference: null }
    try {
      await withIdempotency(deps.database.checker, request, async (tx) => {
        const payout = { userId: found.userId, withdrawalId: found.id, operatorId: operator.id }
        if (!(await proposeReturn(tx, { ...payout, ...words })))
          await giveBack(tx, found, operator.id, { ...words, heldBy: operator.id })
        return {}
      })
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      const now = (await findPayout(deps.database, body.id))!
      const isOver = error.errorName === 'returnAsked' && now.status !== withdrawalStatus.sent
      throw isOver || error.errorName === 'payoutNotPaid' ? notHeld(now, operator) : error
    }
    return readPayoutDetail(deps.database, body.id, operator)
  }

  return {
    confirm: (action: PayoutAction, body: { readonly id: string; readonly bankSlipNumber: string }) =>
      end(action, body, {
        operation: 'payouts.confirm',
        move: (payout) => ({
          to: withdrawalStatus.paid,
          slipNumber: proofOf(payout, body.bankSlipNumber, 'bankSlipNumber'),
          note: {
            title: 'Your withdrawal was paid',
            content: `${showMoney(payout.net, payout.currencyId)} went to ${accountOf(payout)}.`,
          },
        }),
      }),

    fail: tellUnpaid,
  }
}
