import { describe, expect, it } from 'vitest'
import { couponRefusal, couponStatus, couponStatuses, isCouponSpent } from './index.ts'

const startsTime = '2026-11-20T12:00:00.000Z'
const expiresTime = '2026-11-22T12:00:00.000Z'
const coupon = { status: couponStatus.granted, currencyId: 1, cardTypeIds: [], startsTime, expiresTime }
const sale = { cardTypeId: 'steam', currencyId: 1, now: Date.parse('2026-11-21T12:00:00.000Z') }

describe('a coupon on a sale', () => {
  it('is good in its time, for its currency and for any card where it names none', () =>
    expect(couponRefusal(coupon, sale)).toBeNull())

  it.each([
    [couponStatus.reserved, 'reserved'],
    [couponStatus.used, 'used'],
    [couponStatus.expired, 'expired'],
    [couponStatus.void, 'void'],
  ])('in state %i is refused as %s', (status, reason) =>
    expect(couponRefusal({ ...coupon, status }, sale)).toBe(reason),
  )

  it('begins at its first instant and ends just before its last', () => {
    const at = (now: number) => couponRefusal(coupon, { ...sale, now })
    expect(at(Date.parse(startsTime) - 1)).toBe('notStarted')
    expect(at(Date.parse(startsTime))).toBeNull()
    expect(at(Date.parse(expiresTime) - 1)).toBeNull()
    expect(at(Date.parse(expiresTime))).toBe('expired')
  })

  it('is refused where the seller is paid in another currency', () =>
    expect(couponRefusal(coupon, { ...sale, currencyId: 2 })).toBe('otherCurrency'))

  it('is refused for a card that it does not name', () => {
    const forApple = { ...coupon, cardTypeIds: ['apple', 'amazon'] }
    expect(couponRefusal(forApple, sale)).toBe('otherCard')
    expect(couponRefusal(forApple, { ...sale, cardTypeId: 'amazon' })).toBeNull()
  })
})

describe('a coupon no longer good', () => {
  it('was used, has expired or was taken back', () =>
    expect(couponStatuses.filter((status) => isCouponSpent({ status, expiresTime }, sale.now))).toEqual([
      couponStatus.used,
      couponStatus.expired,
      couponStatus.void,
    ]))

  it('may be one whose end has come, but not while a trade has it', () => {
    const late = Date.parse(expiresTime)
    expect(isCouponSpent({ status: couponStatus.granted, expiresTime }, late)).toBe(true)
    expect(isCouponSpent({ status: couponStatus.reserved, expiresTime }, late)).toBe(false)
  })
})
