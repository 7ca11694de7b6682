import type { DeskOrder, Lease } from '@kaadi/contract/desk'
import { assign, type DoneActorEvent, type ErrorActorEvent, emit, setup } from 'xstate'
import { ApiError, hasCode, isFinalRefusal } from '../../errors/index.ts'
import { randomId } from '../../storage/index.ts'
import { delayUntil } from '../delay-until.ts'
import { notProvided } from '../not-provided.ts'
import {
  type ClaimFacts,
  type ClaimLoss,
  claimFacts,
  type HeldClaim,
  heldByBoth,
  heldFrom,
  lossOf,
  nobodys,
} from './claim-facts.ts'

/** How often work renews a claim, at most. */
const renewEveryMs = 60_000
/** How soon a renewal that got no answer is tried again. */
const renewAgainMs = 5_000

/** The clock that the claim is judged by, and the reply that is there already: the claim begins as it says. */
export interface ClaimInput {
  readonly now?: () => number
  readonly seen?: { readonly order: DeskOrder; readonly receivedAt: number } | undefined
}

/** What the claim machine remembers. */
export interface ClaimContext {
  readonly now: () => number
  readonly facts: ClaimFacts | undefined
  /** The claim of this session; undefined where it has none. */
  readonly held: HeldClaim | undefined
  /** Instant before which work does not renew. */
  readonly renewAt: number
  readonly hasWorked: boolean
  readonly loss: ClaimLoss | undefined
  /** One key for a taking or a giving back, until the service has given its last word. */
  readonly idempotencyKey: string
  readonly error: unknown
}

/** What the claim machine is told. */
export type ClaimEvent =
  /** The order as the service shows it, and when that reply came by this device's clock; now when left out. */
  | { readonly type: 'SEEN'; readonly order: DeskOrder; readonly receivedAt?: number }
  | { readonly type: 'TAKE' }
  | { readonly type: 'RELEASE' }
  /** The reviewer did something at the page. */
  | { readonly type: 'WORKED' }
  /** Another call was refused with `claimLost`. */
  | { readonly type: 'LOST' }

/** What the claim machine tells. */
export type ClaimEmitted =
  /** Something has changed that only the service knows: read the order again. */
  | { readonly type: 'look' }
  /** This session holds the order from now on: what was refused before says nothing any more. */
  | { readonly type: 'held' }

/** What the actor `take` is given. */
export interface ClaimTakeInput {
  readonly idempotencyKey: string
  /** The claim is the caller's own, in another session: it is to end there and begin here. */
  readonly fromMyOtherSession: boolean
}

/** What the actors `release` and `renew` are given. */
export interface ClaimHeldInput {
  readonly leaseToken: string
  readonly idempotencyKey: string
}

const failureOf = (event: unknown): unknown => (event as ErrorActorEvent).error

/** Who was quicker, as a refused claim tells it. */
const quickerOf = (error: unknown): { claimedBy: string; byMe: boolean } | undefined =>
  error instanceof ApiError && hasCode(error, 'claimedByAnother')
    ? (error.details as { claimedBy: string; byMe: boolean })
    : undefined

const heldInput = ({ context }: { context: ClaimContext }): ClaimHeldInput => ({
  leaseToken: context.held!.leaseToken,
  idempotencyKey: context.idempotencyKey,
})
const seen = [{ guard: 'isOld' }, { target: 'deciding', actions: 'see' }] as const
const over = { target: '#claim.deciding', actions: ['forget', 'look'] } as const

/**
 * A reviewer's claim on one order: a lease that belongs to the session, is renewed by work and runs out without it. The
 * order's replies say how it stands, so a page that is reloaded or opened twice goes on with the same claim; a reply that
 * is older than what is known already is passed over. What this page held and no longer has is `lost`, with the reason,
 * until it is taken again.
 *
 * ```
 *                ┌─▶ unknown ─── SEEN ──▶ deciding
 *   deciding ────┼─▶ free ────── TAKE ──▶ taking ──▶ deciding
 *    ▲    ▲      ├─▶ elsewhere (another operator; or this one in another session ── TAKE ──▶ taking)
 *    │    │      ├─▶ held ────── RELEASE ──▶ releasing ──▶ deciding
 *   SEEN  │      ├─▶ lost ────── TAKE ──▶ taking
 *         │      └─▶ closed (decided, or with the seller)
 *         └── LOST, or the end of the lease
 *
 *   held = lease: running, again after each extension
 *        + work: resting ── a minute after the last renewal ─▶ ready ── WORKED ─▶ renewing ─▶ resting
 *                resting ── the same, and WORKED meanwhile ─▶ renewing
 * ```
 */
