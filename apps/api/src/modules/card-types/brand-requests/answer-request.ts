import type { BrandRequestAnswer, BrandRequestRow } from '@kaadi/contract/brand-request-reviews'
import { bizType } from '@kaadi/contract/notifications'
import type { Tx } from '../../../database/index.ts'
import type { Deps } from '../../../deps.ts'
import { DomainError, invalidField, notFound } from '../../../errors/domain-error.ts'
import type { SignedInOperator } from '../../../http/signed-in.ts'
import { withIdempotency } from '../../../idempotency/idempotency.ts'
import { keyedRequest } from '../../../idempotency/keyed-request.ts'
import { writeNotifications } from '../../notifications/index.ts'
import { findBrandName, findRequestRow, keepAnswer, lockAskers } from './review-requests.repository.ts'

/** The brand that came, which has to be for sale; null where none does. */
async function brandOf(tx: Tx, { answer, cardTypeId }: BrandRequestAnswer): Promise<string | null> {
  if (answer === 'closed') {
    if (cardTypeId) throw invalidField('cardTypeId', 'A request that is closed brings no brand.')
    return null
  }
  const name = cardTypeId ? await findBrandName(tx, cardTypeId) : undefined
  if (name === undefined) throw invalidField('cardTypeId', 'Choose a brand that is in the list.')
  return name
}

/** Answers a request once. Whoever asked is told that a brand came, in the same commit. */
export function createAnswerRequest({ database: { db }, vault, wakeJobs }: Deps) {
  return async (
    operator: SignedInOperator,
    body: BrandRequestAnswer,
    key: string,
  ): Promise<BrandRequestRow> => {
    const { requestId } = body
    const operation = 'brandRequestReviews.answer'
    const request = keyedRequest(vault, { userId: operator.id, realm: 'operator', key, operation, body })
    await withIdempotency(db, request, async (tx) => {
      const askers = await lockAskers(tx, requestId)
      const row = await findRequestRow(tx, requestId)
      if (!row) throw notFound()
      if (row.answer !== null) throw new DomainError('brandAnswered')
      const name = await brandOf(tx, body)
      await keepAnswer(tx, operator.id, body)
      if (name !== null)
        await writeNotifications(
          tx,
          askers.map((userId) => ({
            userId,
            bizType: bizType.announcement,
            subjectId: body.cardTypeId!,
            title: `${name} is here`,
            content: 'You asked for it. See what it pays, and sell your card.',
          })),
        )
      return { requestId }
    })
    wakeJobs()
    const row = await findRequestRow(db, requestId)
    if (!row) throw notFound()
    return row
  }
}
