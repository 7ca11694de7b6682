import type { Deps } from '../../../deps.ts'
import { enqueueJob, type JobHandler } from '../../../outbox/index.ts'
import { createCarryOut, jobOf } from '../../payout-worker/index.ts'
import { listUnended, listUnsent } from './send-batch.repository.ts'

export const sendTopic = 'payoutBatches.send'
/** As many as a provider takes in one call. */
const inOneCall = 100

/**
 * Sends an approved batch, and leaves each of its payouts to its own way from there: it is asked for until it has ended. Cut
 * off anywhere it is begun anew, and finds sent what was sent.
 */
export const sendBatch = (deps: Pick<Deps, 'database' | 'vault' | 'rails' | 'wakeJobs'>): JobHandler => {
  const { sendTogether } = createCarryOut(deps, deps.rails)
  const { database, wakeJobs } = deps
  return async ({ payload }) => {
    const batchId = BigInt(String(payload.batchId))
    const unsent = await listUnsent(database, batchId, 200)
    for (let at = 0; at < unsent.length; at += inOneCall) await sendTogether(unsent.slice(at, at + inOneCall))
    for (const key of await listUnended(database, batchId)) await enqueueJob(database.db, jobOf(key))
    wakeJobs()
  }
}
