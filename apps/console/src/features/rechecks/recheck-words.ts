import { cardStatus, isReasonCode, type ReasonCode, reasons } from '@kaadi/contract/card-orders'
import type { deskVerdicts } from '@kaadi/contract/desk'
import type { RecheckJudgement } from '@kaadi/contract/rechecks'
import type { ShortcutGroup } from '@kaadi/ui/desk'
import { t } from '@kaadi/words'
import type { Outcome } from '../../platform/content/outcomes.ts'
import { photoKeys } from '../../platform/content/photo-keys.ts'
import { reasonNames } from '../../platform/content/reason-names.ts'

/** What an operator finds of a card so far. */
export interface LookDraft {
  readonly outcome?: Outcome | undefined
  readonly reasonCode?: number | undefined
}

/** Whether nothing is missing: what is not valid has its reason. */
export const isJudged = ({ outcome, reasonCode }: LookDraft = {}): boolean =>
  outcome === 'valid' || (outcome !== undefined && reasonCode !== undefined)

/** A finding as it is sent. */
export const verdictOf = ({ outcome, reasonCode }: LookDraft = {}) =>
  outcome !== 'valid' && reasonCode !== undefined && isReasonCode(reasonCode)
    ? { verdict: reasons[reasonCode].verdict as (typeof deskVerdicts)[number], reasonCode }
    : { verdict: cardStatus.valid }

export const answerKey = 'a'

/** What `?` lists. */
export const lookKeys = (): readonly ShortcutGroup[] => [
  {
    title: t('Blind looks'),
    shortcuts: [
      { keys: ['T'], does: t('Take the next one') },
      { keys: ['C'], does: t('Open the code') },
      { keys: ['1', '2', '3', '4'], does: t('Valid, send back, refuse, other price') },
      { keys: ['Q', 'W', 'E', '…'], does: t('Choose the reason with that letter') },
      { keys: ['J', 'K'], does: t('Next card, card before') },
      { keys: ['D'], does: t('That is what I find') },
      { keys: ['G'], does: t('Give it back') },
    ],
  },
  photoKeys(),
]

/** What `?` lists where two differ. */
export const answerKeys = (): ShortcutGroup => ({
  title: t('Blind looks'),
  shortcuts: [{ keys: [answerKey.toUpperCase()], does: t('Answer the look, or the first one') }],
})

/** A judgement as a table says it. */
export const judged = ({ verdict, reasonCode }: RecheckJudgement): string => {
  if (verdict === cardStatus.valid) return t('Valid')
  const name = reasonCode === null ? undefined : reasonNames[reasonCode as ReasonCode]
  return name ? `${reasonCode} ${t(name)}` : String(reasonCode ?? verdict)
}
