import type { PayoutDetail } from '@kaadi/contract/payouts'
import type { HoldRuleName } from '@kaadi/contract/withdrawals'
import type { Tx } from '../../../database/index.ts'
import type { Deps } from '../../../deps.ts'
import { DomainError, notFound } from '../../../errors/domain-error.ts'
import { withIdempotency } from '../../../idempotency/idempotency.ts'
import { keyedRequest } from '../../../idempotency/keyed-request.ts'
import { requireForeignSeller } from '../../risk/index.ts'
import type { PayoutAction } from '../holding/hold-payout.ts'
import { notWaiting, readPayoutDetail } from '../payout.ts'
import { findPayout } from '../payouts.repository.ts'
import type { WithdrawalKey } from '../releasing/releases.repository.ts'
import { endHold, holdByHand, whyNotHeld } from './holds.repository.ts'

interface NewHold {
  readonly id: string
  readonly rule: HoldRuleName
  readonly fact: string
  readonly hours: number
}

/** A person holds one payout for a check, with a rule and an end, or lets it go before that. */
export function createCheckPayout({ database, vault }: Deps) {
  const once = async (
    { operator, key }: PayoutAction,
    operation: string,
    body: { readonly id: string },
    apply: (tx: Tx, payout: WithdrawalKey) => Promise<boolean>,
    refusal: (tx: Tx, payout: WithdrawalKey) => Promise<DomainError>,
  ): Promise<PayoutDetail> => {
    const found = await findPayout(database, body.id)
    if (!found) throw notFound()
    await requireForeignSeller(database.db, operator, found)
    const request = keyedRequest(vault, { userId: operator.id, realm: 'operator', key, operation, body })
    await withIdempotency(database.db, request, async (tx) => {
      const payout = { userId: found.userId, withdrawalId: found.id }
      if (!(await apply(tx, payout))) throw await refusal(tx, payout)
      return {}
    })
    return readPayoutDetail(database, body.id, operator)
  }

  return {
    hold: (action: PayoutAction, body: NewHold) =>
      once(
        action,
        'payouts.hold',
        body,
        (tx, payout) => holdByHand(tx, payout, { ...body, operatorId: action.operator.id }),
        async (tx, payout) => {
          const why = await whyNotHeld(tx, payout)
          return why ? new DomainError(why) : notWaiting((await findPayout(tx, body.id))!)
        },
      ),
    endHold: (action: PayoutAction, body: { readonly id: string; readonly reason: string }) =>
      once(
        action,
        'payouts.endHold',
        body,
        (tx, payout) => endHold(tx, payout, { reason: body.reason, operatorId: action.operator.id }),
        async (tx) => notWaiting((await findPayout(tx, body.id))!),
      ),
  }
}
