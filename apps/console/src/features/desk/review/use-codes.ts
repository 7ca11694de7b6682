import type { DeskOrder } from '@kaadi/contract/desk'
import type { CardOrderId } from '@kaadi/contract/primitives'
import type { ShownCode } from '@kaadi/core/machines'
import { useAction } from '@kaadi/react'
import { useCallback } from 'react'
import { useClient } from '../../../platform/net/use-client.ts'
import type { ChosenPurpose } from './chosen-purpose.ts'

interface UnderClaim {
  readonly giftOrderId: CardOrderId
  /** The lease as it is when a call is made. */
  readonly leased: () => { readonly giftOrderId: CardOrderId; readonly leaseToken: string }
  readonly watched: <Data>(call: Promise<Data>) => Promise<Data>
  readonly keep: (change: (before: DeskOrder | undefined) => DeskOrder | undefined) => unknown
}

/** The codes of an order, opened and entered under its claim, and what proves a verdict. */
export function useCodes({ giftOrderId, leased, watched, keep }: UnderClaim) {
  const { desk } = useClient()
  const openCode = useCallback(
    async (cardId: string, purpose: ChosenPurpose, idempotencyKey: string): Promise<ShownCode> => {
      const body = { ...leased(), cardId, purpose }
      const shown = await watched(desk.reveal({ body, idempotencyKey, quiet: true }))
      keep((before) => before && { ...before, openedCardIds: [...before.openedCardIds, cardId] })
      return shown
    },
    [desk, keep, leased, watched],
  )
  const enterCode = useAction(async (entered: { cardId: string; code: string }, idempotencyKey) => {
    const body = { ...leased(), ...entered }
    const order = await watched(desk.enterCode({ body, idempotencyKey, quiet: true }))
    keep(() => order)
    return order
  })
  const addEvidence = useAction((file: File, idempotencyKey) =>
    desk.uploadEvidence({ body: { giftOrderId }, file, idempotencyKey, quiet: true }),
  )
  return { openCode, enterCode, addEvidence }
}
