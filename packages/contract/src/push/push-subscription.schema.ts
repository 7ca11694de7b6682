import * as z from 'zod/mini'
import { bizType, notificationSchema } from '../notifications/notification.schema.ts'
import type { Named } from '../primitives/index.ts'

const base64url = (length: number) => z.string().check(z.regex(new RegExp(`^[A-Za-z0-9_-]{${length}}$`)))

const pushKeyFields = z.object({
  /** The service’s public key, as a browser wants it: an uncompressed point of P-256 in base64url. */
  publicKey: base64url(87),
})
/** Whose messages a browser shall take. */
export interface PushKey extends z.infer<typeof pushKeyFields> {}
/** The key by which a browser’s push service knows this service. */
export const pushKeySchema: Named<PushKey, typeof pushKeyFields.shape> = pushKeyFields

const pushSubscriptionFields = z.object({
  /** Where the browser’s push service takes messages for it. */
  endpoint: z.string().check(z.maxLength(1000)),
  /** The browser’s public key, by which messages to it are encrypted. */
  p256dh: base64url(87),
  /** The secret that the browser shares with the service. */
  auth: base64url(22),
})
/** A browser that wants to be told. */
export interface PushSubscription extends z.infer<typeof pushSubscriptionFields> {}
/** A browser that wants to be told, as its `PushSubscription` says. */
export const pushSubscriptionSchema: Named<PushSubscription, typeof pushSubscriptionFields.shape> =
  pushSubscriptionFields

const pushMessageFields = z.pick(notificationSchema, {
  id: true,
  bizType: true,
  title: true,
  content: true,
  notificationId: true,
})
/** What a message holds once the browser has opened it. */
export interface PushMessage extends z.infer<typeof pushMessageFields> {}
/** What a message holds once the browser has opened it: enough to show it, and to open its screen. */
export const pushMessageSchema: Named<PushMessage, typeof pushMessageFields.shape> = pushMessageFields

/** What is worth a sound on a phone: orders and withdrawals. */
export const pushedBizTypes: readonly number[] = [
  bizType.orderMoved,
  bizType.orderPaid,
  bizType.orderNotPaid,
  bizType.withdrawalPaid,
  bizType.withdrawalFailed,
]
