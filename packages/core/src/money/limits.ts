import { type CurrencyId, currencies } from '@kaadi/contract/constants'
import { type FeeRule, feeFor } from './fee.ts'
import { compare, isNegative, isZero, type Money, money, subtract } from './money.ts'

/** Limits of one currency, as site info and the limits call carry them. */
export interface WithdrawalLimits extends FeeRule {
  readonly minWithdraw: string
  readonly maxWithdraw: string
  /** What may still be withdrawn today; no daily limit when left out. */
  readonly dailyRemaining?: string | null | undefined
}

/** Names are those of the error catalogue where the server answers the same. */
export type WithdrawalRefusal =
  | 'notAnAmount'
  | 'belowMinimum'
  | 'aboveMaximum'
  | 'dailyLimitReached'
  | 'insufficientFunds'

export type WithdrawalDecision<C extends CurrencyId> =
  | { readonly ok: true; readonly amount: Money<C>; readonly fee: Money<C>; readonly net: Money<C> }
  /** `limit` is the figure that was missed, for the message beside the field. */
  | { readonly ok: false; readonly reason: WithdrawalRefusal; readonly limit: Money<C> }

/**
 * Whether an amount may be withdrawn, what it costs and what arrives. The fee is inside the amount: exactly `amount`
 * leaves the balance. One rule for the form and for the server.
 */
export const decideWithdrawal = <C extends CurrencyId>(
  limits: WithdrawalLimits,
  amount: Money<C>,
  available: Money<NoInfer<C>>,
): WithdrawalDecision<C> => {
  const at = (text: string): Money<C> => money(text, amount.currencyId)
  const refuse = (reason: WithdrawalRefusal, limit: Money<C>) => ({ ok: false, reason, limit }) as const
  const tooFine = amount.amount.decimalPlaces() > currencies[amount.currencyId].decimals
  if (tooFine || isZero(amount) || isNegative(amount)) return refuse('notAnAmount', at(limits.minWithdraw))
  if (compare(amount, at(limits.minWithdraw)) < 0) return refuse('belowMinimum', at(limits.minWithdraw))
  if (compare(amount, at(limits.maxWithdraw)) > 0) return refuse('aboveMaximum', at(limits.maxWithdraw))
  if (limits.dailyRemaining != null && compare(amount, at(limits.dailyRemaining)) > 0) {
    return refuse('dailyLimitReached', at(limits.dailyRemaining))
  }
  if (compare(amount, available) > 0) return refuse('insufficientFunds', available)
  const fee = feeFor(limits, amount)
  const net = subtract(amount, fee)
  // A fee that eats the whole amount means that nothing would arrive.
  if (isZero(net) || isNegative(net)) return refuse('belowMinimum', fee)
  return { ok: true, amount, fee, net }
}

/** The most that can be withdrawn now: the balance, capped by the largest withdrawal and by what is left today. */
export const mostWithdrawable = <C extends CurrencyId>(
  limits: WithdrawalLimits,
  available: Money<C>,
): Money<C> =>
  [limits.maxWithdraw, limits.dailyRemaining]
    .filter((text) => text != null)
    .map((text) => money(text, available.currencyId) as Money<C>)
    .reduce((most, cap) => (compare(cap, most) < 0 ? cap : most), available)
