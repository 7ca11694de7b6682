import type { PayoutDetail } from '@kaadi/contract/payouts'
import type { Deps } from '../../../deps.ts'
import { DomainError, notFound } from '../../../errors/domain-error.ts'
import { storedReply, withIdempotency } from '../../../idempotency/idempotency.ts'
import { keyedRequest } from '../../../idempotency/keyed-request.ts'
import { requireForeignSeller } from '../../risk/index.ts'
import { createSecondFactor } from '../../sessions/index.ts'
import type { PayoutAction } from '../holding/hold-payout.ts'
import { readPayoutDetail } from '../payout.ts'
import { findPayout } from '../payouts.repository.ts'
import { askRelease, findRelease, releasePayout } from './releases.repository.ts'

/** A payout over the limit: one treasurer asks, another releases exactly that, with a code of their own device. */
export function createReleasePayout(deps: Deps) {
  const { database, vault } = deps
  const secondFactor = createSecondFactor(deps)

  const find = async ({ operator }: PayoutAction, id: string) => {
    const found = await findPayout(database, id)
    if (!found) throw notFound()
    await requireForeignSeller(database.db, operator, found)
    return { userId: found.userId, withdrawalId: found.id }
  }

  return {
    askRelease: async (action: PayoutAction, body: { readonly id: string }): Promise<PayoutDetail> => {
      const { operator, key } = action
      const payout = await find(action, body.id)
      const operation = 'payouts.askRelease'
      const request = keyedRequest(vault, { userId: operator.id, realm: 'operator', key, operation, body })
      await withIdempotency(database.db, request, async (tx) => {
        if (!(await askRelease(tx, payout, operator.id))) throw new DomainError('releaseDone')
        return {}
      })
      return readPayoutDetail(database, body.id, operator)
    },

    release: async (
      action: PayoutAction,
      body: { readonly id: string; readonly fingerprint: string; readonly code: string },
    ): Promise<PayoutDetail> => {
      const { operator, key } = action
      const payout = await find(action, body.id)
      const operation = 'payouts.release'
      const request = keyedRequest(vault, { userId: operator.id, realm: 'operator', key, operation, body })
      // A code works once: who sends the same again was let in already.
      if (await storedReply(database.db, request)) return readPayoutDetail(database, body.id, operator)
      const release = await findRelease(database, payout, operator.id)
      if (!release?.askedAt) throw new DomainError('releaseNotAsked')
      if (release.releasedAt) throw new DomainError('releaseDone')
      if (release.askedById === operator.id) throw new DomainError('ownRelease')
      const { id, email, sessionHash } = operator
      await secondFactor.require({ realm: 'operator', id, email, sessionHash }, body.code)
      await withIdempotency(database.db, request, async (tx) => {
        if (!(await releasePayout(tx, payout, operator.id, body.fingerprint)))
          throw new DomainError('releaseDiffers')
        return {}
      })
      return readPayoutDetail(database, body.id, operator)
    },
  }
}
