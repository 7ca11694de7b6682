import type { DeskOrder } from '@kaadi/contract/desk'
import { type Redeemer, redeemers } from '@kaadi/contract/redeemers'
import type { Reply, TestApp } from './app.ts'
import type { Reviewer } from './reviewer.ts'

let made = 0

/** A company that redeems cards, as an admin keeps it. */
export async function aRedeemer(app: TestApp, given: Partial<Redeemer> = {}): Promise<Redeemer> {
  const { token } = await app.signInOperator('admin')
  const body = { name: `Redeemer ${++made}`, cardTypeId: null, isOpen: true, ...given }
  return (await app.call<Redeemer>(redeemers.save, { token, body })).data
}

export type Outcome = 'redeemed' | 'refused' | 'otherValue' | 'noAnswer'

/** Opens the codes of an order that a reviewer holds, and hands all of its cards to a redeemer. */
export async function handOver(
  app: TestApp,
  by: Reviewer,
  { order, lease }: Pick<DeskOrder, 'order' | 'lease'>,
  redeemerId: string,
): Promise<Reply<DeskOrder>> {
  const { giftOrderId, cards } = order
  const { leaseToken } = lease!
  for (const { cardId } of cards) await by.open(giftOrderId, leaseToken, cardId)
  const cardIds = cards.map(({ cardId }) => cardId)
  const body = { giftOrderId, leaseToken, redeemerId, cardIds, note: 'Please by this evening.' }
  return app.call(redeemers.give, { token: by.token, body })
}

/** The answer of a redeemer that has all cards of the order, one outcome each, with one picture. */
export async function answerBody(by: Reviewer, order: DeskOrder['order'], ...outcomes: readonly Outcome[]) {
  const cards = order.cards.map(({ cardId }, place) => {
    const outcome = outcomes[place] ?? 'redeemed'
    return { cardId, outcome, ...(outcome === 'otherValue' && { value: '85' }), reference: `RD-${place}` }
  })
  return { giftOrderId: order.giftOrderId, cards, uploadId: await by.upload(order.giftOrderId) }
}

export async function writeAnswer(
  app: TestApp,
  by: Reviewer,
  order: DeskOrder['order'],
  ...outcomes: readonly Outcome[]
): Promise<Reply<DeskOrder>> {
  return app.call(redeemers.answer, {
    token: by.token,
    body: await answerBody(by, order, ...outcomes),
  })
}
