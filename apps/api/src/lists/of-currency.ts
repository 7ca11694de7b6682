import type { CurrencyId } from '@kaadi/contract/primitives'
import { type RawBuilder, sql } from 'kysely'

/** Rows of a currency; all rows without one. */
export const ofCurrency = (
  column: RawBuilder<number>,
  currencyId: CurrencyId | undefined,
): RawBuilder<boolean> => (currencyId ? sql<boolean>`${column} = ${currencyId}` : sql<boolean>`true`)
