import {
  type DeskMessage,
  deskMessageSchema,
  type InboxRow,
  inboxRowSchema,
  type Macro,
  macroSchema,
} from '@kaadi/contract/desk-messages'
import { type OrderMessage, orderMessageSchema } from '@kaadi/contract/order-messages'

const message = {
  messageId: 'message-1',
  author: 'seller',
  operator: null,
  text: 'Is it paid soon?',
  photos: [],
  createTime: '2026-11-20T13:05:00.000Z',
}

/** A question of the seller. */
export const anOrderMessage = (
  given: Partial<Omit<OrderMessage, 'messageId'>> & { messageId?: string } = {},
): OrderMessage => orderMessageSchema.parse({ ...message, ...given })

/** The same, as the desk reads it. */
export const aDeskMessage = (
  given: Partial<Omit<DeskMessage, 'messageId'>> & { messageId?: string } = {},
): DeskMessage => deskMessageSchema.parse({ ...message, ...given })

/** A seller who waits for an answer. */
export const anInboxRow = (
  given: Partial<Omit<InboxRow, 'giftOrderId'>> & { giftOrderId?: string } = {},
): InboxRow =>
  inboxRowSchema.parse({
    giftOrderId: 'order-1',
    tradeNumber: 'GC-2611-20-00042',
    title: 'Steam $100',
    orderStatus: 1,
    sellerName: 'adaeze',
    waitingSince: '2026-11-20T13:05:00.000Z',
    unread: 1,
    lastText: 'Is it paid soon?',
    lastTime: '2026-11-20T13:05:00.000Z',
    ...given,
  })

/** What the service fills in of a saved answer to an order that is not paid. */
export const knownOfOrder = {
  seller: 'Adaeze',
  number: 'GC-2611-20-00042',
  card: 'Steam $100',
  amount: '₦148,000.00',
}

/** A saved answer with a field of its own. */
export const aMacro = (given: Partial<Omit<Macro, 'macroId'>> & { macroId?: string } = {}): Macro =>
  macroSchema.parse({
    macroId: 'macro-1',
    name: 'Issuer is being asked',
    text: 'Hello {seller}, we write again by {day}.',
    fields: ['day'],
    ...given,
  })
