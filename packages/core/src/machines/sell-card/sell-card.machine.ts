import type { CardOrder, Quote, QuoteRequest } from '@kaadi/contract/card-orders'
import { and, assign, type ErrorActorEvent, emit, setup } from 'xstate'
import { hasCode, isFinalRefusal, isOutOfReach, numberDetail } from '../../errors/index.ts'
import { randomId } from '../../storage/index.ts'
import { againMs } from '../again-ms.ts'
import { delayUntil } from '../delay-until.ts'
import { notProvided } from '../not-provided.ts'
import { seenMs } from '../seen-ms.ts'
import { existingOrderIn, freshQuoteIn, lostPhotoIn } from './refusal-details.ts'
import type {
  AwaitedPhoto,
  ExtendQuoteInput,
  FindOrderInput,
  LockQuoteInput,
  SellCardContext,
  SellCardEmitted,
  SellCardEvent,
  SellCardInput,
  SendPhotosInput,
  SentPhotos,
  SubmitOrderInput,
  Trade,
} from './sale.ts'

/** While an amount is being typed no rate is locked. */
const restMs = 450

const failureOf = (event: unknown): unknown => (event as ErrorActorEvent).error

/** `148000.00` and `148000` are one sum. */
const plain = (amount = ''): string => (amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount)

/** No coupon named, and none wanted (`null`), are two wishes. */
const wishOf = (request: QuoteRequest | undefined | null): string =>
  request
    ? `${request.priceId} ${request.faceValue} ${request.count} ${request.currencyId} ${request.couponId}`
    : ''

/** A quote with the end of its lock on this device's clock, which may be days off. */
const locked = (quote: Quote, now: number) => ({
  quote,
  sentUnder: undefined,
  quoteEndsAt: Date.parse(quote.expiresTime) - Date.parse(quote.serverTime) + now,
})

/** The trade with the photos that have arrived meanwhile. */
const withPhotos = (trade: Trade, awaited: readonly AwaitedPhoto[], sent: SentPhotos): Trade => ({
  ...trade,
  cards: trade.cards.map((card, index) => ({
    ...card,
    photos: [
      ...card.photos,
      ...awaited.flatMap(({ card: at, kind, place }) => {
        const uploadId = at === index ? sent[place] : undefined
        return uploadId === undefined ? [] : [{ uploadId, kind }]
      }),
    ],
  })),
})

const queue = [
  {
    guard: 'lacksPhotos',
    target: '#sellCard.sendingPhotos',
    actions: ['clearError', 'agree', 'takeKey'],
  },
  {
    target: '#sellCard.queued',
    actions: ['clearError', 'agree', 'takeKey'],
  },
] as const

/** Out with it, at the rate that is had or at the one of now. */
const goesOut = [
  { guard: 'isLocked', target: '#sellCard.submitting', actions: 'clearError' },
  { target: '#sellCard.pricing' },
] as const

const waits = [
  { guard: 'isLocked', target: '#sellCard.submitting', actions: ['comeOnline', 'clearError'] },
  { target: '#sellCard.pricing', actions: 'comeOnline' },
] as const

const takenBack = [
  { guard: 'isLocked', target: '#sellCard.quoted' },
  { guard: 'hasEarlierRate', target: '#sellCard.expired' },
  { target: '#sellCard.unlocked' },
] as const

/** At the rate of a draft, be its lock over. */
const resumes = [{ guard: 'isLocked', target: '#sellCard.quoted' }, { target: '#sellCard.expired' }] as const

/** With a connection it is asked for again what nobody has answered yet. */
const seeksAgain = [
  { guard: 'mayHaveArrived', target: '#sellCard.seeking', actions: 'comeOnline' },
  { actions: 'comeOnline' },
] as const

/** Another choice takes the place of the one before, with its rate. */
const wants = [
  { guard: 'isSameWish' },
  {
    guard: 'isComplete',
    target: '#sellCard.resting',
    reenter: true,
    actions: 'want',
  },
  { target: '#sellCard.choosing', actions: 'want' },
] as const

