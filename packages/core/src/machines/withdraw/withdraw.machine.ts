import type { Withdrawal, WithdrawalLimits, WithdrawalRequest } from '@kaadi/contract/withdrawals'
import { assign, type DoneActorEvent, type ErrorActorEvent, emit, not, setup } from 'xstate'
import { hasCode, isFinalRefusal } from '../../errors/index.ts'
import {
  decideWithdrawal,
  limitsToAccount,
  MoneyError,
  money,
  toAmount,
  type WithdrawalDecision,
} from '../../money/index.ts'
import { randomId } from '../../storage/index.ts'
import { againMs } from '../again-ms.ts'
import { delayUntil } from '../delay-until.ts'
import { notProvided } from '../not-provided.ts'
import { attemptsLeftIn, lockedUntilIn } from '../pin/pin-refusal.ts'

/** The limits and the account a withdrawal starts from. */
export interface WithdrawInput {
  readonly limits: WithdrawalLimits
  readonly bankAccountId?: string | undefined
  /** That of a failed withdrawal that is sent again. */
  readonly amount?: string | undefined
  readonly now?: () => number
}

/** What the withdraw machine remembers. */
export interface WithdrawContext {
  readonly now: () => number
  readonly limits: WithdrawalLimits
  /** A plain decimal string, as far as it was typed. */
  readonly amount: string
  readonly bankAccountId: string | undefined
  /** The fee that was shown when the form was left: another one is not taken. */
  readonly shownFee: string | undefined
  /** What is on its way. It holds the PIN, so it is dropped as soon as the answer is known. */
  readonly request: WithdrawalRequest | undefined
  readonly idempotencyKey: string
  /** The key of a sending that got no final answer: whatever is sent goes under it, until one comes. */
  readonly sentUnder: string | undefined
  readonly error: unknown
  readonly attemptsLeft: number | undefined
  /** Instant of this device's clock. */
  readonly lockedUntil: number | undefined
  readonly withdrawal: Withdrawal | undefined
}

/** What was sent, and under which key. */
export interface UnansweredWithdrawal {
  readonly idempotencyKey: string
  readonly amount: string
  readonly bankAccountId: string
}

/** What the withdraw machine is told. */
export type WithdrawEvent =
  | { readonly type: 'SET_AMOUNT'; readonly amount: string }
  | { readonly type: 'SET_ACCOUNT'; readonly bankAccountId: string }
  /** Fresh limits: the balance moved, or another currency was chosen. */
  | { readonly type: 'SET_LIMITS'; readonly limits: WithdrawalLimits }
  | { readonly type: 'CONTINUE' }
  | { readonly type: 'BACK' }
  /** `sentUnder`: the key of a sending without an answer that another page of this seller has left. */
  | { readonly type: 'SUBMIT_PIN'; readonly pin: string; readonly sentUnder?: string | undefined }
  /** A withdrawal password was set meanwhile. */
  | { readonly type: 'PIN_SET' }
  /** Send the same again under the same key, after no answer came; or look for it again. */
  | { readonly type: 'RETRY' }
  /** What was sent on an earlier visit got no answer: look whether it arrived. */
  | { readonly type: 'SEEK'; readonly sent: UnansweredWithdrawal }

/** What the withdraw machine tells. */
export type WithdrawEmitted =
  /** The service took it. */
  | { readonly type: 'submitted'; readonly withdrawal: Withdrawal }
  /** The service found fault with the amount: balance or limits are not what the form believed. */
  | { readonly type: 'refused' }

/** What the actor `requestWithdrawal` is given. */
export interface RequestWithdrawalInput {
  readonly request: WithdrawalRequest
  readonly idempotencyKey: string
}

/** What the actor `findWithdrawal` is given; it answers the withdrawal that was made under the key, if one was. */
export interface FindWithdrawalInput {
  readonly idempotencyKey: string
}

/** What the amount field says now: fee and net, or what is wrong. Undefined while nothing was typed. */
export const withdrawalDecision = ({
  limits,
  amount,
  bankAccountId,
}: Pick<WithdrawContext, 'limits' | 'amount' | 'bankAccountId'>):
  | WithdrawalDecision<1 | 2 | 3>
  | undefined => {
  if (amount === '') return undefined
  const { currencyId } = limits
  const available = money(limits.available, currencyId)
  try {
    return decideWithdrawal(limitsToAccount(limits, bankAccountId), money(amount, currencyId), available)
  } catch (error) {
    if (!(error instanceof MoneyError)) throw error
    return { ok: false, reason: 'notAnAmount', limit: money(limits.minWithdraw, currencyId) }
  }
}

