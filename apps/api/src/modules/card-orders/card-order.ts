import { appealWindow, type OrderAppeal } from '@kaadi/contract/appeals'
import {
  type CardOrder,
  type CardOrderStatus,
  type CardOrderSummary,
  type CardStatus,
  cardStatus,
  isReasonCode,
  isRevealPurpose,
  nextStepOf,
  type OrderCard,
  type OrderCoupon,
  type Reveal,
  reasons,
  resubmitClosesAt,
  revealPurposes,
} from '@kaadi/contract/card-orders'
import type { CardForm, PhotoKind, ReceiptType } from '@kaadi/contract/card-types'
import type { OperatorRole } from '@kaadi/contract/operators'
import { type CurrencyId, currencies } from '@kaadi/contract/primitives'
import { fromMinorUnits, toMinorUnits } from '@kaadi/core/money'
import type { QuoteLine } from './quoting/quote.ts'

/** A line of a list, as the repository reads it. */
export interface StoredSummary {
  readonly id: bigint
  readonly userId: bigint
  readonly publicId: string
  readonly tradeNumber: string
  readonly status: CardOrderStatus
  readonly version: number
  readonly cardTypeId: string
  readonly cardTypeName: string
  readonly countryCode: string
  readonly faceSymbol: string
  readonly form: CardForm
  readonly receiptType: ReceiptType
  readonly faceValue: string
  readonly count: number
  readonly currencyId: CurrencyId
  readonly payout: bigint
  readonly settledAmount: bigint | null
  /** Of an open offer; null in every other state. */
  readonly offeredAmount: bigint | null
  readonly createdAt: Date
  readonly operatorTime: Date | null
  readonly fId: string | null
  readonly replacedBy: string | null
  readonly dueAt: Date
  /** By when the seller answers a question or an offer. */
  readonly answerUntil: Date | null
}

/** An order whole. Parts that come as JSON carry amounts and times as text. */
export interface StoredCardOrder extends StoredSummary {
  readonly priceId: string
  readonly rate: string
  readonly lines: readonly QuoteLine[]
  readonly coupon: StoredOrderCoupon | null
  readonly appeal: StoredOrderAppeal | null
  readonly reversal: StoredOrderReversal | null
  readonly comment: string | null
  readonly queuePlace: number | null
  readonly readAt: Date
  readonly cards: readonly StoredCard[]
  /** Its cards have the verdict of one reviewer, which another one has not seen yet. */
  readonly isJudgedOnce: boolean
  readonly events: readonly {
    version: number
    status: CardOrderStatus
    actor: 'seller' | 'desk' | 'system'
    time: string
  }[]
  readonly evidence: readonly StoredEvidence[]
  readonly reveals: readonly {
    cardId: string
    position: number
    operatorId: string
    operatorName: string
    operatorRoles: readonly OperatorRole[]
    purpose: string
    time: string
  }[]
}

/** What was taken back; amounts in minor units. */
export interface StoredOrderReversal {
  readonly words: string
  readonly owed: string
  readonly stillOwed: string
  readonly time: string
}

export interface StoredOrderAppeal extends Omit<OrderAppeal, 'appealId' | 'photos'> {
  readonly appealId: string
  /** Ids of its pictures. */
  readonly photos: readonly string[]
}

export interface StoredOrderCoupon {
  readonly couponId: string
  readonly title: string
  readonly outcome: OrderCoupon['outcome']
  readonly bonus: string
  readonly settledBonus: string | null
}

export interface StoredCard {
  readonly publicId: string
  readonly position: number
  readonly status: CardStatus
  readonly payout: string
  readonly settledAmount: string | null
  readonly maskedCode: string | null
  readonly reasonCode: number | null
  /** Somebody at the desk saw the code, under the present claim where the order is under one. */
  readonly isOpened: boolean
  /** The desk read its code off a photo. */
  readonly isTyped: boolean
  readonly shreddedAt: string | null
  /** The card's share of the promise, and of the level's bonus in it. */
  readonly valueWithoutCoupon: string
  readonly bonusWithoutCoupon: string
  readonly offer: StoredOffer | null
  readonly photos: readonly { uploadId: string; kind: PhotoKind }[]
}

export interface StoredOffer extends Omit<NonNullable<OrderCard['offer']>, 'payout'> {
  readonly payout: string
  readonly bonus: string
}

export interface StoredEvidence {
  readonly publicId: string
  readonly cardId: string
  readonly note: string
  readonly hash: string
  readonly uploadId: string
  /** One of the seller's own photos, which may show a code. */
  readonly bySeller: boolean
  /** Of the order, as the verdict was given that it belongs to. */
  readonly version: number
  readonly time: string
}

/** Makes the address of a picture for whoever is looking. */
export type SignPhoto = (uploadId: string) => string

const iso = (time: string): string => new Date(time).toISOString()

const amountIn = (currencyId: CurrencyId) => (minor: bigint | string) =>
  fromMinorUnits(BigInt(minor), currencies[currencyId].decimals)

