import type { CouponId } from '@kaadi/contract/primitives'
import { useAction } from '@kaadi/react'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient, useReads } from '../../platform/net/use-client.ts'

/** What a campaign cost and brought, and its coupons page by page. */
export function useCampaign(campaignId: string) {
  const client = useClient()
  const queries = useQueryClient()
  const reads = useReads()
  const [cursor, setCursor] = useState<string>()
  const figures = useQuery(reads.campaigns.figures({ campaignId }))
  const grants = useQuery({
    ...reads.campaigns.grants({ campaignId, size: 20, ...(cursor && { cursor }) }),
    placeholderData: keepPreviousData,
  })
  const row = useQuery(reads.changes.row({ resource: 'campaigns', subject: campaignId }))
  const voidGrant = useAction(async (body: { couponId: CouponId; reason: string }, idempotencyKey) => {
    try {
      return await client.campaigns.voidGrant({ body, idempotencyKey, quiet: true })
    } finally {
      await queries.invalidateQueries({ queryKey: ['campaigns'] })
    }
  })
  return {
    figures,
    grants,
    currencyId: row.data?.values.currencyId as 1 | 2 | 3 | undefined,
    voidGrant,
    onTurn: setCursor,
  }
}

export type CampaignState = ReturnType<typeof useCampaign>
