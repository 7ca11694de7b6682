import {
  type CardOrder,
  type CardOrderSummary,
  cardOrderSchema,
  cardOrderSummarySchema,
  type Quote,
  quoteSchema,
} from '@kaadi/contract/card-orders'
import { type TradeTotal, tradeTotalSchema } from '@kaadi/contract/trade-history'

type Loose<T> = { [K in keyof T]?: T[K] extends string | null ? string | null : T[K] }

const summary = {
  giftOrderId: 'order-1',
  tradeNumber: 'GC-2611-20-48813',
  orderStatus: 1,
  cardTypeId: 'steam',
  cardTypeName: 'Steam',
  countryCode: 'US',
  faceSymbol: '$',
  form: 'physical',
  receiptType: 'none',
  faceValue: '100',
  count: 1,
  currencyId: 1,
  payout: '150000',
  settledAmount: null,
  createTime: '2026-11-20T13:02:00.000Z',
  operatorTime: null,
  fId: null,
  replacedBy: null,
  dueTime: '2026-11-20T13:12:00.000Z',
  answerClosesTime: null,
}

/** A line of the trade list: a $100 Steam card, sent and not yet claimed. */
export const aCardOrderSummary = (given: Loose<CardOrderSummary> = {}): CardOrderSummary =>
  cardOrderSummarySchema.parse({ ...summary, ...given })

/** One order whole: a $100 Steam card, sent and not yet claimed. */
export const aCardOrder = (given: Loose<CardOrder> = {}): CardOrder =>
  cardOrderSchema.parse({
    ...summary,
    rate: '1480',
    lines: [
      { kind: 'base', label: '$100 at ₦1,480', amount: '148000' },
      { kind: 'levelBonus', label: 'Level 2 bonus', amount: '2000' },
    ],
    coupon: null,
    offer: null,
    codesShreddedTime: null,
    cards: [
      {
        cardId: 'card-1',
        position: 1,
        faceValue: '100',
        cardStatus: 0,
        payout: '148000',
        settledAmount: null,
        maskedCode: null,
        photos: [],
        reason: null,
        offer: null,
      },
    ],
    events: [{ version: 1, orderStatus: 0, actor: 'seller', time: '2026-11-20T13:02:00.000Z' }],
    evidence: [],
    reveals: [],
    comment: null,
    queuePlace: null,
    resubmitClosesTime: null,
    appeal: null,
    reversal: null,
    serverTime: '2026-11-20T13:05:00.000Z',
    ...given,
  })

/** A locked quote: ten minutes from `serverTime`. */
export const aQuote = (given: Loose<Quote> = {}): Quote =>
  quoteSchema.parse({
    quoteId: 'quote-1',
    priceId: 'price-1',
    cardTypeId: 'steam',
    faceValue: '100',
    count: 1,
    currencyId: 1,
    rate: '1480',
    lines: [{ kind: 'base', label: '$100 at ₦1,480', amount: '148000' }],
    coupon: null,
    payout: '148000',
    createTime: '2026-11-20T13:00:00.000Z',
    expiresTime: '2026-11-20T13:10:00.000Z',
    canExtend: true,
    promisedSeconds: 600,
    serverTime: '2026-11-20T13:00:00.000Z',
    ...given,
  })

/** What trades come to: twelve of naira, one of them in progress. */
export const aTradeTotal = (given: Partial<TradeTotal> = {}): TradeTotal =>
  tradeTotalSchema.parse({ currencyId: 1, count: 12, paid: '1628000', expected: '150000', ...given })
