import type { Deps } from '../../deps.ts'
import type { JobHandler } from '../../outbox/index.ts'
import { expireQuestions } from './correcting/expire-questions.repository.ts'

const everyMs = 30_000

export const sweepQuestions =
  ({ database }: Deps): JobHandler =>
  async () => {
    await expireQuestions(database.db)
    return { againInMs: everyMs }
  }
