import { type CurrencyId, currencies } from '@kaadi/contract/constants'
import { formatMoney, toAmount, type WithdrawalDecision } from '@kaadi/core/money'

/** What is wrong with an amount, with the figure that would do; null where it can be withdrawn. */
export const describeAmount = (decision: WithdrawalDecision<CurrencyId> | undefined): string | null => {
  if (!decision) return 'Enter an amount.'
  if (decision.ok) return null
  const { symbol, decimals } = currencies[decision.limit.currencyId]
  const limit = formatMoney(toAmount(decision.limit), { symbol, mode: 'plain' })
  switch (decision.reason) {
    case 'notAnAmount':
      return `Enter an amount with at most ${decimals} decimals.`
    case 'belowMinimum':
      return `The smallest withdrawal is ${limit}.`
    case 'aboveMaximum':
      return `The largest withdrawal is ${limit}. Send the rest in a second one.`
    case 'dailyLimitReached':
      return `You can withdraw ${limit} more today.`
    case 'insufficientFunds':
      return `You have ${limit}.`
  }
}
