import type { CardOrder, Quote, QuoteRequest, SubmitTradeRequest } from '@kaadi/contract/card-orders'
import { assign, type ErrorActorEvent, setup } from 'xstate'
import { hasCode, isFinalRefusal } from '../../errors/index.ts'
import { randomId } from '../../storage/index.ts'
import { delayUntil } from '../delay-until.ts'
import { notProvided } from '../not-provided.ts'
import { existingOrderIn, freshQuoteIn } from './refusal-details.ts'

/** What is sent for review, apart from the quote it is sent under. */
export type Trade = Omit<SubmitTradeRequest, 'quoteId'>

/** A rate as it was locked: for which choice, and until when by this device's clock. */
export interface LockedRate {
  readonly request: QuoteRequest
  readonly quote: Quote
  readonly quoteEndsAt: number
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
  readonly request: QuoteRequest | undefined
  readonly quote: Quote | undefined
  /** Instant of this device's clock at which the lock ends. */
  readonly quoteEndsAt: number | undefined
  /** Payout of the quote before this one, where a lock ran out, to show the difference. */
  readonly previousPayout: string | undefined
  /** Kept until the service took it, whatever fails. */
  readonly trade: Trade | undefined
  readonly idempotencyKey: string
  readonly error: unknown
  /** The order that already holds one of the cards. */
  readonly existingOrderId: string | undefined
  readonly order: CardOrder | undefined
}

/** What the sell machine is told. */
export type SellCardEvent =
  /** The choice is complete: lock its rate. */
  | { readonly type: 'QUOTE'; readonly request: QuoteRequest }
  /** Choose again. The cards already entered stay. */
  | { readonly type: 'CHANGE' }
  | { readonly type: 'EXTEND' }
  /** The lock ran out: ask for the rate of now. */
  | { readonly type: 'REQUOTE' }
  /** Go on at the new payout. */
  | { readonly type: 'ACCEPT' }
  | { readonly type: 'SUBMIT'; readonly trade: Trade }
  /** Send the same again under the same key, after no answer came. */
  | { readonly type: 'RETRY' }

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
/** What the actor `submitOrder` is given. */
export interface SubmitOrderInput {
  readonly request: SubmitTradeRequest
  readonly idempotencyKey: string
}

const failureOf = (event: unknown): unknown => (event as ErrorActorEvent).error

/** A quote with the end of its lock on this device's clock, which may be days off. */
const locked = (quote: Quote, now: number) => ({
  quote,
  quoteEndsAt: Date.parse(quote.expiresTime) - Date.parse(quote.serverTime) + now,
})

/**
 * Sells a card: choose, lock the rate, enter the cards, send them exactly once.
 *
 * ```
 * beginning ─ a draft's rate ─▶ quoted, or expired where its lock is over
 *    │ none
 *    ▼
 * choosing ─QUOTE─▶ quoting ─▶ quoted ─SUBMIT─▶ submitting ─▶ submitted
 *    ▲                │ error   │  ▲ ▲ └EXTEND▶ extending │
 *    ├────────────────┘         │  │ └──── refused ───────┤
 *    │                 lock over▼  │ACCEPT                ├─ no answer ─▶ unanswered ─RETRY─▶ submitting
 *    └─CHANGE─ expired ─REQUOTE▶ requoting ─▶ repriced ◀──┤ lock over, with the new quote
 *                                                         └─ sent before ─▶ alreadySubmitted
 * ```
 *
 * The server alone says what is paid; a lock that runs out while it is sending is the server's to judge. From `comparing`
 * it goes back to `quoted` when the new payout is the same, else to `repriced`.
 */
