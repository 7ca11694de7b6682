import { type CurrencyId, currencies } from '@kaadi/contract/constants'
import type { MoneyCurrency } from '@kaadi/ui'

/** A wallet's currency as the kit draws it. */
export const walletCurrency = (currencyId: CurrencyId): MoneyCurrency => {
  const { symbol, spoken, decimals } = currencies[currencyId]
  return { symbol, name: spoken, decimals }
}
