import type { CardCurrency, CardPrice } from '@kaadi/contract/card-types'
import { presetsFor, rangesOf } from '../choice/card-choice.ts'
import type { SellCard } from '../use-sell-card.controller.ts'
import { describeFaceValue, faceValueHint } from './describe-face-value.ts'
import { spokenCurrency } from './spoken-currency.ts'
import { ValueFields } from './value-fields.view.tsx'

export interface ValueViewProps {
  sale: SellCard
  bands: readonly CardPrice[]
  /** The band that the value fell into or next to. */
  price: CardPrice
  currencies: Readonly<Record<string, CardCurrency>>
}

/** Value and count, with the range of this kind of card. */
export function ValueView({ sale, bands, price, currencies }: ValueViewProps) {
  const { form, change, decision, valueLeft, isSending, isClosed } = sale
  const currency = currencies[form.kind.currencyTypeId]
  const symbol = currency?.symbol ?? ''
  const ranges = rangesOf(bands)
  const verdict = decision.kind === 'priced' ? decision.verdict : 'ok'
  return (
    <ValueFields
      currency={{ symbol, name: currency && spokenCurrency(currency.code), decimals: 2 }}
      faceValue={form.faceValue}
      count={form.cards.length}
      presets={presetsFor(bands)}
      hint={faceValueHint({ ranges, symbol })}
      problem={valueLeft ? describeFaceValue({ verdict, ranges, band: price, symbol }) : null}
      onFaceValue={(faceValue) => change({ type: 'faceValue', faceValue })}
      onLeave={() => form.faceValue !== '' && sale.onValueLeft()}
      onCount={(count) => change({ type: 'count', count })}
      disabled={isSending || isClosed}
    />
  )
}
