'use client'

import type { ComponentPropsWithRef, ReactNode } from 'react'
import { AmountInput } from '../../primitives/amount-input/amount-input.tsx'
import { classNames } from '../../primitives/class-names.ts'
import { ClockIcon } from '../../primitives/icon/generated/clock-icon.ts'
import { WifiOffIcon } from '../../primitives/icon/generated/wifi-off-icon.ts'
import { Money, type MoneyCurrency } from '../../primitives/money/money.tsx'
import { type Preset, PresetChips } from '../../primitives/preset-chips/preset-chips.tsx'
import { Row } from '../../primitives/row/row.tsx'
import { Switch } from '../../primitives/switch/switch.tsx'
import { CardFace } from '../card-face/card-face.tsx'
import type { CardColors } from '../card-face/dyes.ts'
import { headlineSize } from '../receipt-lines/headline-size.ts'
import { type ReceiptLine, ReceiptLines } from '../receipt-lines/receipt-lines.tsx'
import { englishCalculatorWords } from '../words/english-part-words.tsx'
import { usePatternWords } from '../words/pattern-words-provider.tsx'

export interface CalculatorCard {
  name: string
  colors?: CardColors | undefined
  logo?: string | null | undefined
  /** "USA · photo" */
  detail?: string | undefined
}

export interface RateCalculatorProps extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'onChange'> {
  /** What is being sold; null until one is chosen. */
  card: CalculatorCard | null
  onChooseCard: () => void
  /** The value printed on the card. */
  value: string
  onValueChange: (value: string) => void
  cardCurrency: MoneyCurrency
  presets?: readonly Preset[] | undefined
  /** What it comes to. Null while nothing can be said, with the reason in `why`. */
  payout: { amount: string; currency: MoneyCurrency; lines?: readonly ReceiptLine[] | undefined } | null
  /** Why there is no sum; without it "choose a card" or "enter a value" is said. */
  why?: ReactNode
  coupon?: { label: ReactNode; detail?: ReactNode; on: boolean; onChange: (on: boolean) => void } | undefined
  /** How old the rate is, when it could not be renewed; `offline` says why. */
  stale?: { at: string; offline?: boolean | undefined } | undefined
  /** "Sell this card". */
  action?: ReactNode
}

/** How much naira for this card. Says "about", because the service has not priced it yet. */
export function RateCalculator({
  card,
  onChooseCard,
  value,
  onValueChange,
  cardCurrency,
  presets,
  payout,
  why,
  coupon,
  stale,
  action,
  className,
  ...rest
}: RateCalculatorProps) {
  const words = usePatternWords().calculator ?? englishCalculatorWords
  const missing = why ?? (card ? words.enterValue : words.chooseCard)
  return (
    <section aria-label={words.title} {...rest} className={classNames('k-rate-calculator', className)}>
      <Row
        as="button"
        className="k-rate-calculator-card"
        onClick={onChooseCard}
        startContent={
          card ? (
            <CardFace name={card.name} colors={card.colors} logo={card.logo} />
          ) : (
            <span className="k-rate-calculator-blank" />
          )
        }
        title={card?.name ?? words.chooseCard}
        detail={card?.detail}
        chevron
      />
      <AmountInput label={words.value} currency={cardCurrency} value={value} onValueChange={onValueChange} />
      {presets ? (
        <PresetChips
          label={words.usualValues}
          presets={presets}
          value={value}
          onValueChange={onValueChange}
        />
      ) : null}
      {coupon ? (
        <Switch
          detail={coupon.detail}
          checked={coupon.on}
          onChange={(event) => coupon.onChange(event.target.checked)}
        >
          {coupon.label}
        </Switch>
      ) : null}
      <div className="k-rate-calculator-sum">
        {payout?.lines?.length ? <ReceiptLines lines={payout.lines} /> : null}
        <p className="k-rate-calculator-say">{words.about}</p>
        <output aria-live="polite">
          {payout ? (
            <Money amount={payout.amount} currency={payout.currency} size={headlineSize(payout.amount)} />
          ) : (
            <span className="k-rate-calculator-missing">{missing}</span>
          )}
        </output>
        {stale ? (
          <p className="k-rate-calculator-stale">
            {stale.offline ? <WifiOffIcon size={16} /> : <ClockIcon size={16} />}
            {stale.offline ? words.offline(stale.at) : words.stale(stale.at)}
          </p>
        ) : null}
      </div>
      {action}
    </section>
  )
}
