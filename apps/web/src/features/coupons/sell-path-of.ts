import type { Coupon } from '@kaadi/contract/coupons'
import { paths, withQuery } from '../../platform/navigation/paths.ts'

/** Where a coupon is used: the one card it is for, the list of its cards, or the list of all. */
export const sellPathOf = ({ cardTypeIds }: Pick<Coupon, 'cardTypeIds'>): string =>
  cardTypeIds.length === 1
    ? withQuery(paths.sellSubmit, { cardTypeId: cardTypeIds[0] })
    : withQuery(paths.sellList, { cardTypeIds: cardTypeIds.join(',') || undefined })
