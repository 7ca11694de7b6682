import type { CurrencyId } from '@kaadi/contract/constants'
import { add, isZero, type Money, money, zero } from './money.ts'
import { roundQuote } from './round.ts'

/** What a card is offered by, once the desk has seen that it is not what was sent. */
export interface OfferInput<C extends CurrencyId> {
  /** Value that the card has, in its own currency. */
  readonly faceValue: string
  /** Pay currency for each unit of it: the catalogue's when the order was quoted. */
  readonly rate: string
  /** The base line of the quote and its level bonus: the offer has the same share of bonus. */
  readonly quoted: { readonly base: Money<C>; readonly levelBonus: Money<C> }
  readonly currencyId: C
}

/** An offer for one card. The two lines add up to the payout. */
export interface CardOfferSum<C extends CurrencyId> {
  readonly base: Money<C>
  readonly levelBonus: Money<C>
  readonly payout: Money<C>
}

/** What a card pays that is worth another value, or is of another class. Each line is rounded to the smallest unit, half up. */
export const priceOffer = <const C extends CurrencyId>({
  faceValue,
  rate,
  quoted,
  currencyId,
}: OfferInput<C>): CardOfferSum<C> => {
  const base = roundQuote({
    amount: money(faceValue, currencyId).amount.times(money(rate, currencyId).amount),
    currencyId,
  })
  const levelBonus = isZero(quoted.levelBonus)
    ? zero(currencyId)
    : roundQuote({
        amount: base.amount.times(quoted.levelBonus.amount).div(quoted.base.amount),
        currencyId,
      })
  return { base, levelBonus, payout: add(base, levelBonus) }
}
