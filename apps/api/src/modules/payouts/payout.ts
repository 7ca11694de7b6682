import type { Payout, PayoutDetail } from '@kaadi/contract/payouts'
import { withdrawalStatus } from '@kaadi/contract/withdrawals'
import { DomainError } from '../../errors/domain-error.ts'
import type { SignedInOperator } from '../../http/signed-in.ts'
import { toWithdrawal } from '../withdrawals/index.ts'
import type { StoredPayout, StoredPayoutDetail } from './payouts.repository.ts'

export const toPayout = (stored: StoredPayout, operator: SignedInOperator): Payout => ({
  withdrawal: toWithdrawal(stored),
  sellerName: stored.sellerName,
  bankCode: stored.bankCode,
  takenBy: stored.takenBy,
  takenByMe: stored.takenById === operator.id,
  provider: stored.provider,
})

export const toPayoutDetail = (stored: StoredPayoutDetail, operator: SignedInOperator): PayoutDetail => ({
  ...toPayout(stored, operator),
  log: stored.log.map((line) => ({ ...line, time: new Date(line.time).toISOString() })),
})

/** Why what only the holder of an open payout may do was not done. */
export const notHeld = (
  { status, takenBy, takenById }: StoredPayout,
  { id }: SignedInOperator,
): DomainError =>
  status === withdrawalStatus.sent && takenById !== id
    ? new DomainError('payoutNotYours', { details: { takenBy } })
    : new DomainError('withdrawalNotWaiting')
