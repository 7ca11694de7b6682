import {
  type PartnerRefusalName,
  type PartnerSuspensionName,
  partnerRefusals,
  partnerSuspensions,
} from '@kaadi/contract/partners'
import { msg } from '../../../words/index.ts'
import type { Mail } from '../../mail/index.ts'

export interface PartnerWords {
  readonly title: string
  readonly content: string
}

/** What an applicant reads of a decision. */
export function decisionWords(reason: PartnerRefusalName | null): PartnerWords {
  if (reason === null)
    return {
      title: 'You are a partner',
      content: 'Your application was accepted. Make a key, and try it in the sandbox first.',
    }
  const { text, nextStep } = partnerRefusals[reason]
  return { title: 'Your partner application was refused', content: `${text} ${nextStep}` }
}

/** What a partner reads when their access is paused, or opened again. */
export function pauseWords(reason: PartnerSuspensionName | null): PartnerWords {
  if (reason === null)
    return {
      title: 'Your partner access is open again',
      content: 'Your keys work again, and events that waited are sent.',
    }
  const { text, nextStep } = partnerSuspensions[reason]
  return { title: 'Your partner access is paused', content: `${text} ${nextStep}` }
}

export const partnerMail = (to: string, { title, content }: PartnerWords): Mail => ({
  to,
  subject: title,
  text: [content, '', msg('Open your account and choose Partner programme.')],
})
