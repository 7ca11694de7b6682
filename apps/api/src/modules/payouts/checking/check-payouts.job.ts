import { transaction } from '../../../database/index.ts'
import type { Deps } from '../../../deps.ts'
import type { JobHandler } from '../../../outbox/index.ts'
import { holdSuspects, letGo } from './holds.repository.ts'
import { refuseBlocked } from './refuse-blocked.ts'
import { refuseOwing } from './refuse-owing.ts'

const everyMs = 5_000
/** How far back it looks. Whoever pays looks once more, so what was asked for while nothing ran is not missed. */
const lookBackMinutes = 15

/** Gives back what may not be paid any more, holds what has to be checked, and lets go what was held long enough. */
export const checkPayouts =
  ({ database }: Pick<Deps, 'database'>): JobHandler =>
  async () => {
    const { db } = database
    await refuseBlocked({ database })
    await refuseOwing({ database })
    await transaction(db, (tx) => holdSuspects(tx, lookBackMinutes))
    await transaction(db, letGo)
    return { againInMs: everyMs }
  }
