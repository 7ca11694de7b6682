import type { DeskOrder } from '@kaadi/contract/desk'
import type { TestApp } from './app.ts'
import { answerBody, aRedeemer, handOver } from './redeeming.ts'
import { made, type RepeatedCall } from './repeated-call.ts'
import { aSellingSeller } from './selling-seller.ts'
import type { TradingDesk } from './trading-desk.ts'

let names = 0

/** What is handed to redeemers, comes back, and is found out about cards. */
export function repeatedRedeemers(
  app: TestApp,
  { reviewer }: TradingDesk,
): Record<string, () => Promise<RepeatedCall>> {
  const claimed = async (): Promise<DeskOrder> => {
    const { giftOrderId } = await made((await aSellingSeller(app)).sell())
    return made(reviewer.claim(giftOrderId))
  }
  const { token } = reviewer

  return {
    'redeemers.save': async () => ({
      token: (await app.signInOperator('editor')).token,
      body: { name: `Repeated ${++names}`, cardTypeId: null, isOpen: true },
      other: { isOpen: false },
    }),
    'redeemers.give': async () => {
      const { redeemerId } = await aRedeemer(app)
      const { order, lease } = await claimed()
      const { giftOrderId, cards } = order
      const { leaseToken } = lease!
      const [{ cardId }] = cards as [(typeof cards)[number]]
      await made(reviewer.open(giftOrderId, leaseToken, cardId))
      const body = { giftOrderId, leaseToken, redeemerId, cardIds: [cardId], note: 'By this evening.' }
      return { token, body, other: { note: 'By tomorrow.' } }
    },
    'redeemers.answer': async () => {
      const { redeemerId } = await aRedeemer(app)
      const held = await claimed()
      await made(handOver(app, reviewer, held, redeemerId))
      const body = await answerBody(reviewer, held.order)
      return { token, body, other: { uploadId: await reviewer.upload(held.order.giftOrderId) } }
    },
    'desk.noteBalance': async () => {
      const { order, lease } = await claimed()
      const { giftOrderId, cards } = order
      const uploadId = await reviewer.upload(giftOrderId)
      const leased = { giftOrderId, leaseToken: lease!.leaseToken, cardId: cards[0]!.cardId }
      return { token, body: { ...leased, balance: '100', uploadId }, other: { balance: '0' } }
    },
  }
}