export function toSummary(stored: StoredSummary): CardOrderSummary {
  const amount = amountIn(stored.currencyId)
  return {
    giftOrderId: stored.publicId as CardOrderSummary['giftOrderId'],
    tradeNumber: stored.tradeNumber,
    orderStatus: stored.status,
    cardTypeId: stored.cardTypeId,
    cardTypeName: stored.cardTypeName,
    countryCode: stored.countryCode,
    faceSymbol: stored.faceSymbol,
    form: stored.form,
    receiptType: stored.receiptType,
    faceValue: stored.faceValue,
    count: stored.count,
    currencyId: stored.currencyId,
    payout: amount(stored.payout),
    settledAmount: stored.settledAmount === null ? null : amount(stored.settledAmount),
    ...(stored.offeredAmount !== null && { offeredAmount: amount(stored.offeredAmount) }),
    createTime: stored.createdAt.toISOString(),
    operatorTime: stored.operatorTime?.toISOString() ?? null,
    fId: stored.fId as CardOrderSummary['fId'],
    replacedBy: stored.replacedBy as CardOrderSummary['replacedBy'],
    dueTime: stored.dueAt.toISOString(),
    answerClosesTime: stored.answerUntil?.toISOString() ?? null,
  }
}

/** A first verdict is for who gave it alone, until there is a second. */
export const withoutFirstVerdict = <Stored extends StoredCardOrder>(stored: Stored): Stored =>
  stored.isJudgedOnce
    ? {
        ...stored,
        evidence: [],
        cards: stored.cards.map((card) => ({
          ...card,
          status: cardStatus.waiting,
          reasonCode: null,
          offer: null,
        })),
      }
    : stored

/**
 * What a reviewer said whom another one overruled is for the desk alone: of each card the evidence of its last verdict stands,
 * and of a card that was found valid none.
 */
export const withStandingEvidence = <Stored extends StoredCardOrder>(stored: Stored): Stored => {
  const isValid = ({ cardId }: StoredEvidence) =>
    stored.cards.some(({ publicId, status }) => publicId === cardId && status === cardStatus.valid)
  const isOverruled = ({ cardId, version }: StoredEvidence) =>
    stored.evidence.some((later) => later.cardId === cardId && later.version > version)
  return { ...stored, evidence: stored.evidence.filter((each) => !isValid(each) && !isOverruled(each)) }
}

export function toCardOrder(stored: StoredCardOrder, sign: SignPhoto): CardOrder {
  const summary = toSummary(stored)
  const closesAt = resubmitClosesAt(summary)
  const shreddedAt = stored.cards.find((card) => card.shreddedAt !== null)?.shreddedAt ?? null
  return {
    ...summary,
    rate: stored.rate,
    lines: [...stored.lines],
    coupon: toOrderCoupon(stored),
    offer: toOrderOffer(stored),
    codesShreddedTime: shreddedAt === null ? null : iso(shreddedAt),
    cards: stored.cards.map((card) => toCard(stored, card, sign)),
    events: stored.events.map(({ version, status, actor, time }) => ({
      version,
      orderStatus: status,
      actor,
      time: iso(time),
    })),
    evidence: stored.evidence.map(({ publicId, cardId, note, hash, uploadId, time }) => ({
      id: publicId,
      cardId,
      note,
      hash,
      photo: { ...signed(uploadId, sign), kind: 'evidence' },
      time: iso(time),
    })),
    reveals: stored.reveals.map(toReveal),
    comment: stored.comment,
    queuePlace: stored.queuePlace,
    resubmitClosesTime: closesAt === null ? null : new Date(closesAt).toISOString(),
    appeal: toOrderAppeal(stored, sign),
    reversal: toOrderReversal(stored),
    serverTime: stored.readAt.toISOString(),
  }
}

/** First name and role are enough for a seller; who it was in full stays with the service. */
const toReveal = (reveal: StoredCardOrder['reveals'][number]): Reveal => {
  const { cardId, position, operatorName, operatorRoles, purpose, time } = reveal
  const role = (['senior', 'reviewer', 'admin'] as const).find((one) => operatorRoles.includes(one))
  return {
    cardId,
    position,
    operator: `${operatorName.split(' ')[0]}, ${roleWords[role ?? 'reviewer']}`,
    purpose: isRevealPurpose(purpose) ? revealPurposes[purpose] : purpose,
    time: iso(time),
  }
}
const roleWords = {
  reviewer: 'reviewer',
  senior: 'senior reviewer',
  admin: 'administrator',
} as const satisfies Partial<Record<OperatorRole, string>>

function toOrderCoupon({ coupon, currencyId }: StoredCardOrder): OrderCoupon | null {
  if (!coupon) return null
  const amount = amountIn(currencyId)
  const { couponId, title, outcome, bonus, settledBonus } = coupon
  return {
    couponId: couponId as OrderCoupon['couponId'],
    title,
    outcome,
    bonus: amount(bonus),
    settledBonus: settledBonus === null ? null : amount(settledBonus),
  }
}

