import type { CurrencyId } from '@kaadi/contract/constants'

/** What a wallet is called on its tab. */
export const walletNames: Readonly<Record<CurrencyId, string>> = { 1: 'Naira', 2: 'Cedi', 3: 'USDT' }
