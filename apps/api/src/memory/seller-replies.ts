import type { DatabaseNotices } from '../database/database-notices.ts'

export interface KnownReply {
  readonly tag: string
  /** Where it is short: a balance, a count. */
  readonly body?: string
}

/** A reply to a seller, from before anything is read for it. */
export interface ReplyInMaking {
  /** What this call answered last; undefined once anything of the seller changed, or a minute is over. */
  readonly known: () => KnownReply | undefined
  /** Remembers the reply, unless something of the seller changed since it was begun. */
  readonly keep: (tag: string, body: string) => void
}

/**
 * The tags of what sellers were answered, so that a poll which brings nothing new costs no query and no bytes. Whatever a
 * seller sees moves in a commit that rings `user_changed`, without a seller where it is of all of them; while that is not heard, nothing is known.
 */
export interface SellerReplies {
  readonly begin: (userId: bigint, call: string) => ReplyInMaking
  /** Forgets a seller at once: what they changed themselves, before they are answered. */
  readonly forget: (userId: bigint) => void
}

/** Signed addresses of pictures change with a full minute, and are good for longer (`PhotoSigner`). */
const windowMs = 60_000
const maxSellers = 20_000
const maxCalls = 60
const shortBody = 200

export function createSellerReplies(
  notices: Pick<DatabaseNotices, 'on' | 'isListening'>,
  clock: () => number,
): SellerReplies {
  const sellers = new Map<string, Map<string, KnownReply & { readonly until: number }>>()
  notices.on('user_changed', (userId) => {
    // No name: it is of everybody.
    if (!userId) sellers.clear()
    else sellers.delete(userId)
  })

  const repliesOf = (userId: string) => {
    const known = sellers.get(userId)
    if (known && known.size < maxCalls) return known
    if (sellers.size >= maxSellers) sellers.clear()
    const own = new Map<string, KnownReply & { readonly until: number }>()
    sellers.set(userId, own)
    return own
  }

  return {
    begin: (userId, call) => {
      const name = userId.toString()
      // A change puts another map in the place of this one: what is kept in this one then, nobody finds.
      const own = repliesOf(name)
      const until = (Math.floor(clock() / windowMs) + 1) * windowMs
      const known = own.get(call)
      return {
        known: () =>
          known && sellers.get(name) === own && known.until > clock() && notices.isListening()
            ? known
            : undefined,
        keep: (tag, body) => {
          own.set(call, { tag, until, ...(body.length <= shortBody && { body }) })
        },
      }
    },
    forget: (userId) => void sellers.delete(userId.toString()),
  }
}
