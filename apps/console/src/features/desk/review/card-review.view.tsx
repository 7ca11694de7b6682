import { walletCurrency } from '@kaadi/core/money'
import { type Message, msg, t } from '@kaadi/words'
import './card-review.css'
import { Money } from '@kaadi/ui'
import { CardVerdict, type CardVerdictProps, ReasonPicker } from '@kaadi/ui/desk'
import { useRef } from 'react'
import { formWords, receiptWords } from '../../../platform/content/card-names.ts'
import { reasonNames } from '../../../platform/content/reason-names.ts'
import { useFocusInstead } from '../../../platform/screens/focus-instead.ts'
import { CardBalance } from '../outside/card-balance.tsx'
import { CardCode } from './card-code.view.tsx'
import { CardEvidence } from './card-evidence.view.tsx'
import { CardOffer } from './card-offer.view.tsx'
import { reasonKeys } from './review-keys.ts'
import type { CardReviewProps } from './review-props.ts'
import { useCodeReveal } from './use-code-reveal.ts'
import { emptyDraft, type Outcome, reasonsFor } from './verdict-draft.ts'

const outcomes: readonly {
  readonly value: Outcome
  readonly label: Message
  readonly tone: 'ok' | 'todo' | 'bad'
}[] = [
  { value: 'valid', label: msg('Valid'), tone: 'ok' },
  { value: 'return', label: msg('Send back'), tone: 'todo' },
  { value: 'refuse', label: msg('Refuse'), tone: 'bad' },
  { value: 'offer', label: msg('Other price'), tone: 'todo' },
]
const options = (): CardVerdictProps['options'] =>
  outcomes.map(({ label, tone }, value) => ({ value, label: t(label), tone }))

/** One card: what it turned out to be, then its code, and where it is not paid why, and what shows it. */
export function CardReview(props: CardReviewProps) {
  const { order: desk, card, drafts, draft, leaseToken, purpose } = props
  const { order } = desk
  const drafted = drafts[card.cardId] ?? emptyDraft
  const { outcome } = drafted
  const reveal = useCodeReveal(props)
  const isClosed = card.maskedCode !== null && !desk.openedCardIds.includes(card.cardId)
  const choose = (value: number) => {
    const chosen = outcomes[value]?.value
    // Whoever says "valid" sees the code: under a purpose that was chosen before, the same press opens it.
    if (chosen === 'valid' && isClosed && purpose) reveal.send({ type: 'OPEN', purpose })
    // A reason of the other outcome would contradict the choice.
    if (chosen !== outcome)
      draft(card.cardId, { outcome: chosen, reasonCode: undefined, priceId: undefined, faceValue: undefined })
  }
  const verdict = useRef<HTMLFieldSetElement>(null)
  // The field of a code that was kept has gone: what follows is the verdict.
  useFocusInstead(card.maskedCode === null, () =>
    verdict.current?.querySelector<HTMLInputElement>(
      outcome === undefined ? 'input[type=radio]' : 'input[type=radio]:checked',
    ),
  )
  return (
    <CardVerdict
      ref={verdict}
      aria-label={order.count > 1 ? t('Card {position} is', { position: card.position }) : t('This card is')}
      label={
        <span className="c-subject">
          <b>
            {order.cardTypeName} {order.faceSymbol}
            {card.faceValue}
            {order.count > 1 && t(', {position} of {count}', { position: card.position, count: order.count })}
          </b>
          <Money
            amount={card.settledAmount ?? card.payout}
            currency={walletCurrency(order.currencyId)}
            size={18}
          />
          <span className="k-small k-quiet">
            {order.countryCode}, {t(formWords[order.form])}, {t(receiptWords[order.receiptType])}
          </span>
        </span>
      }
      options={options()}
      value={outcome === undefined ? null : outcomes.findIndex(({ value }) => value === outcome)}
      onChange={choose}
      disabled={leaseToken === undefined}
    >
      {/* Where the card is not paid, why and what shows it come before the code; a code in sight stays in sight. */}
      {[
        (outcome === 'return' || outcome === 'refuse' || outcome === 'offer') && (
          <ReasonPicker
            key={outcome}
            brief
            reasons={reasonsFor(outcome).map(({ code, text, nextStep, correctable }, at) => ({
              code,
              label: t(reasonNames[code]),
              correctable,
              sellerText: `${text} ${nextStep}`,
              shortcut: reasonKeys[at],
            }))}
            value={drafted.reasonCode ?? null}
            onChange={(reasonCode) => draft(card.cardId, { reasonCode })}
          />
        ),
        outcome === 'offer' && drafted.reasonCode !== undefined && <CardOffer key="corrected" {...props} />,
        drafted.reasonCode !== undefined && <CardEvidence key="evidence" {...props} />,
        <CardCode key="code" {...props} reveal={reveal} />,
        <CardBalance key="balance" {...props} />,
      ]}
    </CardVerdict>
  )
}
