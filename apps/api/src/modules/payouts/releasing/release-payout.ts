import type { PayoutDetail } from '@kaadi/contract/payouts'
import { type WithdrawalStatus, withdrawalStatus } from '@kaadi/contract/withdrawals'
import type { Deps } from '../../../deps.ts'
import { DomainError, notFound } from '../../../errors/domain-error.ts'
import type { SignedInOperator } from '../../../http/signed-in.ts'
import { storedReply, withIdempotency } from '../../../idempotency/idempotency.ts'
import { keyedRequest } from '../../../idempotency/keyed-request.ts'
import { requireForeignSeller } from '../../risk/index.ts'
import type { RelyingParty } from '../../sessions/index.ts'
import { createConfirmSigned, type GivenConfirmation } from '../confirming/confirm-signed.ts'
import type { PayoutAction } from '../holding/hold-payout.ts'
import { readPayoutDetail } from '../payout.ts'
import { findPayout } from '../payouts.repository.ts'
import { wasInHandsOf } from '../returning/returns.repository.ts'
import {
  askRelease,
  findRelease,
  releasePayout,
  type StoredRelease,
  type WithdrawalKey,
} from './releases.repository.ts'

interface Found {
  readonly payout: WithdrawalKey
  readonly status: WithdrawalStatus
}

/** A payout over the limit: one treasurer asks, another releases exactly that, signed by a passkey of their own. */
export function createReleasePayout(deps: Deps) {
  const { database, vault } = deps
  const confirming = createConfirmSigned(deps)

  const find = async ({ operator }: Pick<PayoutAction, 'operator'>, id: string): Promise<Found> => {
    const found = await findPayout(database, id)
    if (!found) throw notFound()
    await requireForeignSeller(database.db, operator, found)
    return { payout: { userId: found.userId, withdrawalId: found.id }, status: found.status }
  }

  /** Why a release can be neither asked for nor given any more, if it has gone on without one. */
  const requireWaiting = (status: WithdrawalStatus, release: StoredRelease | undefined): void => {
    if (release?.isReleasable) return
    if (status === withdrawalStatus.paid) throw new DomainError('payoutPaid')
    if (status >= withdrawalStatus.sent) throw new DomainError('withdrawalNotWaiting')
  }

  /** Why nothing was asked for: it has gone on, somebody has asked, or one person may begin it. */
  const refuseAsk = async (action: PayoutAction, id: string): Promise<never> => {
    const { payout, status } = await find(action, id)
    const release = await findRelease(database, payout, action.operator.id)
    if (!release?.releasedAt) requireWaiting(status, release)
    throw new DomainError(release?.askedAt ? 'releaseDone' : 'releaseNotNeeded')
  }

  /** Refuses where there is nothing that they may release. */
  const requireAsked = async ({ payout, status }: Found, operator: SignedInOperator): Promise<void> => {
    const release = await findRelease(database, payout, operator.id)
    if (release?.releasedAt) throw new DomainError('releaseDone')
    requireWaiting(status, release)
    if (!release?.askedAt) throw new DomainError('releaseNotAsked')
    if (release.askedById === operator.id) throw new DomainError('ownRelease')
    if (await wasInHandsOf(database, payout, operator.id)) throw new DomainError('releaserHadIt')
  }

  return {
    /** What the second person signs of a release. */
    challenge: async (operator: SignedInOperator, id: string, at: RelyingParty | undefined) => {
      const found = await find({ operator }, id)
      await requireAsked(found, operator)
      const { payout } = found
      return confirming.challenge({ subject: { ...payout, confirms: 'release' }, operator }, at)
    },

    askRelease: async (action: PayoutAction, body: { readonly id: string }): Promise<PayoutDetail> => {
      const { operator, key } = action
      const { payout } = await find(action, body.id)
      const operation = 'payouts.askRelease'
      const request = keyedRequest(vault, { userId: operator.id, realm: 'operator', key, operation, body })
      await withIdempotency(database.checker, request, async (tx) => {
        if (!(await askRelease(tx, payout, operator.id))) return refuseAsk(action, body.id)
        return {}
      })
      return readPayoutDetail(database, body.id, operator)
    },

    release: async (
      action: PayoutAction,
      body: GivenConfirmation & { readonly id: string },
      at: RelyingParty | undefined,
    ): Promise<PayoutDetail> => {
      const { operator, key } = action
      const found = await find(action, body.id)
      const { payout } = found
      const operation = 'payouts.release'
      const request = keyedRequest(vault, { userId: operator.id, realm: 'operator', key, operation, body })
      // A signature works once: who sends the same again was let in already.
      if (await storedReply(database.db, request)) return readPayoutDetail(database, body.id, operator)
      await requireAsked(found, operator)
      const asked = { subject: { ...payout, confirms: 'release' as const }, operator }
      const lost = new DomainError('releaseDiffers')
      try {
        await withIdempotency(database.checker, request, async (tx) => {
          await confirming.requireSigned(tx, asked, body, at)
          if (!(await releasePayout(tx, payout, operator.id, body.fingerprint))) throw lost
          return {}
        })
      } catch (error) {
        // Who came second reads what the first one has made of it.
        if (error === lost) await requireAsked(await find(action, body.id), operator)
        throw error
      }
      return readPayoutDetail(database, body.id, operator)
    },
  }
}
