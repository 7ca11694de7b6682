import type { BatchSheetLine, PayoutBatchDetail } from '@kaadi/contract/payout-batches'
import type { PayoutBatchId, WithdrawalId } from '@kaadi/contract/primitives'
import { useAction } from '@kaadi/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Signed } from '../../platform/credentials/use-signature.ts'
import { saveFile, writeCsv } from '../../platform/net/save-csv.ts'
import { useClient, useReads } from '../../platform/net/use-client.ts'

const refreshMs = 3_000

/** One batch with what its two people do: approve it, give it up, take it, pay it by its list. */
export function useBatch(chosen: string) {
  const batchId = chosen as PayoutBatchId
  const client = useClient()
  const queries = useQueryClient()
  const read = useReads().payoutBatches.detail({ batchId })
  const detail = useQuery({ ...read, refetchInterval: refreshMs })
  const refresh = () => {
    void queries.invalidateQueries({ queryKey: ['payoutBatches'] })
    void queries.invalidateQueries({ queryKey: ['payouts'] })
  }
  /** Keeps what came back; refused or not, somebody may have been first. */
  const kept = async (sent: Promise<PayoutBatchDetail>) => {
    try {
      const batch = await sent
      queries.setQueryData(read.queryKey, batch)
      return batch
    } finally {
      refresh()
    }
  }
  const options = (idempotencyKey: string) => ({ idempotencyKey, quiet: true })
  return {
    detail,
    challenge: () => client.payoutBatches.challenge({ body: { batchId }, quiet: true }),
    approve: useAction((signed: Signed, intent) =>
      kept(client.payoutBatches.approve({ body: { batchId, ...signed }, ...options(intent) })),
    ),
    drop: useAction((reason: string, intent) =>
      kept(client.payoutBatches.drop({ body: { batchId, reason }, ...options(intent) })),
    ),
    take: useAction((_: null, intent) =>
      kept(client.payoutBatches.take({ body: { batchId }, ...options(intent) })),
    ),
    saveSheet: useAction(async (_: null, intent) => {
      const { lines } = await client.payoutBatches.sheet({ body: { batchId }, ...options(intent) })
      saveFile(`batch-${batchId}.csv`, csvOf(lines))
      refresh()
      return lines.length
    }),
    /** Of one payout: each has its own line, and its own fault. */
    confirm: async (id: WithdrawalId, bankSlipNumber: string, idempotencyKey: string) => {
      try {
        return await client.payouts.confirm({ body: { id, bankSlipNumber }, ...options(idempotencyKey) })
      } finally {
        refresh()
      }
    },
  }
}

export type BatchActs = Omit<ReturnType<typeof useBatch>, 'detail'>

const csvOf = (lines: readonly BatchSheetLine[]): string =>
  writeCsv(
    ['place', 'reference', 'amount', 'bank_code', 'bank', 'account_number', 'account_name'],
    lines.map((line) => [
      line.place,
      line.reference,
      line.amount,
      line.bankCode,
      line.bankName,
      line.accountNumber,
      line.accountName,
    ]),
  )
