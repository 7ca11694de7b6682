import { cardOrderStatus } from '@kaadi/contract/card-orders'
import type { DeskOrder } from '@kaadi/contract/desk'

/** Waiting, claimed, or waiting for a second reviewer. */
const claimable: readonly number[] = [
  cardOrderStatus.submitted,
  cardOrderStatus.claimed,
  cardOrderStatus.secondReview,
]

/** A claim of this session. */
export interface HeldClaim {
  readonly leaseToken: string
  /** When it ends unless it is renewed, by the server's clock. */
  readonly expiresAt: number
  /** What this device's clock says more than the server's. */
  readonly clockGap: number
  /** When it ends by this device's clock. */
  readonly endsAt: number
}

/** What a reply says of the claim on an order. */
export interface ClaimFacts {
  /** Counts the order's changes of state: of two replies the one with the lower number is the older. */
  readonly version: number
  /** Waits for a reviewer, or is with one. */
  readonly isOpen: boolean
  /** Who holds a live claim. */
  readonly claimedBy: string | null
  /** That is this operator, perhaps in another session. */
  readonly claimedByMe: boolean
  /** This session's claim. */
  readonly held: HeldClaim | undefined
}

type SeenLease = NonNullable<DeskOrder['lease']>

/** Clocks do not drift apart that far between two replies: one of them was set. */
const clockWasSetMs = 10_000

/**
 * A lease as a reply tells it. The two clocks may differ by days: only their difference at the moment of the reply
 * counts.
 */
export const heldFrom = (lease: SeenLease, receivedAt: number): HeldClaim => {
  const expiresAt = Date.parse(lease.leaseExpiresTime)
  const clockGap = receivedAt - Date.parse(lease.serverTime)
  return { leaseToken: lease.leaseToken, expiresAt, clockGap, endsAt: expiresAt + clockGap }
}

/**
 * What two replies about one lease say together: the later end, and the smaller difference of the clocks, since each
 * reply adds the time that it was on its way.
 */
export const heldByBoth = (before: HeldClaim, next: HeldClaim): HeldClaim => {
  const wasSet = Math.abs(next.clockGap - before.clockGap) > clockWasSetMs
  const clockGap = wasSet ? next.clockGap : Math.min(before.clockGap, next.clockGap)
  const expiresAt = Math.max(before.expiresAt, next.expiresAt)
  return { ...before, expiresAt, clockGap, endsAt: expiresAt + clockGap }
}

/** What an order's reply says of its claim. */
export const claimFacts = (desk: DeskOrder, receivedAt: number): ClaimFacts => ({
  version: Math.max(0, ...desk.order.events.map(({ version }) => version)),
  isOpen: claimable.includes(desk.order.orderStatus),
  claimedBy: desk.claimedBy,
  claimedByMe: desk.claimedByMe,
  held: desk.lease ? heldFrom(desk.lease, receivedAt) : undefined,
})

/** The same order after its claim has ended, as far as this session knows. */
export const nobodys = (facts: ClaimFacts): ClaimFacts => ({
  ...facts,
  claimedBy: null,
  claimedByMe: false,
  held: undefined,
})

/** Why a claim is over. */
export type ClaimLoss =
  /** Nobody worked for the length of the lease. */
  | 'ran-out'
  /** Somebody else has the order now. */
  | 'taken'
  /** This operator took it over in another session, where they have it now or have it no longer. */
  | 'taken-over'
  /** It was given back from another page of the same session. */
  | 'given-back'

/** Why this session no longer holds the order. What was lost before stays lost for the same reason until somebody has it. */
export const lossOf = (
  facts: ClaimFacts | undefined,
  held: HeldClaim | undefined,
  before: ClaimLoss | undefined,
  now: number,
): ClaimLoss => {
  if (facts?.claimedBy != null) return facts.claimedByMe ? 'taken-over' : 'taken'
  if (held) return now < held.endsAt ? 'given-back' : 'ran-out'
  return before === undefined || before === 'taken' ? 'ran-out' : before
}
