import type { Payout, PayoutDetail, PayoutHold, PayoutRelease, PayoutReturn } from '@kaadi/contract/payouts'
import { type CurrencyId, currencies } from '@kaadi/contract/primitives'
import { isWithdrawalOpen, withdrawalStatus } from '@kaadi/contract/withdrawals'
import { fromMinorUnits } from '@kaadi/core/money'
import type { Reader } from '../../database/named-read.ts'
import { DomainError } from '../../errors/domain-error.ts'
import type { SignedInOperator } from '../../http/signed-in.ts'
import { toWithdrawal } from '../withdrawals/index.ts'
import { findHold, type StoredHold } from './checking/holds.repository.ts'
import { isNumberHidden } from './holding/hold-payout.repository.ts'
import { findPayout, type StoredPayout, type StoredPayoutDetail } from './payouts.repository.ts'
import { findRelease, isSecondOf, type StoredRelease } from './releasing/releases.repository.ts'
import {
  findReturn,
  isGivenBackByTwo,
  type StoredReturn,
  wasInHandsOf,
} from './returning/returns.repository.ts'

export const toPayout = (stored: StoredPayout, operator: SignedInOperator): Payout => ({
  withdrawal: toWithdrawal(stored),
  sellerName: stored.sellerName,
  bankCode: stored.bankCode,
  takenBy: stored.takenBy,
  takenByMe: stored.takenById === operator.id,
  provider: stored.provider,
  secondPerson: secondPersonOf(stored, operator),
})

function secondPersonOf(stored: StoredPayout, { id }: SignedInOperator): Payout['secondPerson'] {
  if (stored.needsReturn) return { askedBy: stored.returnAskedBy, askedByMe: stored.returnAskedById === id }
  return stored.needsRelease && isWithdrawalOpen(stored.status)
    ? { askedBy: stored.releaseAskedBy, askedByMe: stored.releaseAskedById === id }
    : null
}

const toPayoutDetail = (
  stored: StoredPayoutDetail,
  release: StoredRelease | undefined,
  hold: StoredHold | undefined,
  returned: StoredReturn | undefined,
  operator: SignedInOperator,
): Omit<PayoutDetail, 'isSecondMine' | 'wasInMyHands' | 'givenBackByTwo' | 'numberHidden'> => ({
  ...toPayout(stored, operator),
  networkClosed: stored.networkClosed,
  sellerOwes: stored.sellerOwes,
  accountBlocked: stored.accountBlocked,
  sellerPaused: stored.sellerPaused,
  payoutsStopped: stored.payoutsStopped,
  log: stored.log.map((line) => ({ ...line, time: new Date(line.time).toISOString() })),
  // What was asked for and began without it waits for nobody.
  release:
    release && (release.releasedAt || release.isReleasable)
      ? toRelease(release, stored.currencyId, operator)
      : null,
  hold: hold ? toHold(hold) : null,
  returned: returned ? toReturn(returned, stored.currencyId, operator) : null,
})

const toHold = ({
  rule,
  fact,
  heldBy,
  startedAt,
  endsAt,
  endedBy,
  endReason,
  endedAt,
}: StoredHold): PayoutHold => ({
  rule,
  fact,
  heldBy,
  startTime: startedAt.toISOString(),
  untilTime: endsAt.toISOString(),
  endedBy,
  endReason,
  endTime: endedAt?.toISOString() ?? null,
})

const toRelease = (
  release: StoredRelease,
  currencyId: CurrencyId,
  operator: SignedInOperator,
): PayoutRelease => ({
  limit: fromMinorUnits(release.most, currencies[currencyId].decimals),
  sum: release.sum === null ? null : fromMinorUnits(release.sum, currencies[currencyId].decimals),
  askedBy: release.askedBy,
  isOwn: release.askedById === operator.id,
  askTime: release.askedAt?.toISOString() ?? null,
  releasedBy: release.releasedBy,
  releaseTime: release.releasedAt?.toISOString() ?? null,
  fingerprint: release.digest?.toString('hex') ?? null,
})

const toReturn = (
  stored: StoredReturn,
  currencyId: CurrencyId,
  operator: SignedInOperator,
): PayoutReturn => ({
  limit: fromMinorUnits(stored.most, currencies[currencyId].decimals),
  needsSecond: stored.needsSecond,
  bankReference: stored.bankReference,
  reason: stored.reason,
  askedBy: stored.askedBy,
  isOwn: stored.askedById === operator.id,
  askTime: stored.askedAt.toISOString(),
  confirmedBy: stored.confirmedBy,
  confirmTime: stored.confirmedAt?.toISOString() ?? null,
  fingerprint: stored.digest.toString('hex'),
})

/** One payout as it stands for this operator; undefined where there is none. */
export async function findPayoutDetail(
  on: Reader,
  id: string,
  operator: SignedInOperator,
): Promise<PayoutDetail | undefined> {
  const found = await findPayout(on, id)
  if (!found) return undefined
  const key = { userId: found.userId, withdrawalId: found.id }
  const [release, isSecondMine, hadIt, givenBackByTwo, numberHidden, hold, returned] = await Promise.all([
    findRelease(on, key, operator.id),
    isSecondOf(on, key, operator.id),
    wasInHandsOf(on, key, operator.id),
    isGivenBackByTwo(on, key, operator.id),
    isNumberHidden(on, { ...key, operatorId: operator.id }),
    findHold(on, key),
    findReturn(on, key),
  ])
  return {
    ...toPayoutDetail(found, release, hold, returned, operator),
    isSecondMine,
    wasInMyHands: hadIt && found.takenById !== operator.id,
    givenBackByTwo,
    numberHidden,
  }
}

/** One that is known to be there. */
export const readPayoutDetail = async (
  on: Reader,
  id: string,
  operator: SignedInOperator,
): Promise<PayoutDetail> => (await findPayoutDetail(on, id, operator))!

/** It does not wait for that any more: who has it, and how it stands. */
export const notWaiting = ({ status, takenBy }: Pick<StoredPayout, 'status' | 'takenBy'>): DomainError =>
  new DomainError('withdrawalNotWaiting', { details: { takenBy, withdrawalStatus: status } })

/** Why what only the holder of an open payout may do was not done. */
export const notHeld = (payout: StoredPayout, { id }: SignedInOperator): DomainError =>
  payout.status === withdrawalStatus.sent && payout.takenById !== id
    ? new DomainError('payoutNotYours', { details: { takenBy: payout.takenBy } })
    : notWaiting(payout)

/** The account that it goes to, for its seller. */
export const accountOf = ({ bankName, accountEnding }: StoredPayout): string =>
  `${bankName} ••${accountEnding}`
