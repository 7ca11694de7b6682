import { type CurrencyId, currencies } from '@kaadi/contract/constants'
import type { MoneyCurrency } from '@kaadi/ui'

/** A wallet's currency as the kit draws it: symbol, name read out in full, decimals that may be typed. */
export const walletCurrency = (currencyId: CurrencyId): MoneyCurrency => {
  const { symbol, spoken, decimals } = currencies[currencyId]
  return { symbol, name: spoken, decimals }
}

/** What a wallet is called on its tab. */
export const walletNames: Readonly<Record<CurrencyId, string>> = { 1: 'Naira', 2: 'Cedi', 3: 'USDT' }
