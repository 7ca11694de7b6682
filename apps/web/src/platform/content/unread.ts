import { pollIntervalMs } from '@kaadi/contract/constants'
import { useQuery } from '@tanstack/react-query'
import { useReads } from '../net/use-client.ts'

/** How many notifications wait to be read. */
export const useUnreadCount = (): number => {
  const { notifications } = useReads()
  const { data } = useQuery({
    ...notifications.list({ unreadOnly: '1', size: 1 }),
    refetchInterval: pollIntervalMs,
    meta: { kept: 'aside' },
  })
  return data?.unread ?? 0
}
