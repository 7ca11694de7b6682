import { aCoupon } from '@kaadi/testing/builders'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { couponTerms } from './coupon.ts'
import { bestCoupon, decideCoupon, fromMinorUnits, money, quoteCard, toAmount } from './index.ts'

const sale = (base: string) => ({
  cardTypeId: 'steam',
  base: money(base, 1),
  now: Date.parse('2026-11-21T12:00:00.000Z'),
})
const bonusOf = (given: Parameters<typeof aCoupon>[0], base: string) => {
  const decision = decideCoupon(aCoupon(given), sale(base))
  return decision.ok ? toAmount(decision.bonus) : decision.reason
}
const percent = (value: string, maxBonus: string | null = null) =>
  ({ kind: 'percent', value, maxBonus }) as const

describe('what a coupon adds', () => {
  it('is its sum', () => expect(bonusOf({ value: '2000' }, '148000')).toBe('2000'))
  it('is its part of the base line, rounded half up', () => {
    expect(bonusOf(percent('2'), '148000')).toBe('2960')
    expect(bonusOf(percent('1.5'), '0.33')).toBe('belowMinimum')
    expect(bonusOf(percent('1.5'), '0.34')).toBe('0.01')
  })
  it('is at most its cap', () => {
    expect(bonusOf(percent('2', '500'), '25000')).toBe('500')
    expect(bonusOf(percent('2', '500'), '24999.50')).toBe('499.99')
    expect(bonusOf(percent('2', '500'), '90000')).toBe('500')
  })
  it('is nothing below its least payout', () => {
    expect(bonusOf({ minPayout: '20000' }, '19999.99')).toBe('belowMinimum')
    expect(bonusOf({ minPayout: '20000' }, '20000')).toBe('2000')
  })
  it('is nothing where the coupon is not for this sale', () => {
    expect(bonusOf({ currencyId: 2 }, '148000')).toBe('otherCurrency')
    expect(bonusOf({ status: 1 }, '148000')).toBe('reserved')
  })
  it('is the line that the quote shows, whatever the figures', () => {
    const cents = fc.integer({ min: 1, max: 10 ** 7 }).map((units) => fromMinorUnits(BigInt(units), 2))
    fc.assert(
      fc.property(
        cents,
        cents,
        fc.constantFrom('amount' as const, 'percent' as const),
        (face, value, kind) => {
          const coupon = aCoupon({ kind, value })
          const card = { faceValue: face, count: 1, rate: '1480.37', currencyId: 1 } as const
          const base = quoteCard(card).payout
          const line = quoteCard({ ...card, coupon: couponTerms(coupon) }).lines.find(
            (one) => one.kind === 'coupon',
          )
          const decision = decideCoupon(coupon, { ...sale('1'), base })
          expect(decision.ok ? toAmount(decision.bonus) : undefined).toBe(line && toAmount(line.amount))
        },
      ),
    )
  })
})

describe('the best coupon', () => {
  const best = (base: string, ...given: Parameters<typeof aCoupon>[0][]) =>
    bestCoupon(
      given.map((one, index) => aCoupon({ couponId: `coupon-${index}`, ...one })),
      sale(base),
    )?.coupon.couponId

  it('adds most to this sale', () => {
    expect(best('50000', { value: '1500' }, percent('2'))).toBe('coupon-0')
    expect(best('148000', { value: '1500' }, percent('2'))).toBe('coupon-1')
  })
  it('is the one that ends first among equals', () =>
    expect(best('50000', {}, { expiresTime: '2030-01-01T00:00:00.000Z' })).toBe('coupon-1'))
  it('is none where none can be added', () =>
    expect(best('50000', { status: 2 }, { minPayout: '60000' })).toBeUndefined())
})
