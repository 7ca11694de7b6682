import type { CurrencyId } from '@kaadi/contract/constants'
import { Decimal } from 'decimal.js'
import { MoneyError } from './money-error.ts'

/**
 * Decimals wide enough for sums and products: the library's default of 20 digits (kept for display, specification
 * section 9) drops fractions once a figure passes twelve integer digits. Rounding mode 4, half up.
 */
export const WideDecimal = /* @__PURE__ */ Decimal.clone({
  precision: 80,
  rounding: 4,
  toExpNeg: -40,
  toExpPos: 60,
})
export type WideDecimal = Decimal

/** An exact amount in one currency. Built by `money`; two currencies never meet in one sum. */
export interface Money<C extends CurrencyId = CurrencyId> {
  readonly amount: WideDecimal
  readonly currencyId: C
}

const plainDecimal = /^-?\d{1,40}(\.\d{0,30})?$/

/** An amount from a plain decimal string, as the wire carries it: `money('148000.50', 1)`. Throws `MoneyError` on anything else. */
export const money = <const C extends CurrencyId>(amount: string, currencyId: C): Money<C> => {
  if (!plainDecimal.test(amount)) {
    throw new MoneyError('not-a-decimal', `"${amount.slice(0, 40)}" is not a decimal amount.`)
  }
  return { amount: new WideDecimal(amount), currencyId }
}

/** Nothing, in a currency. */
export const zero = <const C extends CurrencyId>(currencyId: C): Money<C> => money('0', currencyId)

/** The amount as the wire wants it: a plain decimal string, exact, never in exponent form. */
export const toAmount = (value: Money): string => value.amount.toFixed()

// The types refuse mixed currencies already; data from outside is checked again here.
const assertSameCurrency = (a: Money, b: Money): void => {
  if (a.currencyId !== b.currencyId) {
    throw new MoneyError('currency-mismatch', `Currency ${a.currencyId} and ${b.currencyId} cannot be mixed.`)
  }
}

/** Sum of two amounts in one currency. Throws `MoneyError` where the currencies differ. */
export const add = <C extends CurrencyId>(a: Money<C>, b: Money<NoInfer<C>>): Money<C> => {
  assertSameCurrency(a, b)
  return { amount: a.amount.plus(b.amount), currencyId: a.currencyId }
}

/** Difference of two amounts in one currency. Throws `MoneyError` where the currencies differ. */
export const subtract = <C extends CurrencyId>(a: Money<C>, b: Money<NoInfer<C>>): Money<C> => {
  assertSameCurrency(a, b)
  return { amount: a.amount.minus(b.amount), currencyId: a.currencyId }
}

/** Sum of a list; `zero` for an empty one. */
export const sum = <const C extends CurrencyId>(
  values: readonly Money<NoInfer<C>>[],
  currencyId: C,
): Money<C> => values.reduce<Money<C>>((total, value) => add(total, value), zero(currencyId))

/** An amount times a plain factor, such as a rate or a count. Exact; round it by name before it is shown or stored. */
export const multiply = <C extends CurrencyId>(value: Money<C>, factor: string | number): Money<C> => {
  if (typeof factor === 'number' ? !Number.isInteger(factor) : !plainDecimal.test(factor)) {
    throw new MoneyError('not-a-decimal', `${factor} is not a decimal string or a whole number.`)
  }
  return { amount: value.amount.times(factor), currencyId: value.currencyId }
}

/** -1, 0 or 1, for two amounts in one currency. */
export const compare = <C extends CurrencyId>(a: Money<C>, b: Money<NoInfer<C>>): -1 | 0 | 1 => {
  assertSameCurrency(a, b)
  return a.amount.comparedTo(b.amount) as -1 | 0 | 1
}

/** Neither above nor below zero. */
export const isZero = (value: Money): boolean => value.amount.isZero()

/** Below zero; zero itself is not. */
export const isNegative = (value: Money): boolean => value.amount.isNegative() && !value.amount.isZero()
