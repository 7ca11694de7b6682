import type { RebateLadder } from '@kaadi/contract/rebates'

/** November on the second of four steps, and October paid. */
export const aRebateLadder = (given: Partial<RebateLadder> = {}): RebateLadder => ({
  month: '2026-11',
  currencyId: 1,
  endTime: '2026-11-30T23:00:00.000Z',
  sold: '742000.00',
  steps: [
    { fromAmount: '200000.00', percent: '0.2', isReached: true },
    { fromAmount: '500000.00', percent: '0.5', isReached: true },
    { fromAmount: '1000000.00', percent: '0.8', isReached: false },
    { fromAmount: '5000000.00', percent: '1.2', isReached: false },
  ],
  missing: '258000.00',
  earned: '3710.00',
  paid: [{ month: '2026-10', amount: '1250.00', status: 'credited', withheldFor: null }],
  ...given,
})
