import { bizType } from '@kaadi/contract/notifications'
import type { PartnerDecision, PartnerReview } from '@kaadi/contract/partner-reviews'
import type { PartnerSuspensionName, PartnerTier } from '@kaadi/contract/partners'
import type { Tx } from '../../../database/index.ts'
import type { Deps } from '../../../deps.ts'
import { DomainError, invalidField, notFound } from '../../../errors/domain-error.ts'
import type { SignedInOperator } from '../../../http/signed-in.ts'
import { withIdempotency } from '../../../idempotency/idempotency.ts'
import { keyedRequest } from '../../../idempotency/keyed-request.ts'
import { writeNotifications } from '../../notifications/index.ts'
import { requireForeignSeller } from '../../risk/index.ts'
import { endKey } from '../keys/keys.ts'
import { lockPartner, writeAct } from '../partners.repository.ts'
import { decideWaiting, giveTier, insertPartner, pausePartner } from './applications.repository.ts'
import { decisionWords, type PartnerWords, partnerMail, pauseWords } from './partner-words.ts'
import type { ReadReview } from './read-review.ts'
import { findReview, type StoredReview } from './reviews.repository.ts'

/** What the desk does with applications and partners. What the partner is told is committed with it. */
export function createDecide(deps: Deps, readReview: ReadReview) {
  /** Nobody decides about their own account. */
  async function once(
    operator: SignedInOperator,
    call: {
      readonly key: string
      readonly operation: string
      readonly body: { readonly applicationId: string }
    },
    work: (tx: Tx, found: StoredReview) => Promise<PartnerWords | undefined>,
  ): Promise<PartnerReview> {
    const { applicationId } = call.body
    const found = await findReview(deps.database, applicationId)
    if (!found) throw notFound()
    await requireForeignSeller(deps.database.db, operator, found)
    const request = keyedRequest(deps.vault, { userId: operator.id, realm: 'operator', ...call })
    await withIdempotency(deps.database.db, request, async (tx) => {
      await lockPartner(tx, found.userId)
      const words = await work(tx, found)
      if (words) {
        const { userId, sellerEmail } = found
        await writeNotifications(tx, [{ userId, bizType: bizType.badge, subjectId: '', ...words }])
        await deps.mail.send(tx, partnerMail(sellerEmail, words))
      }
      return { applicationId }
    })
    deps.wakeJobs()
    return readReview(operator, applicationId)
  }

  return {
    decide: (operator: SignedInOperator, body: PartnerDecision, key: string) =>
      once(operator, { key, operation: 'partnerReviews.decide', body }, async (tx, { userId, id }) => {
        const { tier, reason } = requireVerdict(body)
        const operatorId = operator.id
        if (!(await decideWaiting(tx, { userId, id, operatorId, reason })))
          throw new DomainError('partnerDecided')
        if (tier) await insertPartner(tx, { userId, applicationId: id, tier })
        await writeAct(tx, {
          userId,
          act: reason === null ? 'accepted' : 'refused',
          about: reason ?? tier!,
          operatorId,
        })
        return decisionWords(reason)
      }),

    pause: (
      operator: SignedInOperator,
      body: { readonly applicationId: string; readonly reason?: PartnerSuspensionName },
      key: string,
    ) => {
      const reason = body.reason ?? null
      const operation = reason === null ? 'partnerReviews.resume' : 'partnerReviews.suspend'
      return once(operator, { key, operation, body }, async (tx, { userId, tier }) => {
        if (tier === null || !(await pausePartner(tx, userId, reason)))
          throw new DomainError('partnerDecided')
        await writeAct(tx, {
          userId,
          act: reason === null ? 'resumed' : 'suspended',
          ...(reason !== null && { about: reason }),
          operatorId: operator.id,
        })
        return pauseWords(reason)
      })
    },

    giveTier: (
      operator: SignedInOperator,
      body: { readonly applicationId: string; readonly tier: PartnerTier },
      key: string,
    ) =>
      once(operator, { key, operation: 'partnerReviews.giveTier', body }, async (tx, { userId, tier }) => {
        if (tier === null || !(await giveTier(tx, userId, body.tier))) throw new DomainError('notPartner')
        await writeAct(tx, { userId, act: 'tierGiven', about: body.tier, operatorId: operator.id })
        return undefined
      }),

    revokeKey: (
      operator: SignedInOperator,
      body: { readonly applicationId: string; readonly keyId: string },
      key: string,
    ) =>
      once(operator, { key, operation: 'partnerReviews.revokeKey', body }, async (tx, { userId }) => {
        await endKey(tx, userId, body.keyId, operator.id)
        return {
          title: 'One of your keys was revoked',
          content: 'It no longer opens anything. Make a new one.',
        }
      }),
  }
}

function requireVerdict({ verdict, tier, reason }: PartnerDecision) {
  if (verdict === 'accept') {
    if (tier === undefined) throw invalidField('tier', 'Choose the tier to begin with.')
    if (reason !== undefined) throw invalidField('reason', 'Who is accepted gets no reason.')
    return { tier, reason: null }
  }
  if (reason === undefined) throw invalidField('reason', 'Choose a reason.')
  if (tier !== undefined) throw invalidField('tier', 'Who is refused gets no tier.')
  return { tier: undefined, reason }
}
