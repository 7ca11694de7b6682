import { createHash } from 'node:crypto'
import type { Endpoint } from '@kaadi/contract/http'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { VaultError } from '../vault/index.ts'
import { hashRequest, IdempotencyKeyReused } from './idempotency.ts'
import { createKeptReplies, type KeyOwner, type KeyRow } from './kept-replies.repository.ts'
import { visitorId } from './visitor-key.ts'

/** One request under a key: who sent it, and a digest of all that it asks for. */
export interface AskedOnce extends KeyRow {
  readonly asked: string
}

export interface RepliesKept {
  readonly askedOnce: (endpoint: Endpoint, request: FastifyRequest, key: string, wish: Wish) => AskedOnce
  /**
   * The reply that this request was given before, or that of `work`, which is kept before anyone sees it. `work` sees to
   * it by itself that nothing is done twice: it may run again where its reply got lost on the way here.
   */
  readonly once: <Data>(request: AskedOnce, work: () => Promise<Data>) => Promise<Data>
}

interface Wish {
  readonly body: unknown
  readonly file: Buffer | undefined
  /** Who the key of a visitor belongs to. */
  readonly subject: string | undefined
}

interface KeptReply {
  readonly asked: string
  readonly data: unknown
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly repliesKept: RepliesKept
  }
}

/** Replies are kept sealed: they hold claims, card codes and account numbers. */
export function createRepliesKept({ database, vault }: Pick<Deps, 'database' | 'vault'>): RepliesKept {
  const replies = createKeptReplies(database)

  const askedOnce: RepliesKept['askedOnce'] = (endpoint, request, key, { body, file, subject }) => {
    const bytes = file && createHash('sha256').update(file).digest('hex')
    const wish = hashRequest({ path: endpoint.path, body, file: bytes })
    const asked = vault.hmac('idempotency', wish).toString('base64url')
    return { ...ownerOf(request, subject), key, asked }
  }

  /** Those under way in this process: who asks the same meanwhile waits for the one answer, and pays for nothing again. */
  const underWay = new Map<string, Promise<unknown>>()

  const read = <Data>(request: AskedOnce, sealed: Buffer): Data => {
    const { asked, data } = JSON.parse(vault.open(sealed, sealOwner(request)).toString()) as KeptReply
    if (asked !== request.asked) throw new IdempotencyKeyReused()
    return data as Data
  }

  /** Undefined where what was kept cannot be opened: then it is as one that was lost. */
  const readUnlessSpoiled = <Data>(
    request: AskedOnce,
    sealed: Buffer,
  ): { readonly data: Data } | undefined => {
    try {
      return { data: read<Data>(request, sealed) }
    } catch (error) {
      if (error instanceof VaultError) return undefined
      throw error
    }
  }

  const answer = async <Data>(request: AskedOnce, work: () => Promise<Data>): Promise<Data> => {
    const kept = await replies.find(request)
    const reply = kept && readUnlessSpoiled<Data>(request, kept)
    if (reply) return reply.data
    const data = await work()
    const plain = Buffer.from(JSON.stringify({ asked: request.asked, data } satisfies KeptReply))
    const sealedReply = vault.seal(plain, sealOwner(request))
    const first = await replies.keep({ ...request, sealedReply })
    if (!first || first.equals(sealedReply)) return data
    // The same request at the same moment may have been answered first: both are told the same.
    return (readUnlessSpoiled<Data>(request, first) ?? { data }).data
  }

  return {
    askedOnce,
    once: <Data>(request: AskedOnce, work: () => Promise<Data>) => {
      const name = `${sealOwner(request)}:${request.asked}`
      const first = underWay.get(name)
      if (first) return first as Promise<Data>
      const making = answer(request, work).finally(() => underWay.delete(name))
      underWay.set(name, making)
      return making
    },
  }
}

function ownerOf({ caller }: FastifyRequest, subject: string | undefined): KeyOwner {
  if (caller.user) return { userId: caller.user.id, realm: 'seller' }
  if (caller.partner) return { userId: caller.partner.id, realm: 'seller' }
  if (caller.operator) return { userId: caller.operator.id, realm: 'operator' }
  return { userId: visitorId(subject!), realm: 'visitor' }
}

const sealOwner = ({ realm, userId, key }: KeyRow): string => `reply:${realm}:${userId}:${key}`
