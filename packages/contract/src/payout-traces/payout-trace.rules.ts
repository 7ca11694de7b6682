import type { Withdrawal } from '../withdrawals/withdrawal.schema.ts'
import { withdrawalStatus } from '../withdrawals/withdrawal.status.ts'
import { traceStatus } from './payout-trace.status.ts'

/** How long after a payment its seller can say that it has not come. */
export const traceWindowMs = 14 * 24 * 3_600_000
/** Within how long a treasurer promises to answer. */
export const tracePromiseMs = 24 * 3_600_000
/** Characters of an answer, at least. */
export const traceAnswerMin = 10

/** When a paid withdrawal was paid; null for every other one. */
export const paidAtOf = ({ status, events }: Pick<Withdrawal, 'status' | 'events'>): number | null => {
  if (status !== withdrawalStatus.paid) return null
  const payment = events.findLast((event) => event.status === withdrawalStatus.paid)
  return payment ? Date.parse(payment.time) : null
}

/**
 * Whether the seller can say now that a withdrawal has not come: it is paid, for less than fourteen days, and nothing that
 * they said of it waits for an answer. The server decides by its own clock, the client to show the button.
 */
export const canTrace = (
  withdrawal: Pick<Withdrawal, 'status' | 'events' | 'trace'>,
  now: number,
): boolean => {
  const paidAt = paidAtOf(withdrawal)
  return paidAt !== null && now < paidAt + traceWindowMs && withdrawal.trace?.status !== traceStatus.open
}
