import { type PromiseState, promiseState } from '../primitives/promise.rules.ts'
import type { Withdrawal } from './withdrawal.schema.ts'
import { isWithdrawalOpen } from './withdrawal.status.ts'

/** What can be said of the time by which a withdrawal is expected at the bank; null once it has ended. */
export const withdrawalPromise = (
  { status, createTime, expectedTime }: Pick<Withdrawal, 'status' | 'createTime' | 'expectedTime'>,
  now: number,
): PromiseState | null => {
  if (!isWithdrawalOpen(status) || expectedTime === null) return null
  return promiseState({ madeAt: Date.parse(createTime), dueAt: Date.parse(expectedTime) }, now)
}
