import { type CurrencyId, currencies } from '@kaadi/contract/constants'
import { Decimal } from 'decimal.js'
import type { Money } from './money.ts'

const rounded = <C extends CurrencyId>(value: Money<C>, rounding: Decimal.Rounding): Money<C> => ({
  amount: value.amount.toDecimalPlaces(currencies[value.currencyId].decimals, rounding),
  currencyId: value.currencyId,
})

/** To the currency's smallest unit, half up. Each line of a quote is rounded by itself, so that the lines add up to the payout. */
export const roundQuote = <C extends CurrencyId>(value: Money<C>): Money<C> =>
  rounded(value, Decimal.ROUND_HALF_UP)

/** To the smallest unit, down: a fraction of a kobo is never charged. */
export const roundFee = <C extends CurrencyId>(value: Money<C>): Money<C> =>
  rounded(value, Decimal.ROUND_DOWN)

/** To the smallest unit, down: changing money there and back never makes more of it. */
export const roundConversion = <C extends CurrencyId>(value: Money<C>): Money<C> =>
  rounded(value, Decimal.ROUND_DOWN)

/** To the smallest unit, up: what has to be given so that it is enough. */
export const roundNeeded = <C extends CurrencyId>(value: Money<C>): Money<C> =>
  rounded(value, Decimal.ROUND_UP)
