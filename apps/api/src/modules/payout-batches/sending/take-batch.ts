import type { BatchSheetLine, LeftWhy, PayoutBatchDetail } from '@kaadi/contract/payout-batches'
import { currencies } from '@kaadi/contract/primitives'
import { fromMinorUnits } from '@kaadi/core/money'
import { isConnectionLost, type Tx, transaction } from '../../../database/index.ts'
import type { Deps } from '../../../deps.ts'
import { DomainError, notFound } from '../../../errors/domain-error.ts'
import type { SignedInOperator } from '../../../http/signed-in.ts'
import { withIdempotency } from '../../../idempotency/idempotency.ts'
import { keyedRequest } from '../../../idempotency/keyed-request.ts'
import { findSealedAccount, sealedNumberOwner } from '../../bank-accounts/index.ts'
import { logOpening, type PayoutAction, requireRunningPayouts, takePayout } from '../../payouts/index.ts'
import { requireForeignSeller } from '../../risk/index.ts'
import { type ItemKey, leaveUnbegun, lockBatch } from '../approving/approvals.repository.ts'
import { readBatch } from '../payout-batch.ts'
import { findBatch } from '../reading/batches.repository.ts'
import {
  findFirstOpen,
  hasTaken,
  listFree,
  listFreeSince,
  listInHands,
  timeOf,
  whyNothingInHand,
} from './send-batch.repository.ts'

/** Why one may not be paid now: it falls out, and waits by itself; what was begun stays. */
const whys: Readonly<Record<string, LeftWhy>> = {
  payoutPaused: 'paused',
  bankAccountBlocked: 'blocked',
  sellerOwes: 'owes',
  networkClosed: 'networkClosed',
  releaseNeeded: 'release',
}

/** A batch by hand: one treasurer takes all that nobody has, and pays by a list. */
export function createTakeBatch({ database, vault }: Deps) {
  const { db } = database

  /**
   * One in a transaction of its own: what is refused holds none of the others up. Answers why it is not theirs; undefined where it
   * is, or where another was first.
   */
  const takeOne = async (operator: SignedInOperator, item: ItemKey): Promise<DomainError | undefined> => {
    try {
      await requireForeignSeller(db, operator, item)
      await transaction(db, (tx) => takePayout(tx, { ...item, operatorId: operator.id }))
      return undefined
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      if (error.errorName === 'returnAsked' || error.errorName === 'ownOrder') return error
      const why = whys[error.errorName]
      if (!why) throw error
      await transaction(db, (tx) => leaveUnbegun(tx, item, why))
      return error
    }
  }

  /**
   * Each, past those that throw; what the first of them threw is thrown in the end. Without a database none is tried. Answers why
   * the first of those that may not be paid by them is not.
   */
  const takeEach = async (
    operator: SignedInOperator,
    items: readonly ItemKey[],
  ): Promise<DomainError | undefined> => {
    const thrown: unknown[] = []
    let refusal: DomainError | undefined
    for (const item of items)
      try {
        const refused = await takeOne(operator, item)
        refusal ??= refused
      } catch (error) {
        if (isConnectionLost(error)) throw error
        thrown.push(error)
      }
    if (thrown.length > 0) throw thrown[0]
    return refusal
  }

  /**
   * The key is kept before the first is taken. So whoever sends it again goes on where that broke off, with what it named and
   * nobody has: not with what they have taken since and handed back. Refused where they come to have none.
   */
  const take = async (
    { operator, key }: PayoutAction,
    body: { readonly batchId: string },
  ): Promise<PayoutBatchDetail> => {
    await readBatch(database, body.batchId, operator)
    const operation = 'payoutBatches.take'
    const request = keyedRequest(vault, { userId: operator.id, realm: 'operator', key, operation, body })
    const { reply, replayed } = await withIdempotency(db, request, async (tx) => {
      await requireRunningPayouts(tx)
      const batch = await lockBatch(tx, body.batchId)
      if (!batch || batch.approvedById === null || !batch.byHand) throw new DomainError('batchNotWaiting')
      if (batch.approvedById === operator.id) throw new DomainError('payerReleased')
      return {
        batch: String(batch.id),
        free: (await listFree(tx, batch.id)).map(nameOf),
        at: await timeOf(tx),
      }
    })
    const named = replayed
      ? await listFreeSince(db, BigInt(reply.batch), { operatorId: operator.id, at: reply.at })
      : reply.free.map(keyOf)
    const refusal = await takeEach(
      operator,
      named.filter((item) => reply.free.includes(nameOf(item))),
    )
    const batchId = BigInt(reply.batch)
    if (!(await hasTaken(db, batchId, { operatorId: operator.id, at: reply.at })))
      throw refusal ?? (await refuseNothing(batchId))
    return readBatch(database, body.batchId, operator)
  }

  /** Why nothing of a batch was there to take: how the first stands that is open. */
  const refuseNothing = async (batchId: bigint): Promise<DomainError> => {
    const first = await findFirstOpen(db, batchId)
    if (!first) return new DomainError('batchNotWaiting')
    if (first.isToldUnpaid) return new DomainError('returnAsked')
    const { takenBy, status } = first
    return new DomainError('withdrawalNotWaiting', { details: { takenBy, withdrawalStatus: status } })
  }

  const sheet = async (
    { operator, key }: PayoutAction,
    body: { readonly batchId: string },
  ): Promise<{ lines: BatchSheetLine[] }> => {
    const found = await findBatch(database, body.batchId)
    if (!found) throw notFound()
    const operation = 'payoutBatches.sheet'
    const request = keyedRequest(vault, { userId: operator.id, realm: 'operator', key, operation, body })
    // The numbers are not kept under the key; a line of the log stands for each before anyone sees it.
    const opening = async (tx: Tx) => {
      const held = await listInHands(tx, found.id, operator.id)
      if (held.length === 0) {
        const why = await whyNothingInHand(tx, found.id, operator.id)
        throw why ? new DomainError(why) : new DomainError('payoutNotYours', { details: { takenBy: null } })
      }
      for (const item of held) await logOpening(tx, { ...item, operatorId: operator.id })
      return {}
    }
    if ((await withIdempotency(db, request, opening)).replayed) await transaction(db, opening)
    return { lines: await transaction(db, (tx) => linesOf(tx)) }

    async function linesOf(tx: Tx): Promise<BatchSheetLine[]> {
      const lines: BatchSheetLine[] = []
      for (const item of await listInHands(tx, found!.id, operator.id)) {
        const account = (await findSealedAccount(tx, item.userId, item.accountId))!
        const { place, reference, amount, bankCode, bankName, accountName } = item
        lines.push({
          place,
          reference,
          bankCode,
          bankName,
          accountName,
          amount: fromMinorUnits(amount, currencies[found!.currencyId].decimals),
          accountNumber: vault.open(account.sealedNumber, sealedNumberOwner(account.publicId)).toString(),
        })
      }
      return lines
    }
  }

  return { take, sheet }
}

/** As it stands under a key: JSON has no bigint. */
const nameOf = ({ userId, withdrawalId }: ItemKey): string => `${userId}:${withdrawalId}`
const keyOf = (named: string): ItemKey => {
  const [userId, withdrawalId] = named.split(':').map(BigInt) as [bigint, bigint]
  return { userId, withdrawalId }
}
