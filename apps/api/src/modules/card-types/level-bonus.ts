import { WideDecimal } from '@kaadi/core/money'

/** What so many thousandths add to a rate, naira for each unit: the same in the catalogue and in a quote. */
export const levelBonusOf = (rate: string, permille: number): string =>
  new WideDecimal(rate).times(permille).div(1000).toDecimalPlaces(2).toFixed()
