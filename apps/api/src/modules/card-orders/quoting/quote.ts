import { type Quote, type QuoteStatus, quoteStatus } from '@kaadi/contract/card-orders'
import { type CurrencyId, currencies } from '@kaadi/contract/primitives'
import {
  type CardQuoteLine,
  couponTerms,
  fromMinorUnits,
  quoteCard,
  toAmount,
  toMinorUnits,
} from '@kaadi/core/money'
import type { PriceForSale } from '../../card-types/index.ts'
import type { OfferedCoupon } from './choose-coupon.ts'

export type QuoteLine = Quote['lines'][number]

/** What a seller asks a price for. Nothing of it is money: the server computes that. */
export interface QuoteWish {
  readonly priceId: string
  readonly faceValue: string
  readonly count: number
  readonly currencyId: CurrencyId
  /** Left out: the best one. Null: none. */
  readonly couponId?: string | null | undefined
}

/** What the server promises for it. */
export interface QuoteTerms {
  readonly rate: string
  readonly lines: readonly QuoteLine[]
  /** Whole minor units, bonus included. */
  readonly payout: bigint
  /** The part that promotions pay. */
  readonly bonus: bigint
  /** The coupon and its part of the bonus. */
  readonly coupon: { readonly id: bigint; readonly bonus: bigint } | null
}

const labels: Record<Exclude<CardQuoteLine<CurrencyId>['kind'], 'coupon'>, string> = {
  base: 'Base rate',
  levelBonus: 'Level bonus',
  specialBonus: 'Special',
  fee: 'Fee',
}

const isPromotion = ({ kind }: { kind: string }): boolean =>
  kind === 'levelBonus' || kind === 'specialBonus' || kind === 'coupon'

export function computeQuote(
  wish: QuoteWish,
  price: Pick<PriceForSale, 'rate' | 'levelBonus' | 'specialBonus'>,
  conversionRate: string,
  coupon?: OfferedCoupon,
): QuoteTerms {
  const { decimals } = currencies[wish.currencyId]
  const quote = quoteCard({
    ...wish,
    rate: price.rate,
    levelBonus: price.levelBonus,
    specialBonus: price.specialBonus,
    conversionRate,
    coupon: coupon && couponTerms(coupon),
  })
  const sumOf = (isWanted: (line: { readonly kind: QuoteLine['kind'] }) => boolean) =>
    quote.lines.filter(isWanted).reduce((sum, { amount }) => sum + minorOf(amount), 0n)
  const minorOf = (amount: Parameters<typeof toAmount>[0]) => toMinorUnits(toAmount(amount), decimals)
  return {
    rate: quote.rate,
    lines: quote.lines.map(({ kind, amount }) => ({
      kind,
      label: kind === 'coupon' ? coupon!.title : labels[kind],
      amount: fromMinorUnits(minorOf(amount), decimals),
    })),
    payout: minorOf(quote.payout),
    bonus: sumOf(isPromotion),
    coupon: coupon ? { id: coupon.id, bonus: sumOf(({ kind }) => kind === 'coupon') } : null,
  }
}

/** A quote as the repository reads it. */
export interface StoredQuote {
  readonly publicId: string
  readonly status: QuoteStatus
  readonly priceId: string
  readonly cardTypeId: string
  readonly faceValue: string
  readonly count: number
  readonly currencyId: CurrencyId
  readonly rate: string
  readonly lines: readonly QuoteLine[]
  readonly coupon: { readonly couponId: string; readonly title: string } | null
  readonly payout: bigint
  readonly extended: boolean
  readonly promisedSeconds: number
  readonly createdAt: Date
  readonly expiresAt: Date
  /** The database's clock. */
  readonly readAt: Date
  readonly isExpired: boolean
  /** Whether the brand is bought now. */
  readonly isOnSale: boolean
}

/** Whether nothing that the seller has done stands in the way of more time. */
export const mayBeExtended = ({ status, extended, isExpired }: StoredQuote): boolean =>
  status === quoteStatus.locked && !extended && !isExpired

export const toQuote = (stored: StoredQuote): Quote => ({
  quoteId: stored.publicId as Quote['quoteId'],
  priceId: stored.priceId,
  cardTypeId: stored.cardTypeId,
  faceValue: stored.faceValue,
  count: stored.count,
  currencyId: stored.currencyId,
  rate: stored.rate,
  lines: [...stored.lines],
  coupon: stored.coupon as Quote['coupon'],
  payout: fromMinorUnits(stored.payout, currencies[stored.currencyId].decimals),
  createTime: stored.createdAt.toISOString(),
  expiresTime: stored.expiresAt.toISOString(),
  canExtend: mayBeExtended(stored) && stored.isOnSale,
  promisedSeconds: stored.promisedSeconds,
  serverTime: stored.readAt.toISOString(),
})
