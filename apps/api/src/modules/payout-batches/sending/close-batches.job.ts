import type { Deps } from '../../../deps.ts'
import type { JobHandler } from '../../../outbox/index.ts'
import { closeEnded } from './send-batch.repository.ts'

export const closeTopic = 'payoutBatches.close'
const everyMs = 3_000
const idleMs = 60_000

/** Writes the end of batches whose last payout has ended. */
export const closeBatches =
  ({ database }: Pick<Deps, 'database'>): JobHandler =>
  async () => ({ againInMs: (await closeEnded(database)) > 0 ? everyMs : idleMs })
