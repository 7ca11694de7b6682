import { type NotificationSetting, notificationSettings } from '@kaadi/contract/notification-settings'
import { useAction } from '@kaadi/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLateCalls } from '../../../platform/net/use-late-calls.ts'

export interface NotificationSettings {
  /** Undefined until they have arrived. */
  readonly list: readonly NotificationSetting[] | undefined
  readonly error: unknown
  readonly onRetry: () => void
  readonly isBusy: boolean
  readonly onSet: (setting: NotificationSetting) => void
}

/** How the seller is told, and the choice of another way. */
export function useNotificationSettings(): NotificationSettings {
  const queries = useQueryClient()
  const { client, reads } = useLateCalls({ notificationSettings })
  const query = reads.notificationSettings.list()
  const { data, error, refetch } = useQuery({ ...query, refetchOnMount: 'always' })
  const { run, isRunning } = useAction(async (body: NotificationSetting) => {
    queries.setQueryData(query.queryKey, await client.notificationSettings.set({ body }))
  })
  return {
    list: data,
    error,
    onRetry: () => void refetch(),
    isBusy: isRunning,
    onSet: (setting) => void run(setting),
  }
}
