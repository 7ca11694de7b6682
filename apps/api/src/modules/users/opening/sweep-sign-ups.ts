import type { Deps } from '../../../deps.ts'
import type { JobHandler } from '../../../outbox/index.ts'
import { removeOldSignUps } from './pending-sign-ups.repository.ts'

const dayMs = 86_400_000

/** Sign-ups whose link ran out a month ago: until then who opens it is told so. */
export const sweepSignUps =
  ({ database }: Deps): JobHandler =>
  async () => {
    await removeOldSignUps(database.db)
    return { againInMs: dayMs }
  }
