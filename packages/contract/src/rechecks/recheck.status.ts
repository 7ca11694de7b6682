/** States of a blind look at a decided order (decision 130). */
export const recheckStatus = {
  open: 0,
  taken: 1,
  agreed: 2,
  differed: 3,
  /** Nobody looked in time. */
  lapsed: 4,
  /** It differed, and a senior has said what came of it. */
  answered: 5,
} as const
/** A state of a blind look, as it travels. */
export type RecheckStatus = (typeof recheckStatus)[keyof typeof recheckStatus]
/** Every state of a blind look. */
export const recheckStatuses = Object.values(recheckStatus)

/** Every allowed change. One that was taken is given back, or its time runs out and another reviewer takes it. */
export const recheckTransitions: Readonly<Record<RecheckStatus, readonly RecheckStatus[]>> = {
  0: [1, 4],
  1: [0, 2, 3, 4],
  2: [],
  3: [5],
  4: [],
  5: [],
}

/** Whether a blind look may go from one state to another. */
export const canMoveRecheck = (from: RecheckStatus, to: RecheckStatus): boolean =>
  recheckTransitions[from].includes(to)
