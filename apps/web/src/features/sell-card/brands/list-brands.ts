import { type CardCurrency, type CardPrice, type CardType, isOnSale } from '@kaadi/contract/card-types'

/** Null takes every category, every country. */
export interface BrandFilter {
  readonly category: string | null
  readonly currencyTypeId: string | null
  /** The brands that a coupon is for. */
  readonly cardTypeIds: readonly string[] | null
}

/** A brand of the list with the best rate it pays, in its main country or in the chosen one. */
export interface Brand {
  readonly cardType: CardType
  readonly bestRate: string | null
  /** Symbol of the card currency in which the best rate is counted: "per $1". */
  readonly unitSymbol: string | null
  readonly paused: boolean
}

export const noFilter: BrandFilter = { category: null, currencyTypeId: null, cardTypeIds: null }

/** The row of the brand's main country: rates per pound and per dollar cannot be compared, so none is "best" of both. */
const mainRow = (rows: readonly CardPrice[], { countries }: CardType): CardPrice | undefined =>
  countries.map((id) => rows.find((row) => row.currencyTypeId === id)).find((row) => row !== undefined) ??
  rows[0]

/**
 * The enabled brands that fit the filter, those on sale first, each with the best rate it pays now. One without any rate is
 * paused, while rates are known: they are newer than the list where a brand was just closed.
 */
export const listBrands = (
  cardTypes: readonly CardType[],
  onSale: readonly CardPrice[] | undefined,
  currencies: readonly CardCurrency[],
  { category, currencyTypeId, cardTypeIds }: BrandFilter = noFilter,
): Brand[] =>
  cardTypes
    .filter((cardType) => cardType.enabled)
    .filter(({ id }) => cardTypeIds === null || cardTypeIds.includes(id))
    .filter((cardType) => category === null || cardType.category === category)
    .filter((cardType) => currencyTypeId === null || cardType.countries.includes(currencyTypeId))
    .map((cardType) => {
      const all = onSale?.filter((row) => row.cardTypeId === cardType.id)
      const paused = !isOnSale(cardType) || all?.length === 0
      const rows =
        all?.filter((row) => currencyTypeId === null || row.currencyTypeId === currencyTypeId) ?? []
      const row = paused ? undefined : mainRow(rows, cardType)
      const unit = currencies.find((currency) => currency.id === row?.currencyTypeId)
      return {
        cardType,
        bestRate: row?.rate ?? null,
        unitSymbol: unit?.symbol ?? null,
        paused,
      }
    })
    .sort((a, b) => Number(a.paused) - Number(b.paused) || a.cardType.sort - b.cardType.sort)

/** Categories in the order in which their first brand stands. */
export const categoriesOf = (cardTypes: readonly CardType[]): string[] => [
  ...new Set(
    [...cardTypes]
      .filter((cardType) => cardType.enabled)
      .sort((a, b) => a.sort - b.sort)
      .map((cardType) => cardType.category),
  ),
]
