import type { ChangeWeight } from '@kaadi/contract/changes'
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

/**
 * A change needs a second person where the row, as it shall be, weighs more than the limit: whatever is changed but its words.
 * So nobody passes the limit in small steps; to end something, or bring it under the limit, one person is enough.
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
): ChangeWeight | null => {
  if (after === null || onlyWords(before, after, words)) return null
  const weight = weightOf(after)
  const { limit, currencyId } = limitOf(after)
  if (weight !== null && !new WideDecimal(weight).greaterThan(limit)) return null
  return { weight, limit, currencyId }
}

/** What one person may give away alone, by currency. */
export type Limits = Readonly<Record<CurrencyId, string>>

export const perCurrency =
  (limits: Limits) =>
  ({ currencyId }: { readonly currencyId: CurrencyId }) => ({ limit: limits[currencyId], currencyId })
export const inPercent = (limit: string) => () => ({ limit, currencyId: null })
