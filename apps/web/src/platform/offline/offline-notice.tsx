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

/** Since when the oldest part of the screen is known: 0 where none is to be known, undefined where none came. */
const knownSince = (queries: QueryClient): number | undefined => {
  const shown = shownBy(queries)
  const isIncomplete = shown.some(({ state }) => state.data === undefined && state.status === 'error')
  const hasOwn = shown.some(({ state, meta }) => state.data !== undefined && meta?.kept !== 'aside')
  if (isIncomplete && !hasOwn) return undefined
  const moments = shown.flatMap(({ state }) => state.dataUpdatedAt || [])
  return moments.length === 0 ? 0 : Math.min(...moments)
}

/** Says that there is no connection, for as long as there is none, and how old the oldest part of the screen is. */
export function OfflineNotice() {
  const online = useOnline()
  const queries = useQueryClient()
  const cache = queries.getQueryCache()
  const hear = (changed: () => void) => cache.subscribe(changed)
  const unanswered = useSyncExternalStore(hear, () => isUnanswered(queries))
  const since = useSyncExternalStore(hear, () => knownSince(queries))
  // Where nothing of the screen is known, the screen says itself that it is offline.
  if ((online && !unanswered) || since === undefined) return null
  return (
    <Banner tone="todo" icon={<WifiOffIcon />}>
      {since === 0
        ? t('You are offline. We show what we last knew.')
        : t('You are offline. This is from {time}.', { time: times.short(since) })}
    </Banner>
  )
}
