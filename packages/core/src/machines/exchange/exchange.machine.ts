import type { Exchange, ExchangeQuote, ExchangeWish } from '@kaadi/contract/exchanges'
import { assign, type ErrorActorEvent, emit, setup } from 'xstate'
import { isFinalRefusal } from '../../errors/index.ts'
import { money, subtract, toAmount } from '../../money/index.ts'
import { randomId } from '../../storage/index.ts'
import { delayUntil } from '../delay-until.ts'
import { notProvided } from '../not-provided.ts'
import { seenMs } from '../seen-ms.ts'
import { freshRateIn } from './fresh-rate.ts'

/** The clock of the device. */
export interface ExchangeInput {
  readonly now?: () => number
}

/** What the exchange machine remembers. */
export interface ExchangeContext {
  readonly now: () => number
  readonly wish: ExchangeWish | undefined
  readonly quote: ExchangeQuote | undefined
  /** Instant of this device's clock at which the quoted rate runs out. */
  readonly closesAt: number | undefined
  /** What the rate of now gives more or less than the one before it, a decimal string, `0` for as much; undefined for a first one. */
  readonly difference: string | undefined
  readonly idempotencyKey: string
  /** The key of a sending that got no final answer. */
  readonly sentUnder: string | undefined
  readonly error: unknown
  readonly exchange: Exchange | undefined
}

/** What was taken, and under which key. */
export interface UnansweredExchange {
  readonly idempotencyKey: string
  readonly quote: ExchangeQuote
}

/** What the exchange machine is told. */
export type ExchangeEvent =
  /** Asks for the rate of now. */
  | { readonly type: 'ASK'; readonly wish: ExchangeWish }
  /** Takes the rate that is offered. */
  | { readonly type: 'TAKE' }
  /** Another amount, or none. */
  | { readonly type: 'BACK' }
  /** Sends the same again under the same key, after no answer came. */
  | { readonly type: 'RETRY' }
  /** What was taken on an earlier visit, or by another page, got no answer: ask for the same again under its key. */
  | { readonly type: 'RESUME'; readonly sent: UnansweredExchange }

/** What the exchange machine tells. */
export type ExchangeEmitted =
  /** Both wallets changed. */
  | { readonly type: 'exchanged'; readonly exchange: Exchange }
  /** The service found fault: balance or rate are not what the form believed. */
  | { readonly type: 'refused' }

/** What the actor `quoteExchange` is given. */
export interface QuoteExchangeInput {
  readonly wish: ExchangeWish
  readonly idempotencyKey: string
}

/** What the actor `makeExchange` is given. */
export interface MakeExchangeInput {
  readonly quoteId: ExchangeQuote['quoteId']
  readonly idempotencyKey: string
}

const failureOf = (event: unknown): unknown => (event as ErrorActorEvent).error

/** When it runs out by this device's clock: only the difference of the two clocks at the moment of the reply counts. */
const closesAtHere = ({ expiresAt, serverTime }: ExchangeQuote, now: number): number =>
  now + Date.parse(expiresAt) - Date.parse(serverTime)

const asked = (wish: ExchangeWish) => ({ wish, idempotencyKey: randomId(), error: undefined })

/** What a rate gives more or less than the one that ran out before it; undefined where it is the first. */
const differenceTo = (next: ExchangeQuote, before: ExchangeQuote | undefined): string | undefined =>
  before && toAmount(subtract(money(next.gets, next.outCurrencyId), money(before.gets, next.outCurrencyId)))

const offer = (context: ExchangeContext, quote: ExchangeQuote, difference?: string) => ({
  quote,
  difference,
  closesAt: closesAtHere(quote, context.now()),
  error: undefined,
  sentUnder: undefined,
  // Another rate is another intent.
  idempotencyKey: randomId(),
})

/**
 * Money of one wallet for another currency: an amount, a rate that holds for a minute, one exchange.
 *
 * ```
 * editing ─ASK─▶ quoting ─▶ offered ─TAKE─▶ making ─▶ made
 *  ▲ ▲ ▲ refused   │  ▲     │  │              │
 *  │ │ └───────────┘  │ASK  │  │ runs out     ├─ ran out meanwhile: offered again, with the difference, as after `lapsed`
 *  │ │                └─────┼──┼─ lapsed ◀──┐ ├─ refused ─▶ editing
 *  │ └────────BACK──────────┘  └────────────┘ └─ no answer ─▶ unanswered ─RETRY (same key)─▶ making
 *  └── no answer to ASK: editing with the error
 * ```
 *
 * What was taken on another page and got no answer comes first (`RESUME`, from `editing` and `offered`): the same is asked for
 * again under its key, so that it is made once, and what became of it is told.
 *
 * For its first second a rate is `unseen`, and so is that it ran out: `TAKE` and `ASK` do nothing before it is `seen`, for the
 * second of two quick taps was meant for what stood in that place before.
 *
 * `BACK` leads to `editing` from `offered` and `lapsed`. A rate is asked for by a person each time: nothing is quoted for
 * a screen that nobody looks at.
 */
