import type { WithdrawalId } from '@kaadi/contract/primitives'
import { useAction } from '@kaadi/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useClient, useReads } from '../../../platform/net/use-client.ts'

const refreshMs = 5_000

/** A payout at its provider, and asking the provider; nothing where operators pay it. */
export function useProviderTimeline(chosen: string) {
  const id = chosen as WithdrawalId
  const client = useClient()
  const queries = useQueryClient()
  const read = useReads().providerPayouts.timeline({ id })
  // The worker goes on without this page.
  const { data } = useQuery({ ...read, refetchInterval: refreshMs })
  return {
    timeline: data ?? undefined,
    ask: useAction(async (_: null, idempotencyKey) => {
      const timeline = await client.providerPayouts.ask({ body: { id }, idempotencyKey, quiet: true })
      queries.setQueryData(read.queryKey, timeline)
      await queries.invalidateQueries({ queryKey: ['payouts'] })
      return timeline
    }),
  }
}