/**
 * Sells a card: choose, lock the rate, enter the cards, send them exactly once.
 *
 * ```
 * beginning ─ a draft's rate ─▶ quoted, or expired where its lock is over
 *    │    └ it was sent, and no answer came ─▶ seeking ─ its order is there ─▶ arrived, else as any draft; where nobody
 *    │                                         answered, again with each ONLINE
 *    │ none
 *    ▼
 * choosing ─WANT─▶ resting ─ 450 ms ─▶ quoting ─▶ quoted ─SUBMIT─▶ submitting ─▶ submitted
 *                                       ▲   │     │ ▲ ▲ └EXTEND▶ extending │
 *                       REQUOTE, ONLINE │   │error│ │ └───── refused ──────┤
 *                                       │   ▼     │ │ACCEPT                ├─ no answer ─▶ unanswered ─RETRY─▶ submitting
 *                                     unlocked    │ │                      ├─ sent before ─▶ alreadySubmitted
 *                                        lock over│ └────── repriced ◀─────┘ lock over, with the new quote
 *                                                 ▼                ▲
 *                                              expired ─REQUOTE─▶ requoting
 * ```
 *
 * `WANT` tells what the form wants a rate for. Another choice leads from wherever a rate is had or asked for to `resting`,
 * an incomplete one to `choosing`; the same again changes nothing, and what is on its way to the service is not touched.
 *
 * A rate that ran out is asked for at once while the page is `ONLINE` and `VISIBLE`, else (`OFFLINE`, `HIDDEN`) when it is
 * so again. Where that fails, and where no page tells its signs, the person asks (`REQUOTE`): trying on and on would only
 * load the service.
 *
 * What was sent on an earlier visit without an answer goes under the same key when it is sent again (`sentUnder`), so that it
 * is answered as it was then. Where other cards or words went under that key, the key is new.
 *
 * A wished coupon that is gone is wished for no more, and the rate is asked for without it.
 *
 * ```
 * quoted, unlocked, expired, ─QUEUE─▶ queued ─ONLINE, RETRY, 5 s─▶ submitting where the rate is still locked, else
 * quoting, requoting  ▲                │ ▲     pricing ─▶ weighing ─ as shown ─▶ submitting
 *                     │                │ │                   └─ another payout ─▶ repriced
 *                     └────TAKE_BACK───┘ └ as from there, photosSent
 *                                      sendingPhotos ─ one cannot go ─▶ quoted, else quoting
 * ```
 *
 * Without a connection the cards wait (`queued`) and go out by themselves when it is back: under the lock that was had, or
 * under a new one that pays what was shown. Another payout is asked about first. What got no answer is sent again then, too,
 * under its key. Photos that are still to go are sent before (`sendingPhotos`).
 *
 * Where nobody is reached although the page is `ONLINE`, it is as without a connection: the rate, and what waits or got no
 * answer, is tried again every five seconds until somebody answers. A service that answers that it cannot is left alone.
 *
 * The server alone says what is paid; a lock that runs out while it is sending is the server's to judge. From `comparing`
 * it goes back to `quoted` when the new payout is the same, else to `repriced`. For its first second that is `unseen`, and `ACCEPT` does
 * nothing before it is `seen`: the second of two quick taps was meant for what stood in that place before. Once it is `accepted`,
 * nothing is sent for another second, for the same reason.
 */
