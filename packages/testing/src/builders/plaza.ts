import type { PlazaLine } from '@kaadi/contract/plaza'

/** A line of the public feed. */
export const aPlazaLine = (given: Partial<PlazaLine> = {}): PlazaLine => ({
  maskedName: 'ch***a',
  amount: '74000',
  currencyId: 1,
  label: 'Steam $50',
  durationSeconds: 240,
  time: '2026-11-20T13:04:00.000Z',
  receiptHash: 'b'.repeat(64),
  ...given,
})
