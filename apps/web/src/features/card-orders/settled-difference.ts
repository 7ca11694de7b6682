import type { CardOrder } from '@kaadi/contract/card-orders'
import { isZero, money, subtract, sum, toAmount } from '@kaadi/core/money'

/** By how much the paid sum differs from the quoted lines, signed; null where it does not, or nothing is paid yet. */
export const settledDifference = ({
  lines,
  settledAmount,
  currencyId,
}: Pick<CardOrder, 'lines' | 'settledAmount' | 'currencyId'>): string | null => {
  if (settledAmount === null) return null
  const quoted = sum(
    lines.map(({ amount }) => money(amount, currencyId)),
    currencyId,
  )
  const difference = subtract(money(settledAmount, currencyId), quoted)
  return isZero(difference) ? null : toAmount(difference)
}
