import { withdrawalStatus } from '../withdrawals/withdrawal.status.ts'
import type { Payout } from './payout.schema.ts'

/** Whether nobody has it: it was never taken, or it was handed back and may have been sent already. */
export const isPayoutToBeTaken = ({ withdrawal: { status }, takenBy }: Payout): boolean =>
  status === withdrawalStatus.requested ||
  status === withdrawalStatus.queued ||
  (status === withdrawalStatus.sent && takenBy === null)
