import type { AccountAddress } from './chart-of-accounts.ts'
import type { PostedKind } from './event-kind.ts'

export interface Leg {
  readonly debit: AccountAddress
  readonly credit: AccountAddress
  /** Whole minor units of the currency both accounts keep; above zero. */
  readonly amount: bigint
}

/** One business event with its legs, taken whole or not at all. Kind and event id are its reference. */
export interface Posting {
  readonly kind: PostedKind
  readonly eventId: bigint
  readonly legs: readonly Leg[]
}

/** `repeated`: the same legs were posted under this event before, so nothing had to be done. */
export type PostingOutcome = 'posted' | 'repeated'

export type PostingStatus = PostingOutcome | 'insufficient' | 'different'

/** An account of a user would fall below zero. Nothing was posted. */
export class InsufficientFunds extends Error {
  readonly kind = 'insufficientFunds'
  constructor(posting: Posting) {
    super(`The balance does not cover ${referenceOf(posting)}.`)
  }
}

/** The event was posted before with other legs: a fault of the caller, never of the user. */
export class EventPostedDifferently extends Error {
  readonly kind = 'eventPostedDifferently'
  constructor(posting: Posting) {
    super(`${referenceOf(posting)} was posted before with other accounts or amounts.`)
  }
}

export const referenceOf = ({ kind, eventId }: Posting): string => `${kind}:${eventId}`