export const sellCardMachine = setup({
  types: {
    context: {} as SellCardContext,
    events: {} as SellCardEvent,
    input: {} as SellCardInput,
  },
  actors: {
    lockQuote: notProvided<LockQuoteInput, Quote>('lockQuote'),
    extendQuote: notProvided<ExtendQuoteInput, Quote>('extendQuote'),
    submitOrder: notProvided<SubmitOrderInput, CardOrder>('submitOrder'),
  },
  guards: {
    isLocked: ({ context }) => context.quoteEndsAt !== undefined && context.now() < context.quoteEndsAt,
    hasEarlierRate: ({ context }) => context.quote !== undefined,
    canExtend: ({ context }) => context.quote?.canExtend ?? false,
    isSamePayout: ({ context }) => context.quote?.payout === context.previousPayout,
    bringsFreshQuote: ({ event }) => freshQuoteIn(failureOf(event)) !== undefined,
    saysCouponGone: ({ context, event }) =>
      hasCode(failureOf(event), 'couponNotUsable') && context.request?.couponId !== undefined,
    saysExpired: ({ event }) => hasCode(failureOf(event), 'quoteExpired', 'quoteUnusable'),
    saysSubmittedBefore: ({ event }) => existingOrderIn(failureOf(event)) !== undefined,
    isFinal: ({ event }) => isFinalRefusal(failureOf(event)),
  },
  delays: { untilExpired: ({ context }) => delayUntil(context.quoteEndsAt, context.now()) },
  actions: {
    fail: assign({ error: ({ event }) => failureOf(event) }),
    clearError: assign({ error: undefined }),
    renewKey: assign({ idempotencyKey: () => randomId() }),
    rememberPayout: assign({ previousPayout: ({ context }) => context.quote?.payout }),
    dropQuote: assign({ quote: undefined, quoteEndsAt: undefined, previousPayout: undefined }),
    // What was wished for is gone: from now on the service chooses.
    dropLostCoupon: assign({
      request: ({ context, event }) => {
        if (!hasCode(failureOf(event), 'couponNotUsable')) return context.request
        const { couponId: _, ...request } = context.request!
        return request
      },
    }),
    takeFreshQuote: assign(({ context, event }) => ({
      previousPayout: context.quote?.payout,
      ...locked(freshQuoteIn(failureOf(event))!, context.now()),
    })),
    takeExistingOrder: assign({ existingOrderId: ({ event }) => existingOrderIn(failureOf(event)) }),
  },
}).createMachine({
  id: 'sellCard',
  context: ({ input }) => ({
    now: input.now ?? Date.now,
    request: input.earlier?.request,
    quote: input.earlier?.quote,
    quoteEndsAt: input.earlier?.quoteEndsAt,
    previousPayout: undefined,
    trade: undefined,
    idempotencyKey: randomId(),
    error: undefined,
    existingOrderId: undefined,
    order: undefined,
  }),
  initial: 'beginning',
  states: {
    beginning: {
      always: [
        { guard: 'isLocked', target: 'quoted' },
        { guard: 'hasEarlierRate', target: 'expired' },
        { target: 'choosing' },
      ],
    },
    choosing: {
      on: {
        QUOTE: { target: 'quoting', actions: assign({ request: ({ event }) => event.request }) },
      },
    },
    quoting: {
      entry: ['clearError', 'renewKey', 'dropQuote'],
      invoke: {
        src: 'lockQuote',
        input: ({ context }) => ({
          request: context.request!,
          idempotencyKey: context.idempotencyKey,
        }),
        onDone: {
          target: 'quoted',
          actions: assign(({ context, event }) => locked(event.output, context.now())),
        },
        onError: { target: 'choosing', actions: 'fail' },
      },
      on: {
        CHANGE: 'choosing',
        // A further choice before the answer: only the last one counts.
        QUOTE: {
          target: 'quoting',
          reenter: true,
          actions: assign({ request: ({ event }) => event.request }),
        },
      },
    },
    quoted: {
      on: {
        EXTEND: { guard: 'canExtend', target: 'extending' },
        SUBMIT: {
          guard: 'isLocked',
          target: 'submitting',
          actions: [assign({ trade: ({ event }) => event.trade }), 'renewKey'],
        },
        CHANGE: { target: 'choosing', actions: 'clearError' },
        QUOTE: { target: 'quoting', actions: assign({ request: ({ event }) => event.request }) },
      },
      after: { untilExpired: 'expired' },
    },
    extending: {
      entry: ['clearError', 'renewKey'],
      invoke: {
        src: 'extendQuote',
        input: ({ context }) => ({
          quoteId: context.quote!.quoteId,
          idempotencyKey: context.idempotencyKey,
        }),
        onDone: {
          target: 'quoted',
          actions: assign(({ context, event }) => locked(event.output, context.now())),
        },
        onError: [
          { guard: 'saysExpired', target: 'expired', actions: 'fail' },
          { target: 'quoted', actions: 'fail' },
        ],
      },
    },
    expired: {
      entry: 'rememberPayout',
      on: {
        REQUOTE: 'requoting',
        CHANGE: { target: 'choosing', actions: 'clearError' },
        QUOTE: { target: 'quoting', actions: assign({ request: ({ event }) => event.request }) },
      },
    },
    requoting: {
      entry: ['clearError', 'renewKey'],
      invoke: {
        src: 'lockQuote',
        input: ({ context }) => ({
          request: context.request!,
          idempotencyKey: context.idempotencyKey,
        }),
        onDone: {
          target: 'comparing',
          actions: assign(({ context, event }) => locked(event.output, context.now())),
        },
        onError: [
          { guard: 'saysCouponGone', target: 'requoting', reenter: true, actions: 'dropLostCoupon' },
          { target: 'expired', actions: 'fail' },
        ],
      },
      on: { CHANGE: 'choosing' },
    },
    comparing: { always: [{ guard: 'isSamePayout', target: 'quoted' }, { target: 'repriced' }] },
    repriced: {
      on: {
        ACCEPT: { target: 'quoted', actions: 'clearError' },
        CHANGE: { target: 'choosing', actions: 'clearError' },
        QUOTE: { target: 'quoting', actions: assign({ request: ({ event }) => event.request }) },
      },
      after: { untilExpired: 'expired' },
    },
    submitting: {
      entry: 'clearError',
      invoke: {
        src: 'submitOrder',
        input: ({ context }): SubmitOrderInput => ({
          request: { quoteId: context.quote!.quoteId, ...context.trade! },
          idempotencyKey: context.idempotencyKey,
        }),
        onDone: { target: 'submitted', actions: assign({ order: ({ event }) => event.output }) },
        onError: [
          {
            guard: 'bringsFreshQuote',
            target: 'repriced',
            actions: ['fail', 'takeFreshQuote', 'dropLostCoupon'],
          },
          { guard: 'saysExpired', target: 'expired', actions: 'fail' },
          {
            guard: 'saysSubmittedBefore',
            target: 'alreadySubmitted',
            actions: ['fail', 'takeExistingOrder'],
          },
          { guard: 'isFinal', target: 'quoted', actions: 'fail' },
          { target: 'unanswered', actions: 'fail' },
        ],
      },
    },
    unanswered: { on: { RETRY: 'submitting' } },
    submitted: { type: 'final' },
    alreadySubmitted: { type: 'final' },
  },
})
