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

/** Cut at its longest, never in the middle of a character. */
const text = (longest: number) =>
  z.pipe(
    z.nullish(z.string()),
    z.transform((value) => (value ?? '').slice(0, longest).replace(/[\ud800-\udbff]$/, '')),
  )

const id = z.pipe(
  z.pipe(
    z.nullish(z.union([z.string(), z.int()])),
    z.transform((value) => String(value ?? '')),
  ),
  z.string().check(z.regex(/^[A-Za-z0-9_-]{0,64}$/)),
)

/**
 * A notification as the native wrapper hands it over, before it is trusted. The values of push data are texts, and some
 * are left out: what is there decides where it leads. Ids and texts that are missing are empty.
 */
export const openedNotificationSchema = z.object({
  id,
  bizType: z.pipe(z.union([z.int(), z.string().check(z.regex(/^\d{1,9}$/))]), z.transform(Number)),
  content: text(4000),
  notificationId: id,
  title: text(300),
})
/** A notification that a person opened, once it was checked. */
export interface OpenedNotification extends z.infer<typeof openedNotificationSchema> {}
