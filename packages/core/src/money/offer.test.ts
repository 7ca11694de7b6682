import { describe, expect, it } from 'vitest'
import { money, toAmount } from './money.ts'
import { priceOffer } from './offer.ts'

const quoted = (base: string, levelBonus = '0') => ({
  base: money(base, 1),
  levelBonus: money(levelBonus, 1),
})

describe('an offer for a card', () => {
  it('is its real value at the rate of its class', () => {
    const offer = priceOffer({ faceValue: '50', rate: '1480', quoted: quoted('148000'), currencyId: 1 })
    expect(toAmount(offer.payout)).toBe('74000')
    expect(toAmount(offer.levelBonus)).toBe('0')
  })

  it('has the share of level bonus that the quote had', () => {
    const offer = priceOffer({
      faceValue: '50',
      rate: '1480',
      quoted: quoted('148000', '1480'),
      currencyId: 1,
    })
    expect([toAmount(offer.base), toAmount(offer.levelBonus), toAmount(offer.payout)]).toEqual([
      '74000',
      '740',
      '74740',
    ])
  })

  it('rounds each line to the smallest unit, half up', () => {
    const offer = priceOffer({
      faceValue: '33.33',
      rate: '1480.155',
      quoted: quoted('3', '1'),
      currencyId: 1,
    })
    expect([toAmount(offer.base), toAmount(offer.levelBonus)]).toEqual(['49333.57', '16444.52'])
  })
})
