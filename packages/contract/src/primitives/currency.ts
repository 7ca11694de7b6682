import * as z from 'zod/mini'

// The table stands alone, without zod, so that `constants` stays free of it.
export {
  type Currency,
  type CurrencyId,
  currencies,
  currencyIds,
  defaultCurrencyId,
} from './currency-table.ts'

/** Checks a `CurrencyId` in a body. */
export const currencyIdSchema = z.literal([1, 2, 3])

/** A currency id in a query, where it travels as text. */
export const currencyIdQuerySchema = z.pipe(
  z.coerce.number<string | number>().check(z.int()),
  currencyIdSchema,
)
