import { type BrandRequestRow, brandRequestRowSchema } from '@kaadi/contract/brand-request-reviews'

/** A brand that twelve sellers ask for. */
export const aBrandRequestRow = (given: Partial<BrandRequestRow> = {}): BrandRequestRow =>
  brandRequestRowSchema.parse({
    requestId: 'binancegift',
    name: 'Binance Gift',
    sellers: 12,
    firstTime: '2026-11-10T09:00:00.000Z',
    lastTime: '2026-11-20T13:00:00.000Z',
    answer: null,
    cardTypeId: null,
    note: null,
    answeredBy: null,
    answerTime: null,
    ...given,
  })
