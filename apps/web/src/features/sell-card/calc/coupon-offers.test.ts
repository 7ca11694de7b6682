import { money } from '@kaadi/core/money'
import { aCoupon } from '@kaadi/testing/builders'
import { expect, it } from 'vitest'
import { couponOffers } from './coupon-offers.ts'

const sale = { cardTypeId: 'steam', base: money('148000', 1), now: Date.parse('2026-11-21T12:00:00.000Z') }
const apple = aCoupon({ couponId: 'apple', cardTypeIds: ['apple'], value: '9000' })
const small = aCoupon({ couponId: 'small', value: '500' })
const large = aCoupon({ couponId: 'large', kind: 'percent', value: '2' })
const all = [apple, small, large]
const chosen = (wish: string | null | undefined) => couponOffers(all, sale, wish).chosen?.couponId

it('chooses the one that adds most, unless the seller does', () => {
  expect(chosen(undefined)).toBe('large')
  expect(chosen('small')).toBe('small')
  expect(chosen(null)).toBeUndefined()
})

it('adds none in place of one that cannot be added', () => expect(chosen('apple')).toBeUndefined())

it('puts those that can be added first, and says why the others cannot', () =>
  expect(
    couponOffers(all, sale, null).offers.map(({ coupon, refusal }) => [coupon.couponId, refusal]),
  ).toEqual([
    ['small', null],
    ['large', null],
    ['apple', 'otherCard'],
  ]))
