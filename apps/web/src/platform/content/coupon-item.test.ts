import { aCoupon } from '@kaadi/testing/builders'
import { describe, expect, it } from 'vitest'
import { couponItem } from './coupon-item.ts'

const now = Date.parse('2026-11-21T12:00:00.000Z')
const names: Record<string, string> = { amazon: 'Amazon', ebay: 'eBay', walmart: 'Walmart' }
const shown = (given: Parameters<typeof aCoupon>[0] = {}, at = now) =>
  couponItem(aCoupon(given), (id) => names[id], at)

describe('a coupon on a ticket', () => {
  it('says what it adds', () => {
    expect(shown()).toMatchObject({ value: '+₦2,000', title: 'Welcome coupon', status: 'usable' })
    expect(shown({ currencyId: 2, value: '15.5' }).value).toBe('+₵15.50')
    expect(shown({ kind: 'percent', value: '2.5' })).toMatchObject({ value: '+2.5%', unit: 'of the payout' })
  })

  it.each([
    [{}, 'Any card'],
    [{ minPayout: '20000.00' }, 'Any card, from ₦20,000'],
    [
      { cardTypeIds: ['amazon', 'ebay', 'walmart'], maxBonus: '5000' },
      'Amazon, eBay or Walmart cards, at most ₦5,000',
    ],
    [{ cardTypeIds: ['amazon'] }, 'Amazon cards'],
    [{ cardTypeIds: ['new-brand'] }, 'Some cards'],
  ])('of %j asks for: %s', (given, conditions) => expect(shown(given).conditions).toBe(conditions))

  it.each([
    [{ status: 1 as const, usedByOrderId: 'order-1' as never }, 'reserved', /^In use by a trade/],
    [{ status: 2 as const, usedTime: '2026-11-20T12:00:00.000Z' }, 'used', /^Used .*20 Nov/],
    [{ status: 3 as const, expiresTime: '2026-11-19T12:00:00.000Z' }, 'expired', /^Ended .*19 Nov/],
    [{ status: 4 as const, voidReason: 'Given by mistake.' }, 'void', /^Given by mistake\.$/],
    [{ status: 4 as const, voidReason: 'linked' }, 'void', /already known to us$/],
  ])('of %j is %s and says why', (given, status, reason) => {
    expect(shown(given).status).toBe(status)
    expect(shown(given).reason).toMatch(reason)
  })

  it('is over at its end, whatever the service had said before', () => {
    const expiresTime = '2026-11-21T12:00:00.000Z'
    expect(shown({ expiresTime }, now - 1).status).toBe('usable')
    expect(shown({ expiresTime }, now).status).toBe('expired')
  })
})
