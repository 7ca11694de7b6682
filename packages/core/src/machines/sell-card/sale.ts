import type { CardOrder, Quote, QuoteRequest, SubmitTradeRequest } from '@kaadi/contract/card-orders'
import type { PageSign } from '../page-sign.ts'

/** What is sent for review, apart from the quote it is sent under. */
export type Trade = Omit<SubmitTradeRequest, 'quoteId'>

/** A photo of a trade that the service does not have yet. */
export interface AwaitedPhoto {
  /** Which card of the trade, from 0. */
  readonly card: number
  readonly kind: Trade['cards'][number]['photos'][number]['kind']
  /** Where the photo is found by whoever sends it. */
  readonly place: string
}

/** A rate as it was locked: for which choice, and until when by this device's clock. */
export interface LockedRate {
  readonly request: QuoteRequest
  readonly quote: Quote
  readonly quoteEndsAt: number
  /** The key of a sending under it that got no answer. */
  readonly sentUnder?: string | undefined
}

/** The clock that locks are judged by, and the rate of a draft that is taken up again. */
export interface SellCardInput {
  readonly now?: () => number
  /** Where its lock is over by now, the rate is asked for again and the difference shown. */
  readonly earlier?: LockedRate | undefined
}

/** What the sell machine remembers. */
export interface SellCardContext {
  readonly now: () => number
  /** Whether a rate that ran out may be asked for by itself: false until the page has told so. */
  readonly isOnline: boolean
  readonly isVisible: boolean
  /** The choice as it was made last; undefined where it is not complete. */
  readonly request: QuoteRequest | undefined
  readonly quote: Quote | undefined
  /** Instant of this device's clock at which the lock ends. */
  readonly quoteEndsAt: number | undefined
  /**
   * Payout of the quote before this one, where a lock ran out, to show the difference; the payout that was agreed to, where
   * the sale waits or goes out after it waited. Undefined while it goes out at the touch of its seller.
   */
  readonly previousPayout: string | undefined
  /** Kept until the service took it, whatever fails. */
  readonly trade: Trade | undefined
  /** Photos that go before the trade. */
  readonly awaited: readonly AwaitedPhoto[]
  readonly idempotencyKey: string
  /** The key of a sending under this quote that was cut on an earlier visit: the next one goes under it again. */
  readonly sentUnder: string | undefined
  /** The service has answered that no order was made under that key. */
  readonly isNotArrived: boolean
  readonly error: unknown
  /** The order that already holds one of the cards. */
  readonly existingOrderId: string | undefined
  readonly order: CardOrder | undefined
}

/** What the sell machine is told. */
export type SellCardEvent =
  /** What the form wants a rate for; null while the choice is not complete. The cards already entered stay. */
  | { readonly type: 'WANT'; readonly request: QuoteRequest | null }
  | { readonly type: 'EXTEND' }
  /** The lock ran out, or could not be had: ask for the rate of now. */
  | { readonly type: 'REQUOTE' }
  /** Go on at the new payout. */
  | { readonly type: 'ACCEPT' }
  | { readonly type: 'SUBMIT'; readonly trade: Trade }
  /**
   * Without a connection: send it as soon as there is one, by itself only at the payout that was shown. The photos that
   * are still to go are sent first. What waits is in memory alone, since a card code is never stored on the device; the
   * wish to send is kept by whoever keeps the draft, and told again from there.
   */
  | {
      readonly type: 'QUEUE'
      readonly trade: Trade
      readonly awaited?: readonly AwaitedPhoto[]
      readonly payout: string
    }
  /** Do not send what waits for a connection. */
  | { readonly type: 'TAKE_BACK' }
  /** Send the same again under the same key, after no answer came; or try whether there is a connection. */
  | { readonly type: 'RETRY' }
  | PageSign

/** What the sell machine tells. */
export type SellCardEmitted =
  /** The service took the cards. */
  | { readonly type: 'sent'; readonly order: CardOrder }
  /** The service had taken these cards under this quote before. */
  | { readonly type: 'arrived'; readonly giftOrderId: string }
  /** The coupon that was wished for is gone: the service chooses from now on. */
  | { readonly type: 'couponGone' }
  /** The service no longer has a photo of an earlier visit: its place is free again. */
  | { readonly type: 'photoLost'; readonly uploadId: string }

/** What the actor `lockQuote` is given. */
export interface LockQuoteInput {
  readonly request: QuoteRequest
  readonly idempotencyKey: string
}
/** What the actor `extendQuote` is given. */
export interface ExtendQuoteInput {
  readonly quoteId: string
  readonly idempotencyKey: string
}
/** What the actor `findOrder` is given; it answers the id of the order that was made of the quote, if one was. */
export interface FindOrderInput {
  readonly quoteId: string
}
/** What the actor `sendPhotos` is given. */
export interface SendPhotosInput {
  readonly places: readonly string[]
}
/**
 * What the actor `sendPhotos` answers, once all have arrived: the upload of each place. It fails as soon as one cannot go
 * by itself.
 */
export type SentPhotos = Readonly<Record<string, Trade['cards'][number]['photos'][number]['uploadId']>>
/** What the actor `submitOrder` is given. */
export interface SubmitOrderInput {
  readonly request: SubmitTradeRequest
  readonly idempotencyKey: string
}
