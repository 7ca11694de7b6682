import type { MyShift } from '@kaadi/contract/shifts'
import { useAction } from '@kaadi/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useClient, useReads } from '../../platform/net/use-client.ts'

const refreshMs = 5_000

/** The caller's own shift, looked at again every few seconds, and how it begins and ends. */
export function useShift() {
  const client = useClient()
  const queries = useQueryClient()
  const query = useReads().shifts.mine()
  const { data, error, refetch } = useQuery({ ...query, refetchInterval: refreshMs })
  const keep = (after: MyShift) => {
    queries.setQueryData(query.queryKey, after)
    // What was held has gone back to the queue.
    void queries.invalidateQueries({ queryKey: ['desk'] })
    return after
  }
  const start = useAction(async (_: null, idempotencyKey) =>
    keep(await client.shifts.start({ body: {}, idempotencyKey, quiet: true })),
  )
  const stop = useAction(async (_: null, idempotencyKey) =>
    keep(await client.shifts.stop({ body: {}, idempotencyKey, quiet: true })),
  )
  return { mine: data, error, retry: () => void refetch(), start, stop }
}
export type ShiftState = ReturnType<typeof useShift>
