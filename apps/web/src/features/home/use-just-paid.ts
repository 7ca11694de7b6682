import { pollIntervalMs } from '@kaadi/contract/constants'
import type { PlazaLine } from '@kaadi/contract/plaza'
import { useQuery } from '@tanstack/react-query'
import { useReads } from '../../platform/net/use-client.ts'

const shown = 3

/** What others were paid just now; undefined while it loads. */
export const useJustPaid = (): readonly PlazaLine[] | undefined => {
  const { plaza } = useReads()
  const { data, isError } = useQuery({
    ...plaza.cardOrders(),
    refetchInterval: pollIntervalMs,
    meta: { kept: true },
  })
  return data?.slice(0, shown) ?? (isError ? [] : undefined)
}
