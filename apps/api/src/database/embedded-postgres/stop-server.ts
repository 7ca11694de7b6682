import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive } from './is-alive.ts'
import { countClients, type RunningServer, readLockFile } from './running-server.ts'

export interface Stopping {
  /** Aborted by who cannot wait for a checkpoint any longer. */
  readonly hurry?: AbortSignal
  readonly log: (line: string) => void
}

const leaveWithinMs = 500
const fastWithinMs = 30_000
const fastInHurryMs = 3_000
const immediateWithinMs = 5_000

/**
 * Stops the server unless another program uses it. First "fast", which ends sessions and writes a checkpoint; where that
 * takes too long "immediate", after which the next start reads the log. Nothing that was committed is lost by either.
 */
export async function stopServer(
  folder: string,
  server: RunningServer,
  { hurry, log }: Stopping,
): Promise<void> {
  const locked = await readLockFile(folder)
  if (locked?.pid !== server.pid || !isAlive(server.pid)) return
  const others = await countRemainingClients(folder, server.port)
  if (others > 0) {
    log(`PostgreSQL stays: ${others} other connections use it`)
    return
  }
  const isGone =
    (await end(server.pid, 'SIGINT', fastWithinMs, hurry)) ||
    (await end(server.pid, 'SIGQUIT', immediateWithinMs))
  if (!isGone) throw new Error(`PostgreSQL (pid ${server.pid}) did not stop`)
  log('PostgreSQL stopped')
}

/** Signals it and waits; answers whether it has ended in time. */
export async function end(
  pid: number,
  signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL',
  withinMs: number,
  hurry?: AbortSignal,
): Promise<boolean> {
  if (isAlive(pid)) process.kill(pid, signal)
  const since = Date.now()
  while (isAlive(pid)) {
    if (Date.now() - since > (hurry?.aborted ? fastInHurryMs : withinMs)) return false
    await sleep(20)
  }
  return true
}

/** Sessions that were just closed take the server a moment to end. */
async function countRemainingClients(folder: string, port: number): Promise<number> {
  const giveUpAt = Date.now() + leaveWithinMs
  for (;;) {
    const clients = await countClients(folder, port)
    if (clients === 0 || Date.now() > giveUpAt) return clients
    await sleep(20)
  }
}
