import { cardOrderStatus } from '@kaadi/contract/card-orders'
import type { DeskOrder, Lease } from '@kaadi/contract/desk'
import type { Tx } from '../../../database/index.ts'
import type { Deps } from '../../../deps.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import type { SignedInOperator } from '../../../http/signed-in.ts'
import { withIdempotency } from '../../../idempotency/idempotency.ts'
import { keyedRequest } from '../../../idempotency/keyed-request.ts'
import {
  endOwnLease,
  findClaimer,
  releaseLease,
  renewLease,
  renewOwnLease,
  returnExpired,
} from '../../card-orders/index.ts'
import { requireForeignSeller } from '../../risk/index.ts'
import { beginShift, isAtWork } from '../../shifts/index.ts'
import type { ReadDeskOrder } from '../read-desk-order.ts'
import { mayJudge, whyNoJudge } from './judges.ts'
import { claimOf, holderOf } from './lease.ts'
import { orderNotWaiting } from './not-waiting.ts'
import { type NextRequest, takeLease, takeNextLease } from './take-lease.repository.ts'

interface Leased {
  readonly giftOrderId: string
  readonly leaseToken: string
}

interface ClaimRequest {
  readonly giftOrderId: string
  readonly fromMyOtherSession?: boolean | undefined
}

/** Who works on an order. One session at a time, for five minutes that each renewal starts afresh. */
export function createLeases(deps: Deps, desk: ReadDeskOrder) {
  const { db } = deps.database

  const keyed = (operator: SignedInOperator, key: string, operation: string, body: object) =>
    keyedRequest(deps.vault, { userId: operator.id, realm: 'operator', key, operation, body })

  const claim = async (operator: SignedInOperator, key: string, body: ClaimRequest): Promise<DeskOrder> => {
    const { giftOrderId } = body
    const order = await desk.findForeign(operator, giftOrderId)
    await requireForeignSeller(db, operator, order)
    await returnExpired(db, giftOrderId)
    const request = keyed(operator, key, 'desk.claim', body)
    const claiming = withIdempotency(db, request, async (tx) => {
      await beginShift(tx, operator)
      // Under a claim of this session nothing is claimed anew: a page that asks goes on with it.
      const renewOwn = () => renewOwnLease(tx, giftOrderId, operator.sessionHash)
      const isHeld = (await renewOwn()) || (await take(tx, operator, body)) || (await renewOwn())
      if (!isHeld) throw new DomainError('orderNotWaiting')
      return { giftOrderId }
    })
    await claiming.catch(async (error) => {
      throw error instanceof DomainError ? await whyNot(operator, giftOrderId) : error
    })
    return desk.read(operator, giftOrderId)
  }

  /** False where it is taken. */
  const take = async (tx: Tx, operator: SignedInOperator, body: ClaimRequest): Promise<boolean> => {
    if (body.fromMyOtherSession) await endOwnLease(tx, body.giftOrderId, operator.id)
    return takeLease(tx, body.giftOrderId, claimOf(deps.vault, operator))
  }

  const takeNext = async (
    operator: SignedInOperator,
    key: string,
    body: NextRequest,
  ): Promise<DeskOrder | null> => {
    await returnExpired(db)
    const { reply } = await withIdempotency(db, keyed(operator, key, 'desk.takeNext', body), async (tx) => {
      if (!(await isAtWork(tx, operator.id))) throw new DomainError('notWorking')
      const claim = claimOf(deps.vault, operator)
      return { giftOrderId: (await takeNextLease(tx, operator.email, claim, body)) ?? null }
    })
    return reply.giftOrderId === null ? null : desk.read(operator, reply.giftOrderId)
  }

  const whyNot = async (operator: SignedInOperator, giftOrderId: string): Promise<DomainError> => {
    const order = await desk.find(giftOrderId)
    const { status } = order
    if (status === cardOrderStatus.secondReview && !mayJudge(operator, order))
      return whyNoJudge(operator, order)
    const claimer = await findClaimer(deps.database, giftOrderId)
    return status === 1 && claimer
      ? new DomainError('claimedByAnother', {
          details: { claimedBy: claimer.name, byMe: claimer.id === operator.id },
        })
      : orderNotWaiting(status)
  }

  const renew = async (operator: SignedInOperator, body: Leased): Promise<Lease> => {
    const renewed = await renewLease(db, holderOf(operator, body))
    if (!renewed) throw new DomainError('claimLost')
    const { expiresAt, readAt } = renewed
    return {
      leaseToken: body.leaseToken,
      leaseExpiresTime: expiresAt.toISOString(),
      serverTime: readAt.toISOString(),
    }
  }

  const release = async (operator: SignedInOperator, key: string, body: Leased): Promise<null> => {
    await withIdempotency(db, keyed(operator, key, 'desk.release', body), async (tx) => {
      if (!(await releaseLease(tx, holderOf(operator, body)))) throw new DomainError('claimLost')
      return { giftOrderId: body.giftOrderId }
    })
    return null
  }

  return { claim, takeNext, renew, release }
}
