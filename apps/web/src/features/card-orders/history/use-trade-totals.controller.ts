import { tradeHistory } from '@kaadi/contract/trade-history'
import { useAction } from '@kaadi/react'
import { t } from '@kaadi/words'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { saveFile } from '../../../platform/net/save-file.ts'
import { useClient } from '../../../platform/net/use-client.ts'
import { useLateCalls } from '../../../platform/net/use-late-calls.ts'
import { useToaster } from '../../../platform/screens/toasts.tsx'
import { sayError } from '../../../platform/words/say-error.ts'
import type { OrderFilter } from '../order-list.view.tsx'
import type { TradeTotalsViewProps } from './trade-totals.view.tsx'

/** Asks the service what the trades of a filter come to, and for the table of them. */
export function useTradeTotals({ family, month }: OrderFilter): TradeTotalsViewProps {
  const client = useClient()
  const late = useLateCalls({ tradeHistory }).client.tradeHistory
  const toaster = useToaster()
  const query = { ...(family && { family }), ...(month && { month }) }
  const [share, setShare] = useState<number | null>(null)
  // Under the key of the trades: what makes the list anew adds it up anew.
  const { data, error, refetch } = useQuery({
    queryKey: ['cardOrders', 'totals', family, month],
    queryFn: ({ signal }) => late.totals({ query, signal, quiet: true }),
    meta: { kept: true },
  })
  const save = useAction(async (query: object) => {
    setShare(null)
    await saveFile(await client.open(tradeHistory.table, { query, quiet: true }), setShare)
    return true
  })
  return {
    totals: data,
    error,
    isMaking: save.isRunning,
    share,
    problem: save.error === undefined ? null : sayError(save.error),
    onSave: async () => {
      if (await save.run(query)) toaster.show({ text: t('Table saved'), tone: 'ok' })
    },
    onRetry: () => void refetch(),
  }
}
