/** States of an adjustment (decision 133). */
export const adjustmentStatus = {
  asked: 0,
  done: 1,
  declined: 2,
} as const
/** A state of an adjustment, as it travels. */
export type AdjustmentStatus = (typeof adjustmentStatus)[keyof typeof adjustmentStatus]
/** Every state of an adjustment. */
export const adjustmentStatuses = Object.values(adjustmentStatus)

/** Every allowed change: it is confirmed by another person, or declined, once. */
export const adjustmentTransitions: Readonly<Record<AdjustmentStatus, readonly AdjustmentStatus[]>> = {
  0: [1, 2],
  1: [],
  2: [],
}

/** Whether an adjustment may go from one state to another. */
export const canMoveAdjustment = (from: AdjustmentStatus, to: AdjustmentStatus): boolean =>
  adjustmentTransitions[from].includes(to)
