import type { CurrencyId } from '@kaadi/contract/constants'
import { formatMoney, walletCurrency } from '@kaadi/core/money'

/** An amount in words: a whole one without decimals, `₦2,000`, any other with two, `₵15.50`. */
export const shortMoney = (amount: string, currencyId: CurrencyId): string => {
  const { symbol } = walletCurrency(currencyId)
  // For the eye alone: home would load the library of exact sums for it.
  const isWhole = !/\.\d*[1-9]/.test(amount)
  return formatMoney(
    isWhole ? amount.replace(/\..*$/, '') : amount,
    isWhole ? { symbol, mode: 'plain' } : { symbol },
  )
}
