import { defineModule, recurring } from '../../module.ts'
import { cardOrderInvariants } from './card-orders.invariants.ts'
import { sweepCodes, sweepQuestions } from './card-orders.jobs.ts'
import { cardOrderTransitionRows } from './card-orders.reference-rows.ts'
import { cardOrdersRoutes } from './card-orders.routes.ts'

export { cancelHeld } from './at-the-desk/cancel-held.repository.ts'
export { answerHours, judgeCards, lockUnderLease, moveDecided } from './at-the-desk/decisions.ts'
export { decidableCards, deskCounts, deskFlagColumns, sellerOutcomes } from './at-the-desk/desk-columns.ts'
export {
  claimOrder,
  closeCards,
  endOwnLease,
  findClaimer,
  type HeldOrder,
  type LeaseHolder,
  lockAtRedeemer,
  lockHeld,
  lockNextWaiting,
  lockWaiting,
  moveToRedeemer,
  type NewClaim,
  releaseLease,
  renewLease,
  renewMostUrgent,
  renewOwnLease,
  returnExpired,
  type WaitingOrder,
} from './at-the-desk/leases.repository.ts'
export {
  findCardOfCode,
  findSealedCard,
  markOpened,
  putCode,
} from './at-the-desk/opened-cards.repository.ts'
export {
  readComparedPhotos,
  readOrderChecks,
  type StoredCheckedOrder,
  type StoredChecks,
  type StoredComparedPhoto,
} from './at-the-desk/order-checks.repository.ts'
export {
  decidedSince,
  heldCount,
  listHeld,
  readOutlook,
  releaseHeldBy,
} from './at-the-desk/shift-orders.repository.ts'
export {
  type SignPhoto,
  type StoredCardOrder,
  type StoredSummary,
  titleOf,
  toCardOrder,
  toSummary,
  withoutFirstVerdict,
} from './card-order.ts'
export { type ContestedOrder, contestOrder } from './contesting/contest-order.repository.ts'
export {
  closeContestedCards,
  lockContested,
  type SettledContest,
  settleContested,
} from './contesting/settle-contested.repository.ts'
export { type TakenBack, takeBackOrder } from './contesting/take-back.repository.ts'
export { expireQuestions } from './correcting/expire-questions.repository.ts'
export { statusOf as orderStatusOf } from './offers/answer-offer.repository.ts'
export { computeQuote } from './quoting/quote.ts'
export {
  createQuoteCard,
  type QuoteCard,
  requireConversion,
  requireFaceValue,
  requireOnSale,
} from './quoting/quote-card.ts'
export { findQuoteTime } from './quoting/quotes.repository.ts'
export {
  describeOrders,
  orderColumns,
  orderRows,
  pageOrders,
  summaryColumns,
  summaryTables,
} from './reading/card-orders.repository.ts'
export { countOrdersOf, findOrders, marksOfCode, type OrderFact } from './reading/find-orders.repository.ts'
export { findOrderKey, nameOrders } from './reading/name-orders.repository.ts'
export { createReadOrder, type ReadOrder } from './reading/read-order.ts'
export { reasonWords } from './reading/said-words.ts'
export { listSettledOrders, settledDays } from './reading/settled-orders.repository.ts'
export {
  cardPinOwner,
  codeOwner,
  requireCards,
  requireDistinctPhotos,
  type SealedCard,
  sealCode,
  sealedCardColumns,
} from './sealed-card.ts'
export { createSubmitCardOrder } from './submitting/submit-card-order.ts'

export const cardOrdersModule = defineModule({
  name: 'card-orders',
  routes: cardOrdersRoutes,
  jobs: { 'sweep.questions': recurring(sweepQuestions), 'sweep.codes': recurring(sweepCodes) },
  invariants: cardOrderInvariants,
  tables: ['quotes', 'card_orders', 'order_cards', 'order_photos', 'card_order_transitions', 'order_events'],
  views: [
    'order_names',
    'titled_orders',
    'notified_orders',
    'returned_orders',
    'decided_orders',
    'desk_answers',
    'card_reasons',
    'judged_cards',
    'paid_orders',
    'waiting_orders',
    'unanswered_orders',
    'settled_sales',
    'bought_faces',
    'quoted_coupons',
    'order_pictures',
    'shown_photos',
    'photos_under_claim',
    'orders_under_claim',
    'claims_of_orders',
  ],
  referenceRows: [cardOrderTransitionRows],
})
