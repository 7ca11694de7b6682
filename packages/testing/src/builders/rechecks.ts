import {
  type BlindRecheck,
  blindRecheckSchema,
  type MyRechecks,
  myRechecksSchema,
  type RecheckRow,
  recheckRowSchema,
} from '@kaadi/contract/rechecks'
import { aCardOrderSummary } from './card-orders.ts'

/** A decided order that somebody judges again without knowing how it was judged: one e-code. */
export const aBlindRecheck = (given: Partial<Omit<BlindRecheck, 'recheckId'>> = {}): BlindRecheck =>
  blindRecheckSchema.parse({
    recheckId: 'recheck-1',
    cardTypeId: 'steam',
    cardTypeName: 'Steam',
    countryCode: 'US',
    faceSymbol: '$',
    faceValue: '100',
    form: 'ecode',
    receiptType: 'none',
    currencyId: 1,
    payout: '148000.00',
    createTime: '2026-11-20T14:00:00.000Z',
    comment: null,
    seller: { level: 1, countryCode: 'NG', memberSince: '2026-03-01T09:00:00.000Z' },
    flags: [],
    cards: [{ cardId: 'card-1', position: 1, maskedCode: '•••••••••••••7F', photos: [] }],
    openedCardIds: [],
    takenUntil: '2026-11-20T15:15:00.000Z',
    serverTime: '2026-11-20T15:00:00.000Z',
    ...given,
  })

/** Three looks wait, none is held. */
export const someRechecks = (given: Partial<MyRechecks> = {}): MyRechecks =>
  myRechecksSchema.parse({ waiting: 3, held: null, differing: null, ...given })

/** A look that differed: found used the first time, valid the second. */
export const aRecheckRow = (given: Partial<Omit<RecheckRow, 'recheckId'>> = {}): RecheckRow =>
  recheckRowSchema.parse({
    recheckId: 'recheck-1',
    status: 3,
    order: aCardOrderSummary({ orderStatus: 20, operatorTime: '2026-11-20T14:10:00.000Z' }),
    sellerName: 'adaeze',
    firstBy: 'Ngozi Reviewer',
    secondBy: 'Ada Reviewer',
    lookTime: '2026-11-20T15:05:00.000Z',
    cards: [
      { position: 1, first: { verdict: 5, reasonCode: 202 }, second: { verdict: 1, reasonCode: null } },
    ],
    note: null,
    answer: null,
    ...given,
  })
