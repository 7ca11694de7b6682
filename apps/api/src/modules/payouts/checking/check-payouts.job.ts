import { transaction } from '../../../database/index.ts'
import type { Deps } from '../../../deps.ts'
import type { JobHandler } from '../../../outbox/index.ts'
import { holdSuspects, letGo } from './holds.repository.ts'

const everyMs = 5_000
/** How far back it looks. Whoever pays looks once more, so what was asked for while nothing ran is not missed. */
const lookBackMinutes = 15

/** Holds what has to be checked, and lets go what was held long enough. */
export const checkPayouts =
  ({ database: { db } }: Pick<Deps, 'database'>): JobHandler =>
  async () => {
    await transaction(db, (tx) => holdSuspects(tx, lookBackMinutes))
    await transaction(db, letGo)
    return { againInMs: everyMs }
  }
