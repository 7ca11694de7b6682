import { desk } from '@kaadi/contract/desk'
import { redeemers } from '@kaadi/contract/redeemers'
import type { DemoReviewer } from '../../accounts.ts'
import { demoRedeemers } from '../../content/redeemers.ts'
import type { World } from '../story/world.ts'
import { claim, unlessDecided } from './reviewing.ts'

/** Opens the codes of an order and hands its cards to a company that redeems them. */
export async function giveToRedeemer(
  world: World,
  by: DemoReviewer,
  { orderStep, note }: { readonly orderStep: string; readonly note: string },
): Promise<undefined> {
  const reviewer = world.reviewers[by]
  const claimed = world.claimed.get(orderStep) ?? (await claim(world, by, orderStep).catch(unlessDecided))
  if (!claimed) return undefined
  const { order, lease } = claimed
  const leased = { giftOrderId: order.giftOrderId, leaseToken: lease!.leaseToken }
  const key = `${orderStep}-redeemer-${world.run}`
  for (const { cardId } of order.cards)
    await reviewer.ask(desk.reveal, {
      key: `${key}-${cardId}`,
      body: { ...leased, cardId, purpose: 'redeem' },
    })
  const all = await reviewer.ask(redeemers.list, { key: `${key}-list`, body: undefined })
  const { redeemerId } = all.find(({ name }) => name === demoRedeemers[0]!.name)!
  const cardIds = order.cards.map(({ cardId }) => cardId)
  await reviewer.ask(redeemers.give, { key, body: { ...leased, redeemerId, cardIds, note } })
  return undefined
}
