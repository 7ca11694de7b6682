import * as z from 'zod/mini'

/** Where a notification leads. */
export type NotificationRoute =
  | { readonly kind: 'navigate'; readonly path: string }
  /** Show the content as text, never as HTML. */
  | {
      readonly kind: 'popup'
      readonly title: string
      readonly content: string
      /** The card whose sale it offers; undefined where it offers none. */
      readonly cardTypeId: string | undefined
      /** Of which country and form, where it is about one kind of that card. */
      readonly currencyTypeId?: string | undefined
      readonly form?: string | undefined
    }
  | { readonly kind: 'nothing' }

const wholeId = /^[A-Za-z0-9_-]{1,64}$/

/** A card whose sale is offered: its brand, or one country and form of it. */
const soldCard = /^([A-Za-z0-9_-]{1,64})(?::([A-Za-z0-9_-]{1,64}):(physical|ecode))?$/

/** Its own screen, or the list where the id is none that could be followed. */
const detail = (path: string, name: string, id: string, list: string): NotificationRoute => ({
  kind: 'navigate',
  path: wholeId.test(id) ? `${path}?${name}=${encodeURIComponent(id)}` : list,
})

/**
 * Where a notification leads (specification, section 4): 0, 1, 2 to the card order, 3, 4 to the withdrawal, 5 nowhere, 6 to a
 * popup with its content, which offers to sell the card that it is about, 7 nowhere. A bizType that is not known leads nowhere, so that an older client survives a newer
 * server. Without an id that can be followed, 0 to 4 lead to the list.
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
      return detail('/transaction/cardDetail', 'giftOrderId', notification.id, '/transaction')
    case 3:
    case 4:
      return detail('/transaction/withdrawDetail', 'id', notification.id, '/transaction?tab=withdrawals')
    case 6: {
      const [, cardTypeId, currencyTypeId, form] = soldCard.exec(notification.id) ?? []
      const { title, content } = notification
      return { kind: 'popup', title, content, cardTypeId, currencyTypeId, form }
    }
    default:
      return { kind: 'nothing' }
  }
}

const plain = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''

/** Cut at its longest, never in the middle of a character. */
const text = (longest: number) =>
  z.pipe(
    z.nullish(z.unknown()),
    z.transform((value) =>
      plain(value)
        .slice(0, longest)
        .replace(/[\ud800-\udbff]$/, ''),
    ),
  )

const id = z.pipe(
  z.nullish(z.unknown()),
  z.transform((value) => (wholeId.test(plain(value)) ? plain(value) : '')),
)

const kind = z.pipe(
  z.nullish(z.unknown()),
  z.transform((value) => (/^ *-?\d{1,9} *$/.test(plain(value)) ? Number(value) : undefined)),
)

/**
 * A notification as the native wrapper hands it over, before it is trusted. The values of push data are texts, and some
 * are left out or odd: what is there decides where it leads. Ids and texts that cannot be used are empty; a text without a
 * type that can be read is shown (6), and with neither it leads nowhere (7).
 */
export const openedNotificationSchema = z.pipe(
  z.object({ id, bizType: kind, content: text(4000), notificationId: id, title: text(300) }),
  z.transform(({ bizType, ...rest }) => ({
    ...rest,
    bizType: bizType ?? (rest.title + rest.content ? 6 : 7),
  })),
)
/** A notification that a person opened, once it was checked. */
export interface OpenedNotification extends z.infer<typeof openedNotificationSchema> {}
