import type { FastifyReply, FastifyRequest } from 'fastify'
import { DomainError } from '../../../errors/domain-error.ts'
import { type EventFeed, streamEvents } from './event-stream.ts'

/** Tabs and devices of one person. More is a fault, and each holds memory. */
const streamsPerReader = 10

export interface ServedEvents {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly readerId: bigint
  readonly feed: EventFeed
  /** The last event that the reader saw. */
  readonly after: bigint
  readonly isSignedIn: () => Promise<boolean>
}

/** Answers with live events until the reader leaves or its session ends. */
export function createEventServer() {
  const open = new Map<bigint, number>()
  return async ({ request, reply, readerId, ...stream }: ServedEvents): Promise<void> => {
    const count = (open.get(readerId) ?? 0) + 1
    if (count > streamsPerReader) throw new DomainError('tooManyRequests', { retryAfterSeconds: 30 })
    open.set(readerId, count)
    try {
      reply.hijack()
      reply.raw.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      })
      await streamEvents(reply.raw, { ...stream, readerId })
    } catch (error) {
      if (!reply.sent && !reply.raw.headersSent) throw error
      // The head is away: the reader comes back by itself and resumes.
      request.log.warn({ err: error }, 'live stream ended')
    } finally {
      open.set(readerId, open.get(readerId)! - 1)
      if (open.get(readerId) === 0) open.delete(readerId)
    }
  }
}
