import {
  type BooksException,
  type BooksMatch,
  type BooksStanding,
  booksExceptionSchema,
  booksMatchSchema,
  booksStandingSchema,
  type PayoutStop,
  payoutStopSchema,
} from '@kaadi/contract/books'

const time = '2026-11-20T02:00:05.000Z'

/** A match of the night, in which everything agreed. */
export const aBooksMatch = (given: Partial<BooksMatch> = {}): BooksMatch =>
  booksMatchSchema.parse({
    matchId: 'match-1',
    askedBy: null,
    startTime: '2026-11-20T02:00:00.000Z',
    endTime: time,
    outcome: 'same',
    fromTime: '2026-11-13T02:00:00.000Z',
    rulesChecked: 118,
    found: 0,
    rails: [
      {
        provider: 'manual',
        currencyId: 2,
        payouts: 12,
        orders: '8400.00',
        books: '8400.00',
        atProvider: null,
      },
      {
        provider: 'paystack',
        currencyId: 1,
        payouts: 214,
        orders: '48250000.00',
        books: '48250000.00',
        atProvider: '48250000.00',
      },
    ],
    ...given,
  })

/** A stop for one kobo, before anything was done about it. */
export const aPayoutStop = (given: Partial<PayoutStop> = {}): PayoutStop =>
  payoutStopSchema.parse({
    stopId: 'stop-1',
    cause: 'difference',
    detail: 'With its fee 4950.10 NGN should have left; its ledger says 4950.11 NGN.',
    stoppedBy: null,
    stopTime: time,
    fingerprint: 'ab12'.repeat(16),
    openExceptions: 1,
    restart: null,
    ...given,
  })

/** Books in which everything agrees, while payouts run. */
export const aBooksStanding = (given: Partial<BooksStanding> = {}): BooksStanding =>
  booksStandingSchema.parse({
    stop: null,
    match: aBooksMatch(),
    isMatching: false,
    openExceptions: 0,
    ...given,
  })

/** A kobo that a provider took too much, which nobody looks after. */
export const aBooksException = (given: Partial<BooksException> = {}): BooksException =>
  booksExceptionSchema.parse({
    exceptionId: 'exception-1',
    kind: 'amountDiffers',
    detail: 'With its fee 4950.10 NGN should have left; its ledger says 4950.11 NGN.',
    provider: 'paystack',
    currencyId: 1,
    reference: 'wd-5c1e0f9a2b7d4e83',
    difference: '-0.01',
    stops: true,
    owner: null,
    ownerId: null,
    isMine: false,
    foundTime: time,
    lastTime: time,
    times: 1,
    closedBy: null,
    closeTime: null,
    note: null,
    ...given,
  })
