import { notifications } from '@kaadi/contract/notifications'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { DomainError } from '../../plugins/domain-error.ts'
import { bind } from '../../plugins/endpoint.ts'
import { bearerToken } from '../../plugins/signed-in.ts'
import { streamEvents } from './event-stream.ts'
import { createNotificationsService } from './notifications.service.ts'
import { createUserEventsFeed } from './user-events-feed.ts'

/** Tabs and devices of one person. More is a fault, and each holds memory. */
const streamsPerUser = 10

export const notificationsRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const service = createNotificationsService(deps)
    const feed = createUserEventsFeed(deps)
    const open = new Map<bigint, number>()

    bind(app, notifications.list, ({ user, query }) => service.list(user.id, query))
    bind(app, notifications.read, async ({ user, body }) => {
      await service.markRead(user.id, [body.notificationId])
      return null
    })
    bind(app, notifications.readMany, async ({ user, body }) => {
      await service.markRead(user.id, body)
      return null
    })
    bind(app, notifications.stream, async ({ user, request, reply }) => {
      const count = (open.get(user.id) ?? 0) + 1
      if (count > streamsPerUser) throw new DomainError('tooManyRequests', { retryAfterSeconds: 30 })
      open.set(user.id, count)
      try {
        const after = lastSeen(request) ?? (await feed.last(user.id))
        reply.hijack()
        reply.raw.writeHead(200, {
          ...(reply.getHeaders() as Record<string, string>),
          'content-type': 'text/event-stream; charset=utf-8',
          'cache-control': 'no-store',
          'x-accel-buffering': 'no',
        })
        const token = bearerToken(request)!
        const isSignedIn = async () => (await app.sessionReader.user(token)) !== undefined
        await streamEvents(reply.raw, { feed, user, after, isSignedIn })
      } catch (error) {
        if (!reply.sent && !reply.raw.headersSent) throw error
        // The head is away: the reader comes back by itself and resumes.
        request.log.warn({ err: error }, 'live stream ended')
      } finally {
        open.set(user.id, open.get(user.id)! - 1)
        if (open.get(user.id) === 0) open.delete(user.id)
      }
    })
  }

/** Set by browsers' own readers as a header; a reader that can set no header gives it in the query. */
function lastSeen(request: FastifyRequest): bigint | undefined {
  const { lastEventId } = request.query as { lastEventId?: unknown }
  const given = request.headers['last-event-id'] ?? lastEventId
  return typeof given === 'string' && /^\d{1,18}$/.test(given) ? BigInt(given) : undefined
}
