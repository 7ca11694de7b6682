import type { AdjustmentRequest } from '@kaadi/contract/adjustments'
import { useAction } from '@kaadi/react'
import { useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../platform/net/use-client.ts'

/** Asks for an adjustment, with a picture that is sent before. */
export function useAsk() {
  const { adjustments } = useClient()
  const queries = useQueryClient()
  const addPicture = useAction((file: File, idempotencyKey) =>
    adjustments.uploadEvidence({ body: {}, file, idempotencyKey, quiet: true }),
  )
  const ask = useAction(async (body: AdjustmentRequest, idempotencyKey) => {
    const asked = await adjustments.ask({ body, idempotencyKey, quiet: true })
    void queries.invalidateQueries({ queryKey: ['adjustments'] })
    return asked
  })
  return { addPicture, ask }
}

export type Ask = ReturnType<typeof useAsk>
