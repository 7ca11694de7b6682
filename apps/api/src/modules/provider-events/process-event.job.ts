import type { Deps } from '../../deps.ts'
import { enqueueJob, type JobHandler } from '../../outbox/index.ts'
import { createCarryOut, jobOf, nextLookMs, raiseException, shown } from '../payout-worker/index.ts'
import { countLook, findAttempt, findEvent, markProcessed } from './provider-events.repository.ts'
import { describe, fits } from './take-callback.ts'

/** Some three hours, ever more seldom. */
const mostLooks = 10

/**
 * The state of a payout is asked for, whatever the event says of it. A reversal may be told before it is true, and nobody else
 * asks after a payout that has succeeded: it is asked for again for some hours, and whenever it is told again.
 */
export const processEvent = (deps: Pick<Deps, 'database' | 'vault' | 'rails'>): JobHandler => {
  const { database, rails } = deps
  const { db } = database
  const { look } = createCarryOut(deps, rails)

  return async ({ payload }) => {
    const event = await findEvent(database, BigInt(String(payload.id)))
    if (!event) return undefined
    const attempt = await findAttempt(database, event.provider, event.reference)
    const reported = { ...event, amountMinor: event.amount }
    if (!attempt) {
      const detail = `It told of ${describe(reported)}, which is no payout of ours.`
      await raiseException(db, {
        kind: 'unknownReference',
        provider: event.provider,
        reference: event.reference,
        detail,
      })
      await markProcessed(db, event.id, 'unknownReference')
      return undefined
    }
    const isSame = fits(attempt, reported)
    if (!isSame) {
      const { userId, withdrawalId } = attempt
      const detail = `It told of ${describe(reported)}; sent were ${shown({ net: attempt.amount, currencyId: attempt.currencyId })} to ${attempt.recipientCode ?? '?'}.`
      await raiseException(db, {
        kind: 'eventDiffers',
        provider: event.provider,
        reference: event.reference,
        userId,
        withdrawalId,
        detail,
      })
    }
    await countLook(db, event.id)
    // A webhook may come while our own call is under way: the worker goes on from there by itself.
    if ((await look(attempt)) === 'unknown') return { againInMs: rails.pace.firstLookMs }
    if (attempt.isLive)
      await enqueueJob(db, { ...jobOf(attempt), runAt: new Date(Date.now() + rails.pace.firstLookMs) })
    const now = await findAttempt(database, event.provider, event.reference)
    if (event.event === 'transfer.reversed' && now?.status === 'success' && event.looks < mostLooks)
      return { againInMs: nextLookMs(rails.pace, event.looks) }
    await markProcessed(db, event.id, isSame ? 'asked' : 'differs')
    return undefined
  }
}
