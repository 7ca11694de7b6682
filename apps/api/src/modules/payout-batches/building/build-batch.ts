import { type ErrorName, operatorErrorWords } from '@kaadi/contract/errors'
import type { NewPayoutBatch, PayoutBatchDetail } from '@kaadi/contract/payout-batches'
import { constraintOf, transaction } from '../../../database/index.ts'
import type { Deps } from '../../../deps.ts'
import { DomainError, invalidField } from '../../../errors/domain-error.ts'
import { withIdempotency } from '../../../idempotency/idempotency.ts'
import { keyedRequest } from '../../../idempotency/keyed-request.ts'
import { holdSuspect, type PayoutAction, requireRunningPayouts } from '../../payouts/index.ts'
import { findWithdrawalKey } from '../../withdrawals/index.ts'
import { readBatch } from '../payout-batch.ts'
import { type Chosen, insertBatch, lockChosen } from './build.repository.ts'
import type { WhyNot } from './candidates.repository.ts'

/** As `payouts.start` says it of one of them. */
const refusals: Readonly<Record<WhyNot, ErrorName>> = {
  cancelled: 'withdrawalNotWaiting',
  ended: 'withdrawalNotWaiting',
  taken: 'withdrawalNotWaiting',
  held: 'payoutHeld',
  inBatch: 'payoutsInBatch',
  networkClosed: 'networkClosed',
  release: 'releaseNeeded',
  paused: 'payoutPaused',
  blocked: 'bankAccountBlocked',
  owes: 'sellerOwes',
}

/** A list of waiting payouts of one way and currency, counted and summed. Nothing moves: its second person is asked. */
export function createBuildBatch({ database, vault, rails, ids }: Deps) {
  const { db } = database

  const holdSuspects = async (publicIds: readonly string[]) => {
    for (const id of publicIds) {
      const key = await findWithdrawalKey(database, id)
      if (key) await transaction(db, (tx) => holdSuspect(tx, key))
    }
  }

  return async ({ operator, key }: PayoutAction, body: NewPayoutBatch): Promise<PayoutBatchDetail> => {
    if (new Set(body.ids).size < body.ids.length) throw invalidField('ids', 'Name each payout once.')
    const operation = 'payoutBatches.build'
    const request = keyedRequest(vault, { userId: operator.id, realm: 'operator', key, operation, body })
    await holdSuspects(body.ids)
    try {
      const { reply } = await withIdempotency(database.checker, request, async (tx) => {
        await requireRunningPayouts(tx)
        const batch = { ...body, publicId: ids.publicId(), operatorId: operator.id }
        const items = await lockChosen(tx, rails.routes, batch)
        requireAll(body.ids, items)
        if (items.some(({ fits }) => !fits))
          throw invalidField('ids', 'A batch has payouts of one way and one currency.')
        requireOne(items)
        await insertBatch(tx, batch, items)
        return { id: batch.publicId }
      })
      return readBatch(database, reply.id, operator)
    } catch (error) {
      // Two batches of the same payout at once: the other one was first.
      if (constraintOf(error) === 'payout_batch_items_once') throw new DomainError('payoutsInBatch')
      throw error
    }
  }
}

/** Places are counted from 1. */
type Placed = Pick<Chosen, 'place' | 'why'>

const refuseIds = (wrong: readonly { readonly place: number; readonly message: string }[]): DomainError =>
  new DomainError('invalidInput', {
    details: { fields: wrong.map(({ place, message }) => ({ path: `ids.${place - 1}`, message })) },
  })

function requireAll(ids: readonly string[], items: readonly Placed[]): void {
  const found = new Set(items.map(({ place }) => place))
  const unknown = ids.flatMap((id, at) =>
    found.has(at + 1) ? [] : [{ place: at + 1, message: `There is no payout ${id}.` }],
  )
  if (unknown.length > 0) throw refuseIds(unknown)
}

/** Refuses where every payout falls out: by the reason that they share, else by that of each. */
function requireOne(items: readonly Placed[]): void {
  const names = items.flatMap(({ place, why }) => (why === null ? [] : [{ place, name: refusals[why] }]))
  if (names.length < items.length) return
  const [first, ...others] = new Set(names.map(({ name }) => name))
  if (others.length === 0) throw new DomainError(first!)
  throw refuseIds(names.map(({ place, name }) => ({ place, message: operatorErrorWords[name] })))
}
