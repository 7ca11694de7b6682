import { bizType } from '@kaadi/contract/notifications'
import type { ReviewCase, ReviewDecision } from '@kaadi/contract/verification-reviews'
import { type VerificationReasonName, verificationReasons } from '@kaadi/contract/verifications'
import type { Deps } from '../../../deps.ts'
import { DomainError, invalidField, notFound } from '../../../errors/domain-error.ts'
import type { SignedInOperator } from '../../../http/signed-in.ts'
import { withIdempotency } from '../../../idempotency/idempotency.ts'
import { keyedRequest } from '../../../idempotency/keyed-request.ts'
import { writeNotifications } from '../../notifications/index.ts'
import { requireForeignSeller } from '../../risk/index.ts'
import { setVerificationLevel } from '../../users/index.ts'
import type { ReadCase } from './read-case.ts'
import { decideWaiting, findReview, type StoredReview } from './reviews.repository.ts'
import { decidedMail, wordsOf } from './verdict-words.ts'

/** Accepts or refuses a case. Level, notification and mail are committed with it. */
export function createDecideCase(deps: Deps, readCase: ReadCase) {
  const { db } = deps.database

  return async (operator: SignedInOperator, body: ReviewDecision, key: string): Promise<ReviewCase> => {
    const { verificationId } = body
    const request = keyedRequest(deps.vault, {
      userId: operator.id,
      realm: 'operator',
      key,
      operation: 'verificationReviews.decide',
      body,
    })
    const found = await findReview(deps.database, verificationId)
    if (!found) throw notFound()
    await requireForeignSeller(db, operator, found)
    await withIdempotency(db, request, async (tx) => {
      const reason = reasonOf(found, body)
      const { userId, id, level } = found
      const status = reason ? 'refused' : 'accepted'
      const isFirst = await decideWaiting(tx, { userId, id, operatorId: operator.id, status, reason })
      if (!isFirst) throw decided(operator, await findReview(tx, verificationId))
      if (!reason) await setVerificationLevel(tx, userId, level)
      const words = wordsOf(level, reason)
      await writeNotifications(tx, [{ userId, bizType: bizType.badge, subjectId: '', ...words }])
      await deps.mail.send(tx, decidedMail(found.sellerEmail, words))
      return { verificationId }
    })
    deps.wakeJobs()
    return readCase(operator, verificationId)
  }
}

/** Null to accept. A refusal gives a reason that fits the step. */
function reasonOf(
  { level }: StoredReview,
  { verdict, reason }: ReviewDecision,
): VerificationReasonName | null {
  if (verdict === 'accept') {
    if (reason !== undefined) throw invalidField('reason', 'Who is accepted gets no reason.')
    return null
  }
  if (reason === undefined || !verificationReasons[reason].levels.includes(level))
    throw invalidField('reason', 'Choose a reason that fits this step.')
  return reason
}

/** Who decided it themselves, by a second press, hears that and not of somebody else. */
const decided = ({ id }: SignedInOperator, found: StoredReview | undefined): DomainError =>
  found?.decidedById === id
    ? new DomainError('verificationDecided', { message: 'You have decided this one already.' })
    : new DomainError('verificationDecided')
