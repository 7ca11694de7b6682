import * as z from 'zod/mini'

/** Where a notification leads. */
export type NotificationRoute =
  | { readonly kind: 'navigate'; readonly path: string }
  /** Show the content as text, never as HTML. */
  | { readonly kind: 'popup'; readonly title: string; readonly content: string }
  | { readonly kind: 'nothing' }

const detail = (path: string, name: string, id: string): NotificationRoute =>
  /^[A-Za-z0-9_-]{1,64}$/.test(id)
    ? { kind: 'navigate', path: `${path}?${name}=${encodeURIComponent(id)}` }
    : { kind: 'nothing' }

/**
 * Where a notification leads (specification, section 4): 0, 1, 2 to the card order, 3, 4 to the withdrawal, 5 nowhere, 6 to a
 * popup with its content, 7 nowhere. A bizType that is not known leads nowhere, so that an older client survives a newer
 * server.
 */
export const routeNotification = (notification: {
  readonly id: string
  readonly bizType: number
  readonly title: string
  readonly content: string
}): NotificationRoute => {
  switch (notification.bizType) {
    case 0:
    case 1:
    case 2:
      return detail('/transaction/cardDetail', 'giftOrderId', notification.id)
    case 3:
    case 4:
      return detail('/transaction/withdrawDetail', 'id', notification.id)
    case 6:
      return { kind: 'popup', title: notification.title, content: notification.content }
    default:
      return { kind: 'nothing' }
  }
}

/** A notification as the native wrapper hands it over, before it is trusted. */
export const openedNotificationSchema = z.object({
  id: z.string().check(z.regex(/^[A-Za-z0-9_-]{0,64}$/)),
  bizType: z.int(),
  content: z._default(z.string().check(z.maxLength(4000)), ''),
  notificationId: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)),
  title: z._default(z.string().check(z.maxLength(300)), ''),
})
/** A notification that a person opened, once it was checked. */
export type OpenedNotification = z.infer<typeof openedNotificationSchema>
