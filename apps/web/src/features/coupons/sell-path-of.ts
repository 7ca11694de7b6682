import type { CurrencyId } from '@kaadi/contract/constants'
import type { Coupon } from '@kaadi/contract/coupons'
import { paths, withQuery } from '../../platform/navigation/paths.ts'

/** Where a coupon is used: the one card it is for, the list of its cards, or the list of all; paid into its own wallet. */
export const sellPathOf = (
  { cardTypeIds, currencyId }: Pick<Coupon, 'cardTypeIds' | 'currencyId'>,
  own: CurrencyId,
): string => {
  const wallet = { currencyId: currencyId === own ? undefined : String(currencyId) }
  return cardTypeIds.length === 1
    ? withQuery(paths.sellSubmit, { cardTypeId: cardTypeIds[0], ...wallet })
    : withQuery(paths.sellList, { cardTypeIds: cardTypeIds.join(',') || undefined, ...wallet })
}
