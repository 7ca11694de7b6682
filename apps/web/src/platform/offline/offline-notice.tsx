import { useOnline } from '@kaadi/react'
import { Banner } from '@kaadi/ui'
import { WifiOffIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { times } from '../time/times.ts'

const shownBy = (queries: QueryClient): Query[] => queries.getQueryCache().findAll({ type: 'active' })

type Failure = { readonly kind?: string; readonly httpStatus?: number } | null

/** Why something on the screen is older than it should be: no answer came to a new try, or none that helps. */
const failureOf = (queries: QueryClient): 'line' | 'service' | undefined => {
  const failures = shownBy(queries).flatMap(({ state }) =>
    state.data === undefined ? [] : [state.error as Failure],
  )
  // A browser believes long in a line that is gone.
  if (failures.some((error) => error?.kind === 'network')) return 'line'
  const isFault = failures.some((error) => error?.kind === 'contract' || (error?.httpStatus ?? 0) >= 500)
  return isFault ? 'service' : undefined
}

/** Since when the oldest part of the screen is known: 0 where none is to be known, undefined where none came. */
const knownSince = (queries: QueryClient): number | undefined => {
  const shown = shownBy(queries)
  const isIncomplete = shown.some(({ state }) => state.data === undefined && state.status === 'error')
  const hasOwn = shown.some(({ state, meta }) => state.data !== undefined && meta?.kept !== 'aside')
  if (isIncomplete && !hasOwn) return undefined
  const moments = shown.flatMap(({ state }) => state.dataUpdatedAt || [])
  return moments.length === 0 ? 0 : Math.min(...moments)
}

/** Says how old the oldest part of the screen is, for as long as there is no connection or the service answers nothing newer. */
export function OfflineNotice() {
  const online = useOnline()
  const queries = useQueryClient()
  const cache = queries.getQueryCache()
  // Later: another part begins to ask while it is drawn.
  const hear = (changed: () => void) => cache.subscribe(() => queueMicrotask(changed))
  const failure = useSyncExternalStore(hear, () => failureOf(queries))
  const since = useSyncExternalStore(hear, () => knownSince(queries))
  const isOffline = !online || failure === 'line'
  // Where nothing of the screen is known, the screen says itself what failed.
  if (since === undefined || (!isOffline && (!failure || since === 0))) return null
  const time = times.short(since)
  return (
    <Banner tone="todo" icon={<WifiOffIcon />}>
      {isOffline
        ? since === 0
          ? t('You are offline. We show what we last knew.')
          : t('You are offline. This is from {time}.', { time })
        : t('No newer answer came. This is from {time}.', { time })}
    </Banner>
  )
}
