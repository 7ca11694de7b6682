import { hasCode, isFinalRefusal } from '@kaadi/core/errors'
import {
  type ActorRefFrom,
  assign,
  type DoneActorEvent,
  type ErrorActorEvent,
  fromPromise,
  setup,
  waitFor,
} from 'xstate'

/** How long a refusal can be taken back. */
export const takeBackMs = 5_000
/** A claim, or an appeal's, that ends this soon leaves no time to take anything back. */
export const spareMs = 2_000
/** One that got no answer may have been made: it is asked for again under its key, this long after. */
export const askAgainMs = 5_000

export interface RefusalInput {
  /** What is sent. */
  readonly body: unknown
  readonly idempotencyKey: string
  /** Less where the claim ends sooner: what is sent after it would be lost. */
  readonly waitMs: number
}

const failureOf = (event: unknown): unknown => (event as ErrorActorEvent).error

interface RefusalContext extends RefusalInput {
  /** What the service answered. */
  readonly decided: unknown
  readonly error: unknown
  /** A request of it got no answer. */
  readonly isUnknown: boolean
}

/**
 * A refusal that was decided and waits before it is sent. Nothing has happened to the order, or the appeal,
 * until then: whoever decided it has it, and its seller is told nothing.
 *
 *   waiting ── waitMs, or SEND ─▶ sending ─▶ sent
 *      └── TAKE_BACK ─▶ takenBack     ├──▶ failed: the service said no
 *                                     ├──▶ left: the session ended, and what came of an earlier request is not known
 *                                     └──▶ unanswered ── 5 s, or SEND ─▶ sending
 */
export const refusalMachine = setup({
  types: {
    context: {} as RefusalContext,
    input: {} as RefusalInput,
    events: {} as { readonly type: 'TAKE_BACK' } | { readonly type: 'SEND' },
  },
  actors: {
    send: fromPromise<unknown, RefusalInput>(() => Promise.reject(new Error('Nobody sends it.'))),
  },
  guards: {
    isFinal: ({ event }) => isFinalRefusal(failureOf(event)),
    endsUnknown: ({ context, event }) => context.isUnknown && hasCode(failureOf(event), 'unauthenticated'),
  },
  delays: { askAgain: askAgainMs, wait: ({ context }) => context.waitMs },
}).createMachine({
  id: 'refusal',
  context: ({ input }) => ({ ...input, decided: undefined, error: undefined, isUnknown: false }),
  initial: 'waiting',
  states: {
    waiting: { after: { wait: 'sending' }, on: { TAKE_BACK: 'takenBack', SEND: 'sending' } },
    sending: {
      invoke: {
        src: 'send',
        input: ({ context }) => context,
        onDone: {
          target: 'sent',
          actions: assign({ decided: ({ event }) => (event as DoneActorEvent).output }),
        },
        onError: [
          { guard: 'endsUnknown', target: 'left' },
          {
            guard: 'isFinal',
            target: 'failed',
            actions: assign({ error: ({ event }) => failureOf(event) }),
          },
          { target: 'unanswered', actions: assign({ isUnknown: true }) },
        ],
      },
    },
    unanswered: { after: { askAgain: 'sending' }, on: { SEND: 'sending' } },
    takenBack: { type: 'final' },
    sent: { type: 'final' },
    failed: { type: 'final' },
    left: { type: 'final' },
  },
})

/** Waits until a refusal was answered, taken back, left or got no answer. Answers which. */
export const refusalOutcome = async (actor: ActorRefFrom<typeof refusalMachine>) => {
  const { value } = await waitFor(
    actor,
    (snapshot) => snapshot.status === 'done' || snapshot.matches('unanswered'),
  )
  return value
}
