import { cardOrderStatus, cardStatus } from '@kaadi/contract/card-orders'
import type { PhotoKind } from '@kaadi/contract/card-types'
import type { StoredCard, StoredCardOrder } from '../card-order.ts'
import type { QuoteToSubmit } from '../quoting/quotes.repository.ts'
import type { NewCardOrder, SubmittedOrder } from './submit-card-orders.repository.ts'

/**
 * An order as the statement that made it left it: what was promised, and nothing has become of it. Undefined where it has a
 * coupon, which is read.
 */
export function justSubmitted(
  quote: QuoteToSubmit,
  item: NewCardOrder,
  made: SubmittedOrder,
): StoredCardOrder | undefined {
  if (quote.coupon) return undefined
  const { id, tradeNumber, createdAt, dueAt, queuePlace, readAt } = made
  return {
    id,
    userId: quote.userId,
    publicId: item.publicId,
    tradeNumber,
    status: cardOrderStatus.submitted,
    version: 1,
    cardTypeId: quote.cardTypeId,
    cardTypeName: quote.cardTypeName,
    countryCode: quote.countryCode,
    faceSymbol: quote.faceSymbol,
    form: quote.form,
    receiptType: quote.receiptType,
    faceValue: quote.faceValue,
    count: quote.count,
    currencyId: quote.currencyId,
    payout: quote.payout,
    settledAmount: null,
    offeredAmount: null,
    createdAt,
    operatorTime: null,
    fId: null,
    replacedBy: null,
    dueAt,
    answerUntil: null,
    priceId: quote.priceId,
    rate: quote.rate,
    lines: quote.lines,
    coupon: null,
    appeal: null,
    reversal: null,
    comment: item.comment,
    queuePlace,
    readAt,
    cards: item.cards.map((card, place) => justSent(quote, card, place)),
    isJudgedOnce: false,
    events: [
      { version: 1, status: cardOrderStatus.submitted, actor: 'seller', time: createdAt.toISOString() },
    ],
    evidence: [],
    reveals: [],
  }
}

const justSent = (quote: QuoteToSubmit, card: NewCardOrder['cards'][number], place: number): StoredCard => {
  const payout = shareOf(quote.payout, place, quote.count)
  return {
    publicId: card.publicId,
    position: place + 1,
    status: cardStatus.waiting,
    payout,
    settledAmount: null,
    maskedCode: card.maskedCode,
    reasonCode: null,
    isOpened: false,
    isTyped: false,
    shreddedAt: null,
    valueWithoutCoupon: payout,
    bonusWithoutCoupon: shareOf(quote.bonus, place, quote.count),
    offer: null,
    photos: card.photos
      .toSorted(
        (one, other) => shownAt(one.kind) - shownAt(other.kind) || (one.uploadId < other.uploadId ? -1 : 1),
      )
      .map(({ publicId, kind }) => ({ uploadId: publicId, kind })),
  }
}

const shown: readonly PhotoKind[] = ['front', 'back', 'receipt']
const shownAt = (kind: PhotoKind): number => shown.indexOf(kind)

/** As share_of (0116-card-orders.sql): the first cards take what does not divide. */
export const shareOf = (amount: bigint, place: number, among: number): string =>
  String(amount / BigInt(among) + (BigInt(place) < amount % BigInt(among) ? 1n : 0n))
