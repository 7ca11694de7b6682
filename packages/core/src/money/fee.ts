import type { CurrencyId } from '@kaadi/contract/constants'
import type { FeeRule } from '@kaadi/contract/withdrawals'
import { type Money, money } from './money.ts'
import { roundFee } from './round.ts'

/**
 * The fee of a withdrawal, inside the amount: a fixed one, or a percentage held between `feeMin` and `feeMax`.
 * What the seller's level takes off comes off at the end. Rounded down to the smallest unit. Takes the rule of the limits call and of site info alike.
 */
export const feeFor = <C extends CurrencyId>(rule: FeeRule, amount: Money<C>): Money<C> => {
  const at = (text: string) => money(text, amount.currencyId).amount
  const fee = at(rule.fee)
  const charged = (whole: Money<C>['amount']) =>
    roundFee({ amount: whole.times(100 - (rule.offPercent ?? 0)).div(100), currencyId: amount.currencyId })
  if (rule.feeType === 'fixed') return charged(fee)
  let share = amount.amount.times(fee).div(100)
  if (rule.feeMin !== undefined && share.lt(at(rule.feeMin))) share = at(rule.feeMin)
  if (rule.feeMax !== undefined && share.gt(at(rule.feeMax))) share = at(rule.feeMax)
  return charged(share)
}
