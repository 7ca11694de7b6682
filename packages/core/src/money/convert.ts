import type { CurrencyId } from '@kaadi/contract/constants'
import { type Money, money } from './money.ts'
import { MoneyError } from './money-error.ts'
import { roundConversion, roundNeeded } from './round.ts'

/**
 * An amount in another currency at a conversion rate (units of `to` for one unit of the amount's currency), rounded down
 * to the smallest unit of `to`.
 */
export const convertMoney = <const C extends CurrencyId>(value: Money, rate: string, to: C): Money<C> =>
  roundConversion({ amount: value.amount.times(money(rate, to).amount), currencyId: to })

/**
 * The least amount of `from` that gives `value` at a conversion rate (units of the value's currency for one unit of `from`):
 * rounded up to the smallest unit, so that `convertMoney` of it is never less. Throws `MoneyError` on a rate of nothing.
 */
export const amountFor = <const C extends CurrencyId>(value: Money, rate: string, from: C): Money<C> => {
  const { amount } = money(rate, from)
  if (!amount.isPositive() || amount.isZero())
    throw new MoneyError('not-a-decimal', `${rate} is not a rate: it has to be above zero.`)
  return roundNeeded({ amount: value.amount.div(amount), currencyId: from })
}
