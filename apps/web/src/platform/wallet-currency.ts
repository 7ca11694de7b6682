import { type CurrencyId, currencies, defaultCurrencyId } from '@kaadi/contract/constants'
import type { MoneyCurrency } from '@kaadi/ui'

/** A wallet's currency as the kit draws it: symbol, name read out in full, decimals that may be typed. */
export const walletCurrency = (currencyId: CurrencyId): MoneyCurrency => {
  const { symbol, spoken, decimals } = currencies[currencyId]
  return { symbol, name: spoken, decimals }
}

/** Rates of the catalogue are in the settlement currency for each unit of face value, whatever the seller is paid in. */
export const settlementCurrency: MoneyCurrency = walletCurrency(defaultCurrencyId)

/** What a wallet is called on its tab. */
export const walletNames: Readonly<Record<CurrencyId, string>> = { 1: 'Naira', 2: 'Cedi', 3: 'USDT' }
