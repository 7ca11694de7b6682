import { useDeviceNow } from '@kaadi/react'
import { useShortcuts } from '@kaadi/ui/desk'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { orderPath } from '../../../platform/navigation/paths.ts'
import { useReads } from '../../../platform/net/use-client.ts'

const shown = 30
/** Beside the events, which tell of each change: for what they missed. */
const refreshMs = 30_000

/** The most urgent orders that wait, and the way from the one that is open to its neighbours. */
export function useQueueBeside(giftOrderId: string) {
  const navigate = useNavigate()
  const { data } = useQuery({
    ...useReads().desk.queue({ view: 'waiting', sort: 'time', direction: 'ascending', size: shown }),
    refetchInterval: refreshMs,
  })
  const rows = data?.records ?? []
  const place = rows.findIndex((row) => row.giftOrderId === giftOrderId)
  const open = (row: (typeof rows)[number] | undefined) => row && void navigate(orderPath(row.giftOrderId))
  useShortcuts({
    '.': () => open(rows[place + 1]),
    ',': () => open(rows[place - 1]),
  })
  return { rows, now: useDeviceNow() }
}
