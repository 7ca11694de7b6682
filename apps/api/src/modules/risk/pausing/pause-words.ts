import { type PauseRequest, type PauseScope, pauseRules } from '@kaadi/contract/risk'
import { msg } from '../../../words/index.ts'
import { type Mail, mailTime } from '../../mail/index.ts'
import type { KnownSeller } from '../known-seller.repository.ts'

export interface PauseWords {
  readonly title: string
  readonly content: string
}

const pausedTitles: Readonly<Record<PauseScope, string>> = {
  selling: 'Selling is paused for you',
  withdrawing: 'Withdrawing is paused for you',
  both: 'Selling and withdrawing are paused for you',
}
const liftedTitles: Readonly<Record<PauseScope, string>> = {
  selling: 'You can sell again',
  withdrawing: 'You can withdraw again',
  both: 'You can sell and withdraw again',
}

/** What the seller reads in the app: why, and what to do. The account says until when, in the reader's own time. */
export const pausedWords = ({ scope, rule }: Pick<PauseRequest, 'scope' | 'rule'>): PauseWords => ({
  title: pausedTitles[scope],
  content: `${pauseRules[rule].text} ${pauseRules[rule].nextStep}`,
})

export const liftedWords = (scope: PauseScope): PauseWords => ({
  title: liftedTitles[scope],
  content: 'The pause was lifted before its end. Nothing is left of it.',
})

export const pausedMail = (
  { sellerEmail, countryCode }: Pick<KnownSeller, 'sellerEmail' | 'countryCode'>,
  { scope, rule, facts, untilTime }: PauseRequest,
): Mail => ({
  to: sellerEmail,
  subject: pausedTitles[scope],
  text: [
    pauseRules[rule].text,
    '',
    msg('What we saw:'),
    ...facts.map((fact) => `- ${fact}`),
    '',
    msg('The pause ends by itself: {until}.', { until: mailTime(untilTime, countryCode) }),
    pauseRules[rule].nextStep,
    msg('Your balance stays yours, and everything else works as before.'),
  ],
})

export const liftedMail = (to: string, scope: PauseScope): Mail => ({
  to,
  subject: liftedWords(scope).title,
  text: [liftedWords(scope).content],
})
