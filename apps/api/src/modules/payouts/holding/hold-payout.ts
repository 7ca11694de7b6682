import type { PayoutDetail } from '@kaadi/contract/payouts'
import { withdrawalStatus } from '@kaadi/contract/withdrawals'
import { constraintOf, type Tx, transaction } from '../../../database/index.ts'
import type { Deps } from '../../../deps.ts'
import { DomainError, notFound } from '../../../errors/domain-error.ts'
import type { SignedInOperator } from '../../../http/signed-in.ts'
import { withIdempotency } from '../../../idempotency/idempotency.ts'
import { keyedRequest } from '../../../idempotency/keyed-request.ts'
import { requireForeignSeller } from '../../risk/index.ts'
import type { InHands } from '../../withdrawals/index.ts'
import { holdSuspect } from '../checking/holds.repository.ts'
import { notHeld, notWaiting, readPayoutDetail } from '../payout.ts'
import { findPayout } from '../payouts.repository.ts'
import { sumOverLimit } from '../releasing/releases.repository.ts'
import { handBackPayout, takeOverPayout, takePayout } from './hold-payout.repository.ts'

/** Who does it, once. */
export interface PayoutAction {
  readonly operator: SignedInOperator
  readonly key: string
}

interface Wanted {
  readonly id: string
  readonly reason?: string
}

/** What keeps the sum of one person (0175-payouts-sums.sql). */
const sumsOfOne = ['payout_attempts_sum_of_one', 'payout_log_sum_of_one']

/** In whose hands a payout is: one operator's at a time, until it is paid, handed back or taken over. */
export function createHoldPayout(deps: Deps) {
  const { db } = deps.database

  const change = async (
    { operator, key }: PayoutAction,
    operation: string,
    body: Wanted,
    options: {
      readonly mayBeOwn: boolean
      readonly apply: (tx: Tx, hold: InHands) => Promise<boolean>
      readonly refusal: () => Promise<DomainError>
    },
  ): Promise<PayoutDetail> => {
    const found = await find(body.id)
    if (!options.mayBeOwn) await requireForeignSeller(db, operator, found)
    const request = keyedRequest(deps.vault, { userId: operator.id, realm: 'operator', key, operation, body })
    const hold = { userId: found.userId, withdrawalId: found.id, operatorId: operator.id }
    const lost = new DomainError('withdrawalNotWaiting')
    try {
      await withIdempotency(db, request, async (tx) => {
        if (!(await options.apply(tx, hold))) throw lost
        return { id: body.id }
      })
    } catch (error) {
      // Why is looked up on another line, so after this one is free again: all might wait for one otherwise.
      throw error === lost ? await options.refusal() : error
    }
    return readPayoutDetail(deps.database, body.id, operator)
  }

  const find = async (id: string) => {
    const found = await findPayout(deps.database, id)
    if (!found) throw notFound()
    return found
  }
  /** Together with what they have taken in 24 hours: before it is begun a second person can release it, afterwards somebody else takes it. */
  const refuseSum = async (error: unknown, id: string, { operator }: PayoutAction): Promise<never> => {
    if (!sumsOfOne.includes(constraintOf(error) ?? '')) throw error
    const { userId, id: withdrawalId, status } = await find(id)
    const name = status < withdrawalStatus.sent ? 'releaseSumNeeded' : 'handsFull'
    throw await sumOverLimit(deps.database, name, { userId, withdrawalId }, operator.id)
  }

  return {
    /** From now on the seller can no longer cancel. Two treasurers at once: the second finds it taken. */
    start: async (action: PayoutAction, body: { readonly id: string }) => {
      const { userId, id: withdrawalId } = await find(body.id)
      await requireForeignSeller(db, action.operator, { userId })
      // What has to be checked is not begun, however early somebody takes it.
      await transaction(db, (tx) => holdSuspect(tx, { userId, withdrawalId }))
      if ((await find(body.id)).status === withdrawalStatus.riskHold) throw new DomainError('payoutHeld')
      return change(action, 'payouts.start', body, {
        mayBeOwn: false,
        apply: takePayout,
        refusal: async () => notWaiting(await find(body.id)),
      }).catch((error) => refuseSum(error, body.id, action))
    },

    handBack: (action: PayoutAction, body: { readonly id: string; readonly reason: string }) =>
      change(action, 'payouts.handBack', body, {
        mayBeOwn: true,
        apply: (tx, hold) => handBackPayout(tx, hold, body.reason),
        refusal: async () => notHeld(await find(body.id), action.operator),
      }),

    takeOver: (action: PayoutAction, body: { readonly id: string; readonly reason: string }) =>
      change(action, 'payouts.takeOver', body, {
        mayBeOwn: false,
        apply: (tx, hold) => takeOverPayout(tx, hold, body.reason),
        refusal: async () => notWaiting(await find(body.id)),
      }).catch((error) => refuseSum(error, body.id, action)),
  }
}
