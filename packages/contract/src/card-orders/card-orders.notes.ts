import type { NotesOf } from '../documentation/endpoint-note.ts'
import type { CardOrdersEndpoints } from './card-orders.endpoints.ts'

const inWalletCurrency =
  "payouts and credits are decimal strings in the order's wallet currency, face values in the card's own"

/** Where each call comes from, and what its schema cannot say. */
export const cardOrdersNotes: NotesOf<CardOrdersEndpoints> = {
  quote: {
    source: { decision: 44 },
    units: "amounts are decimal strings in the wallet currency asked for, face values in the card's own",
    errors: {
      couponNotUsable: 'a coupon was asked for that cannot be added; a `CouponRefusal` in `details.reason`',
    },
  },
  extendQuote: {
    source: { decision: 44 },
    units: "amounts are decimal strings in the quote's wallet currency, face values in the card's own",
  },
  submit: {
    source: { specification: 7, decision: 44 },
    units: inWalletCurrency,
    errors: {
      quoteExpired: 'a fresh quote in `details.quote`',
      couponNotUsable: 'another order was faster; a fresh quote in `details.quote`',
      cardAlreadySubmitted:
        "in one of the seller's live orders, whose id is in `details.giftOrderId`, with the place of the card in `details.position`; no place where this quote made that order of these very cards: they have arrived. No strike",
    },
  },
  resubmit: { source: { specification: 4, decision: 44 }, units: inWalletCurrency },
  answer: { source: { decision: 44 }, units: inWalletCurrency },
  answerOffer: {
    source: { decision: 79 },
    units: inWalletCurrency,
    errors: { offerClosed: 'the state that the order is in, in `details.orderStatus`' },
  },
  appeal: {
    source: { decision: 80 },
    units: inWalletCurrency,
    errors: { appealClosed: 'the state that the order is in, in `details.orderStatus`' },
  },
  cancel: { source: { decision: 44 }, units: inWalletCurrency },
  page: { source: { decision: 44 }, units: inWalletCurrency },
  detail: { source: { specification: 3, decision: 44 }, units: inWalletCurrency },
}
