import { useOnline } from '@kaadi/react'
import { Banner } from '@kaadi/ui'
import { WifiOffIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { times } from '../time/times.ts'

const shownBy = (queries: QueryClient): Query[] => queries.getQueryCache().findAll({ type: 'active' })

/** Whether something on the screen was asked for anew and no answer came: a browser believes long in a line that is gone. */
const isUnanswered = (queries: QueryClient): boolean =>
  shownBy(queries).some(
    ({ state }) =>
      state.data !== undefined && (state.error as { readonly kind?: string } | null)?.kind === 'network',
  )

/** Says that there is no connection, for as long as there is none, and how old the oldest part of the screen is. */
export function OfflineNotice() {
  const online = useOnline()
  const queries = useQueryClient()
  const cache = queries.getQueryCache()
  const unanswered = useSyncExternalStore(
    (changed) => cache.subscribe(changed),
    () => isUnanswered(queries),
  )
  if (online && !unanswered) return null
  const known = shownBy(queries).flatMap(({ state }) => state.dataUpdatedAt || [])
  return (
    <Banner tone="todo" icon={<WifiOffIcon />}>
      {known.length === 0
        ? t('You are offline. We show what we last knew.')
        : t('You are offline. This is from {time}.', { time: times.short(Math.min(...known)) })}
    </Banner>
  )
}