export const exchangeMachine = setup({
  types: {
    context: {} as ExchangeContext,
    events: {} as ExchangeEvent,
    input: {} as ExchangeInput,
    emitted: {} as ExchangeEmitted,
  },
  actors: {
    quoteExchange: notProvided<QuoteExchangeInput, ExchangeQuote>('quoteExchange'),
    makeExchange: notProvided<MakeExchangeInput, Exchange>('makeExchange'),
  },
  guards: {
    isOver: ({ context }) => context.closesAt !== undefined && context.now() >= context.closesAt,
    saysExpired: ({ event }) => freshRateIn(failureOf(event)) !== undefined,
    isFinal: ({ event }) => isFinalRefusal(failureOf(event)),
  },
  delays: { untilOver: ({ context }) => delayUntil(context.closesAt, context.now()) },
  actions: {
    fail: assign({ error: ({ event }) => failureOf(event) }),
    dropKey: assign({ sentUnder: undefined }),
    resume: assign(({ context, event }) => {
      if (event.type !== 'RESUME') return context
      const { quote, idempotencyKey } = event.sent
      const { inCurrencyId, outCurrencyId, amount } = quote
      return {
        wish: { inCurrencyId, outCurrencyId, amount },
        quote,
        // Whether it still holds is the service's to say.
        closesAt: context.now(),
        difference: undefined,
        idempotencyKey,
        sentUnder: idempotencyKey,
        error: undefined,
      }
    }),
    withdrawOffer: assign({ quote: undefined, closesAt: undefined, difference: undefined }),
  },
}).createMachine({
  id: 'exchange',
  context: ({ input }) => ({
    now: input.now ?? Date.now,
    wish: undefined,
    quote: undefined,
    closesAt: undefined,
    difference: undefined,
    idempotencyKey: randomId(),
    sentUnder: undefined,
    error: undefined,
    exchange: undefined,
  }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        ASK: { target: 'quoting', actions: assign(({ event }) => asked(event.wish)) },
        RESUME: { target: 'making', actions: 'resume' },
      },
    },
    quoting: {
      invoke: {
        src: 'quoteExchange',
        input: ({ context }): QuoteExchangeInput => ({
          wish: context.wish!,
          idempotencyKey: context.idempotencyKey,
        }),
        onDone: {
          target: 'offered',
          actions: assign(({ context, event }) =>
            offer(context, event.output, differenceTo(event.output, context.quote)),
          ),
        },
        onError: { target: 'editing', actions: ['fail', 'withdrawOffer'] },
      },
    },
    offered: {
      // A timer holds no more than 24 days, and a phone that slept wakes late.
      always: { guard: 'isOver', target: 'lapsed' },
      on: {
        RESUME: { target: 'making', actions: 'resume' },
        BACK: { target: 'editing', actions: 'withdrawOffer' },
      },
      after: { untilOver: { target: 'offered', reenter: true } },
      initial: 'unseen',
      states: {
        unseen: { after: { [seenMs]: 'seen' } },
        seen: { on: { TAKE: { target: '#exchange.making', actions: assign({ error: undefined }) } } },
      },
    },
    lapsed: {
      on: { BACK: { target: 'editing', actions: 'withdrawOffer' } },
      initial: 'unseen',
      states: {
        unseen: { after: { [seenMs]: 'seen' } },
        seen: {
          on: {
            ASK: { target: '#exchange.quoting', actions: assign(({ event }) => asked(event.wish)) },
          },
        },
      },
    },
    making: {
      invoke: {
        src: 'makeExchange',
        input: ({ context }): MakeExchangeInput => ({
          quoteId: context.quote!.quoteId,
          idempotencyKey: context.idempotencyKey,
        }),
        onDone: {
          target: 'made',
          actions: [
            assign({ exchange: ({ event }) => event.output, error: undefined, sentUnder: undefined }),
            emit(({ event }) => ({ type: 'exchanged', exchange: event.output })),
          ],
        },
        onError: [
          {
            guard: 'saysExpired',
            target: 'offered',
            actions: assign(({ context, event }) => {
              const { quote, difference } = freshRateIn(event.error)!
              return offer(context, quote, difference)
            }),
          },
          {
            guard: 'isFinal',
            target: 'editing',
            actions: ['fail', 'withdrawOffer', 'dropKey', emit({ type: 'refused' })],
          },
          {
            target: 'unanswered',
            actions: ['fail', assign({ sentUnder: ({ context }) => context.idempotencyKey })],
          },
        ],
      },
    },
    unanswered: { on: { RETRY: { target: 'making', actions: assign({ error: undefined }) } } },
    made: { type: 'final' },
  },
})
