import { cardStatus, isReasonCode, type ReasonCode, reasons } from '@kaadi/contract/card-orders'
import { deskVerdicts } from '@kaadi/contract/desk'
import type { RecheckJudgement } from '@kaadi/contract/rechecks'
import { t } from '@kaadi/words'
import { reasonNames } from '../../platform/content/reason-names.ts'

const judgeable: readonly number[] = deskVerdicts
const valid = 'valid'

/** What a card can be found: valid, or one of the reasons. */
export const findings = (): readonly { readonly value: string; readonly label: string }[] => [
  { value: valid, label: t('Valid') },
  ...Object.entries(reasonNames).flatMap(([code, name]) =>
    judgeable.includes(reasons[Number(code) as ReasonCode].verdict)
      ? [{ value: code, label: `${code} ${t(name)}` }]
      : [],
  ),
]

/** A finding as it is sent. */
export const verdictOf = (finding: string) => {
  const code = Number(finding)
  return finding !== valid && isReasonCode(code)
    ? { verdict: reasons[code].verdict as (typeof deskVerdicts)[number], reasonCode: code }
    : { verdict: cardStatus.valid }
}

/** A judgement as a table says it. */
export const judged = ({ verdict, reasonCode }: RecheckJudgement): string => {
  if (verdict === cardStatus.valid) return t('Valid')
  const name = reasonCode === null ? undefined : reasonNames[reasonCode as ReasonCode]
  return name ? `${reasonCode} ${t(name)}` : String(reasonCode ?? verdict)
}
