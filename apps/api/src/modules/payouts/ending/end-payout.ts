import {
  bankSlipPattern,
  hasTransactionHashForm,
  type PayoutDetail,
  transactionHashOf,
  withoutBlanks,
} from '@kaadi/contract/payouts'
import { withdrawalStatus } from '@kaadi/contract/withdrawals'
import type { Deps } from '../../../deps.ts'
import { DomainError, invalidField, notFound } from '../../../errors/domain-error.ts'
import type { SignedInOperator } from '../../../http/signed-in.ts'
import { storedReply } from '../../../idempotency/idempotency.ts'
import { keyedRequest } from '../../../idempotency/keyed-request.ts'
import { showMoney } from '../../../ledger/show-money.ts'
import { requireForeignSeller } from '../../risk/index.ts'
import type { WithdrawalMove } from '../../withdrawals/index.ts'
import type { PayoutAction } from '../holding/hold-payout.ts'
import { notHeld, readPayoutDetail } from '../payout.ts'
import { findPayout, type StoredPayout } from '../payouts.repository.ts'
import { createEndPayouts, findHands } from './end-payouts.repository.ts'

interface Ending {
  readonly operation: string
  readonly move: (payout: StoredPayout) => Pick<WithdrawalMove, 'to' | 'slipNumber' | 'reason' | 'note'>
  readonly from: WithdrawalMove['from'][number]
  readonly byHolder: boolean
  /** Of a payout by hand alone, by another person than who paid it or released it. */
  readonly isByAnother?: true
  readonly refusal: (payout: StoredPayout, operator: SignedInOperator) => DomainError
}

const byHolder = { from: withdrawalStatus.sent, byHolder: true, refusal: notHeld } as const

/** The bank has paid, has refused, or sent back what it had paid. Each is told by an operator, who signs it. */
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
    if (ending.isByAnother) await requireAnother(found, operator)
    const { operation } = ending
    const request = keyedRequest(deps.vault, { userId: operator.id, realm: 'operator', key, operation, body })
    const outcome = await move({
      request,
      userId: found.userId,
      withdrawalId: found.id,
      from: [ending.from],
      actor: 'desk',
      operatorId: operator.id,
      ...(ending.byHolder && { heldBy: operator.id }),
      ...ending.move(found),
    })
    // Throws where the key was used for something else.
    if (outcome === 'keyed') await storedReply(db, request)
    const now = (await findPayout(deps.database, body.id))!
    if (outcome === 'notWaiting') throw ending.refusal(now, operator)
    return readPayoutDetail(deps.database, body.id, operator)
  }

  const requireAnother = async (found: StoredPayout, operator: SignedInOperator) => {
    if (found.provider !== null) throw new DomainError('payoutAtProvider')
    const hands = await findHands(deps.database, { userId: found.userId, withdrawalId: found.id })
    if (hands.includes(operator.id)) throw new DomainError('ownReturn')
  }

  return {
    confirm: (action: PayoutAction, body: { readonly id: string; readonly bankSlipNumber: string }) =>
      end(action, body, {
        ...byHolder,
        operation: 'payouts.confirm',
        move: (payout) => ({
          to: withdrawalStatus.paid,
          slipNumber: proofOf(payout, body.bankSlipNumber),
          note: {
            title: 'Your withdrawal was paid',
            content: `${showMoney(payout.net, payout.currencyId)} went to ${accountOf(payout)}.`,
          },
        }),
      }),

    fail: (action: PayoutAction, body: { readonly id: string; readonly reason: string }) =>
      end(action, body, {
        ...byHolder,
        operation: 'payouts.fail',
        move: (payout) => ({
          to: withdrawalStatus.failed,
          reason: body.reason,
          note: {
            title: 'Your withdrawal came back',
            content: `${showMoney(payout.amount, payout.currencyId)} is in your balance again, with its fee. The bank said: ${body.reason}`,
          },
        }),
      }),

    /** Of a payout by a machine the provider tells it. */
    recordReturn: (action: PayoutAction, body: { readonly id: string; readonly reason: string }) =>
      end(action, body, {
        isByAnother: true,
        operation: 'payouts.recordReturn',
        from: withdrawalStatus.paid,
        byHolder: false,
        refusal: () => new DomainError('payoutNotPaid'),
        move: (payout) => ({
          to: withdrawalStatus.returned,
          reason: body.reason,
          note: {
            title: 'Your bank sent your withdrawal back',
            content: `${showMoney(payout.amount, payout.currencyId)} is in your balance again, with its fee. ${accountOf(payout)} did not keep it: ${body.reason}`,
          },
        }),
      }),
  }
}

/** What went over a network is proved by its transaction, all else by the bank's slip. */
function proofOf({ kind }: StoredPayout, typed: string): string {
  if (kind === 'network') {
    if (!hasTransactionHashForm(typed))
      throw invalidField('bankSlipNumber', 'Paste the hash of the transaction: 64 letters and digits.')
    return transactionHashOf(typed)
  }
  if (!new RegExp(`^${bankSlipPattern}$`).test(typed))
    throw invalidField('bankSlipNumber', 'Type the slip number as it stands on the slip.')
  return withoutBlanks(typed)
}

const accountOf = ({ bankName, accountEnding }: StoredPayout): string => `${bankName} ••${accountEnding}`
