import type { CurrencyId } from '@kaadi/contract/constants'
import { type Money, money } from './money.ts'
import { roundConversion } from './round.ts'

/**
 * An amount in another currency at a conversion rate (units of `to` for one unit of the amount's currency), rounded down
 * to the smallest unit of `to`.
 */
export const convertMoney = <const C extends CurrencyId>(value: Money, rate: string, to: C): Money<C> =>
  roundConversion({ amount: value.amount.times(money(rate, to).amount), currencyId: to })
