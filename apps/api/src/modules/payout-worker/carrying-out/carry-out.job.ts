import type { Deps } from '../../../deps.ts'
import type { JobHandler } from '../../../outbox/index.ts'
import { raiseStuck } from '../guarding/exceptions.repository.ts'
import { createCarryOut } from './carry-out.ts'

/** Tries that fail in a row, after which a person is told: it may heal by itself before. */
const triesBeforeAlarm = 3

/** One withdrawal, step by step, until it has ended. What fails ten times in a row is parked, and shown among what is stuck. */
export const carryOutJob = (deps: Pick<Deps, 'database' | 'vault' | 'rails'>): JobHandler => {
  const { step } = createCarryOut(deps, deps.rails)
  return async ({ payload, attempts }) => {
    const key = { userId: BigInt(String(payload.userId)), withdrawalId: BigInt(String(payload.withdrawalId)) }
    try {
      return await step(key)
    } catch (error) {
      if (attempts >= triesBeforeAlarm) await raiseStuck(deps.database.db, key, error)
      throw error
    }
  }
}
