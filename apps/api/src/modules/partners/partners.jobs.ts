import type { Deps } from '../../deps.ts'
import type { JobHandler } from '../../outbox/index.ts'
import { raiseTiers } from './partners.repository.ts'
import { moveSandbox } from './sandbox/sandbox.repository.ts'

const hourMs = 3_600_000
const sandboxMs = 1_000

/** Volume is looked at once an hour: a tier that was reached holds from then on, to the end of the next month. */
export const holdTiers =
  ({ database }: Deps): JobHandler =>
  async () => {
    await raiseTiers(database.db)
    return { againInMs: hourMs }
  }

/** Pretend orders go on. */
export const playSandbox =
  ({ database }: Deps): JobHandler =>
  async () => {
    await moveSandbox(database.db)
    return { againInMs: sandboxMs }
  }
