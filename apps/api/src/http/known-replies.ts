import { setTimeout as sleep } from 'node:timers/promises'
import type { Endpoint } from '@kaadi/contract/http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type PublicMemory, tagOf } from '../memory/public-memory.ts'
import type { ReplyInMaking, SellerReplies } from '../memory/seller-replies.ts'
import type { SignedInUser } from './signed-in.ts'

declare module 'fastify' {
  interface FastifyInstance {
    readonly sellerReplies: SellerReplies
  }
}

type MakeEnvelope = () => Promise<Record<string, unknown>>

const json = 'application/json; charset=utf-8'

/** Public data: the same bytes for all of a level, told unchanged to whoever has them. */
export async function answerFromMemory(
  memory: PublicMemory,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  envelope: MakeEnvelope,
): Promise<FastifyReply> {
  const level = request.caller.user?.level ?? 0
  const key = `${endpoint.path} ${level} ${JSON.stringify(request.query)}`
  const { body, etag } = await memory.reply(key, async () => reply.serialize(await envelope()) as string)
  if (reply.sent) return reply
  reply.headers({
    etag,
    'cache-control': level === 0 ? 'no-cache' : 'private, no-cache',
    vary: 'authorization, origin',
  })
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.type(json).serializer(String).send(body)
}

/** A seller's own data: told unchanged to whoever has it; without a look where nothing of the seller changed since. */
export async function answerUnlessKnown(
  { id, sessionHash }: SignedInUser,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  envelope: MakeEnvelope,
): Promise<FastifyReply> {
  const { sellerReplies, parseReplies } = reply.server
  // Addresses of pictures are made for one session.
  const call = `${endpoint.path} ${sessionHash.toString('base64url')} ${JSON.stringify(request.query)}`
  const making = sellerReplies.begin(id, call)
  const asked = endpoint.method === 'GET' ? request.headers['if-none-match'] : undefined
  const known = making.known()
  const answer = (tag: string, body: string) => {
    reply.header('etag', tag)
    return tag === asked ? reply.code(304).send() : reply.type(json).serializer(String).send(body)
  }
  // Where replies are looked at, what is known is compared with what it would be.
  if (known && !parseReplies && (known.tag === asked || known.body))
    return answer(known.tag, known.body ?? '')
  const body = reply.serialize(await envelope()) as string
  const tag = tagOf(body)
  making.keep(tag, body)
  if (parseReplies && known && known.tag !== tag) await requireForgotten(making, endpoint)
  return reply.sent ? reply : answer(tag, body)
}

/** What is rung comes within moments. */
async function requireForgotten(making: ReplyInMaking, { path }: Endpoint): Promise<void> {
  for (let left = 100; making.known(); left--) {
    if (left === 0)
      throw new Error(`The reply of ${path} changed, and no commit said so: it must ring user_changed.`)
    await sleep(20)
  }
}
