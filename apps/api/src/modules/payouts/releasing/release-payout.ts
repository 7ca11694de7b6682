import type { PayoutDetail } from '@kaadi/contract/payouts'
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
import { askRelease, findRelease, releasePayout, type WithdrawalKey } from './releases.repository.ts'

/** A payout over the limit: one treasurer asks, another releases exactly that, signed by a passkey of their own. */
export function createReleasePayout(deps: Deps) {
  const { database, vault } = deps
  const confirming = createConfirmSigned(deps)

  const find = async ({ operator }: Pick<PayoutAction, 'operator'>, id: string) => {
    const found = await findPayout(database, id)
    if (!found) throw notFound()
    await requireForeignSeller(database.db, operator, found)
    return { userId: found.userId, withdrawalId: found.id }
  }

  /** Refuses where there is nothing that they may release. */
  const requireAsked = async (payout: WithdrawalKey, operator: SignedInOperator): Promise<void> => {
    const release = await findRelease(database, payout, operator.id)
    if (!release?.askedAt) throw new DomainError('releaseNotAsked')
    if (release.releasedAt) throw new DomainError('releaseDone')
    if (release.askedById === operator.id) throw new DomainError('ownRelease')
  }

  return {
    /** What the second person signs of a release. */
    challenge: async (operator: SignedInOperator, id: string, at: RelyingParty | undefined) => {
      const payout = await find({ operator }, id)
      await requireAsked(payout, operator)
      return confirming.challenge({ subject: { ...payout, confirms: 'release' }, operator }, at)
    },

    askRelease: async (action: PayoutAction, body: { readonly id: string }): Promise<PayoutDetail> => {
      const { operator, key } = action
      const payout = await find(action, body.id)
      const operation = 'payouts.askRelease'
      const request = keyedRequest(vault, { userId: operator.id, realm: 'operator', key, operation, body })
      await withIdempotency(database.checker, request, async (tx) => {
        if (!(await askRelease(tx, payout, operator.id))) throw new DomainError('releaseDone')
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
      const payout = await find(action, body.id)
      const operation = 'payouts.release'
      const request = keyedRequest(vault, { userId: operator.id, realm: 'operator', key, operation, body })
      // A signature works once: who sends the same again was let in already.
      if (await storedReply(database.db, request)) return readPayoutDetail(database, body.id, operator)
      await requireAsked(payout, operator)
      const asked = { subject: { ...payout, confirms: 'release' as const }, operator }
      await withIdempotency(database.checker, request, async (tx) => {
        await confirming.requireSigned(tx, asked, body, at)
        if (!(await releasePayout(tx, payout, operator.id, body.fingerprint)))
          throw new DomainError('releaseDiffers')
        return {}
      })
      return readPayoutDetail(database, body.id, operator)
    },
  }
}
