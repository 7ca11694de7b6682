import { createHash } from 'node:crypto'
import type { DatabaseNotices } from '../../database/database-notices.ts'
import type { SessionReader, SignedInOperator, SignedInUser } from '../../http/signed-in.ts'
import type { Found, Realm, SessionsRepository } from './sessions.repository.ts'

const believedSeconds = 5
const maxRemembered = 20_000

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

export interface CachingSessionReader extends SessionReader {
  /** Forgets one session by the hex of its hash, or all. */
  readonly forget: (hash?: string) => void
}

interface Remembered<Who> {
  readonly who: Who
  readonly until: number
}

/**
 * Who a token belongs to, from memory for a few seconds. Endings are heard from the database at once; while they are
 * not heard, memory is not used.
 */
export function createSessionReader(
  repository: SessionsRepository,
  notices: Pick<DatabaseNotices, 'on' | 'isListening'>,
): CachingSessionReader {
  const users = new Map<string, Remembered<SignedInUser>>()
  const operators = new Map<string, Remembered<SignedInOperator>>()
  let forgetting = 0

  const read = async <Who>(
    realm: Realm,
    memory: Map<string, Remembered<Who>>,
    find: (hash: Buffer) => Promise<Found<Who> | undefined>,
    token: string,
  ): Promise<Who | undefined> => {
    const hash = hashToken(token)
    const name = hash.toString('hex')
    const known = memory.get(name)
    if (known && known.until > performance.now() && notices.isListening()) return known.who
    memory.delete(name)
    const before = forgetting
    const found = await find(hash)
    if (!found) return undefined
    // An ending that was told during the look-up may be of this session: then it is not remembered.
    if (before === forgetting) remember(memory, name, found)
    if (found.isStale) await repository.touch(realm, hash)
    return found.who
  }

  const remember = <Who>(memory: Map<string, Remembered<Who>>, name: string, found: Found<Who>) => {
    if (memory.size >= maxRemembered) memory.clear()
    const seconds = Math.min(believedSeconds, found.secondsLeft)
    memory.set(name, { who: found.who, until: performance.now() + 1000 * seconds })
  }

  const forget = (hash?: string): void => {
    forgetting++
    for (const memory of [users, operators]) {
      if (hash === undefined) memory.clear()
      else memory.delete(hash)
    }
  }
  notices.on('session_ended', forget)

  return {
    user: (token) => read('user', users, repository.findUser, token),
    operator: (token) => read('operator', operators, repository.findOperator, token),
    forget,
  }
}
