import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import { isUndone } from './sql-error.ts'
import type { Tables } from './tables.ts'

export type Tx = Transaction<Tables>

const attempts = 3
/** Whoever goes on needs a moment to wake up: who was undone would take the same row again before that. */
const pauseMs = 20

/**
 * Runs `work` in one read-committed transaction and again when the server undid it (deadlock). After a lost
 * connection it is not repeated: the outcome is unknown, and the idempotency key's row tells.
 */
export async function transaction<R>(db: Kysely<Tables>, work: (tx: Tx) => Promise<R>): Promise<R> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (attempt === attempts || !isUndone(error)) throw error
      await sleep(attempt * pauseMs)
    }
  }
}
