/** States of a reversal (decision 81). */
export const reversalStatus = {
  asked: 0,
  done: 1,
  declined: 2,
} as const
/** A state of a reversal, as it travels. */
export type ReversalStatus = (typeof reversalStatus)[keyof typeof reversalStatus]
/** Every state of a reversal. */
export const reversalStatuses = Object.values(reversalStatus)

/** Every allowed change: another operator than the one who asked says yes or no, once. */
export const reversalTransitions: Readonly<Record<ReversalStatus, readonly ReversalStatus[]>> = {
  0: [1, 2],
  1: [],
  2: [],
}

/** Whether a reversal may go from one state to another. */
export const canMoveReversal = (from: ReversalStatus, to: ReversalStatus): boolean =>
  reversalTransitions[from].includes(to)