function toOrderReversal({ reversal, settledAmount, currencyId }: StoredCardOrder): CardOrder['reversal'] {
  if (!reversal || settledAmount === null) return null
  const amount = amountIn(currencyId)
  const { words, owed, stillOwed, time } = reversal
  return {
    words,
    time: iso(time),
    amount: amount(settledAmount),
    owed: amount(owed),
    stillOwed: amount(stillOwed),
  }
}

function toOrderAppeal({ appeal }: StoredCardOrder, sign: SignPhoto): OrderAppeal | null {
  if (!appeal) return null
  return {
    ...appeal,
    appealId: appeal.appealId as OrderAppeal['appealId'],
    photos: appeal.photos.map((uploadId) => signed(uploadId, sign)),
    createTime: iso(appeal.createTime),
    dueTime: iso(appeal.dueTime),
    decideTime: appeal.decideTime === null ? null : iso(appeal.decideTime),
  }
}

/** Whether this order can be appealed, now or once it can no longer be sent again. */
function mayAppeal({ status, operatorTime, fId, appeal, readAt }: StoredCardOrder): boolean {
  const window = appealWindow({
    orderStatus: status,
    operatorTime: operatorTime?.getTime() ?? null,
    fId,
    appeal,
  })
  return window !== null && readAt.getTime() < window.closesAt
}

function toCard(stored: StoredCardOrder, card: StoredCard, sign: SignPhoto): OrderCard {
  const { currencyId, faceValue } = stored
  const amount = amountIn(currencyId)
  return {
    cardId: card.publicId,
    position: card.position,
    faceValue,
    cardStatus: card.status,
    payout: amount(card.payout),
    settledAmount: card.settledAmount === null ? null : amount(card.settledAmount),
    maskedCode: card.maskedCode,
    photos: card.photos.map(({ uploadId, kind }) => ({ ...signed(uploadId, sign), kind })),
    reason: shownReason(card.reasonCode, mayAppeal(stored)),
    offer: card.offer && toCardOffer(card.offer, amount),
  }
}

const toCardOffer = (
  { bonus: _, payout, ...offer }: StoredOffer,
  amount: (minor: string) => string,
): NonNullable<OrderCard['offer']> => ({ ...offer, payout: amount(payout) })

/** What the order pays by the desk's other price, line by line: the coupon is no part of it. */
export function offeredSum({
  cards,
}: Pick<StoredCardOrder, 'cards'>): { payout: bigint; bonus: bigint } | null {
  if (cards.every(({ offer }) => offer === null)) return null
  const parts = cards.flatMap(({ status, offer, valueWithoutCoupon, bonusWithoutCoupon }) => {
    if (offer) return [offer]
    return status === cardStatus.valid ? [{ payout: valueWithoutCoupon, bonus: bonusWithoutCoupon }] : []
  })
  const sumOf = (key: 'payout' | 'bonus') => parts.reduce((sum, part) => sum + BigInt(part[key]), 0n)
  return { payout: sumOf('payout'), bonus: sumOf('bonus') }
}

function toOrderOffer(stored: StoredCardOrder): CardOrder['offer'] {
  const sum = offeredSum(stored)
  if (!sum) return null
  const amount = amountIn(stored.currencyId)
  const { payout, bonus } = sum
  return {
    payout: amount(payout),
    lines: [
      { kind: 'base', label: 'Base rate', amount: amount(payout - bonus) },
      ...bonusLines(stored, bonus),
    ],
  }
}

/** The bonus of an offer, parted as that of the quote was: the level's, and what the brand brings more for a time. */
function bonusLines({ lines, currencyId }: StoredCardOrder, bonus: bigint): CardOrder['lines'] {
  const { decimals } = currencies[currencyId]
  const quoted = lines.filter(({ kind }) => kind === 'levelBonus' || kind === 'specialBonus')
  const whole = quoted.reduce((sum, { amount }) => sum + toMinorUnits(amount, decimals), 0n)
  let left = bonus
  return quoted.map(({ kind, label, amount }, index) => {
    const part = index === quoted.length - 1 ? left : (bonus * toMinorUnits(amount, decimals)) / whole
    left -= part
    return { kind, label, amount: fromMinorUnits(part, decimals) }
  })
}

const signed = (uploadId: string, sign: SignPhoto) => ({
  uploadId: uploadId as OrderCard['photos'][number]['uploadId'],
  url: sign(uploadId),
})

function shownReason(code: number | null, mayAppeal: boolean): OrderCard['reason'] {
  if (code === null || !isReasonCode(code)) return null
  const { text, correctable } = reasons[code]
  return { code, text, nextStep: nextStepOf(code, mayAppeal), correctable }
}

/** What an order is called in a sentence: "Steam $100", "2 × Amazon £50". */
export const titleOf = ({
  cardTypeName,
  faceSymbol,
  faceValue,
  count,
}: Pick<StoredSummary, 'cardTypeName' | 'faceSymbol' | 'faceValue' | 'count'>): string =>
  `${count > 1 ? `${count} × ` : ''}${cardTypeName} ${faceSymbol}${faceValue}`
