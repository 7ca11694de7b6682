import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { SignedInUser } from '../../plugins/signed-in.ts'
import type { UserEventsFeed } from './user-events-feed.ts'

export const heartbeatMs = 15_000

export interface EventStreamOptions {
  readonly feed: UserEventsFeed
  readonly user: SignedInUser
  /** The last event the reader saw. */
  readonly after: bigint
  /** Whether the session still lives: asked before anything is sent. */
  readonly isSignedIn: () => Promise<boolean>
  readonly heartbeatMs?: number
}

/**
 * Writes a user's events as they are committed, until the reader leaves or its session ends. A ring only says that there
 * may be something: the rows are the truth, so nothing is lost between a ring and the next read.
 */
export async function streamEvents(response: ServerResponse, options: EventStreamOptions): Promise<void> {
  const { feed, user, isSignedIn } = options
  let { after } = options
  const bell = createBell(options.heartbeatMs ?? heartbeatMs)
  const leave = feed.listen(user.id, bell.ring)
  response.once('close', bell.break)
  try {
    await write(response, 'retry: 2000\n\n')
    while (!bell.isBroken()) {
      const events = await feed.read(user.id, after)
      // Asked after reading: what was written after the end of the session is not for this reader.
      if (!(await isSignedIn())) break
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
    next: async (): Promise<'rung' | 'silence'> => {
      let timer: NodeJS.Timeout | undefined
      const reason = hasRung
        ? ('rung' as const)
        : await new Promise<'rung' | 'silence'>((done) => {
            wake = done
            timer = setTimeout(done, silenceMs, 'silence')
          })
      clearTimeout(timer)
      wake = undefined
      hasRung = false
      return reason
    },
  }
}
