import { notificationSettings } from '@kaadi/contract/notification-settings'
import { notifications } from '@kaadi/contract/notifications'
import { push } from '@kaadi/contract/push'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { bind } from '../../http/endpoint.ts'
import { bearerToken } from '../../http/signed-in.ts'
import { createNotificationsService } from './notifications.service.ts'
import { readPushKey } from './push/push-key.ts'
import { createSubscribe } from './push/subscribe.ts'
import { removeOfSession } from './push/subscriptions.repository.ts'
import { createSetSetting } from './settings/set-setting.ts'
import { listSettings } from './settings/settings.repository.ts'
import { createEventServer } from './stream/serve-events.ts'
import { createUserEventsFeed } from './stream/user-events-feed.ts'

export const notificationsRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const service = createNotificationsService(deps)
    const setSetting = createSetSetting(deps)
    const subscribe = createSubscribe(deps)
    const feed = createUserEventsFeed(deps)
    const serveEvents = createEventServer()

    bind(app, notifications.list, ({ user, query }) => service.list(user.id, query), { isPolled: true })
    bind(app, notifications.read, async ({ user, body }) => {
      await service.markRead(user.id, [body.notificationId])
      return null
    })
    bind(app, notifications.readMany, async ({ user, body }) => {
      await service.markRead(user.id, body)
      return null
    })
    bind(app, notificationSettings.list, ({ user }) => listSettings(deps.database.db, user.id))
    bind(app, notificationSettings.set, ({ user, body }) => setSetting(user.id, body))
    bind(app, push.key, async () => ({ publicKey: (await readPushKey(deps)).publicKey }))
    bind(app, push.subscribe, ({ user, body }) => subscribe(user, body))
    bind(app, push.unsubscribe, async ({ user }) => {
      await removeOfSession(deps.database.db, user.sessionHash)
      return null
    })
    bind(app, notifications.stream, async ({ user, request, reply }) => {
      const token = bearerToken(request)!
      await serveEvents({
        request,
        reply,
        readerId: user.id,
        feed,
        after: lastSeen(request) ?? (await feed.last(user.id)),
        isSignedIn: async () => (await app.sessionReader.user(token)) !== undefined,
      })
    })
  }

/** Set by browsers' own readers as a header; a reader that can set no header gives it in the query. */
function lastSeen(request: FastifyRequest): bigint | undefined {
  const { lastEventId } = request.query as { lastEventId?: unknown }
  const given = request.headers['last-event-id'] ?? lastEventId
  return typeof given === 'string' && /^\d{1,18}$/.test(given) ? BigInt(given) : undefined
}
