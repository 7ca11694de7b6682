import { createHash } from 'node:crypto'
import { type AppealCase, appealStatus, appeals } from '@kaadi/contract/appeals'
import { type CardOrder, cardOrders } from '@kaadi/contract/card-orders'
import { type RecheckDecision, rechecks } from '@kaadi/contract/rechecks'
import { transaction } from '../../../../database/index.ts'
import { chooseOrder } from '../../../rechecks/index.ts'
import type { DemoSellerEmail } from '../../accounts.ts'
import type { World } from '../story/world.ts'

/** A seller says why a refusal is wrong. */
export async function appealAgainst(
  { sellers, madeBy }: World,
  seller: DemoSellerEmail,
  orderStep: string,
  words: string,
): Promise<string | undefined> {
  const body = { giftOrderId: madeBy(orderStep) as CardOrder['giftOrderId'], words, photos: [] }
  const { appeal } = await sellers[seller].ask(cardOrders.appeal, { key: `${orderStep}-appeal`, body })
  return appeal?.appealId
}

/** A senior looks at every code and pays what was refused. A start that was cut off looks whether they have. */
export async function uphold({ senior, madeBy, run }: World, appealStep: string, answer: string) {
  const appealId = madeBy(appealStep) as AppealCase['appealId']
  const key = `${appealStep}-${run}`
  const found = await senior.ask(appeals.detail, { key: `${key}-seen`, body: undefined, query: { appealId } })
  if (found.status === appealStatus.upheld) return undefined
  const { desk } = await senior.ask(appeals.take, { key: `${key}-take`, body: { appealId } })
  const validCardIds = desk.order.cards.map(({ cardId }) => cardId)
  for (const cardId of validCardIds)
    await senior.ask(appeals.reveal, {
      key: `${key}-${cardId}`,
      body: { appealId, cardId, purpose: 'secondLook' },
    })
  await senior.ask(appeals.decide, { key: `${key}-decide`, body: { appealId, validCardIds, answer } })
  return undefined
}

/** As though the key had chosen this order: the demo is too small for two of a hundred. */
export async function chooseAgain({ db, madeBy }: World, orderStep: string): Promise<undefined> {
  const giftOrderId = madeBy(orderStep)
  // The same at each start, and it does not give the order away.
  const recheckId = createHash('sha256').update(`again ${giftOrderId}`).digest('base64url').slice(0, 22)
  await transaction(db, (tx) => chooseOrder(tx, giftOrderId, recheckId))
  return undefined
}

/** A senior is dealt what waits, and finds the same of every card. */
export async function lookAgain({ senior, run }: World, step: string, note?: string): Promise<undefined> {
  const key = `${step}-${run}`
  const look = await senior.ask(rechecks.takeNext, { key: `${key}-take`, body: {} })
  if (!look) return undefined
  const { recheckId, cards } = look
  for (const { cardId, maskedCode } of cards)
    if (maskedCode !== null)
      await senior.ask(rechecks.reveal, { key: `${key}-${cardId}`, body: { recheckId, cardId } })
  const found = cards.map(({ cardId }): RecheckDecision['cards'][number] => ({ cardId, verdict: 1 }))
  await senior.ask(rechecks.decide, {
    key: `${key}-decide`,
    body: { recheckId, cards: found, ...(note && { note }) },
  })
  return undefined
}
