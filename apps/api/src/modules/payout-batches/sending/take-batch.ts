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
import { isForeignSeller } from '../../risk/index.ts'
import { type ItemKey, leaveUnbegun, lockBatch } from '../approving/approvals.repository.ts'
import { readBatch } from '../payout-batch.ts'
import { findBatch } from '../reading/batches.repository.ts'
import { listFree, listFreeSince, listInHands, timeOf, whyNothingInHand } from './send-batch.repository.ts'

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

  /** One in a transaction of its own: what is refused holds none of the others up. */
  const takeOne = async (operator: SignedInOperator, item: ItemKey): Promise<void> => {
    if (!(await isForeignSeller(db, operator, item.userId))) return
    try {
      await transaction(db, (tx) => takePayout(tx, { ...item, operatorId: operator.id }))
    } catch (error) {
      if (error instanceof DomainError && error.errorName === 'returnAsked') return
      const why = error instanceof DomainError ? whys[error.errorName] : undefined
      if (!why) throw error
      await transaction(db, (tx) => leaveUnbegun(tx, item, why))
    }
  }

  /** Each, past those that throw; what the first of them threw is thrown in the end. Without a database none is tried. */
  const takeEach = async (operator: SignedInOperator, items: readonly ItemKey[]): Promise<void> => {
    const thrown: unknown[] = []
    for (const item of items)
      await takeOne(operator, item).catch((error) => {
        if (isConnectionLost(error)) throw error
        thrown.push(error)
      })
    if (thrown.length > 0) throw thrown[0]
  }

  /**
   * The key is kept before the first is taken. So whoever sends it again goes on where that broke off, with what it named and
   * nobody has: not with what they have taken since and handed back.
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
    await takeEach(
      operator,
      named.filter((item) => reply.free.includes(nameOf(item))),
    )
    return readBatch(database, body.batchId, operator)
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
