import type { Deps } from '../../deps.ts'
import type { JobHandler } from '../../outbox/index.ts'
import { expireQuestions } from './correcting/expire-questions.repository.ts'
import { destroyOldCodes } from './destroying/destroy-old-codes.repository.ts'

const everyMs = 30_000
const hourMs = 3_600_000

export const sweepQuestions =
  ({ database }: Deps): JobHandler =>
  async () => {
    await expireQuestions(database.db)
    return { againInMs: everyMs }
  }

export const sweepCodes =
  ({ database, config }: Deps): JobHandler =>
  async ({ signal }) => {
    while (!signal.aborted && (await destroyOldCodes(database.db, config.keptDays.codes)) > 0);
    return { againInMs: hourMs }
  }
