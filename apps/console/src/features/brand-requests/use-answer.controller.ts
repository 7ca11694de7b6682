import type { BrandRequestAnswer } from '@kaadi/contract/brand-request-reviews'
import { useAction } from '@kaadi/react'
import { useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../platform/net/use-client.ts'

/** Answers one request; the list is read anew, also where somebody was first. */
export function useAnswer() {
  const { brandRequestReviews } = useClient()
  const queries = useQueryClient()
  return useAction(async (body: BrandRequestAnswer, idempotencyKey) => {
    try {
      return await brandRequestReviews.answer({ body, idempotencyKey, quiet: true })
    } finally {
      void queries.invalidateQueries({ queryKey: ['brandRequestReviews'] })
    }
  })
}

export type AnswerBrand = ReturnType<typeof useAnswer>
