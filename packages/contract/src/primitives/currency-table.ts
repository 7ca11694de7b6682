/** Id of a wallet currency: 1 naira, 2 cedi, 3 tether. */
export type CurrencyId = 1 | 2 | 3

/** A wallet currency. */
export interface Currency {
  readonly id: CurrencyId
  readonly name: 'NGN' | 'GHS' | 'USDT'
  readonly symbol: string
  /** Name read out in full by screen readers. */
  readonly spoken: string
  /** Decimal digits of the smallest unit: 2 for kobo and pesewa, 6 for tether. */
  readonly decimals: number
}

/** Wallet currencies. The specification gives id 1, naira, rate 1; 2 and 3 are ours (decision 47). */
export const currencies: Readonly<Record<CurrencyId, Currency>> = {
  1: { id: 1, name: 'NGN', symbol: '₦', spoken: 'Nigerian naira', decimals: 2 },
  2: { id: 2, name: 'GHS', symbol: '₵', spoken: 'Ghanaian cedi', decimals: 2 },
  3: { id: 3, name: 'USDT', symbol: 'USDT ', spoken: 'tether', decimals: 6 },
}
/** Every wallet currency, in the order in which they are shown. */
export const currencyIds: readonly CurrencyId[] = [1, 2, 3]

/** Settlement default: naira (specification, section 1). */
export const defaultCurrencyId: CurrencyId = 1
