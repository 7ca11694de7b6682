import { type CurrencyId, currencies } from '@kaadi/contract/constants'

/** A currency as amounts are shown in it. */
export interface WalletCurrency {
  readonly symbol: string
  /** Read out in full: `naira`. */
  readonly name: string
  /** How many may be typed. */
  readonly decimals: number
}

/** A wallet's currency as amounts are shown in it: props of the kit's money fields. */
export const walletCurrency = (currencyId: CurrencyId): WalletCurrency => {
  const { symbol, spoken, decimals } = currencies[currencyId]
  return { symbol, name: spoken, decimals }
}
