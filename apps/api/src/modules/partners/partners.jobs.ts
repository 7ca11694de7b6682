import type { Deps } from '../../deps.ts'
import type { JobHandler } from '../../outbox/index.ts'
import { raiseTiers } from './partners.repository.ts'

const hourMs = 3_600_000

/** Volume is looked at once an hour: a tier that was reached holds from then on, to the end of the next month. */
export const holdTiers =
  ({ database }: Deps): JobHandler =>
  async () => {
    await raiseTiers(database.db)
    return { againInMs: hourMs }
  }
