import type { Deps } from '../../deps.ts'
import type { JobHandler } from '../../outbox/index.ts'
import { removeOld } from './notifications.repository.ts'

const dayMs = 86_400_000

/** What nobody looks at any more: orders and withdrawals tell their own story. */
export const sweepNotifications =
  ({ database, config }: Deps): JobHandler =>
  async ({ signal }) => {
    while (!signal.aborted && (await removeOld(database.db, config.keptDays.notifications)) > 0n);
    return { againInMs: dayMs }
  }
