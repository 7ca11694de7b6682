import { CardVerdict, type CardVerdictProps, ReasonPicker } from '@kaadi/ui/desk'
import { CardCode } from './card-code.view.tsx'
import { CardEvidence } from './card-evidence.view.tsx'
import type { CardReviewProps } from './review-props.ts'
import { emptyDraft, type Outcome, reasonsFor } from './verdict-draft.ts'

const outcomes: readonly {
  readonly value: Outcome
  readonly label: string
  readonly tone: 'ok' | 'todo' | 'bad'
}[] = [
  { value: 'valid', label: 'Valid', tone: 'ok' },
  { value: 'return', label: 'Send back for correction', tone: 'todo' },
  { value: 'refuse', label: 'Refuse', tone: 'bad' },
]
const options: CardVerdictProps['options'] = outcomes.map(({ label, tone }, value) => ({
  value,
  label,
  tone,
}))

/** One card: its code, what it turned out to be, and where it is not paid, why and what shows it. */
export function CardReview(props: CardReviewProps) {
  const { order: desk, card, drafts, draft, lease } = props
  const { order } = desk
  const drafted = drafts[card.cardId] ?? emptyDraft
  const { outcome } = drafted
  const choose = (value: number) => {
    const chosen = outcomes[value]?.value
    // A reason of the other outcome would contradict the choice.
    if (chosen !== outcome) draft(card.cardId, { outcome: chosen, reasonCode: undefined })
  }
  return (
    <CardVerdict
      label={order.count > 1 ? `Card ${card.position}, ${order.faceSymbol}${card.faceValue}` : 'This card is'}
      options={options}
      value={outcome === undefined ? null : outcomes.findIndex(({ value }) => value === outcome)}
      onChange={choose}
      disabled={lease === null}
    >
      <CardCode {...props} />
      {(outcome === 'return' || outcome === 'refuse') && (
        <>
          <ReasonPicker
            reasons={reasonsFor(outcome).map(({ code, text, nextStep, correctable }) => ({
              code,
              label: text,
              correctable,
              sellerText: `${text} ${nextStep}`,
            }))}
            value={drafted.reasonCode ?? null}
            onChange={(reasonCode) => draft(card.cardId, { reasonCode })}
          />
          <CardEvidence {...props} />
        </>
      )}
    </CardVerdict>
  )
}
