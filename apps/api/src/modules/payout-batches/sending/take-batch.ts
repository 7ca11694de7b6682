import type { BatchSheetLine, LeftWhy, PayoutBatchDetail } from '@kaadi/contract/payout-batches'
import { currencies } from '@kaadi/contract/primitives'
import { fromMinorUnits } from '@kaadi/core/money'
import { type Tx, transaction } from '../../../database/index.ts'
import type { Deps } from '../../../deps.ts'
import { DomainError, notFound } from '../../../errors/domain-error.ts'
import { withIdempotency } from '../../../idempotency/idempotency.ts'
import { keyedRequest } from '../../../idempotency/keyed-request.ts'
import { findSealedAccount, sealedNumberOwner } from '../../bank-accounts/index.ts'
import { logOpening, type PayoutAction, requireRunningPayouts, takePayout } from '../../payouts/index.ts'
import { requireForeignSeller } from '../../risk/index.ts'
import { type ItemKey, leaveUnbegun, lockBatch } from '../approving/approvals.repository.ts'
import { readBatch } from '../payout-batch.ts'
import { findBatch } from '../reading/batches.repository.ts'
import { listFree, listInHands } from './send-batch.repository.ts'

/** Why one may not be paid now: it falls out, and waits by itself; what was begun stays. */
const whys: Readonly<Record<string, LeftWhy>> = {
  payoutPaused: 'paused',
  bankAccountBlocked: 'blocked',
  releaseNeeded: 'release',
}

/** A batch by hand: one treasurer takes all that nobody has, and pays by a list. */
export function createTakeBatch({ database, vault }: Deps) {
  const { db } = database

  /** One in a transaction of its own: what is refused holds none of the others up. */
  const takeOne = async (operatorId: bigint, item: ItemKey): Promise<void> => {
    try {
      await transaction(db, (tx) => takePayout(tx, { ...item, operatorId }))
    } catch (error) {
      if (error instanceof DomainError && error.errorName === 'returnAsked') return
      const why = error instanceof DomainError ? whys[error.errorName] : undefined
      if (!why) throw error
      await transaction(db, (tx) => leaveUnbegun(tx, item, why))
    }
  }

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
        free: (await listFree(tx, batch.id)).map(({ userId, withdrawalId }) => `${userId}:${withdrawalId}`),
      }
    })
    if (!replayed)
      for (const named of reply.free) {
        const [userId, withdrawalId] = named.split(':').map(BigInt) as [bigint, bigint]
        await requireForeignSeller(db, operator, { userId })
        await takeOne(operator.id, { userId, withdrawalId })
      }
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
      if (held.length === 0) throw new DomainError('payoutNotYours', { details: { takenBy: null } })
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
