import type { PartnerDecision } from '@kaadi/contract/partner-reviews'
import type { PartnerKey, PartnerSuspensionName, PartnerTier } from '@kaadi/contract/partners'
import type { PartnerApplicationId } from '@kaadi/contract/primitives'
import { useAction } from '@kaadi/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useClient, useReads } from '../../platform/net/use-client.ts'

/** What the desk can do with a partner. */
export type PartnerWish =
  | ({ readonly what: 'decide' } & Omit<PartnerDecision, 'applicationId'>)
  | { readonly what: 'suspend'; readonly reason: PartnerSuspensionName }
  | { readonly what: 'resume' }
  | { readonly what: 'giveTier'; readonly tier: PartnerTier }
  | { readonly what: 'revokeKey'; readonly keyId: PartnerKey['keyId'] }

/** One partner or application, and what is done with it. */
export function usePartner(chosen: string) {
  const applicationId = chosen as PartnerApplicationId
  const { partnerReviews } = useClient()
  const queries = useQueryClient()
  const read = useReads().partnerReviews.detail({ applicationId })
  const detail = useQuery(read)
  const act = useAction(async ({ what, ...wish }: PartnerWish, idempotencyKey) => {
    try {
      // Each call takes the fields of its own wish.
      const body = { applicationId, ...wish } as never
      const changed = await partnerReviews[what]({ body, idempotencyKey, quiet: true })
      queries.setQueryData(read.queryKey, changed)
      return changed
    } finally {
      // Refused or not: somebody may have been first.
      void queries.invalidateQueries({ queryKey: ['partnerReviews'] })
    }
  })
  return { detail, act }
}

export type ActOnPartner = ReturnType<typeof usePartner>['act']
