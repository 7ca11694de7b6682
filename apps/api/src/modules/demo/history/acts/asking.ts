import { deskMessages } from '@kaadi/contract/desk-messages'
import { orderMessages } from '@kaadi/contract/order-messages'
import type { CardOrderId } from '@kaadi/contract/primitives'
import type { DemoReviewer, DemoSellerEmail } from '../../accounts.ts'
import type { World } from '../story/world.ts'

/** A seller writes about the order that a step made. */
export async function ask(
  { sellers, madeBy }: World,
  seller: DemoSellerEmail,
  orderStep: string,
  text: string,
): Promise<undefined> {
  const giftOrderId = madeBy(orderStep) as CardOrderId
  await sellers[seller].ask(orderMessages.send, {
    key: `${orderStep}-asked-${text.length}`,
    body: { giftOrderId, text, photos: [] },
  })
  return undefined
}

/** The desk answers, or keeps a note. */
export async function reply(
  { reviewers, madeBy }: World,
  by: DemoReviewer,
  orderStep: string,
  text: string,
): Promise<undefined> {
  const giftOrderId = madeBy(orderStep) as CardOrderId
  await reviewers[by].ask(deskMessages.reply, {
    key: `${orderStep}-answered-${text.length}`,
    body: { giftOrderId, text, fields: {}, photos: [] },
  })
  return undefined
}

export async function keepNote(
  { reviewers, madeBy }: World,
  by: DemoReviewer,
  orderStep: string,
  text: string,
): Promise<undefined> {
  const giftOrderId = madeBy(orderStep) as CardOrderId
  await reviewers[by].ask(deskMessages.note, {
    key: `${orderStep}-noted-${text.length}`,
    body: { giftOrderId, text },
  })
  return undefined
}
