import { withdrawalStatus } from '../withdrawals/withdrawal.status.ts'
import type { Payout } from './payout.schema.ts'

/**
 * Whether nobody has it: it was never taken, or it was handed back and may have been sent already. What a provider's machine
 * carries out is taken by nobody.
 */
export const isPayoutToBeTaken = ({ withdrawal: { status }, takenBy, provider }: Payout): boolean =>
  status === withdrawalStatus.requested ||
  status === withdrawalStatus.queued ||
  (status === withdrawalStatus.sent && takenBy === null && provider === null)
