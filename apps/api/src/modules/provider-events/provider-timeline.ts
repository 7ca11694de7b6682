import type { ProviderTimeline } from '@kaadi/contract/provider-payouts'
import { transaction } from '../../database/index.ts'
import type { Deps } from '../../deps.ts'
import { DomainError, notFound } from '../../errors/domain-error.ts'
import type { SignedInOperator } from '../../http/signed-in.ts'
import { withIdempotency } from '../../idempotency/idempotency.ts'
import { keyedRequest } from '../../idempotency/keyed-request.ts'
import { enqueueJob } from '../../outbox/index.ts'
import { createCarryOut, jobOf, readTimeline, type TaskKey } from '../payout-worker/index.ts'
import { findWithdrawalKey } from '../withdrawals/index.ts'
import { listProviderEvents } from './provider-events.repository.ts'

/** What was done with a payout at its provider, and asking the provider now. */
export function createProviderTimeline(deps: Deps) {
  const { database } = deps
  const { look } = createCarryOut(deps, deps.rails)

  const keyOf = async (publicId: string): Promise<TaskKey> => {
    const found = await findWithdrawalKey(database, publicId)
    if (!found) throw notFound()
    return found
  }

  const timelineOf = async (key: TaskKey): Promise<ProviderTimeline | null> => {
    const found = await readTimeline(database, key)
    if (!found) return null
    const { lines, exceptions, ...timeline } = found
    const { reference } = found
    const events = reference === null ? [] : await listProviderEvents(database, found.provider, reference)
    return {
      ...timeline,
      steps: lines.map((line) => ({ ...line, time: iso(line.time) })) as ProviderTimeline['steps'],
      events: events.map((line) => ({
        ...line,
        time: line.time.toISOString(),
      })) as ProviderTimeline['events'],
      exceptions: exceptions.map((line) => ({
        ...line,
        time: iso(line.time),
      })) as ProviderTimeline['exceptions'],
    }
  }

  const read = async (publicId: string): Promise<ProviderTimeline | null> => timelineOf(await keyOf(publicId))

  /** An open payout is looked after by its job, which is made due; of one that has ended the answer is waited for. */
  const ask = async (
    operator: SignedInOperator,
    key: string,
    body: { readonly id: string },
  ): Promise<ProviderTimeline | null> => {
    const task = await keyOf(body.id)
    const found = await readTimeline(database, task)
    if (!found?.word) throw new DomainError('payoutNotAtProvider')
    const operation = 'providerPayouts.ask'
    const request = keyedRequest(deps.vault, { userId: operator.id, realm: 'operator', key, operation, body })
    const { replayed } = await withIdempotency(database.db, request, async () => ({ id: body.id }))
    if (!replayed) {
      const looked = await look(task)
      if (looked === 'unknown' && openWords.includes(found.word))
        await transaction(database.db, (tx) => enqueueJob(tx, jobOf(task)))
      deps.wakeJobs()
    }
    return timelineOf(task)
  }

  return { read, ask }
}

const openWords = ['submitting', 'pending', 'otp', 'received', 'unknown']
const iso = (time: string): string => new Date(time).toISOString()