export const claimMachine = setup({
  types: {
    context: {} as ClaimContext,
    events: {} as ClaimEvent,
    input: {} as ClaimInput,
    emitted: {} as ClaimEmitted,
  },
  actors: {
    take: notProvided<ClaimTakeInput, DeskOrder>('take'),
    renew: notProvided<ClaimHeldInput, Lease>('renew'),
    release: notProvided<ClaimHeldInput, unknown>('release'),
  },
  guards: {
    isOld: ({ context, event }) =>
      event.type === 'SEEN' && claimFacts(event.order, 0).version < (context.facts?.version ?? 0),
    isStillHeld: ({ context, event }) =>
      event.type === 'SEEN' && event.order.lease?.leaseToken === context.held?.leaseToken,
    isKnown: ({ context }) => context.facts !== undefined,
    isHeld: ({ context }) => context.facts?.held !== undefined,
    isClosed: ({ context }) => context.facts?.isOpen === false,
    wasHeld: ({ context }) => context.held !== undefined || context.loss !== undefined,
    isMineElsewhere: ({ context }) => context.facts?.claimedByMe === true,
    isElsewhere: ({ context }) => context.facts?.claimedBy != null,
    isOver: ({ context }) => context.now() >= (context.held?.endsAt ?? 0),
    hasWorked: ({ context }) => context.hasWorked,
    hasRested: ({ context }) => !context.hasWorked,
    saysLost: ({ event }) => hasCode(failureOf(event), 'claimLost'),
    saysTaken: ({ event }) => quickerOf(failureOf(event)) !== undefined,
    isFinal: ({ event }) => isFinalRefusal(failureOf(event)),
  },
  delays: {
    untilEnd: ({ context }) => delayUntil(context.held?.endsAt, context.now()),
    untilRenewal: ({ context }) => delayUntil(context.renewAt, context.now()),
  },
  actions: {
    see: assign(({ context, event }) =>
      event.type === 'SEEN' ? { facts: claimFacts(event.order, event.receivedAt ?? context.now()) } : {},
    ),
    seeTaken: assign(({ context, event }) => ({
      facts: claimFacts((event as unknown as DoneActorEvent<DeskOrder>).output, context.now()),
    })),
    seeQuicker: assign(({ context, event }) => {
      const { claimedBy, byMe } = quickerOf(failureOf(event))!
      return { facts: context.facts && { ...context.facts, claimedBy, claimedByMe: byMe }, error: undefined }
    }),
    seeRenewed: assign(({ context, event }) => ({
      held: heldByBoth(
        context.held!,
        heldFrom((event as unknown as DoneActorEvent<Lease>).output, context.now()),
      ),
      renewAt: context.now() + renewEveryMs,
      hasWorked: false,
    })),
    // One change of state further: a reply from before it is the older one.
    seeReleased: assign(({ context }) => ({
      facts: context.facts && { ...nobodys(context.facts), version: context.facts.version + 1 },
      held: undefined,
      error: undefined,
    })),
    // A lease that another page renewed ends later than this one knew; an older reply never shortens it.
    extend: assign(({ context: { held, facts } }) =>
      held && facts?.held ? { held: heldByBoth(held, facts.held) } : {},
    ),
    hold: assign(({ context }) => ({
      held: context.facts?.held,
      renewAt: context.now() + renewEveryMs,
      hasWorked: false,
      loss: undefined,
      error: undefined,
    })),
    lose: assign(({ context }) => ({
      loss: lossOf(context.facts, context.held, context.loss, context.now()),
      held: undefined,
    })),
    // The lease is over, or the service says so: what was seen last no longer holds.
    forget: assign(({ context }) => ({ facts: context.facts && nobodys(context.facts) })),
    close: assign({ held: undefined, loss: undefined, error: undefined }),
    postpone: assign(({ context }) => ({ renewAt: context.now() + renewAgainMs })),
    work: assign({ hasWorked: true }),
    clearError: assign({ error: undefined }),
    fail: assign({ error: ({ event }) => failureOf(event) }),
    renewKey: assign({ idempotencyKey: () => randomId() }),
    look: emit({ type: 'look' }),
    tellHeld: emit({ type: 'held' }),
  },
}).createMachine({
  id: 'claim',
  context: ({ input }) => ({
    now: input.now ?? Date.now,
    facts: input.seen && claimFacts(input.seen.order, input.seen.receivedAt),
    held: undefined,
    renewAt: 0,
    hasWorked: false,
    loss: undefined,
    idempotencyKey: randomId(),
    error: undefined,
  }),
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'isHeld', target: 'held', actions: ['hold', 'tellHeld'] },
        { guard: 'isClosed', target: 'closed', actions: 'close' },
        { guard: 'wasHeld', target: 'lost', actions: 'lose' },
        { guard: 'isElsewhere', target: 'elsewhere' },
        { guard: 'isKnown', target: 'free' },
        { target: 'unknown' },
      ],
    },
    unknown: { on: { SEEN: { target: 'deciding', actions: 'see' } } },
    free: { on: { SEEN: seen, TAKE: 'taking' } },
    elsewhere: { on: { SEEN: seen, TAKE: { guard: 'isMineElsewhere', target: 'taking' } } },
    taking: {
      entry: 'clearError',
      invoke: {
        src: 'take',
        input: ({ context }) => ({
          idempotencyKey: context.idempotencyKey,
          fromMyOtherSession: context.facts?.claimedByMe === true,
        }),
        onDone: { target: 'deciding', actions: ['seeTaken', 'renewKey'] },
        onError: [
          { guard: 'saysTaken', target: 'deciding', actions: ['seeQuicker', 'renewKey', 'look'] },
          { guard: 'isFinal', target: 'deciding', actions: ['fail', 'renewKey', 'look'] },
          { target: 'deciding', actions: 'fail' },
        ],
      },
    },
    held: {
      type: 'parallel',
      on: {
        SEEN: [
          { guard: 'isOld' },
          { guard: 'isStillHeld', actions: ['see', 'extend'] },
          { target: 'deciding', actions: 'see' },
        ],
        RELEASE: 'releasing',
        LOST: over,
      },
      states: {
        lease: {
          initial: 'running',
          states: {
            // What was renewed meanwhile runs on to its new end.
            running: {
              after: {
                untilEnd: [
                  { guard: 'isOver', ...over },
                  { target: 'running', reenter: true },
                ],
              },
            },
          },
        },
        work: {
          initial: 'resting',
          states: {
            resting: {
              // A key after the first one says nothing new, and draws nothing anew.
              on: { WORKED: { guard: 'hasRested', actions: 'work' } },
              after: { untilRenewal: [{ guard: 'hasWorked', target: 'renewing' }, { target: 'ready' }] },
            },
            ready: { on: { WORKED: 'renewing' } },
            renewing: {
              invoke: {
                src: 'renew',
                input: heldInput,
                onDone: { target: 'resting', actions: 'seeRenewed' },
                onError: [
                  { guard: 'saysLost', ...over },
                  { target: 'resting', actions: ['postpone', 'work'] },
                ],
              },
            },
          },
        },
      },
    },
    releasing: {
      entry: 'clearError',
      invoke: {
        src: 'release',
        input: heldInput,
        onDone: { target: 'deciding', actions: ['seeReleased', 'renewKey'] },
        onError: [
          { guard: 'saysLost', ...over },
          { guard: 'isFinal', target: 'held', actions: ['fail', 'renewKey'] },
          { target: 'held', actions: 'fail' },
        ],
      },
    },
    lost: { on: { SEEN: seen, TAKE: 'taking' } },
    closed: { on: { SEEN: seen } },
  },
})
