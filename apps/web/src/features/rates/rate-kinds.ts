import type { CardForm, CardPrice } from '@kaadi/contract/card-types'

/** A brand's kind of card as its rates are told: country and form. */
export interface RateKind {
  readonly currencyTypeId: string
  readonly form: CardForm
}

const forms: readonly CardForm[] = ['physical', 'ecode']

/** The asked kind where it is bought; else the same country in the other form; else the brand's first. */
export function chooseKind(
  prices: readonly CardPrice[],
  asked: { readonly [Name in keyof RateKind]?: RateKind[Name] | undefined },
): RateKind | undefined {
  const ofCountry = (currencyTypeId: string | undefined) =>
    prices.filter((price) => price.currencyTypeId === currencyTypeId)
  const asOf = ofCountry(asked.currencyTypeId)
  const rows = asOf.length > 0 ? asOf : ofCountry(prices[0]?.currencyTypeId)
  return rows.find(({ form }) => form === asked.form) ?? rows[0]
}

/** Forms in which a country's cards of the brand are bought. */
export const formsOf = (prices: readonly CardPrice[], currencyTypeId: string): CardForm[] =>
  forms.filter((form) =>
    prices.some((price) => price.currencyTypeId === currencyTypeId && price.form === form),
  )

/** The best rate of a kind: what its alerts wait above. */
export const bestRateOf = (prices: readonly CardPrice[], kind: RateKind): string | null =>
  prices
    .filter(({ currencyTypeId, form }) => currencyTypeId === kind.currencyTypeId && form === kind.form)
    .map(({ rate }) => rate)
    .sort((a, b) => Number(b) - Number(a))[0] ?? null
