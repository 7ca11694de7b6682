import { aCardPrice } from '@kaadi/testing/builders'
import { expect, it } from 'vitest'
import { estimatePayout } from './estimate.ts'

const validUntil = '2026-11-21T13:00:00.000Z'
const toCedi = { inCurrencyId: 1, outCurrencyId: 2, rate: '0.0075', validUntil } as const

it('counts base and level bonus in naira', () => {
  const estimate = estimatePayout(aCardPrice({ levelBonus: '20' }), '100', 2, 1, undefined)
  expect(estimate).toEqual({
    rate: '1480',
    lines: [
      { kind: 'base', amount: '296000' },
      { kind: 'levelBonus', amount: '4000' },
    ],
    payout: '300000',
  })
})

it('adds a coupon, a percentage of the base line alone', () => {
  const price = aCardPrice({ levelBonus: '20' })
  expect(estimatePayout(price, '100', 1, 1, undefined, { percent: '2', max: '2500' })).toMatchObject({
    lines: [
      { kind: 'base', amount: '148000' },
      { kind: 'levelBonus', amount: '2000' },
      { kind: 'coupon', amount: '2500' },
    ],
    payout: '152500',
  })
})

it('converts into the currency the seller is paid in', () => {
  expect(estimatePayout(aCardPrice(), '100', 1, 2, [toCedi])).toMatchObject({ rate: '11.1', payout: '1110' })
})

it('does not guess where the conversion is not known', () => {
  expect(estimatePayout(aCardPrice(), '100', 1, 3, [toCedi])).toBeNull()
  expect(estimatePayout(aCardPrice(), '100', 1, 2, undefined)).toBeNull()
})
