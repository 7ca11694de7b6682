import { type CardOrder, isReasonCode, type OrderCard } from '@kaadi/contract/card-orders'
import { walletCurrency } from '@kaadi/core/money'
import { t } from '@kaadi/words'
import './card-review.css'
import { Money } from '@kaadi/ui'
import { CardVerdict, FactList, ReasonPicker } from '@kaadi/ui/desk'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { formWords, receiptWords } from '../../../platform/content/card-names.ts'
import { decidedOutcome, keyedReasons, outcomeOptions, outcomes } from '../../../platform/content/outcomes.ts'
import { reasonNames } from '../../../platform/content/reason-names.ts'
import { useFocusInstead } from '../../../platform/screens/focus-instead.ts'
import { CardBalance } from '../outside/card-balance.tsx'
import { CardCode } from './card-code.view.tsx'
import { CardEvidence } from './card-evidence.view.tsx'
import { CardOffer, useOfferPrices } from './card-offer.view.tsx'
import { nextField } from './next-field.ts'
import type { CardReviewProps } from './review-props.ts'
import { useCodeReveal } from './use-code-reveal.ts'
import { emptyDraft, withOutcome } from './verdict-draft.ts'

/** One card: what it turned out to be, then its code, and where it is not paid why, and what shows it. */
export function CardReview(props: CardReviewProps) {
  const { order: desk, card, drafts, draft, gaps, leaseToken, purpose } = props
  const { order } = desk
  const drafted = drafts[card.cardId] ?? emptyDraft
  const { outcome } = drafted
  const decided = decidedOutcome(order, card)
  const shown = outcome ?? decided
  const reveal = useCodeReveal(props)
  useOfferPrices(order.giftOrderId, outcome === 'offer')
  const isClosed = card.maskedCode !== null && !desk.openedCardIds.includes(card.cardId)
  const choose = (value: number) => {
    const chosen = outcomes[value]?.value
    // Whoever says "valid" sees the code: under a purpose that was chosen before, the same press opens it.
    if (chosen === 'valid' && isClosed && purpose) reveal.send({ type: 'OPEN', purpose })
    if (chosen !== outcome) draft(card.cardId, withOutcome(drafted, chosen))
  }
  const verdict = useRef<HTMLFieldSetElement>(null)
  // The field of a code that was kept has gone: what follows is the verdict.
  useFocusInstead(card.maskedCode === null, () =>
    verdict.current?.querySelector<HTMLInputElement>(
      outcome === undefined ? 'input[type=radio]' : 'input[type=radio]:checked',
    ),
  )
  // A reason that was chosen by its key is followed by what it asks for, drawn with it: no Tab leads through the page.
  const [keyed, setKeyed] = useState(0)
  const goOn = useEffectEvent(() => {
    const gap = gaps[order.cards.indexOf(card)]
    if (verdict.current) nextField(verdict.current, gap, drafted.reasonCode)?.focus()
  })
  useEffect(() => {
    if (keyed > 0) goOn()
  }, [keyed])
  const code = <CardCode key="code" {...props} reveal={reveal} />
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
      options={outcomeOptions()}
      value={shown === undefined ? null : outcomes.findIndex(({ value }) => value === shown)}
      onChange={choose}
      disabled={leaseToken === undefined}
    >
      {/* Where two look, what stands with the card was the first one's verdict, and nothing that the seller was asked. */}
      {outcome === undefined && (decided !== undefined || !desk.second) && (
        <DecidedCard order={order} card={card} isPast={decided === undefined} />
      )}
      {/* What is asked for next comes next: an offer pays, so that its code is asked for before what shows the reason. */}
      {[
        (outcome === 'return' || outcome === 'refuse' || outcome === 'offer') && (
          <ReasonPicker
            key={outcome}
            brief
            reasons={keyedReasons(outcome)}
            value={drafted.reasonCode ?? null}
            onChange={(reasonCode) => draft(card.cardId, { reasonCode })}
            onKeyed={() => setKeyed((times) => times + 1)}
          />
        ),
        outcome === 'offer' && drafted.reasonCode !== undefined && <CardOffer key="corrected" {...props} />,
        outcome === 'offer' && code,
        drafted.reasonCode !== undefined && <CardEvidence key="evidence" {...props} />,
        outcome !== 'offer' && code,
        <CardBalance key="balance" {...props} />,
      ]}
    </CardVerdict>
  )
}

/** Why a card was not paid as it was sent, and what was written to its seller. */
function DecidedCard({ order: { evidence }, card: { cardId, reason }, isPast }: DecidedCardProps) {
  if (!reason || !isReasonCode(reason.code)) return null
  const notes = evidence.flatMap((shown) => (shown.cardId === cardId ? [shown.note] : []))
  return (
    <FactList
      facts={[
        {
          label: isPast ? t('Asked before') : t('Reason'),
          value: `${reason.code} ${t(reasonNames[reason.code])}`,
        },
        { label: t('The seller reads'), value: [reason.text, reason.nextStep].join(' ') },
        ...(notes.length > 0 ? [{ label: t('Evidence'), value: notes.join(' ') }] : []),
      ]}
    />
  )
}

interface DecidedCardProps {
  readonly order: CardOrder
  readonly card: OrderCard
  /** Of a verdict that was given before: the card is judged anew. */
  readonly isPast: boolean
}
