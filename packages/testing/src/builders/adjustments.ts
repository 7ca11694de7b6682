import { type Adjustment, adjustmentSchema } from '@kaadi/contract/adjustments'

/** A correction of a wallet that waits for its second person. */
export const anAdjustment = (given: Partial<Omit<Adjustment, 'adjustmentId'>> = {}): Adjustment =>
  adjustmentSchema.parse({
    adjustmentId: 'adjustment-1',
    status: 0,
    account: {
      name: 'available',
      provider: null,
      currencyId: 1,
      seller: { userId: 'user-1', name: 'adaeze' },
    },
    direction: 'in',
    amount: '12500.00',
    reason: 'notCredited',
    words: 'Your transfer of 18 November came back to us and was not credited.',
    evidence: { uploadId: 'photo-1', url: '/object/read?id=photo-1' },
    askedBy: 'Tunde Treasurer',
    askedByMe: false,
    createTime: '2026-11-20T15:00:00.000Z',
    decidedBy: null,
    decideTime: null,
    owed: null,
    fingerprint: 'ab12'.repeat(16),
    undoes: null,
    undoneBy: null,
    ...given,
  })
