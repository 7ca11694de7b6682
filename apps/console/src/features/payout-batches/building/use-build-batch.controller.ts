import type { CurrencyId, WithdrawalId } from '@kaadi/contract/primitives'
import { useAction } from '@kaadi/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient, useReads } from '../../../platform/net/use-client.ts'

/** What waits by way and currency, the payouts of the chosen one, and which of them make the batch: all, until one is taken out. */
export function useBuildBatch(onBuilt: (batchId: string) => void) {
  const client = useClient()
  const reads = useReads()
  const queries = useQueryClient()
  const [rail, setRail] = useState<string | null>(null)
  const [bankCode, setBank] = useState<string | null>(null)
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set())
  const waiting = useQuery(reads.payoutBatches.waiting())
  const chosen = waiting.data?.find((one) => railKey(one) === rail) ?? waiting.data?.[0]
  const candidates = useQuery({
    ...reads.payoutBatches.candidates({
      provider: chosen?.provider ?? 'manual',
      currencyId: (chosen?.currencyId ?? 1) as CurrencyId,
      ...(bankCode && { bankCode }),
    }),
    enabled: chosen !== undefined,
  })
  const banks = useQuery(reads.payouts.banks()).data
  const rows = candidates.data ?? []
  const selected = new Set(
    rows.map(({ withdrawal }) => withdrawal.id as string).filter((id) => !without.has(id)),
  )
  const build = useAction(async (ids: readonly WithdrawalId[], idempotencyKey) => {
    try {
      const { provider, currencyId } = chosen!
      const made = await client.payoutBatches.build({
        body: { provider, currencyId, ids: [...ids] },
        idempotencyKey,
        quiet: true,
      })
      onBuilt(made.batchId)
      return made
    } finally {
      await queries.invalidateQueries({ queryKey: ['payoutBatches'] })
    }
  })
  return {
    waiting,
    chosen,
    chooseRail: (key: string) => {
      setRail(key)
      setWithout(new Set())
    },
    bankCode,
    setBank,
    banks,
    candidates,
    selected,
    select: (next: ReadonlySet<string>) =>
      setWithout(
        new Set(rows.map(({ withdrawal }) => withdrawal.id as string).filter((id) => !next.has(id))),
      ),
    build,
  }
}

export const railKey = ({ provider, currencyId }: { provider: string; currencyId: number }): string =>
  `${provider}:${currencyId}`

export type Building = ReturnType<typeof useBuildBatch>
