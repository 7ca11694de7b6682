import { pinLength } from '@kaadi/contract/constants'
import { isTrivialPin } from '@kaadi/contract/withdrawal-pins'
import { and, assign, type ErrorActorEvent, setup } from 'xstate'
import { hasCode } from '../../errors/index.ts'
import { delayUntil } from '../delay-until.ts'
import { notProvided } from '../not-provided.ts'
import { attemptsLeftIn, lockedUntilIn } from './pin-refusal.ts'

/** How the PIN is asked for. */
export interface PinInput {
  /** `confirm` asks for the same PIN twice, as when a first one is set. */
  readonly mode: 'enter' | 'confirm'
  readonly now?: () => number
}

/** What the PIN machine remembers. */
export interface PinContext extends Required<PinInput> {
  readonly digits: string
  /** The first entry, while it is confirmed. */
  readonly first: string | undefined
  /** The first entry is too easy to guess, the two entries differ, or the service refused. */
  readonly problem: 'tooSimple' | 'mismatch' | 'refused' | undefined
  readonly error: unknown
  readonly attemptsLeft: number | undefined
  /** Instant of this device's clock. */
  readonly lockedUntil: number | undefined
}

/** What the PIN machine is told: keys of a pad, or a paste. */
export type PinEvent =
  | { readonly type: 'DIGIT'; readonly digit: string }
  | { readonly type: 'DELETE' }
  | { readonly type: 'CLEAR' }
  /** Several digits at once; anything else in the text is dropped. */
  | { readonly type: 'PASTE'; readonly text: string }

const failureOf = (event: unknown): unknown => (event as ErrorActorEvent).error
const appended = (digits: string, text: string): string =>
  (digits + text.replace(/\D/g, '')).slice(0, pinLength)

/**
 * Takes the six digits of the withdrawal password.
 *
 * ```
 *            six digits                      done
 * entering ───────────────▶ submitting ───────────▶ accepted
 *  ▲ │ ▲  (confirm mode)        │
 *  │ ▼ │ differ                 ├─ refused ─▶ entering, with the attempts left
 *  │ confirming ── same ──▶     └─ too many ─▶ locked ── lock over ──▶ entering
 * ```
 *
 * A new PIN that is too easy to guess is refused before it is entered a second time. `DIGIT`, `PASTE`, `DELETE` and `CLEAR` are taken in `entering` and `confirming`. Digits never outlive their use: they are
 * dropped with each answer.
 */
export const pinMachine = setup({
  types: { context: {} as PinContext, events: {} as PinEvent, input: {} as PinInput },
  actors: { submitPin: notProvided<{ pin: string }, unknown>('submitPin') },
  guards: {
    isFull: ({ context }) => context.digits.length === pinLength,
    mustConfirm: ({ context }) => context.mode === 'confirm' && context.digits.length === pinLength,
    isTooSimple: ({ context }) =>
      context.mode === 'confirm' && context.digits.length === pinLength && isTrivialPin(context.digits),
    isSame: ({ context }) => context.digits === context.first,
    saysLocked: ({ event }) => hasCode(failureOf(event), 'pinLocked'),
  },
  delays: { untilUnlocked: ({ context }) => delayUntil(context.lockedUntil, context.now()) },
  actions: {
    type: assign(({ context, event }) => {
      if (event.type === 'DELETE') return { digits: context.digits.slice(0, -1) }
      if (event.type === 'CLEAR') return { digits: '' }
      const text = event.type === 'DIGIT' ? event.digit.slice(0, 1) : event.text
      const digits = appended(context.digits, text)
      return digits === context.digits ? {} : { digits, problem: undefined, error: undefined }
    }),
    keepFirst: assign({ first: ({ context }) => context.digits, digits: '' }),
    forget: assign({ digits: '', first: undefined }),
    refuse: assign({
      problem: 'refused',
      error: ({ event }) => failureOf(event),
      attemptsLeft: ({ event }) => attemptsLeftIn(failureOf(event)),
    }),
    lock: assign({
      attemptsLeft: 0,
      lockedUntil: ({ context, event }) => lockedUntilIn(failureOf(event), context.now()),
    }),
  },
}).createMachine({
  id: 'pin',
  context: ({ input }) => ({
    mode: input.mode,
    now: input.now ?? Date.now,
    digits: '',
    first: undefined,
    problem: undefined,
    error: undefined,
    attemptsLeft: undefined,
    lockedUntil: undefined,
  }),
  initial: 'entering',
  states: {
    entering: {
      on: {
        DIGIT: { actions: 'type' },
        DELETE: { actions: 'type' },
        CLEAR: { actions: 'type' },
        PASTE: { actions: 'type' },
      },
      always: [
        { guard: 'isTooSimple', target: 'entering', actions: ['forget', assign({ problem: 'tooSimple' })] },
        { guard: 'mustConfirm', target: 'confirming', actions: 'keepFirst' },
        { guard: 'isFull', target: 'submitting' },
      ],
    },
    confirming: {
      on: {
        DIGIT: { actions: 'type' },
        DELETE: { actions: 'type' },
        CLEAR: { actions: 'type' },
        PASTE: { actions: 'type' },
      },
      always: [
        { guard: and(['isFull', 'isSame']), target: 'submitting' },
        { guard: 'isFull', target: 'entering', actions: ['forget', assign({ problem: 'mismatch' })] },
      ],
    },
    submitting: {
      invoke: {
        src: 'submitPin',
        input: ({ context }) => ({ pin: context.digits }),
        onDone: { target: 'accepted', actions: 'forget' },
        onError: [
          { guard: 'saysLocked', target: 'locked', actions: ['refuse', 'lock', 'forget'] },
          { target: 'entering', actions: ['refuse', 'forget'] },
        ],
      },
    },
    locked: {
      after: {
        untilUnlocked: {
          target: 'entering',
          actions: assign({
            lockedUntil: undefined,
            attemptsLeft: undefined,
            problem: undefined,
            error: undefined,
          }),
        },
      },
    },
    accepted: { type: 'final' },
  },
})
