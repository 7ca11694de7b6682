import { type ReviewDecision, verificationReviews } from '@kaadi/contract/verification-reviews'
import { type VerificationReasonName, verifications } from '@kaadi/contract/verifications'
import type { DemoReviewer, DemoSellerEmail } from '../../accounts.ts'
import type { World } from '../story/world.ts'

/** Sends name, date of birth and number. Answers the case's id. */
export async function sendDetails(
  { sellers }: World,
  seller: DemoSellerEmail,
  number: string,
): Promise<string | undefined> {
  const { last } = await sellers[seller].ask(verifications.submit, {
    key: `${seller}-verification-${number}`,
    body: { level: 1, documentKind: 'nin', number, birthDate: '1996-08-21' },
  })
  return last?.verificationId
}

export async function refuseCase(
  { reviewers, madeBy }: World,
  by: DemoReviewer,
  step: string,
  reason: VerificationReasonName,
): Promise<undefined> {
  const verificationId = madeBy(step) as ReviewDecision['verificationId']
  await reviewers[by].ask(verificationReviews.decide, {
    key: `${step}-refused`,
    body: { verificationId, verdict: 'refuse', reason },
  })
  return undefined
}
