import type { CurrencyId } from '@kaadi/contract/constants'
import { type Money, money } from './money.ts'
import { roundFee } from './round.ts'

/** How a withdrawal is charged: the same for each, or a percentage of the amount. */
export interface FeeRule {
  readonly feeType: 'fixed' | 'percent'
  /** An amount, or percent: `0.5` is half a percent. */
  readonly fee: string
}

/** The fee of a withdrawal, inside the amount. Rounded down to the smallest unit. */
export const feeFor = <C extends CurrencyId>(rule: FeeRule, amount: Money<C>): Money<C> => {
  const fee = money(rule.fee, amount.currencyId)
  if (rule.feeType === 'fixed') return roundFee(fee)
  return roundFee({ amount: amount.amount.times(fee.amount).div(100), currencyId: amount.currencyId })
}
