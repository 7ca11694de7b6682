import type { CurrencyId } from '@kaadi/contract/constants'
import { type Money, money, multiply, sum, type WideDecimal } from './money.ts'
import { MoneyError } from './money-error.ts'
import { roundFee, roundQuote } from './round.ts'

/** What a coupon adds: a percentage of the base line, at most `max`, or a fixed amount in the pay currency. */
export type CouponTerms =
  | { readonly percent: string; readonly max?: string | undefined }
  | { readonly amount: string }

/** What a card is priced by. */
export interface QuoteCardInput<C extends CurrencyId> {
  /** Value printed on each card, in the card's own currency. */
  readonly faceValue: string
  readonly count: number
  /** Settlement currency (naira) for each unit of face value. */
  readonly rate: string
  /** Settlement currency added for each unit by the seller's level. */
  readonly levelBonus?: string | undefined
  /** Settlement currency added for each unit by a special of the brand. */
  readonly specialBonus?: string | undefined
  /** Pay currency for one naira (`currencyRateList`); `1` when paid in naira. */
  readonly conversionRate?: string | undefined
  readonly coupon?: CouponTerms | undefined
  /** Taken off the payout, in the pay currency. */
  readonly fee?: string | undefined
  /** Wallet currency in which the seller is paid. */
  readonly currencyId: C
}

/** One line of a quote. */
export interface CardQuoteLine<C extends CurrencyId> {
  readonly kind: 'base' | 'levelBonus' | 'specialBonus' | 'coupon' | 'fee'
  /** Signed: a fee is below zero. */
  readonly amount: Money<C>
}

/** A payout with the lines that add up to it. */
export interface CardQuote<C extends CurrencyId> {
  /** Pay currency for each unit of face value, before bonus and coupon; a plain decimal string. */
  readonly rate: string
  /** Lines that are not zero; the base line is always there. */
  readonly lines: readonly CardQuoteLine<C>[]
  /** Exactly the sum of the lines. */
  readonly payout: Money<C>
}

const amountOf = (text: string): WideDecimal => money(text, 1).amount

/** What a coupon adds to a base line, rounded half up to the smallest unit. Throws `MoneyError` where a figure is no decimal. */
export const couponBonus = <C extends CurrencyId>(terms: CouponTerms, base: Money<C>): Money<C> => {
  if ('amount' in terms) return roundQuote(money(terms.amount, base.currencyId))
  const share = { amount: base.amount.times(amountOf(terms.percent)).div(100), currencyId: base.currencyId }
  const most = terms.max === undefined ? undefined : amountOf(terms.max)
  return roundQuote(most && share.amount.gt(most) ? { ...share, amount: most } : share)
}

/**
 * What a card pays, line by line. Client and server compute it by this one function; the server's result is the one
 * that is locked. Each line is rounded to the smallest unit by itself, so the lines add up exactly.
 * Throws `MoneyError` where a figure is not a decimal or the count is not a whole number above zero.
 */
export const quoteCard = <const C extends CurrencyId>(input: QuoteCardInput<C>): CardQuote<C> => {
  if (!Number.isInteger(input.count) || input.count < 1) {
    throw new MoneyError('not-a-decimal', `${input.count} is not a number of cards.`)
  }
  const { currencyId } = input
  const conversion = amountOf(input.conversionRate ?? '1')
  const face = multiply(money(input.faceValue, currencyId), input.count)
  const at = (perUnit: string): Money<C> =>
    roundQuote({ amount: face.amount.times(amountOf(perUnit)).times(conversion), currencyId })

  const base = at(input.rate)
  const fee = roundFee(money(input.fee ?? '0', currencyId))
  const lines: CardQuoteLine<C>[] = [
    { kind: 'levelBonus', amount: at(input.levelBonus ?? '0') },
    { kind: 'specialBonus', amount: at(input.specialBonus ?? '0') },
    ...(input.coupon ? [{ kind: 'coupon' as const, amount: couponBonus(input.coupon, base) }] : []),
    { kind: 'fee', amount: { amount: fee.amount.negated(), currencyId } },
  ]
  const shown = [
    { kind: 'base' as const, amount: base },
    ...lines.filter((line) => !line.amount.amount.isZero()),
  ]
  return {
    rate: amountOf(input.rate).times(conversion).toFixed(),
    lines: shown,
    payout: sum(
      shown.map((line) => line.amount),
      currencyId,
    ),
  }
}
