import {
  type CardForm,
  type CardPrice,
  checkFaceValue,
  type FaceValueVerdict,
  type ReceiptType,
} from '@kaadi/contract/card-types'

/** What kind of card it is, apart from its value: country, form and the receipt that comes with it. */
export interface CardKind {
  readonly currencyTypeId: string
  readonly form: CardForm
  readonly receiptType: ReceiptType
}

/** `notBought` carries the bought kind that is nearest to what was chosen; null where the brand is not bought at all. */
export type PriceDecision =
  | { readonly kind: 'priced'; readonly price: CardPrice; readonly verdict: FaceValueVerdict }
  | { readonly kind: 'notBought'; readonly nearest: CardPrice | null }

const matches = (price: CardPrice, kind: CardKind): boolean =>
  price.currencyTypeId === kind.currencyTypeId &&
  price.form === kind.form &&
  price.receiptType === kind.receiptType

const byRange = (a: CardPrice, b: CardPrice): number => Number(a.minFace) - Number(b.minFace)

/** Rows of one kind, by value: a brand pays another rate for $10 than for $200. */
export const bandsOf = (prices: readonly CardPrice[], kind: CardKind): CardPrice[] =>
  prices.filter((price) => matches(price, kind)).sort(byRange)

// Weights make the country matter most, then the form, then the receipt; the rate only breaks a tie.
const distance = (price: CardPrice, kind: CardKind): number =>
  (price.currencyTypeId === kind.currencyTypeId ? 0 : 4) +
  (price.form === kind.form ? 0 : 2) +
  (price.receiptType === kind.receiptType ? 0 : 1)

/** The bought kind that differs least from the one wanted. */
export const nearestBought = (prices: readonly CardPrice[], kind: CardKind): CardPrice | null =>
  [...prices].sort((a, b) => distance(a, kind) - distance(b, kind) || Number(b.rate) - Number(a.rate))[0] ??
  null

/** Which price a card of this kind and value gets. A value outside every band keeps the nearest band and says why. */
export const decidePrice = (
  prices: readonly CardPrice[],
  kind: CardKind,
  faceValue: string,
): PriceDecision => {
  const bands = bandsOf(prices, kind)
  const [first] = bands
  if (!first) return { kind: 'notBought', nearest: nearestBought(prices, kind) }
  const judged = bands.map((price) => ({ price, verdict: checkFaceValue(price, faceValue) }))
  const covering = judged.find(({ verdict }) => verdict === 'ok' || verdict === 'step')
  const reached = judged.findLast(({ verdict }) => verdict === 'above')
  const found = covering ?? (judged[0]?.verdict === 'empty' ? bestOf(judged) : reached) ?? judged[0]!
  return { kind: 'priced', ...found }
}

/** Before a value is typed the best band stands for the kind, as on the rate board. */
const bestOf = <T extends { readonly price: CardPrice }>(judged: readonly T[]): T | undefined =>
  [...judged].sort((a, b) => Number(b.price.rate) - Number(a.price.rate))[0]

/** The values that are bought of a kind, as far as they hang together: a step from one band to the next is no gap. */
export const rangesOf = (
  bands: readonly CardPrice[],
): { readonly minFace: string; readonly maxFace: string }[] => {
  const ranges: { minFace: string; maxFace: string }[] = []
  for (const { minFace, maxFace, step } of bands) {
    const last = ranges.at(-1)
    if (!last || Number(minFace) > Number(last.maxFace) + Number(step)) ranges.push({ minFace, maxFace })
    else if (Number(maxFace) > Number(last.maxFace)) last.maxFace = maxFace
  }
  return ranges
}

const usualValues = ['5', '10', '20', '25', '50', '100', '150', '200', '250', '300', '500', '1000']

/** Values to offer as chips: those that cards are printed with, as far as they are bought; at most eight. */
export const presetsFor = (bands: readonly CardPrice[]): string[] =>
  usualValues.filter((value) => bands.some((band) => checkFaceValue(band, value) === 'ok')).slice(-8)
