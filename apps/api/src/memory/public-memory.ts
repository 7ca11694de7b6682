import { createHash } from 'node:crypto'
import type { DatabaseNotices } from '../database/database-notices.ts'

export interface RememberedReply {
  readonly body: string
  readonly etag: string
}

/** Public data in memory: what was loaded, and the replies made of it, until the catalogue changes or a minute is over. */
export interface PublicMemory {
  /** A loader that asks once for all who wait. */
  readonly loaded: <T>(load: () => Promise<T>) => () => Promise<T>
  /** A reply by its key; `make` runs when there is none. */
  readonly reply: (key: string, make: () => Promise<string>) => Promise<RememberedReply>
}

const freshMs = 60_000
const maxReplies = 1_000

export function createPublicMemory(
  notices: Pick<DatabaseNotices, 'on' | 'isListening'>,
  clock: () => number,
): PublicMemory {
  let generation = 0
  const replies = new Map<string, { promise: Promise<RememberedReply>; generation: number; until: number }>()
  notices.on('catalogue_changed', () => {
    generation++
    replies.clear()
  })

  const loaded: PublicMemory['loaded'] = <T>(load: () => Promise<T>) => {
    let kept: { promise: Promise<T>; generation: number; until: number } | undefined
    return () => {
      if (kept && kept.generation === generation && kept.until > clock() && notices.isListening())
        return kept.promise
      const own = { promise: load(), generation, until: clock() + freshMs }
      own.promise.catch(() => {
        if (kept === own) kept = undefined
      })
      kept = own
      return own.promise
    }
  }

  return {
    loaded,
    reply: (key, make) => {
      const known = replies.get(key)
      if (known && known.generation === generation && known.until > clock() && notices.isListening())
        return known.promise
      if (replies.size >= maxReplies) replies.clear()
      const own = { promise: make().then(remember), generation, until: clock() + freshMs }
      own.promise.catch(() => replies.delete(key))
      replies.set(key, own)
      return own.promise
    },
  }
}

const remember = (body: string): RememberedReply => ({ body, etag: tagOf(body) })

/** The entity tag of a reply. */
export const tagOf = (body: string): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
