import type { Payout } from '@kaadi/contract/payouts'
import { withdrawalStatus } from '@kaadi/contract/withdrawals'
import { storedReply } from '../../database/index.ts'
import type { Deps } from '../../deps.ts'
import { DomainError, notFound } from '../../plugins/domain-error.ts'
import { keyedRequest } from '../../plugins/keyed-request.ts'
import { showMoney } from '../../plugins/show-money.ts'
import type { SignedInOperator } from '../../plugins/signed-in.ts'
import { createMoveWithdrawals, type WithdrawalMove } from '../withdrawals/index.ts'
import { toPayout } from './payout.ts'
import { findPayout, type StoredPayout } from './payouts.repository.ts'

interface Action {
  readonly operator: SignedInOperator
  readonly key: string
}

/** The bank has paid, or it has refused. Both are told by a treasurer, who is signed in the attempt. */
export function createEndPayout(deps: Deps) {
  const { db } = deps.database
  const move = createMoveWithdrawals(deps.database)

  const end = async (
    { operator, key }: Action,
    operation: string,
    body: { readonly id: string },
    ending: (payout: StoredPayout) => Pick<WithdrawalMove, 'to' | 'slipNumber' | 'reason' | 'note'>,
  ): Promise<Payout> => {
    const found = await findPayout(deps.database, body.id)
    if (!found) throw notFound()
    if (found.sellerEmail === operator.email) throw new DomainError('ownOrder')
    const request = keyedRequest(deps.vault, { userId: operator.id, realm: 'operator', key, operation, body })
    const outcome = await move({
      request,
      userId: found.userId,
      withdrawalId: found.id,
      from: [withdrawalStatus.sent],
      actor: 'desk',
      operatorId: operator.id,
      ...ending(found),
    })
    // Throws where the key was used for something else.
    if (outcome === 'keyed') await storedReply(db, request)
    if (outcome === 'notWaiting') throw new DomainError('withdrawalNotWaiting')
    return toPayout(deps.vault, (await findPayout(deps.database, body.id))!)
  }

  return {
    confirm: (action: Action, body: { readonly id: string; readonly bankSlipNumber: string }) =>
      end(action, 'payouts.confirm', body, (payout) => ({
        to: withdrawalStatus.paid,
        slipNumber: body.bankSlipNumber,
        note: {
          title: 'Your withdrawal was paid',
          content: `${showMoney(payout.net, payout.currencyId)} went to ${accountOf(payout)}.`,
        },
      })),

    fail: (action: Action, body: { readonly id: string; readonly reason: string }) =>
      end(action, 'payouts.fail', body, (payout) => ({
        to: withdrawalStatus.failed,
        reason: body.reason,
        note: {
          title: 'Your withdrawal came back',
          content: `${showMoney(payout.amount, payout.currencyId)} is in your balance again, with its fee. The bank said: ${body.reason}`,
        },
      })),
  }
}

const accountOf = ({ bankName, accountEnding }: StoredPayout): string => `${bankName} ••${accountEnding}`
