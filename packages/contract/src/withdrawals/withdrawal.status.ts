/** States of a withdrawal (decision 45). All are ours. 0 to 5 hold the money. */
export const withdrawalStatus = {
  requested: 0,
  riskHold: 1,
  approvalWait: 2,
  queued: 3,
  sent: 4,
  unknown: 5,
  paid: 10,
  rejected: 20,
  failed: 21,
  cancelled: 22,
  returned: 23,
} as const
/** A state of a withdrawal, as it travels. */
export type WithdrawalStatus = (typeof withdrawalStatus)[keyof typeof withdrawalStatus]
/** Every state of a withdrawal. */
export const withdrawalStatuses = Object.values(withdrawalStatus)

/** Every allowed change. The database refuses all others by the same table. */
export const withdrawalTransitions: Readonly<Record<WithdrawalStatus, readonly WithdrawalStatus[]>> = {
  0: [1, 2, 3, 20, 22],
  1: [2, 3, 20, 22],
  2: [3, 20, 22],
  3: [4, 5, 20],
  4: [10, 21, 23, 5],
  5: [4, 10, 21, 23],
  10: [23],
  20: [],
  21: [],
  22: [],
  23: [],
}

/** Whether a withdrawal may go from one state to another. */
export const canMoveWithdrawal = (from: WithdrawalStatus, to: WithdrawalStatus): boolean =>
  withdrawalTransitions[from].includes(to)

/** Open withdrawals hold their amount. */
export const isWithdrawalOpen = (status: WithdrawalStatus): boolean => status < 10

/**
 * Whether it may be sent again, to the account that it should have gone to: it failed, its money came back, and it was not
 * sent again before.
 */
export const canRetryWithdrawal = ({
  status,
  retriedBy,
}: {
  readonly status: WithdrawalStatus
  readonly retriedBy: string | null
}): boolean => status === withdrawalStatus.failed && retriedBy === null

/** Whether the seller may still take it back. */
export const canCancelWithdrawal = (status: WithdrawalStatus): boolean =>
  canMoveWithdrawal(status, withdrawalStatus.cancelled)
