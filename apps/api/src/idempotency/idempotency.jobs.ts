import type { Database } from '../database/index.ts'
import type { JobHandler } from '../outbox/index.ts'
import { forgetOldKeys } from './idempotency.ts'

const dayMs = 86_400_000

export const sweepKeys =
  ({ database }: { readonly database: Database }): JobHandler =>
  async () => {
    await forgetOldKeys(database.db)
    return { againInMs: dayMs }
  }
