import type { CurrencyId } from '@kaadi/contract/constants'
import { formatMoney, money, toAmount } from '@kaadi/core/money'
import { walletCurrency } from './wallet-currency.ts'

/** An amount in words: a whole one without decimals, `₦2,000`, any other with two, `₵15.50`. */
export const shortMoney = (amount: string, currencyId: CurrencyId): string => {
  const { symbol } = walletCurrency(currencyId)
  const exact = toAmount(money(amount, currencyId))
  return formatMoney(exact, exact.includes('.') ? { symbol } : { symbol, mode: 'plain' })
}
