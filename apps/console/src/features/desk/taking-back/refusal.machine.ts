import type { DecideRequest, DeskOrder } from '@kaadi/contract/desk'
import { assign, type DoneActorEvent, type ErrorActorEvent, fromPromise, setup } from 'xstate'

/** How long a refusal can be taken back. */
export const takeBackMs = 5_000

export interface RefusalInput {
  readonly body: DecideRequest
  readonly idempotencyKey: string
  /** Less where the claim ends sooner: what is sent after it would be lost. */
  readonly waitMs: number
}

interface RefusalContext extends RefusalInput {
  readonly decided: DeskOrder | undefined
  readonly error: unknown
}

/**
 * A refusal that was decided and waits before it is sent. Nothing has happened to the order until then: it is under its claim, and
 * its seller is told nothing.
 *
 *   waiting ── waitMs, or SEND ─▶ sending ─▶ sent
 *      └── TAKE_BACK ─▶ takenBack      └──▶ failed
 */
export const refusalMachine = setup({
  types: {
    context: {} as RefusalContext,
    input: {} as RefusalInput,
    events: {} as { readonly type: 'TAKE_BACK' } | { readonly type: 'SEND' },
  },
  actors: {
    send: fromPromise<DeskOrder, RefusalInput>(() => Promise.reject(new Error('Nobody sends it.'))),
  },
  delays: { wait: ({ context }) => context.waitMs },
}).createMachine({
  id: 'refusal',
  context: ({ input }) => ({ ...input, decided: undefined, error: undefined }),
  initial: 'waiting',
  states: {
    waiting: { after: { wait: 'sending' }, on: { TAKE_BACK: 'takenBack', SEND: 'sending' } },
    sending: {
      invoke: {
        src: 'send',
        input: ({ context }) => context,
        onDone: {
          target: 'sent',
          actions: assign({ decided: ({ event }) => (event as DoneActorEvent<DeskOrder>).output }),
        },
        onError: {
          target: 'failed',
          actions: assign({ error: ({ event }) => (event as unknown as ErrorActorEvent).error }),
        },
      },
    },
    takenBack: { type: 'final' },
    sent: { type: 'final' },
    failed: { type: 'final' },
  },
})
