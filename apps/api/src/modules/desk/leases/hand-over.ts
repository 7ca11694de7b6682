import type { DeskOrder } from '@kaadi/contract/desk'
import type { Tx } from '../../../database/index.ts'
import type { Deps } from '../../../deps.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import type { SignedInOperator } from '../../../http/signed-in.ts'
import { withIdempotency } from '../../../idempotency/idempotency.ts'
import { keyedRequest } from '../../../idempotency/keyed-request.ts'
import { releaseLease } from '../../card-orders/index.ts'
import { isForeignSeller } from '../../risk/index.ts'
import { findWorking, insertHandOver } from '../../shifts/index.ts'
import type { DecidableOrder } from '../desk.repository.ts'
import type { ReadDeskOrder } from '../read-desk-order.ts'
import { mayJudge } from './judges.ts'
import { claimOf, holderOf } from './lease.ts'
import { takeLease } from './take-lease.repository.ts'

interface HandingOver {
  readonly giftOrderId: string
  readonly leaseToken: string
  readonly operatorId: string
  readonly note: string
}

/** Gives an order to a colleague who is at work: the claim moves to the session that they work in. */
export function createHandOver({ database, vault }: Deps, desk: ReadDeskOrder) {
  return async (operator: SignedInOperator, key: string, body: HandingOver): Promise<DeskOrder> => {
    const { giftOrderId, note } = body
    const order = await desk.find(giftOrderId)
    const owner = { userId: operator.id, realm: 'operator', key } as const
    const request = keyedRequest(vault, { ...owner, operation: 'desk.handOver', body })
    await withIdempotency(database.db, request, async (tx) => {
      const colleague = await findColleague(tx, operator, body.operatorId, order)
      if (!(await releaseLease(tx, holderOf(operator, body)))) throw new DomainError('claimLost')
      if (!(await takeLease(tx, giftOrderId, claimOf(vault, colleague))))
        throw new DomainError('colleagueCannotDecide')
      const { userId, id } = order
      await insertHandOver(tx, { userId, orderId: id, from: operator.id, to: colleague.id, note })
      return { giftOrderId }
    })
    return desk.read(operator, giftOrderId)
  }
}

/** Somebody else who is at work, whose order it is not, and who may judge it. */
async function findColleague(tx: Tx, operator: SignedInOperator, operatorId: string, order: DecidableOrder) {
  const colleague = await findWorking(tx, operatorId)
  if (!colleague) throw new DomainError('colleagueNotWorking')
  const mayDecide =
    colleague.id !== operator.id &&
    mayJudge(colleague, order) &&
    (await isForeignSeller(tx, colleague, order.userId))
  if (!mayDecide) throw new DomainError('colleagueCannotDecide')
  return colleague
}
