import { describe, expect, it } from 'vitest'
import { compareSides } from './compare-sides.ts'
import type { MatchedItem, Sides } from './sides.ts'

const daysAgo = (days: number): Date => new Date(Date.UTC(2026, 10, 28) - days * 86_400_000)
const reference = 'kaadi-payout-of-long-ago'
const fee = 1_000n

const older = (given: Partial<MatchedItem> = {}): MatchedItem => ({
  provider: 'paystack',
  isByHand: false,
  reference,
  currencyId: 1,
  orders: 500_000n,
  books: 500_000n,
  sent: 500_000n,
  isPaid: true,
  endedAt: daysAgo(9),
  ...given,
})
/** What a match finds of a payout from before its seven days, where these amounts moved under its reference in them. */
const compared = (item: MatchedItem, ...moved: readonly bigint[]) => {
  const lines = moved.map((differenceMinor, index) => ({
    id: String(index),
    currency: 'NGN',
    differenceMinor,
    balanceMinor: 0n,
    reason: `Transfer ${reference}`,
    time: '',
  }))
  const sides: Sides = {
    items: [],
    totals: [],
    rules: [],
    from: daysAgo(7),
    settledBefore: daysAgo(0),
    providers: [{ provider: 'paystack', lines, feeOf: () => fee, older: [item] }],
  }
  return compareSides(sides)
}
const found = (item: MatchedItem, ...moved: readonly bigint[]) =>
  compared(item, ...moved).map(({ kind, difference, stops }) => [kind, difference, stops])
const said = (item: MatchedItem, ...moved: readonly bigint[]) =>
  compared(item, ...moved).map(({ detail }) => detail)

describe('money that moves under the reference of a payout from before the compared days', () => {
  it('is a second payment where the first was paid before', () => {
    expect(found(older(), -501_000n)).toEqual([['amountDiffers', -501_000n, true]])
    expect(found(older({ isPaid: false }), -501_000n)).toEqual([['amountDiffers', -501_000n, true]])
  })

  it('is a late reversal that nobody has told us of where it comes back', () => {
    expect(found(older(), 501_000n)).toEqual([['amountDiffers', 501_000n, true]])
    expect(found(older({ isPaid: false }), 501_000n)).toEqual([['amountDiffers', 501_000n, true]])
  })

  it('is said to have come back, not to have left with a minus', () => {
    expect(said(older(), 501_000n)[0]).toMatch(/; its ledger says that ₦5,010\.00 came back\.$/)
    expect(said(older(), -501_000n)[0]).toMatch(/its ledger says ₦5,010\.00\.$/)
  })

  it.each([
    ['was paid within them', older({ endedAt: daysAgo(6) }), [-501_000n]],
    ['came back within them', older({ isPaid: false, endedAt: daysAgo(6) }), [501_000n]],
    ['left and came back within them', older({ isPaid: false, endedAt: daysAgo(6) }), [-501_000n, 501_000n]],
    ['is on its way still', older({ isPaid: false, endedAt: null }), [-501_000n]],
    ['came back just now', older({ isPaid: false, endedAt: daysAgo(-1) }), [501_000n]],
    [
      'was paid at their very beginning',
      older({ endedAt: new Date(daysAgo(7).getTime() - 60_000) }),
      [-501_000n],
    ],
  ])('fits where it %s', (_, item, moved) => {
    expect(found(item, ...moved)).toEqual([])
  })

  it('is another amount to the kobo, and twice what it should be', () => {
    expect(found(older({ endedAt: daysAgo(6) }), -501_001n)).toEqual([['amountDiffers', -1n, true]])
    expect(found(older({ endedAt: daysAgo(6) }), -501_000n, -501_000n)).toEqual([
      ['amountDiffers', -501_000n, true],
    ])
    expect(found(older({ endedAt: daysAgo(6) }), -501_000n, 501_000n)).toEqual([
      ['amountDiffers', 501_000n, true],
    ])
  })
})