const feeOf = (decision: WithdrawalDecision<1 | 2 | 3> | undefined): string | undefined =>
  decision?.ok ? toAmount(decision.fee) : undefined

const failureOf = (event: unknown): unknown => (event as ErrorActorEvent).error

const foundBy = (event: unknown): Withdrawal | undefined =>
  (event as DoneActorEvent<Withdrawal | undefined>).output

/**
 * Withdraws money: amount and account, withdrawal password, one request (UnitAmount, UnitPassword, UnitProcessing).
 *
 * ```
 * amount ─CONTINUE─▶ pin ─SUBMIT_PIN─▶ submitting ─▶ submitted
 *   ▲ ▲ │no PIN set   │ ▲ ▲                │
 *   │ │ └─▶ pinMissing│ │ ├─ wrong PIN ────┤
 *   │ └──────BACK─────┘ │ │                ├─ too many ─▶ locked ── lock over ──▶ pin
 *   ├─ amount refused ──┼─┼────────────────┤
 *   │                   │ │                ├─ no answer ─▶ unanswered ─RETRY (same key)─▶ submitting
 *   │                   │ │                │                   └ waiting ─ 5 s ─▶ looking ─ it is there ─▶ submitted
 *   │                                      └─ arrived before, as something else ─▶ seeking
 *   └─SEEK─▶ seeking ─ it is there ─▶ submitted
 *              │ ▲└ it is not ─▶ amount, to be sent under the same key
 *              ▼ └ RETRY, 5 s
 *           unreached
 * ```
 *
 * What got no final answer keeps its key (`sentUnder`), be it sent again with another PIN, another amount or by another page:
 * the service carries out one of them, and says of all others that the key is taken. Then the one is looked for and shown.
 *
 * `SET_AMOUNT` and `SET_ACCOUNT` fill the form, `SET_LIMITS` is taken everywhere, `PIN_SET` leads from `pinMissing` to `pin`.
 * The amount is gross: the fee is inside. `withdrawalDecision` tells the form what would be refused; the server decides.
 */
