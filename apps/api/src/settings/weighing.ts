import type { CurrencyId } from '@kaadi/contract/primitives'
import { WideDecimal } from '@kaadi/core/money'

/** What a row can cost by what it says, in its currency; null where nothing bounds it. */
export type Cost = string | null

/** Which fields of a row cost nothing, whatever they say. */
type Words<V> = readonly (keyof V)[]

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const onlyWords = <V extends object>(before: V | null, after: V, words: Words<V>): boolean =>
  before !== null &&
  Object.entries(after).every(
    ([name, value]) => words.includes(name as keyof V) || isSame(value, before[name as keyof V]),
  )

/** A change on the scales. */
export interface Weighed {
  /** What the row can cost as it shall be; null where nothing bounds it. */
  readonly weight: Cost
  /** How much more that is than it could cost before. */
  readonly adds: string
  /** What one person may give away alone. */
  readonly limit: string
  /** Of all three; null for percent. */
  readonly currencyId: CurrencyId | null
  /**
   * With what else of a maker's day it counts, where that is not the resource's money: so much percent of one row, in one
   * direction. The currency is that of the row.
   */
  readonly budget?: { readonly purse: string; readonly currencyId: CurrencyId }
}

/** Whether the row alone is more than one person decides. */
export const isOver = ({ weight, limit }: Weighed): boolean =>
  weight === null || new WideDecimal(weight).greaterThan(limit)

const addedBy = (before: Cost, after: Cost): string =>
  before === null || after === null ? '0' : WideDecimal.max(0, new WideDecimal(after).minus(before)).toFixed()

/**
 * A change needs a second person where the row, as it shall be, weighs more than the limit: whatever is changed but its words.
 * So nobody passes the limit in small steps of one row; what they add up to in many is counted by the module `changes`. To end something, or bring it under the limit, one person is enough.
 */
export const weighRow = <V extends object>(
  before: V | null,
  after: V | null,
  {
    weightOf,
    limitOf,
    words = [],
  }: {
    readonly weightOf: (values: V) => Cost
    readonly limitOf: (values: V) => { readonly limit: string; readonly currencyId: CurrencyId | null }
    readonly words?: Words<V>
  },
): Weighed | null => {
  if (after === null || onlyWords(before, after, words)) return null
  const weight = weightOf(after)
  const adds = addedBy(before === null ? '0' : weightOf(before), weight)
  return { weight, adds, ...limitOf(after) }
}

/** What one person may give away alone, by currency. */
export type Limits = Readonly<Record<CurrencyId, string>>

export const perCurrency =
  (limits: Limits) =>
  ({ currencyId }: { readonly currencyId: CurrencyId }) => ({ limit: limits[currencyId], currencyId })
export const inPercent = (limit: string) => () => ({ limit, currencyId: null })
