import { transaction } from '../../../database/index.ts'
import type { Deps } from '../../../deps.ts'
import type { JobHandler } from '../../../outbox/index.ts'
import { closeEmptied, listEmptied } from '../approving/approvals.repository.ts'
import { closeEnded } from './send-batch.repository.ts'

export const closeTopic = 'payoutBatches.close'
const everyMs = 3_000
const idleMs = 60_000

/** Writes the end of batches whose last payout has ended, and of those that are emptied before anybody approved them. */
export const closeBatches =
  ({ database }: Pick<Deps, 'database'>): JobHandler =>
  async () => {
    for (const { publicId } of await listEmptied(database))
      await transaction(database.db, (tx) => closeEmptied(tx, publicId))
    return { againInMs: (await closeEnded(database)) > 0 ? everyMs : idleMs }
  }
