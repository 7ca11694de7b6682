import type { Deps } from '../../../deps.ts'
import type { JobHandler } from '../../../outbox/index.ts'
import { moveSandbox } from './sandbox.repository.ts'

const stepMs = 1_000

/** Pretend orders go on. */
export const playSandbox =
  ({ database }: Deps): JobHandler =>
  async () => {
    await moveSandbox(database.db)
    return { againInMs: stepMs }
  }
