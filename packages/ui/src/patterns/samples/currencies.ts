import type { MoneyCurrency } from '../../primitives/money/money.tsx'

/** Currencies for stories and tests. */
export const naira: MoneyCurrency = { symbol: '₦', decimals: 2, name: 'naira' }
export const cedi: MoneyCurrency = { symbol: '₵', decimals: 2, name: 'cedis' }
export const dollars: MoneyCurrency = { symbol: '$', decimals: 2, name: 'US dollars' }

/** The widest amount a screen has to bear. */
export const hugeAmount = '99999999999.99'
export const longFrench =
  'Votre carte-cadeau a été refusée parce que le code est illisible sur la photo numéro deux'
