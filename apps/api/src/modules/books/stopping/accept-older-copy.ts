import { type Database, transaction } from '../../../database/index.ts'
import { enqueueJob } from '../../../outbox/index.ts'
import { beginMatch, matchTopic } from '../matching/matches.repository.ts'
import { stopForOlderCopy } from './stops.repository.ts'

/**
 * What was booked and is lost may have been paid. No payout is begun, and the books are matched with each provider: what a
 * restart asks about is found by then.
 */
export const acceptOlderCopy = ({ db }: Pick<Database, 'db'>, detail: string): Promise<void> =>
  transaction(db, async (tx) => {
    await stopForOlderCopy(tx, detail)
    await beginMatch(tx, null)
    await enqueueJob(tx, { topic: matchTopic, key: 'recurring' })
  })
