import { assign, type DoneActorEvent, type ErrorActorEvent, setup } from 'xstate'
import { isFinalRefusal } from '../../errors/index.ts'
import { randomId } from '../../storage/index.ts'
import { delayUntil } from '../delay-until.ts'
import { notProvided } from '../not-provided.ts'

/** How long an opened code stays in sight. */
export const codeShownMs = 30_000

/** A card's code in full. */
export interface ShownCode {
  readonly code: string
  readonly cardPin: string | null
}

/** The clock by which a code is hidden again. */
export interface CodeRevealInput {
  readonly now?: () => number
}

/** What the machine of an opened code remembers. */
export interface CodeRevealContext {
  readonly now: () => number
  readonly purpose: string
  /** One key for one showing, until the service has given its last word. */
  readonly idempotencyKey: string
  readonly shown: ShownCode | undefined
  /** Instant of this device's clock at which the code is hidden. */
  readonly hidesAt: number | undefined
  readonly error: unknown
}

/** What the machine of an opened code is told. */
export type CodeRevealEvent =
  /** Opens the code; the purpose is what the seller will read. */
  { readonly type: 'OPEN'; readonly purpose: string } | { readonly type: 'HIDE' }

/** What the actor `reveal` is given. */
export interface RevealInput {
  readonly purpose: string
  readonly idempotencyKey: string
}

/**
 * A card's code behind a deliberate act: in sight for thirty seconds, then gone from the page and from memory. Each
 * opening is one line of the log that the seller reads; one that got no answer is asked for under the same key.
 *
 * ```
 * hidden ── OPEN ──▶ opening ── done ──▶ shown ── HIDE, or thirty seconds ──▶ hidden
 *   ▲                  │
 *   └── failed, HIDE ──┘
 * ```
 */
export const codeRevealMachine = setup({
  types: {
    context: {} as CodeRevealContext,
    events: {} as CodeRevealEvent,
    input: {} as CodeRevealInput,
  },
  actors: { reveal: notProvided<RevealInput, ShownCode>('reveal') },
  guards: { isFinal: ({ event }) => isFinalRefusal((event as unknown as ErrorActorEvent).error) },
  delays: { untilHidden: ({ context }) => delayUntil(context.hidesAt, context.now()) },
  actions: {
    ask: assign(({ context, event }) => {
      if (event.type !== 'OPEN') return {}
      // Another purpose is another line of the log.
      const isSame = event.purpose === context.purpose
      return {
        purpose: event.purpose,
        error: undefined,
        ...(!isSame && { idempotencyKey: randomId() }),
      }
    }),
    show: assign(({ context, event }) => ({
      shown: (event as unknown as DoneActorEvent<ShownCode>).output,
      hidesAt: context.now() + codeShownMs,
      idempotencyKey: randomId(),
    })),
    hide: assign({ shown: undefined, hidesAt: undefined }),
    fail: assign({ error: ({ event }) => (event as unknown as ErrorActorEvent).error }),
    renewKey: assign({ idempotencyKey: () => randomId() }),
  },
}).createMachine({
  id: 'codeReveal',
  context: ({ input }) => ({
    now: input.now ?? Date.now,
    purpose: '',
    idempotencyKey: randomId(),
    shown: undefined,
    hidesAt: undefined,
    error: undefined,
  }),
  initial: 'hidden',
  states: {
    hidden: { on: { OPEN: { target: 'opening', actions: 'ask' } } },
    opening: {
      invoke: {
        src: 'reveal',
        input: ({ context: { purpose, idempotencyKey } }): RevealInput => ({ purpose, idempotencyKey }),
        onDone: { target: 'shown', actions: 'show' },
        onError: [
          { guard: 'isFinal', target: 'hidden', actions: ['fail', 'renewKey'] },
          { target: 'hidden', actions: 'fail' },
        ],
      },
      on: { HIDE: 'hidden' },
    },
    shown: {
      on: { HIDE: 'hidden' },
      after: { untilHidden: 'hidden' },
      exit: 'hide',
    },
  },
})
