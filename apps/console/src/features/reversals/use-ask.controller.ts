import type { CardOrderId } from '@kaadi/contract/primitives'
import type { ReversalRequest } from '@kaadi/contract/reversals'
import { useAction } from '@kaadi/react'
import { useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../platform/net/use-client.ts'

/** Asks to take one order back, with pictures that are sent before. */
export function useAsk(giftOrderId: CardOrderId) {
  const { desk, reversals } = useClient()
  const queries = useQueryClient()
  const addPicture = useAction((file: File, idempotencyKey) =>
    desk.uploadEvidence({ body: { giftOrderId }, file, idempotencyKey, quiet: true }),
  )
  const ask = useAction(async (given: Omit<ReversalRequest, 'giftOrderId'>, idempotencyKey) => {
    const body = { giftOrderId, ...given }
    const asked = await reversals.ask({ body, idempotencyKey, quiet: true })
    void queries.invalidateQueries({ queryKey: ['reversals'] })
    return asked
  })
  return { addPicture, ask }
}

export type Ask = ReturnType<typeof useAsk>
