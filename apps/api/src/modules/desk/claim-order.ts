import type { DeskOrder, Lease } from '@kaadi/contract/desk'
import { type KeyedRequest, withIdempotency } from '../../database/index.ts'
import type { Deps } from '../../deps.ts'
import { DomainError } from '../../plugins/domain-error.ts'
import { keyedRequest } from '../../plugins/keyed-request.ts'
import type { SignedInOperator } from '../../plugins/signed-in.ts'
import { holderOf, toLease } from './lease.ts'
import {
  findClaimer,
  type LeaseHolder,
  releaseLease,
  renewLease,
  renewOwnLease,
  returnExpired,
  type StoredLease,
  takeLease,
} from './leases.repository.ts'
import type { ReadDeskOrder } from './read-desk-order.ts'

interface Leased {
  readonly giftOrderId: string
  readonly leaseToken: string
}

/** Who works on an order. One reviewer at a time, for five minutes that each renewal starts afresh. */
export function createLeases(deps: Deps, desk: ReadDeskOrder) {
  const { db } = deps.database

  const claim = async (
    operator: SignedInOperator,
    key: string,
    body: { readonly giftOrderId: string },
  ): Promise<DeskOrder> => {
    const { giftOrderId } = body
    await desk.findForeign(operator, giftOrderId)
    const request = keyedRequest(deps.vault, {
      userId: operator.id,
      realm: 'operator',
      key,
      operation: 'desk.claim',
      body,
    })
    const leaseToken = deps.ids.token()
    const holder = holderOf(operator.id, { giftOrderId, leaseToken })
    await returnExpired(db, giftOrderId)
    // Under a lease of one's own nothing is claimed anew: the page that asks gets a token for the one it lost.
    const lease =
      (await renewOwnLease(db, holder)) ?? (await take(request, holder)) ?? (await renewOwnLease(db, holder))
    if (!lease) throw await whyNot(giftOrderId)
    return desk.read(operator, giftOrderId, toLease(leaseToken, lease))
  }

  /** Undefined where it is taken. The token is kept nowhere, under the key neither: only its hash is, in the order. */
  const take = async (request: KeyedRequest, holder: LeaseHolder): Promise<StoredLease | undefined> => {
    let taken: StoredLease | undefined
    try {
      await withIdempotency(db, request, async (tx) => {
        taken = await takeLease(tx, holder)
        if (!taken) throw new DomainError('orderNotWaiting')
        return { giftOrderId: holder.publicId }
      })
    } catch (error) {
      if (error instanceof DomainError) return undefined
      throw error
    }
    return taken
  }

  const whyNot = async (giftOrderId: string): Promise<DomainError> => {
    const { status } = await desk.find(giftOrderId)
    const claimedBy = await findClaimer(deps.database, giftOrderId)
    return status === 1 && claimedBy
      ? new DomainError('claimedByAnother', { details: { claimedBy } })
      : new DomainError('orderNotWaiting', { details: { orderStatus: status } })
  }

  const renew = async (operator: SignedInOperator, body: Leased): Promise<Lease> => {
    const renewed = await renewLease(db, holderOf(operator.id, body))
    if (!renewed) throw new DomainError('claimLost')
    return toLease(body.leaseToken, renewed)
  }

  const release = async (operator: SignedInOperator, key: string, body: Leased): Promise<null> => {
    const request = keyedRequest(deps.vault, {
      userId: operator.id,
      realm: 'operator',
      key,
      operation: 'desk.release',
      body,
    })
    await withIdempotency(db, request, async (tx) => {
      if (!(await releaseLease(tx, holderOf(operator.id, body)))) throw new DomainError('claimLost')
      return { giftOrderId: body.giftOrderId }
    })
    return null
  }

  return { claim, renew, release }
}
