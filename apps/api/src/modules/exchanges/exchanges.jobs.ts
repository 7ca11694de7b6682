import type { Deps } from '../../deps.ts'
import type { JobHandler } from '../../outbox/index.ts'
import { sweepExchangeQuotes } from './exchanges.repository.ts'

const hourMs = 3_600_000
const keptHours = 24

/** Rates that nobody took. */
export const sweepQuotes =
  ({ database }: Deps): JobHandler =>
  async ({ signal }) => {
    while (!signal.aborted && (await sweepExchangeQuotes(database.db, keptHours)) > 0);
    return { againInMs: hourMs }
  }
