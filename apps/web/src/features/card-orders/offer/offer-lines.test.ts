import { aCardOrder } from '@kaadi/testing/builders'
import { expect, it } from 'vitest'
import { offerLines } from './offer-lines.ts'

it('puts each line of the quote beside that of the offer, and says where one of them has none', () => {
  const order = aCardOrder({
    lines: [
      { kind: 'base', label: 'Base rate', amount: '148000' },
      { kind: 'coupon', label: 'Welcome', amount: '2000' },
    ],
  })
  const offer = {
    payout: '119584',
    lines: [
      { kind: 'base' as const, label: 'Base rate', amount: '118400' },
      { kind: 'levelBonus' as const, label: 'Level bonus', amount: '1184' },
    ],
  }
  expect(offerLines(order, offer).map(({ kind, quoted, offered }) => [kind, quoted, offered])).toEqual([
    ['base', '148000', '118400'],
    ['coupon', '2000', null],
    ['levelBonus', null, '1184'],
  ])
})
