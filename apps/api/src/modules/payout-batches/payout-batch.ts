import type { BatchState, PayoutBatch, PayoutBatchDetail } from '@kaadi/contract/payout-batches'
import { currencies } from '@kaadi/contract/primitives'
import { fromMinorUnits } from '@kaadi/core/money'
import type { Reader } from '../../database/named-read.ts'
import { notFound } from '../../errors/domain-error.ts'
import type { SignedInOperator } from '../../http/signed-in.ts'
import { toPayout } from '../payouts/index.ts'
import { findBatch, listItems, type StoredBatch } from './reading/batches.repository.ts'

export const toBatch = (stored: StoredBatch, operator: SignedInOperator): PayoutBatch => ({
  batchId: stored.publicId as PayoutBatch['batchId'],
  state: stateOf(stored),
  provider: stored.provider,
  byHand: stored.byHand,
  currencyId: stored.currencyId,
  count: stored.count,
  amount: fromMinorUnits(stored.amount, currencies[stored.currencyId].decimals),
  open: stored.open,
  paid: stored.paid,
  notPaid: stored.notPaid,
  left: stored.left,
  goingAmount: fromMinorUnits(stored.goingAmount, currencies[stored.currencyId].decimals),
  madeBy: stored.madeBy,
  isOwn: stored.madeById === operator.id,
  createTime: stored.createdAt.toISOString(),
  approvedBy: stored.approvedBy,
  isApprovedByMe: stored.approvedById === operator.id,
  approveTime: stored.approvedAt?.toISOString() ?? null,
  droppedBy: stored.droppedBy,
  dropReason: stored.dropReason,
  endTime: stored.endedAt?.toISOString() ?? null,
  fingerprint: stored.digest.toString('hex'),
})

/** It is done when its last payout has ended, or emptied when the last fell out, though the job that writes its end has not come by yet. */
export const stateOf = ({ droppedBy, approvedAt, open }: StoredBatch): BatchState => {
  if (droppedBy !== null) return 'dropped'
  if (approvedAt === null) return open > 0 ? 'waiting' : 'emptied'
  return open > 0 ? 'sending' : 'done'
}

export async function readBatch(
  on: Reader,
  publicId: string,
  operator: SignedInOperator,
): Promise<PayoutBatchDetail> {
  const found = await findBatch(on, publicId)
  if (!found) throw notFound()
  const items = await listItems(on, found.id)
  return {
    ...toBatch(found, operator),
    items: items.map((item) => ({
      ...toPayout(item, operator),
      isListed: item.isListed,
      leftWhy: item.leftWhy,
      leftTime: item.leftAt?.toISOString() ?? null,
    })),
  }
}
