import type { PlazaLine, PlazaSummary } from '@kaadi/contract/plaza'

/** A line of the public feed. */
export const aPlazaLine = (given: Partial<PlazaLine> = {}): PlazaLine => ({
  maskedName: 'ch***a',
  amount: '74000',
  currencyId: 1,
  label: 'Steam $50',
  cardTypeId: 'steam',
  durationSeconds: 240,
  time: '2026-11-20T13:04:00.000Z',
  receiptHash: 'b'.repeat(64),
  ...given,
})

/** How much was paid today and yesterday. */
export const aPlazaSummary = (given: Partial<PlazaSummary> = {}): PlazaSummary => ({
  cardsToday: 41,
  cardsYesterday: 312,
  withdrawalsToday: 18,
  withdrawalsYesterday: 140,
  cardSeconds: 290,
  withdrawalSeconds: 95,
  ...given,
})
