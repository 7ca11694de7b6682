import type { VerificationId } from '@kaadi/contract/primitives'
import type { ReviewDecision } from '@kaadi/contract/verification-reviews'
import { useAction } from '@kaadi/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useClient, useReads } from '../../platform/net/use-client.ts'

/** Addresses of photos live five to ten minutes. */
const refreshMs = 240_000

/** One case with its decision. */
export function useCase(chosen: string) {
  const verificationId = chosen as VerificationId
  const client = useClient()
  const queries = useQueryClient()
  const read = useReads().verificationReviews.detail({ verificationId })
  const detail = useQuery({ ...read, refetchInterval: refreshMs })
  const decide = useAction(async (decision: Omit<ReviewDecision, 'verificationId'>, idempotencyKey) => {
    try {
      const body = { verificationId, ...decision }
      const decided = await client.verificationReviews.decide({ body, idempotencyKey, quiet: true })
      queries.setQueryData(read.queryKey, decided)
      return decided
    } finally {
      // Refused or not: somebody may have been first.
      void queries.invalidateQueries({ queryKey: ['verificationReviews'] })
    }
  })
  return { detail, decide }
}

export type DecideCase = ReturnType<typeof useCase>['decide']
