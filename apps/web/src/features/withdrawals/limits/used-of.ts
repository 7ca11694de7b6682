import type { WithdrawalLimits } from '@kaadi/contract/withdrawals'
import { compare, money, subtract, toAmount, zero } from '@kaadi/core/money'

/** What was asked for today, and as a share of the limit. A limit that was lowered meanwhile is used whole. */
export function usedOf({ currencyId, dailyMax, leftToday }: WithdrawalLimits) {
  const used = subtract(money(dailyMax, currencyId), money(leftToday, currencyId))
  const amount = toAmount(compare(used, zero(currencyId)) < 0 ? zero(currencyId) : used)
  const share = Number(dailyMax) === 0 ? 1 : Number(amount) / Number(dailyMax)
  return { amount, share }
}
