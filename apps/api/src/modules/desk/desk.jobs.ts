import type { Deps } from '../../deps.ts'
import type { JobHandler } from '../../outbox/index.ts'
import { returnExpired } from '../card-orders/index.ts'

const everyMs = 15_000

/** Gives orders back whose reviewer has gone quiet. A claim does the same for the order that it asks for. */
export const sweepLeases =
  ({ database }: Deps): JobHandler =>
  async () => {
    await returnExpired(database.db)
    return { againInMs: everyMs }
  }
