import type { StorageAdapter } from '@kaadi/core/storage'
import type { Query, QueryClient } from '@tanstack/react-query'

interface Entry {
  readonly queryKey: readonly unknown[]
  readonly data: unknown
  readonly at: number
}

const key = 'lastKnown'
const writeAfterMs = 1_000
/** Older figures help nobody. */
const longestMs = 24 * 3_600_000
/** Of one kind, as orders: those that were read last. */
const mostOfKind = 20

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && 'queryKey' in value && 'data' in value && 'at' in value

const read = (storage: StorageAdapter, buildId: string): Entry[] => {
  try {
    const kept: unknown = JSON.parse(storage.get(key) ?? 'null')
    // Another build may have other shapes: its answers are not taken over.
    if (typeof kept !== 'object' || kept === null || !('buildId' in kept) || kept.buildId !== buildId)
      return []
    return 'entries' in kept && Array.isArray(kept.entries) ? kept.entries.filter(isEntry) : []
  } catch {
    return []
  }
}

const isPages = (data: unknown): data is { readonly pages: unknown[]; readonly pageParams: unknown[] } =>
  typeof data === 'object' &&
  data !== null &&
  'pages' in data &&
  'pageParams' in data &&
  Array.isArray(data.pages)

/** The first page of an endless list: the way on is asked for again. */
const firstOf = (data: unknown): unknown =>
  isPages(data) ? { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) } : data

/** Addresses of photos end soon, and are for this session alone: a photo is kept without its own. */
const withoutAddress = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'uploadId' in value && 'url' in value
    ? { ...value, url: '' }
    : value

const kindOf = ({ queryKey }: Entry): string => queryKey.slice(0, 2).join(' ')

/** Of each kind those that are known since last. */
const lastRead = (entries: readonly Entry[]): Entry[] => {
  const counts = new Map<string, number>()
  return [...entries]
    .sort((a, b) => b.at - a.at)
    .filter((entry) => {
      const count = (counts.get(kindOf(entry)) ?? 0) + 1
      counts.set(kindOf(entry), count)
      return count <= mostOfKind
    })
}

const isKept = (query: Query): boolean => Boolean(query.meta?.kept) && query.state.data !== undefined

/**
 * Keeps the last answers of queries marked `meta: { kept: true }` on the device (`'aside'` where they only stand beside
 * what a screen shows), so that a page opened without a connection shows what was last known, with its age. Of a list
 * that goes on page by page the first is kept, and of a photo all but its address. They are asked for again at once where that is possible. They go
 * with the session: `forget` removes them.
 */
export const keepQueries = (
  queries: QueryClient,
  storage: StorageAdapter,
  { buildId, now = Date.now }: { readonly buildId: string; readonly now?: () => number },
): { readonly forget: () => void; readonly stop: () => void } => {
  for (const { queryKey, data, at } of read(storage, buildId)) {
    if (now() - at >= longestMs) continue
    // Marked as kept from here on: a page that never shows it writes it down again with what it does show.
    const query = queries.getQueryCache().build(queries, { queryKey: [...queryKey], meta: { kept: true } })
    query.setData(data, { updatedAt: at, manual: true })
    // However young it is: a brand may have been closed or opened since.
    query.invalidate()
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const write = () => {
    timer = undefined
    const entries = queries
      .getQueryCache()
      .findAll({ predicate: isKept })
      .map(({ queryKey, state }): Entry => ({ queryKey, data: firstOf(state.data), at: state.dataUpdatedAt }))
    if (entries.length > 0)
      storage.set(key, JSON.stringify({ buildId, entries: lastRead(entries) }, withoutAddress))
  }
  const unsubscribe = queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || !isKept(event.query)) return
    timer ??= setTimeout(write, writeAfterMs)
  })
  const cancel = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const writeNow = () => {
    if (timer === undefined) return
    cancel()
    write()
  }
  window.addEventListener('pagehide', writeNow)
  return {
    forget: () => {
      cancel()
      storage.remove(key)
    },
    stop: () => {
      cancel()
      unsubscribe()
      window.removeEventListener('pagehide', writeNow)
    },
  }
}
