import type { BalanceNote, DeskOrder } from '@kaadi/contract/desk'
import type { CardOrderId } from '@kaadi/contract/primitives'
import type { GiveToRedeemer, RedeemerAnswer } from '@kaadi/contract/redeemers'
import { useAction } from '@kaadi/react'
import { useClient } from '../../../platform/net/use-client.ts'

interface UnderClaim {
  readonly giftOrderId: CardOrderId
  readonly leased: () => { readonly giftOrderId: CardOrderId; readonly leaseToken: string }
  readonly watched: <T>(call: Promise<T>) => Promise<T>
  readonly keep: (order: DeskOrder) => unknown
  readonly onGiven: (order: DeskOrder) => unknown
}

type OfClaim = 'giftOrderId' | 'leaseToken'

/** What is asked of others about the cards of an order: their issuer's page, and companies that redeem them. */
export function useOutside({ giftOrderId, leased, watched, keep, onGiven }: UnderClaim) {
  const { desk, redeemers } = useClient()
  const noteBalance = useAction(async (noted: Omit<BalanceNote, OfClaim>, idempotencyKey) => {
    const body = { ...leased(), ...noted }
    const order = await watched(desk.noteBalance({ body, idempotencyKey, quiet: true }))
    keep(order)
    return order
  })
  const give = useAction(async (given: Omit<GiveToRedeemer, OfClaim>, idempotencyKey) => {
    const body = { ...leased(), ...given }
    const order = await watched(redeemers.give({ body, idempotencyKey, quiet: true }))
    keep(order)
    await onGiven(order)
  })
  const answer = useAction(async (said: Omit<RedeemerAnswer, OfClaim>, idempotencyKey) => {
    const body = { giftOrderId, ...said }
    keep(await redeemers.answer({ body, idempotencyKey, quiet: true }))
  })
  return { noteBalance, give, answer }
}
