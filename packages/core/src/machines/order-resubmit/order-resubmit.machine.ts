import {
  type CardOrder,
  type CardOrderStatus,
  type ResubmitRequest,
  resubmitClosesAt,
} from '@kaadi/contract/card-orders'
import { assign, type ErrorActorEvent, emit, setup } from 'xstate'
import { hasCode, isFinalRefusal } from '../../errors/index.ts'
import { randomId } from '../../storage/index.ts'
import { delayUntil } from '../delay-until.ts'
import { notProvided } from '../not-provided.ts'

/** What the machine needs of an order. */
export interface ReturnedOrder {
  readonly giftOrderId: string
  readonly orderStatus: CardOrderStatus
  readonly operatorTime: string | null
  readonly fId: string | null
  /** The server's clock in the reply that carried the order. */
  readonly serverTime: string
}

/** The returned order, and the clock it is judged by. */
export interface OrderResubmitInput {
  readonly order: ReturnedOrder
  /** When that reply arrived, by this device's clock; now when left out. */
  readonly receivedAt?: number
  readonly now?: () => number
}

/** Why an order cannot be sent again: it never could, the time is over, or the server knows better. */
export type ResubmitClosed = 'not-correctable' | 'window-over' | 'already-used'

/** What the resubmit machine remembers. */
export interface OrderResubmitContext {
  readonly now: () => number
  /** Instant of this device's clock at which the window closes; undefined where it was never open. */
  readonly closesAt: number | undefined
  readonly request: ResubmitRequest | undefined
  /** One key for this order's one resubmission. */
  readonly idempotencyKey: string
  readonly error: unknown
  readonly closedBy: ResubmitClosed | undefined
  readonly sentOrder: CardOrder | undefined
}

/** What the resubmit machine is told. */
export type OrderResubmitEvent =
  | { readonly type: 'SUBMIT'; readonly request: ResubmitRequest }
  /** Sends the same again, after a failure that left open what happened. */
  | { readonly type: 'RETRY' }

/** `sent`: the service took the corrected order, as another one. */
export type OrderResubmitEmitted = { readonly type: 'sent'; readonly order: CardOrder }

/** What the actor `resubmit` is given. */
export interface ResubmitInput {
  readonly request: ResubmitRequest
  readonly idempotencyKey: string
}

/**
 * When the window closes by this device's clock. The two clocks may differ by days: only their difference at the moment
 * of the reply counts.
 */
const closesAtHere = ({ order, receivedAt, now = Date.now }: OrderResubmitInput): number | undefined => {
  const closesAt = resubmitClosesAt(order)
  if (closesAt === null) return undefined
  return closesAt - Date.parse(order.serverTime) + (receivedAt ?? now())
}

const failureOf = (event: unknown): unknown => (event as ErrorActorEvent).error

/**
 * Sends a returned order again (specification, section 4): open while the order is in status 21, was last operated
 * strictly less than 30 minutes ago, and has no `fId`. It closes by itself at the end of the window, to the millisecond.
 *
 * ```
 *                   SUBMIT            done
 * deciding ─▶ open ──────────▶ sending ──────▶ sent
 *  │ ▲ ▲       │                  │
 *  │ │ └───────┘ 30:00.000        ├─ the server says closed ──▶ closed
 *  │ └──────── refused ───────────┤
 *  │ not open, or over            └─ no answer ──▶ unanswered ── RETRY (same key) ──▶ sending
 *  └───────▶ closed
 * ```
 *
 * Once it is sending the server decides, by its own clock. An `unanswered` sending may be repeated after the window too:
 * the same key gives the first answer again.
 */
export const orderResubmitMachine = setup({
  types: {
    context: {} as OrderResubmitContext,
    events: {} as OrderResubmitEvent,
    input: {} as OrderResubmitInput,
    emitted: {} as OrderResubmitEmitted,
  },
  actors: { resubmit: notProvided<ResubmitInput, CardOrder>('resubmit') },
  guards: {
    wasOpen: ({ context }) => context.closesAt !== undefined,
    isOpen: ({ context }) => context.closesAt !== undefined && context.now() < context.closesAt,
    saysWindowOver: ({ event }) => hasCode(failureOf(event), 'resubmitWindowClosed'),
    saysUsed: ({ event }) => hasCode(failureOf(event), 'resubmitUsed'),
    saysNotCorrectable: ({ event }) =>
      hasCode(failureOf(event), 'orderNotCorrectable', 'questionAnswered', 'questionClosed', 'notFound'),
    isFinal: ({ event }) => isFinalRefusal(failureOf(event)),
  },
  delays: { untilClosed: ({ context }) => delayUntil(context.closesAt, context.now()) },
  actions: {
    closeBecause: assign((_, closedBy: ResubmitClosed) => ({ closedBy })),
    fail: assign({ error: ({ event }) => failureOf(event) }),
    // A refusal ends the action; corrected input is another one and needs another key.
    renewKey: assign({ idempotencyKey: () => randomId() }),
  },
}).createMachine({
  id: 'orderResubmit',
  context: ({ input }) => ({
    now: input.now ?? Date.now,
    closesAt: closesAtHere(input),
    request: undefined,
    idempotencyKey: randomId(),
    error: undefined,
    closedBy: undefined,
    sentOrder: undefined,
  }),
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'isOpen', target: 'open' },
        {
          guard: 'wasOpen',
          target: 'closed',
          actions: { type: 'closeBecause', params: 'window-over' },
        },
        { target: 'closed', actions: { type: 'closeBecause', params: 'not-correctable' } },
      ],
    },
    open: {
      on: {
        SUBMIT: {
          guard: 'isOpen',
          target: 'sending',
          actions: assign({ request: ({ event }) => event.request, error: undefined }),
        },
      },
      after: { untilClosed: 'deciding' },
    },
    sending: {
      invoke: {
        src: 'resubmit',
        input: ({ context }): ResubmitInput => ({
          request: context.request!,
          idempotencyKey: context.idempotencyKey,
        }),
        onDone: {
          target: 'sent',
          actions: [
            assign({ sentOrder: ({ event }) => event.output, error: undefined }),
            emit(({ event }) => ({ type: 'sent', order: event.output })),
          ],
        },
        onError: [
          {
            guard: 'saysWindowOver',
            target: 'closed',
            actions: ['fail', { type: 'closeBecause', params: 'window-over' }],
          },
          {
            guard: 'saysUsed',
            target: 'closed',
            actions: ['fail', { type: 'closeBecause', params: 'already-used' }],
          },
          {
            guard: 'saysNotCorrectable',
            target: 'closed',
            actions: ['fail', { type: 'closeBecause', params: 'not-correctable' }],
          },
          { guard: 'isFinal', target: 'deciding', actions: ['fail', 'renewKey'] },
          { target: 'unanswered', actions: 'fail' },
        ],
      },
    },
    unanswered: { on: { RETRY: 'sending' } },
    sent: { type: 'final' },
    closed: { type: 'final' },
  },
})
