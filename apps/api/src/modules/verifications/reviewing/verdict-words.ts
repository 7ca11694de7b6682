import { type VerificationReasonName, verificationReasons } from '@kaadi/contract/verifications'
import { msg } from '../../../words/index.ts'
import type { Mail } from '../../mail/index.ts'

export interface VerdictWords {
  readonly title: string
  readonly content: string
}

/** What the seller reads of a decision. */
export function wordsOf(level: 1 | 2, reason: VerificationReasonName | null): VerdictWords {
  if (reason === null)
    return {
      title: 'You are verified',
      content: `You reached verification level ${level}. You can withdraw more in a day now.`,
    }
  const { text, nextStep } = verificationReasons[reason]
  return { title: 'Your verification needs another try', content: `${text} ${nextStep}` }
}

export const decidedMail = (to: string, { title, content }: VerdictWords): Mail => ({
  to,
  subject: title,
  text: [content, '', msg('Open your account and choose Verification.')],
})
