import type { CardPrice } from '@kaadi/contract/card-types'
import { type CurrencyId, defaultCurrencyId } from '@kaadi/contract/constants'
import type { CurrencyRate } from '@kaadi/contract/currencies'
import { type CouponTerms, quoteCard, toAmount } from '@kaadi/core/money'

export interface Estimate {
  /** Pay currency for each unit of face value. */
  readonly rate: string
  readonly lines: readonly {
    readonly kind: 'base' | 'levelBonus' | 'specialBonus' | 'coupon' | 'fee'
    readonly amount: string
  }[]
  readonly payout: string
}

/** What a card would pay, counted on the phone until the service has priced it; null where a rate is missing. */
export const estimatePayout = (
  price: CardPrice,
  faceValue: string,
  count: number,
  currencyId: CurrencyId,
  rates: readonly CurrencyRate[] | undefined,
  coupon?: CouponTerms,
): Estimate | null => {
  const conversionRate =
    currencyId === defaultCurrencyId
      ? '1'
      : rates?.find((rate) => rate.inCurrencyId === defaultCurrencyId && rate.outCurrencyId === currencyId)
          ?.rate
  if (conversionRate === undefined) return null
  const { rate, levelBonus, specialBonus } = price
  const quote = quoteCard({
    faceValue,
    count,
    rate,
    levelBonus,
    specialBonus,
    conversionRate,
    currencyId,
    coupon,
  })
  return {
    rate: quote.rate,
    lines: quote.lines.map(({ kind, amount }) => ({ kind, amount: toAmount(amount) })),
    payout: toAmount(quote.payout),
  }
}
