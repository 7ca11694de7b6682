import { type Coupon, couponStatus, isCouponSpent, isCouponUsable } from '@kaadi/contract/coupons'
import type { CouponItem } from '@kaadi/ui'
import { fromService, t } from '@kaadi/words'
import { percentage } from '../money/figure.ts'
import { shortMoney } from '../money/short-money.ts'
import { times } from '../time/times.ts'

/** What a card type is called; undefined until the list has arrived. */
export type NameOfCard = (cardTypeId: string) => string | undefined

const listed = (names: readonly string[]): string =>
  names.length < 2
    ? names.join('')
    : t('{others} or {last}', { others: names.slice(0, -1).join(', '), last: names.at(-1) })

/** What a coupon asks of a card, in a few words: "Amazon or eBay cards, from ₦60,000". */
export const couponConditions = (coupon: Coupon, nameOf: NameOfCard): string => {
  const sum = (amount: string) => shortMoney(amount, coupon.currencyId)
  const names = coupon.cardTypeIds.flatMap((id) => nameOf(id) ?? [])
  return [
    coupon.cardTypeIds.length === 0
      ? t('Any card')
      : names.length === 0
        ? t('Some cards')
        : t('{names} cards', { names: listed(names) }),
    coupon.minPayout === null ? null : t('from {amount}', { amount: sum(coupon.minPayout) }),
    coupon.maxBonus === null ? null : t('at most {amount}', { amount: sum(coupon.maxBonus) }),
  ]
    .filter((words) => words !== null)
    .join(', ')
}

const ending = (coupon: Coupon, now: number): Pick<CouponItem, 'status' | 'expiry' | 'reason'> => {
  const { status, expiresTime } = coupon
  if (isCouponUsable(status) && !isCouponSpent(coupon, now))
    return { status: 'usable', expiry: t('Ends {time}', { time: times.short(expiresTime) }) }
  switch (status) {
    case couponStatus.reserved:
      return { status: 'reserved', reason: t('In use by a trade that is being checked') }
    case couponStatus.used:
      return { status: 'used', reason: t('Used {time}', { time: times.short(coupon.usedTime) }) }
    case couponStatus.void:
      return { status: 'void', reason: whyVoid(coupon.voidReason) }
    default:
      return {
        status: 'expired',
        reason: t('Ended {time}', { time: times.short(expiresTime) }),
      }
  }
}

/** The service tells the class of its own reason; an operator's is told as it was written. */
const whyVoid = (reason: string | null): string | null =>
  reason === 'linked' ? t('The account looks like one that is already known to us') : reason

/** A coupon as the kit's tickets show it. */
export const couponItem = (coupon: Coupon, nameOf: NameOfCard, now: number): CouponItem => {
  const { couponId, title, kind, value, currencyId } = coupon
  return {
    id: couponId,
    title: fromService(title),
    ...(kind === 'amount'
      ? { value: `+${shortMoney(value, currencyId)}` }
      : { value: `+${percentage(value)}`, unit: t('of the payout') }),
    conditions: couponConditions(coupon, nameOf),
    ...ending(coupon, now),
  }
}
