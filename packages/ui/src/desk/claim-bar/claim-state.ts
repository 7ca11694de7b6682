/** Who has an order, as `ClaimBar` shows it. */
export type ClaimState =
  | { state: 'free' }
  | {
      state: 'mine'
      /** When the lease ends unless work renews it, in milliseconds. */
      deadline: number
      totalMs: number
      now?: (() => number) | undefined
      onEnd?: (() => void) | undefined
    }
  /** `name` is left out where it is the same person, signed in elsewhere. */
  | { state: 'other'; name?: string | undefined; isMine?: boolean | undefined }
  | {
      state: 'lost'
      /**
       * `ran-out`: nobody worked; `taken`: somebody has it now; `taken-over`: the same person took it over, signed in
       * elsewhere, and has it no longer; `given-back`: from another window.
       */
      reason: 'ran-out' | 'taken' | 'taken-over' | 'given-back'
      /** Who has it now; left out where it is the same person, signed in elsewhere. */
      name?: string | undefined
      /** The same person has it, signed in elsewhere, and can go on here. */
      isMine?: boolean | undefined
    }

/** Whether the claim is there to be taken: nobody has it, or the same person who looks. */
export const canTakeClaim = (claim: ClaimState): boolean => {
  if (claim.state === 'free') return true
  if (claim.state === 'mine') return false
  return claim.isMine === true || (claim.state === 'lost' && claim.reason !== 'taken')
}
