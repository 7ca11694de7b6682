import { type CurrencyId, currencies } from '@kaadi/contract/constants'
import type { WithdrawalLimits } from '@kaadi/contract/withdrawals'
import { feeFor } from './fee.ts'
import { compare, isNegative, isZero, type Money, money, subtract } from './money.ts'

/** What a decision needs of the limits call. */
export type LimitsForDecision = Pick<
  WithdrawalLimits,
  'minWithdraw' | 'maxWithdraw' | 'leftToday' | 'feeRule'
> & {
  /** What may still be sent to the chosen account while it is new; null or left out where no such cap holds. */
  readonly leftWhileNew?: string | null
}

/** Names are those of the error catalogue where the server answers the same. */
export type WithdrawalRefusal =
  | 'notAnAmount'
  | 'belowMinimum'
  | 'aboveMaximum'
  | 'dailyLimitReached'
  | 'newAccountLimitReached'
  | 'insufficientFunds'
  | 'feeAboveAmount'

/** What `decideWithdrawal` answers. */
export type WithdrawalDecision<C extends CurrencyId> =
  | { readonly ok: true; readonly amount: Money<C>; readonly fee: Money<C>; readonly net: Money<C> }
  /** `limit` is the figure that was missed, for the message beside the field. */
  | { readonly ok: false; readonly reason: WithdrawalRefusal; readonly limit: Money<C> }

/**
 * Whether an amount may be withdrawn, what it costs and what arrives. The fee is inside the amount: exactly `amount`
 * leaves the balance. One rule for the form and for the server.
 */
export const decideWithdrawal = <C extends CurrencyId>(
  limits: LimitsForDecision,
  amount: Money<C>,
  available: Money<NoInfer<C>>,
): WithdrawalDecision<C> => {
  const at = (text: string): Money<C> => money(text, amount.currencyId)
  const refuse = (reason: WithdrawalRefusal, limit: Money<C>) => ({ ok: false, reason, limit }) as const
  const tooFine = amount.amount.decimalPlaces() > currencies[amount.currencyId].decimals
  if (tooFine || isNegative(amount)) return refuse('notAnAmount', at(limits.minWithdraw))
  if (compare(amount, at(limits.minWithdraw)) < 0) return refuse('belowMinimum', at(limits.minWithdraw))
  // The balance is the nearest limit: "send the rest in a second one" would be wrong of money that is not there.
  if (compare(amount, available) > 0) return refuse('insufficientFunds', available)
  if (compare(amount, at(limits.maxWithdraw)) > 0) return refuse('aboveMaximum', at(limits.maxWithdraw))
  if (compare(amount, at(limits.leftToday)) > 0) return refuse('dailyLimitReached', at(limits.leftToday))
  if (limits.leftWhileNew != null && compare(amount, at(limits.leftWhileNew)) > 0)
    return refuse('newAccountLimitReached', at(limits.leftWhileNew))
  const fee = feeFor(limits.feeRule, amount)
  const net = subtract(amount, fee)
  // Nothing would arrive.
  if (isZero(net) || isNegative(net)) return refuse('feeAboveAmount', fee)
  return { ok: true, amount, fee, net }
}

/** What holds for a withdrawal to one of the saved accounts: the currency's limits, and where it has its own, the account's. */
export const limitsToAccount = (
  limits: WithdrawalLimits,
  bankAccountId: string | undefined,
): LimitsForDecision => {
  const own = limits.destinations.find((one) => one.bankAccountId === bankAccountId)
  if (!own) return limits
  const { minWithdraw, feeRule, leftWhileNew } = own
  return { ...limits, minWithdraw, feeRule, leftWhileNew }
}

/** The most that can be withdrawn now: the balance, capped by the largest withdrawal and by what is left today. */
export const maxWithdrawable = <C extends CurrencyId>(
  limits: LimitsForDecision,
  available: Money<C>,
): Money<C> =>
  [limits.maxWithdraw, limits.leftToday, limits.leftWhileNew ?? limits.leftToday]
    .map((text) => money(text, available.currencyId) as Money<C>)
    .reduce((most, cap) => (compare(cap, most) < 0 ? cap : most), available)
