import { SafeClient } from './safe-client.ts'

export interface OneAtATime {
  readonly url: string
  /** Names the work; the same for every process that must not do it beside another. */
  readonly lockKey: number
  /** Called when another process is at it. */
  readonly onWait: () => void
  /** Ends the waiting. */
  readonly signal: AbortSignal
}

/**
 * Does the work while no other process on this database does. The lock belongs to a line of its own: when the process that
 * holds it is killed, the next one goes on.
 */
export async function oneAtATime<Result>(
  { url, lockKey, onWait, signal }: OneAtATime,
  work: () => Promise<Result>,
): Promise<Result> {
  const client = new SafeClient({ connectionString: url, application_name: 'kaadi-lock', keepAlive: true })
  const giveUp = () => void client.end()
  await client.connect()
  try {
    signal.throwIfAborted()
    signal.addEventListener('abort', giveUp)
    const { rows } = await client.query('select pg_try_advisory_lock($1) as free', [lockKey])
    if (!rows[0].free) {
      onWait()
      await client.query('select pg_advisory_lock($1)', [lockKey])
    }
    signal.removeEventListener('abort', giveUp)
    return await work()
  } finally {
    signal.removeEventListener('abort', giveUp)
    await client.end()
  }
}
