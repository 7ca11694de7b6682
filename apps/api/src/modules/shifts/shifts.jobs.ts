import { transaction } from '../../database/index.ts'
import type { Deps } from '../../deps.ts'
import type { JobHandler } from '../../outbox/index.ts'
import { releaseHeldBy } from '../card-orders/index.ts'
import { endShift, lockLeft } from './shifts.repository.ts'

const everyMs = 60_000

/** Whose session is over works no more: the shift ends, and what they held goes back. */
export const sweepShifts =
  ({ database: { db } }: Deps): JobHandler =>
  async () => {
    await transaction(db, async (tx) => {
      for (const operatorId of await lockLeft(tx)) {
        await endShift(tx, operatorId)
        await releaseHeldBy(tx, operatorId)
      }
    })
    return { againInMs: everyMs }
  }