export const sellCardMachine = setup({
  types: {
    context: {} as SellCardContext,
    events: {} as SellCardEvent,
    input: {} as SellCardInput,
    emitted: {} as SellCardEmitted,
  },
  actors: {
    lockQuote: notProvided<LockQuoteInput, Quote>('lockQuote'),
    extendQuote: notProvided<ExtendQuoteInput, Quote>('extendQuote'),
    findOrder: notProvided<FindOrderInput, string | undefined>('findOrder'),
    sendPhotos: notProvided<SendPhotosInput, SentPhotos>('sendPhotos'),
    submitOrder: notProvided<SubmitOrderInput, CardOrder>('submitOrder'),
  },
  guards: {
    isLocked: ({ context }) => context.quoteEndsAt !== undefined && context.now() < context.quoteEndsAt,
    isSameWish: ({ context, event }) =>
      event.type === 'WANT' && wishOf(context.request) === wishOf(event.request),
    isComplete: ({ event }) => event.type === 'WANT' && !!event.request,
    asksByItself: ({ context }) => context.isOnline && context.isVisible && !context.error,
    mayTryAgain: ({ context }) => context.isOnline && (!context.error || isOutOfReach(context.error)),
    reachesNobody: ({ context }) => context.isOnline && isOutOfReach(context.error),
    lacksPhotos: ({ event }) => event.type === 'QUEUE' && !!event.awaited?.length,
    mayHaveArrived: ({ context }) => context.sentUnder !== undefined && !context.isNotArrived,
    hasEarlierRate: ({ context }) => context.quote !== undefined,
    canExtend: ({ context }) => context.quote?.canExtend ?? false,
    isSamePayout: ({ context }) => plain(context.quote?.payout) === plain(context.previousPayout),
    bringsFreshQuote: ({ event }) => freshQuoteIn(failureOf(event)) !== undefined,
    saysCouponGone: ({ context, event }) =>
      hasCode(failureOf(event), 'couponNotUsable') && context.request?.couponId !== undefined,
    saysPhotoLost: ({ event }) => lostPhotoIn(failureOf(event)) !== undefined,
    saysExpired: ({ event }) => hasCode(failureOf(event), 'quoteExpired', 'quoteUnusable'),
    saysArrived: ({ event }) =>
      existingOrderIn(failureOf(event)) !== undefined &&
      numberDetail(failureOf(event), 'position') === undefined,
    saysKeyTaken: ({ context, event }) =>
      context.sentUnder !== undefined && hasCode(failureOf(event), 'idempotencyKeyReused'),
    // Of several cards the others can still be sold: the one is corrected on the form.
    saysSubmittedBefore: ({ context, event }) =>
      context.trade?.cards.length === 1 && existingOrderIn(failureOf(event)) !== undefined,
    isFinal: ({ event }) => isFinalRefusal(failureOf(event)),
  },
  delays: {
    untilExpired: ({ context }) => delayUntil(context.quoteEndsAt, context.now()),
  },
  actions: {
    // A rate, and what was refused, say nothing of another choice.
    want: assign(({ event }) => ({
      request: (event.type === 'WANT' && event.request) || undefined,
      quote: undefined,
      quoteEndsAt: undefined,
      previousPayout: undefined,
      sentUnder: undefined,
      error: undefined,
    })),
    comeOnline: assign({ isOnline: true }),
    rememberNotArrived: assign({ isNotArrived: true }),
    fail: assign({ error: ({ event }) => failureOf(event) }),
    clearError: assign({ error: undefined }),
    // That nobody was reached says nothing of the time after.
    forgetOutOfReach: assign({
      error: ({ context }) => (isOutOfReach(context.error) ? undefined : context.error),
    }),
    agree: assign(({ context, event }) =>
      event.type === 'QUEUE'
        ? { trade: event.trade, awaited: event.awaited ?? [], previousPayout: event.payout }
        : context,
    ),
    renewKey: assign({ idempotencyKey: () => randomId() }),
    takeKey: assign({ idempotencyKey: ({ context }) => context.sentUnder ?? randomId() }),
    dropKey: assign({ sentUnder: undefined, idempotencyKey: () => randomId() }),
    tellArrived: emit(({ context }) => ({ type: 'arrived', giftOrderId: context.existingOrderId! })),
    rememberPayout: assign({ previousPayout: ({ context }) => context.quote?.payout }),
    // What was wished for is gone: from now on the service chooses.
    dropCoupon: assign({
      request: ({ context }) => {
        const { couponId: _, ...request } = context.request!
        return request
      },
    }),
    tellCouponGone: emit({ type: 'couponGone' }),
    tellPhotoLost: emit(({ event }) => ({ type: 'photoLost', uploadId: lostPhotoIn(failureOf(event))! })),
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
    isOnline: false,
    isVisible: false,
    request: input.earlier?.request,
    quote: input.earlier?.quote,
    quoteEndsAt: input.earlier?.quoteEndsAt,
    previousPayout: undefined,
    trade: undefined,
    awaited: [],
    idempotencyKey: randomId(),
    sentUnder: input.earlier?.sentUnder,
    isNotArrived: false,
    error: undefined,
    existingOrderId: undefined,
    order: undefined,
  }),
  on: {
    ONLINE: { actions: 'comeOnline' },
    OFFLINE: { actions: [assign({ isOnline: false }), 'forgetOutOfReach'] },
    VISIBLE: { actions: assign({ isVisible: true }) },
    HIDDEN: { actions: [assign({ isVisible: false }), 'forgetOutOfReach'] },
  },
  initial: 'beginning',
  states: {
    beginning: {
      always: [
        { guard: 'mayHaveArrived', target: 'seeking' },
        { guard: 'isLocked', target: 'quoted' },
        { guard: 'hasEarlierRate', target: 'expired' },
        { target: 'choosing' },
      ],
    },
    seeking: {
      invoke: {
        src: 'findOrder',
        input: ({ context }) => ({ quoteId: context.quote!.quoteId }),
        onDone: [
          {
            guard: ({ event }) => event.output !== undefined,
            target: 'arrived',
            actions: [assign({ existingOrderId: ({ event }) => event.output }), 'tellArrived'],
          },
          ...resumes.map((to) => ({ ...to, actions: 'rememberNotArrived' as const })),
        ],
        onError: resumes,
      },
      on: { WANT: wants },
    },
    choosing: { on: { WANT: { guard: 'isComplete', target: 'resting', actions: 'want' } } },
    resting: { on: { WANT: wants }, after: { [restMs]: 'quoting' } },
    quoting: {
      entry: 'renewKey',
      invoke: {
        src: 'lockQuote',
        input: ({ context }) => ({
          request: context.request!,
          idempotencyKey: context.idempotencyKey,
        }),
        onDone: {
          target: 'quoted',
          actions: [assign(({ context, event }) => locked(event.output, context.now())), 'clearError'],
        },
        onError: [
          {
            guard: 'saysCouponGone',
            target: 'quoting',
            reenter: true,
            actions: ['dropCoupon', 'tellCouponGone'],
          },
          { target: 'unlocked', actions: 'fail' },
        ],
      },
      on: { QUEUE: queue, WANT: wants },
    },
    unlocked: {
      on: {
        WANT: wants,
        REQUOTE: { target: 'quoting', actions: 'clearError' },
        QUEUE: queue,
        ONLINE: { target: 'quoting', actions: ['comeOnline', 'clearError'] },
      },
      after: { [againMs]: { guard: 'mayTryAgain', target: 'quoting' } },
    },
    quoted: {
      on: {
        EXTEND: { guard: 'canExtend', target: 'extending' },
        SUBMIT: {
          guard: 'isLocked',
          target: 'submitting',
          actions: [
            assign({ trade: ({ event }) => event.trade, previousPayout: undefined }),
            'clearError',
            'takeKey',
          ],
        },
        QUEUE: queue,
        WANT: wants,
        ONLINE: seeksAgain,
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
      on: { WANT: wants },
    },
    expired: {
      entry: 'rememberPayout',
      always: { guard: 'asksByItself', target: 'requoting' },
      on: {
        REQUOTE: { target: 'requoting', actions: 'clearError' },
        QUEUE: queue,
        WANT: wants,
        ONLINE: seeksAgain,
      },
      after: { [againMs]: { guard: 'reachesNobody', target: 'requoting' } },
    },
    requoting: {
      entry: 'renewKey',
      invoke: {
        src: 'lockQuote',
        input: ({ context }) => ({
          request: context.request!,
          idempotencyKey: context.idempotencyKey,
        }),
        onDone: {
          target: 'comparing',
          actions: [assign(({ context, event }) => locked(event.output, context.now())), 'clearError'],
        },
        onError: [
          {
            guard: 'saysCouponGone',
            target: 'requoting',
            reenter: true,
            actions: ['dropCoupon', 'tellCouponGone'],
          },
          { target: 'expired', actions: 'fail' },
        ],
      },
      on: { QUEUE: queue, WANT: wants },
    },
    comparing: { always: [{ guard: 'isSamePayout', target: 'quoted' }, { target: 'repriced' }] },
    repriced: {
      on: { WANT: wants },
      after: { untilExpired: 'expired' },
      initial: 'unseen',
      states: {
        unseen: { after: { [seenMs]: 'seen' } },
        seen: { on: { ACCEPT: { target: 'accepted', actions: 'clearError' } } },
        accepted: { after: { [seenMs]: '#sellCard.quoted' } },
      },
    },
    submitting: {
      invoke: {
        src: 'submitOrder',
        input: ({ context }): SubmitOrderInput => ({
          request: { quoteId: context.quote!.quoteId, ...context.trade! },
          idempotencyKey: context.idempotencyKey,
        }),
        onDone: {
          target: 'submitted',
          actions: [
            assign({ order: ({ event }) => event.output }),
            emit(({ event }) => ({ type: 'sent', order: event.output })),
          ],
        },
        onError: [
          {
            guard: and(['bringsFreshQuote', 'saysExpired']),
            target: 'repriced',
            actions: ['fail', 'takeFreshQuote'],
          },
          // The new quote is without the coupon, which another trade has.
          {
            guard: 'bringsFreshQuote',
            target: 'repriced',
            actions: ['fail', 'takeFreshQuote', 'dropCoupon', 'tellCouponGone'],
          },
          { guard: 'saysExpired', target: 'expired', actions: 'fail' },
          { guard: 'saysKeyTaken', target: 'submitting', reenter: true, actions: 'dropKey' },
          { guard: 'saysArrived', target: 'arrived', actions: ['takeExistingOrder', 'tellArrived'] },
          {
            guard: 'saysSubmittedBefore',
            target: 'alreadySubmitted',
            actions: ['fail', 'takeExistingOrder'],
          },
          { guard: 'saysPhotoLost', target: 'quoted', actions: ['fail', 'tellPhotoLost'] },
          { guard: 'isFinal', target: 'quoted', actions: 'fail' },
          { target: 'unanswered', actions: 'fail' },
        ],
      },
    },
    unanswered: {
      on: {
        RETRY: { target: 'submitting', actions: 'clearError' },
        ONLINE: { target: 'submitting', actions: ['comeOnline', 'clearError'] },
      },
      after: { [againMs]: { guard: 'mayTryAgain', target: 'submitting' } },
    },
    queued: {
      on: { ONLINE: waits, RETRY: goesOut, TAKE_BACK: takenBack },
      after: {
        [againMs]: [
          { guard: and(['mayTryAgain', 'isLocked']), target: 'submitting' },
          { guard: 'mayTryAgain', target: 'pricing' },
        ],
      },
    },
    sendingPhotos: {
      invoke: {
        src: 'sendPhotos',
        input: ({ context }) => ({ places: context.awaited.map(({ place }) => place) }),
        onDone: {
          target: 'photosSent',
          actions: assign(({ context, event }) => ({
            trade: withPhotos(context.trade!, context.awaited, event.output),
            awaited: [],
          })),
        },
        // There is a connection: the photo says itself what is wrong with it.
        onError: [{ guard: 'isLocked', target: 'quoted' }, { target: 'quoting' }],
      },
      on: { RETRY: { target: 'sendingPhotos', reenter: true }, TAKE_BACK: takenBack },
    },
    photosSent: { always: goesOut },
    pricing: {
      entry: ['clearError', 'renewKey'],
      invoke: {
        src: 'lockQuote',
        input: ({ context }) => ({
          request: context.request!,
          idempotencyKey: context.idempotencyKey,
        }),
        onDone: {
          target: 'weighing',
          actions: assign(({ context, event }) => locked(event.output, context.now())),
        },
        onError: [
          {
            guard: 'saysCouponGone',
            target: 'pricing',
            reenter: true,
            actions: ['dropCoupon', 'tellCouponGone'],
          },
          { guard: 'isFinal', target: 'unlocked', actions: 'fail' },
          { target: 'queued', actions: 'fail' },
        ],
      },
    },
    weighing: {
      always: [{ guard: 'isSamePayout', target: 'submitting', actions: 'renewKey' }, { target: 'repriced' }],
    },
    submitted: { type: 'final' },
    arrived: { type: 'final' },
    alreadySubmitted: { type: 'final' },
  },
})
