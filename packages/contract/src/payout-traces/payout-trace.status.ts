/** States of a payout trace (decision 118). */
export const traceStatus = {
  open: 0,
  answered: 1,
  returned: 2,
} as const
/** A state of a payout trace, as it travels. */
export type TraceStatus = (typeof traceStatus)[keyof typeof traceStatus]
/** Every state of a payout trace. */
export const traceStatuses = Object.values(traceStatus)

/** Every allowed change: a treasurer answers with what proves the payment, or the money comes back. Both are ends. */
export const traceTransitions: Readonly<Record<TraceStatus, readonly TraceStatus[]>> = {
  0: [1, 2],
  1: [],
  2: [],
}

/** Whether a payout trace may go from one state to another. */
export const canMoveTrace = (from: TraceStatus, to: TraceStatus): boolean =>
  traceTransitions[from].includes(to)
