import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { notificationIdSchema, pageOf, pageQueryFields } from '../primitives/index.ts'
import { notificationSchema, userEventSchema } from './notification.schema.ts'

const notificationPageSchema = z.object({ ...pageOf(notificationSchema).shape, unread: z.int() })

const calls = {
  /** The user's notifications, newest first. */
  list: defineEndpoint({
    method: 'GET',
    path: '/biznotification/user/notification/record/list',
    summary: 'My notifications',
    auth: 'bearer',
    query: z.object({ ...pageQueryFields, unreadOnly: z.optional(z.literal(['0', '1'])) }),
    data: notificationPageSchema,
  }),
  /** Marks one as read before its screen is opened. Harmless when repeated. The body's field is our choice. */
  read: defineEndpoint({
    method: 'POST',
    path: '/biznotification/user/notification/record/read',
    summary: 'Mark one as read',
    auth: 'bearer',
    body: z.object({ notificationId: notificationIdSchema }),
    data: z.null(),
  }),
  /** Marks a list as read: the body is the list of ids. Only own ones change. At most 200. */
  readMany: defineEndpoint({
    method: 'POST',
    path: '/bizuser/v1/front/notification/readNotificationIds',
    summary: 'Mark several as read',
    auth: 'bearer',
    body: z.array(notificationIdSchema).check(z.maxLength(200)),
    data: z.null(),
  }),
  /** The user's own events as they happen (server-sent events). `Last-Event-ID` resumes without loss. */
  stream: defineEndpoint({
    method: 'GET',
    path: '/biznotification/user/notification/stream',
    summary: 'Live events',
    auth: 'bearer',
    data: userEventSchema,
    replies: 'event-stream',
  }),
}

/** The calls of `notifications` under their own name, so that an editor shows it and not their schemas. */
export interface NotificationsEndpoints extends Readonly<typeof calls> {}

/** What the user is told: the list, marking as read, the live stream. */
export const notifications: NotificationsEndpoints = calls
