import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { retryAfterDistress } from '../../../database/index.ts'

export const heartbeatMs = 15_000
const databaseAgainMs = 1_000

/** Events of a reader in the form in which they travel. */
export interface EventFeed {
  readonly listen: (readerId: bigint, ring: () => void) => () => void
  /** Events after one, oldest first. Empty when there is nothing new. */
  readonly read: (readerId: bigint, after: bigint) => Promise<readonly { seq: bigint; json: string }[]>
}

export interface EventStreamOptions {
  readonly feed: EventFeed
  readonly readerId: bigint
  /** The last event the reader saw. */
  readonly after: bigint
  /** Whether the session still lives: asked before anything is sent. */
  readonly isSignedIn: () => Promise<boolean>
  readonly heartbeatMs?: number
  /** When it is read again after the database was away. */
  readonly againMs?: number
}

/**
 * Writes a reader's events as they are committed, until the reader leaves or its session ends. A ring only says that there
 * may be something: the rows are the truth, so nothing is lost between a ring and the next read. While the database is
 * away the stream stays: all readers coming back at once would be the last thing it needs.
 */
export async function streamEvents(response: ServerResponse, options: EventStreamOptions): Promise<void> {
  const { feed, readerId, isSignedIn, againMs = databaseAgainMs } = options
  let { after } = options
  const bell = createBell(options.heartbeatMs ?? heartbeatMs)
  const readOnce = async () => {
    const events = await feed.read(readerId, after)
    // Asked after reading: what was written after the end of the session is not for this reader.
    return { events, mayRead: await isSignedIn() }
  }
  const leave = feed.listen(readerId, bell.ring)
  response.once('close', bell.break)
  // Who left before this began says so no more.
  if (response.destroyed) bell.break()
  try {
    await write(response, 'retry: 2000\n\n')
    while (!bell.isBroken()) {
      const read = await readOnce().catch(awayForNow)
      if (read === 'away') {
        await bell.next(againMs)
        continue
      }
      const { events, mayRead } = read
      if (!mayRead) break
      for (const { seq, json } of events) {
        await write(response, `id: ${seq}\ndata: ${json}\n\n`)
        after = seq
      }
      if (events.length > 0) continue
      if ((await bell.next()) === 'silence') await write(response, ': still here\n\n')
    }
  } finally {
    leave()
    bell.break()
    response.end()
  }
}

function awayForNow(error: unknown): 'away' {
  if (retryAfterDistress(error) === undefined) throw error
  return 'away'
}

/** Waits where the reader is slow: memory stays flat. */
async function write(response: ServerResponse, text: string): Promise<void> {
  if (response.destroyed || response.write(text)) return
  await Promise.race([once(response, 'drain'), once(response, 'close')])
}

/** Remembers a ring that comes while nobody waits, and tells silence after a while. */
function createBell(silenceMs: number) {
  let hasRung = false
  let broken = false
  let wake: ((reason: 'rung' | 'silence') => void) | undefined
  const ring = () => {
    hasRung = true
    wake?.('rung')
  }
  return {
    ring,
    break: () => {
      broken = true
      ring()
    },
    isBroken: () => broken,
    next: async (withinMs = silenceMs): Promise<'rung' | 'silence'> => {
      let timer: NodeJS.Timeout | undefined
      const reason = hasRung
        ? ('rung' as const)
        : await new Promise<'rung' | 'silence'>((done) => {
            wake = done
            timer = setTimeout(done, withinMs, 'silence')
          })
      clearTimeout(timer)
      wake = undefined
      hasRung = false
      return reason
    },
  }
}
