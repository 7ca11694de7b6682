import type { Deps } from '../../../deps.ts'
import type { JobHandler } from '../../../outbox/index.ts'
import { moveSandbox } from './sandbox.repository.ts'
import { removeSandboxOrphans } from './sandbox-photos.repository.ts'

const stepMs = 1_000
const hourMs = 3_600_000

/** Pretend orders go on. */
export const playSandbox =
  ({ database }: Deps): JobHandler =>
  async () => {
    await moveSandbox(database.db)
    return { againInMs: stepMs }
  }

/** Photos that no pretend order took go. */
export const sweepSandboxPhotos =
  ({ database }: Deps): JobHandler =>
  async () => {
    await removeSandboxOrphans(database.db)
    return { againInMs: hourMs }
  }
