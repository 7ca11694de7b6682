import type { EndpointQuery } from '@kaadi/contract/http'
import type { Payout, payouts } from '@kaadi/contract/payouts'
import type { WithdrawalId } from '@kaadi/contract/primitives'
import { useAction, useQuery, useQueryClient } from '@kaadi/react'
import { useState } from 'react'
import { useClient } from '../../platform/client.ts'

export type PayoutView = NonNullable<EndpointQuery<typeof payouts.page>['view']>

export const payoutViews: readonly { readonly value: PayoutView; readonly label: string }[] = [
  { value: 'waiting', label: 'Waiting' },
  { value: 'sent', label: 'At the bank' },
  { value: 'ended', label: 'Ended' },
]

const refreshMs = 5_000

/** Withdrawals by age, and one of them with what a treasurer does: take it, then confirm or record its failure. */
export function usePayouts(chosen: string | undefined) {
  const id = chosen as WithdrawalId
  const client = useClient()
  const queries = useQueryClient()
  const [view, setView] = useState<PayoutView>('waiting')
  const page = useQuery({
    queryKey: ['payouts', 'page', view],
    queryFn: ({ signal }) => client.payouts.page({ query: { view, size: 50 }, signal, quiet: true }),
    refetchInterval: refreshMs,
  })
  const key = ['payouts', 'detail', chosen]
  const detail = useQuery({
    queryKey: key,
    enabled: chosen !== undefined,
    queryFn: ({ signal }) => client.payouts.detail({ query: { id }, signal, quiet: true }),
  })
  const keep = (payout: Payout) => {
    queries.setQueryData(key, payout)
    void queries.invalidateQueries({ queryKey: ['payouts', 'page'] })
    void queries.invalidateQueries({ queryKey: ['desk', 'stats'] })
    return payout
  }
  const start = useAction(async (_: null, idempotencyKey) =>
    keep(await client.payouts.start({ body: { id }, idempotencyKey, quiet: true })),
  )
  const confirm = useAction(async (bankSlipNumber: string, idempotencyKey) =>
    keep(await client.payouts.confirm({ body: { id, bankSlipNumber }, idempotencyKey, quiet: true })),
  )
  const fail = useAction(async (reason: string, idempotencyKey) =>
    keep(await client.payouts.fail({ body: { id, reason }, idempotencyKey, quiet: true })),
  )
  return { view, setView, page, detail, start, confirm, fail }
}

export type Payouts = ReturnType<typeof usePayouts>
