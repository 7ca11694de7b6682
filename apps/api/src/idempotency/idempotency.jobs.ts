import type { Config } from '../config.ts'
import type { Database } from '../database/index.ts'
import type { JobHandler } from '../outbox/index.ts'
import { forgetOldKeys } from './idempotency.ts'

const dayMs = 86_400_000

export const sweepKeys =
  ({ database, config }: { readonly database: Database; readonly config: Config }): JobHandler =>
  async () => {
    await forgetOldKeys(database.db, config.keptDays.keys)
    return { againInMs: dayMs }
  }