export const withdrawMachine = setup({
  types: {
    context: {} as WithdrawContext,
    events: {} as WithdrawEvent,
    input: {} as WithdrawInput,
    emitted: {} as WithdrawEmitted,
  },
  actors: {
    requestWithdrawal: notProvided<RequestWithdrawalInput, Withdrawal>('requestWithdrawal'),
    findWithdrawal: notProvided<FindWithdrawalInput, Withdrawal | undefined>('findWithdrawal'),
  },
  guards: {
    isComplete: ({ context }) =>
      context.bankAccountId !== undefined && withdrawalDecision(context)?.ok === true,
    isLocked: ({ context }) => context.lockedUntil !== undefined && context.now() < context.lockedUntil,
    needsPin: ({ context }) => !context.limits.pinSet,
    saysKeyTaken: ({ event }) => hasCode(failureOf(event), 'idempotencyKeyReused'),
    saysWrongPin: ({ event }) => hasCode(failureOf(event), 'wrongPin'),
    saysLocked: ({ event }) => hasCode(failureOf(event), 'pinLocked'),
    saysPinMissing: ({ event }) => hasCode(failureOf(event), 'pinNotSet'),
    isFinal: ({ event }) => isFinalRefusal(failureOf(event)),
    isThere: ({ event }) => foundBy(event) !== undefined,
  },
  delays: { untilUnlocked: ({ context }) => delayUntil(context.lockedUntil, context.now()) },
  actions: {
    fail: assign({ error: ({ event }) => failureOf(event) }),
    clearError: assign({ error: undefined }),
    countAttempts: assign({ attemptsLeft: ({ event }) => attemptsLeftIn(failureOf(event)) }),
    lock: assign({
      lockedUntil: ({ context, event }) => lockedUntilIn(failureOf(event), context.now()),
      attemptsLeft: 0,
    }),
    unlock: assign({ lockedUntil: undefined, attemptsLeft: undefined, error: undefined }),
    forgetPin: assign({ request: undefined }),
    keepKey: assign({ sentUnder: ({ context }) => context.idempotencyKey }),
    dropKey: assign({ sentUnder: undefined }),
    takeFound: assign({ withdrawal: ({ event }) => foundBy(event), error: undefined }),
    tellFound: emit(({ event }) => ({ type: 'submitted', withdrawal: foundBy(event)! })),
    noteFee: assign({ shownFee: ({ context }) => feeOf(withdrawalDecision(context)) }),
    notePin: assign({ limits: ({ context }) => ({ ...context.limits, pinSet: true }) }),
  },
}).createMachine({
  id: 'withdraw',
  context: ({ input }) => ({
    now: input.now ?? Date.now,
    limits: input.limits,
    amount: input.amount ?? '',
    bankAccountId: input.bankAccountId,
    shownFee: undefined,
    request: undefined,
    idempotencyKey: randomId(),
    sentUnder: undefined,
    error: undefined,
    attemptsLeft: undefined,
    lockedUntil: undefined,
    withdrawal: undefined,
  }),
  initial: 'amount',
  on: { SET_LIMITS: { actions: assign({ limits: ({ event }) => event.limits }) } },
  states: {
    amount: {
      on: {
        SET_AMOUNT: { actions: [assign({ amount: ({ event }) => event.amount }), 'clearError'] },
        SEEK: {
          target: 'seeking',
          actions: assign(({ event: { sent } }) => ({
            amount: sent.amount,
            bankAccountId: sent.bankAccountId,
            sentUnder: sent.idempotencyKey,
          })),
        },
        SET_ACCOUNT: { actions: assign({ bankAccountId: ({ event }) => event.bankAccountId }) },
        CONTINUE: [
          { guard: not('isComplete') },
          { guard: 'isLocked', target: 'locked', actions: 'noteFee' },
          { guard: 'needsPin', target: 'pinMissing', actions: 'noteFee' },
          { target: 'pin', actions: ['clearError', 'noteFee'] },
        ],
      },
    },
    pinMissing: {
      on: { BACK: 'amount', PIN_SET: { target: 'pin', actions: ['notePin', 'clearError'] } },
    },
    pin: {
      on: {
        BACK: { target: 'amount', actions: 'clearError' },
        SUBMIT_PIN: {
          target: 'submitting',
          actions: assign(({ context, event }) => ({
            request: {
              currencyId: context.limits.currencyId,
              bankAccountId: context.bankAccountId!,
              amount: context.amount,
              ...(context.shownFee !== undefined && { shownFee: context.shownFee }),
              pin: event.pin,
            },
            sentUnder: event.sentUnder ?? context.sentUnder,
            idempotencyKey: event.sentUnder ?? context.sentUnder ?? randomId(),
            error: undefined,
          })),
        },
      },
    },
    submitting: {
      invoke: {
        src: 'requestWithdrawal',
        input: ({ context }) => ({ request: context.request!, idempotencyKey: context.idempotencyKey }),
        onDone: {
          target: 'submitted',
          actions: [
            assign({ withdrawal: ({ event }) => event.output, error: undefined, attemptsLeft: undefined }),
            'forgetPin',
            'dropKey',
            emit(({ event }) => ({ type: 'submitted', withdrawal: event.output })),
          ],
        },
        onError: [
          { guard: 'saysKeyTaken', target: 'seeking', actions: ['keepKey', 'forgetPin'] },
          { guard: 'saysWrongPin', target: 'pin', actions: ['fail', 'countAttempts', 'forgetPin'] },
          { guard: 'saysLocked', target: 'locked', actions: ['fail', 'lock', 'forgetPin'] },
          { guard: 'saysPinMissing', target: 'pinMissing', actions: ['fail', 'forgetPin'] },
          {
            guard: 'isFinal',
            target: 'amount',
            actions: ['fail', 'forgetPin', 'dropKey', emit({ type: 'refused' })],
          },
          { target: 'unanswered', actions: ['fail', 'keepKey'] },
        ],
      },
    },
    seeking: {
      invoke: {
        src: 'findWithdrawal',
        input: ({ context }) => ({ idempotencyKey: context.sentUnder! }),
        onDone: [
          { guard: 'isThere', target: 'submitted', actions: ['takeFound', 'dropKey', 'tellFound'] },
          { target: 'amount', actions: 'clearError' },
        ],
        onError: { target: 'unreached', actions: 'fail' },
      },
    },
    unreached: { on: { RETRY: 'seeking' }, after: { [againMs]: 'seeking' } },
    // Meanwhile it is looked for: what arrived is shown without another try.
    unanswered: {
      on: { RETRY: { target: 'submitting', actions: 'clearError' } },
      initial: 'waiting',
      states: {
        waiting: { after: { [againMs]: 'looking' } },
        looking: {
          invoke: {
            src: 'findWithdrawal',
            input: ({ context }) => ({ idempotencyKey: context.sentUnder! }),
            onDone: [
              {
                guard: 'isThere',
                target: '#withdraw.submitted',
                actions: ['takeFound', 'forgetPin', 'dropKey', 'tellFound'],
              },
              { target: 'waiting' },
            ],
            onError: 'waiting',
          },
        },
      },
    },
    locked: {
      on: { BACK: 'amount' },
      after: { untilUnlocked: { target: 'pin', actions: 'unlock' } },
    },
    submitted: { type: 'final' },
  },
})
