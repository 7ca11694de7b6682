import { paths, withQuery } from '../../platform/navigation/paths.ts'

/** Rates and alerts of a brand, of a country and form where they are known. */
export const ratesPath = (
  cardTypeId: string,
  kind: { readonly currencyTypeId?: string; readonly form?: string } = {},
): string =>
  withQuery(paths.sellList, { rates: cardTypeId, currencyTypeId: kind.currencyTypeId, form: kind.form })
