/** States of an appeal (decision 80). */
export const appealStatus = {
  open: 0,
  taken: 1,
  upheld: 2,
  refused: 3,
} as const
/** A state of an appeal, as it travels. */
export type AppealStatus = (typeof appealStatus)[keyof typeof appealStatus]
/** Every state of an appeal. */
export const appealStatuses = Object.values(appealStatus)

/** Every allowed change. One that was taken is given back, or its time runs out and another senior takes it. */
export const appealTransitions: Readonly<Record<AppealStatus, readonly AppealStatus[]>> = {
  0: [1],
  1: [0, 2, 3],
  2: [],
  3: [],
}

/** Whether an appeal may go from one state to another. */
export const canMoveAppeal = (from: AppealStatus, to: AppealStatus): boolean =>
  appealTransitions[from].includes(to)
