import type { Deps } from '../../../deps.ts'
import type { JobHandler } from '../../../outbox/index.ts'
import { createCarryOut } from './carry-out.ts'

/** One withdrawal, step by step, until it has ended. What fails ten times in a row is parked, and shown among what is stuck. */
export const carryOutJob = (deps: Pick<Deps, 'database' | 'vault' | 'rails'>): JobHandler => {
  const { step } = createCarryOut(deps, deps.rails)
  return async ({ payload }) =>
    step({ userId: BigInt(String(payload.userId)), withdrawalId: BigInt(String(payload.withdrawalId)) })
}
