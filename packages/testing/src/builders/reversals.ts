import { type Reversal, reversalSchema } from '@kaadi/contract/reversals'
import { aCardOrderSummary } from './card-orders.ts'

/** A paid order that somebody wants taken back. */
export const aReversal = (given: Partial<Omit<Reversal, 'reversalId'>> = {}): Reversal =>
  reversalSchema.parse({
    reversalId: 'reversal-1',
    status: 0,
    order: aCardOrderSummary({ orderStatus: 10, settledAmount: '150000' }),
    sellerName: 'adaeze',
    words: 'The issuer says that this card was charged back.',
    evidence: [{ uploadId: 'photo-1', url: '/object/read?id=photo-1', note: 'The letter of the issuer.' }],
    askedBy: 'Ngozi Senior',
    askedByMe: false,
    createTime: '2026-11-20T15:00:00.000Z',
    decidedBy: null,
    decideTime: null,
    owed: null,
    ...given,
  })
