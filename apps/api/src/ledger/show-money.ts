import { type CurrencyId, currencies } from '@kaadi/contract/primitives'
import { formatMoney, fromMinorUnits } from '@kaadi/core/money'

/** Money in words for people. Six decimals are shown as far as they are not zero. */
export function showMoney(minor: bigint, currencyId: CurrencyId): string {
  const { decimals, symbol } = currencies[currencyId]
  return formatMoney(fromMinorUnits(minor, decimals), { symbol, mode: decimals > 2 ? 'ceil8' : 'default' })
}
