import { pollIntervalMs } from '@kaadi/contract/constants'
import { type PlazaLine, plaza } from '@kaadi/contract/plaza'
import { useQuery } from '@tanstack/react-query'
import { useLateCalls } from '../../platform/net/use-late-calls.ts'

const shown = 3

/** What others were paid just now; undefined while it loads. */
export const useJustPaid = (): readonly PlazaLine[] | undefined => {
  const { reads } = useLateCalls({ plaza })
  const { data, isError } = useQuery({
    ...reads.plaza.cardOrders(),
    refetchInterval: pollIntervalMs,
    meta: { kept: true },
  })
  return data?.slice(0, shown) ?? (isError ? [] : undefined)
}
