import { createMemoryAdapter } from '@kaadi/core/storage'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepQueries } from './kept-queries.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const aPage = (storage: ReturnType<typeof createMemoryAdapter>, buildId = 'b1') => {
  const queries = new QueryClient()
  const kept = keepQueries(queries, storage, { buildId })
  return {
    queries,
    kept,
    show: async (name: string, data: unknown) => {
      await queries.fetchQuery({ queryKey: [name], queryFn: () => data, meta: { kept: true } })
      await vi.advanceTimersByTimeAsync(1_000)
    },
    close: () => {
      kept.stop()
      queries.clear()
    },
  }
}

it('still knows what an earlier page showed after a page that showed something else', async () => {
  const storage = createMemoryAdapter()
  const home = aPage(storage)
  await home.show('balance', 7)
  home.close()
  const sale = aPage(storage)
  await sale.show('prices', 3)
  sale.close()
  const again = aPage(storage)
  expect([again.queries.getQueryData(['balance']), again.queries.getQueryData(['prices'])]).toEqual([7, 3])
  again.close()
})

it('asks at once again for what it took over, however young', async () => {
  const storage = createMemoryAdapter()
  const first = aPage(storage)
  await first.show('prices', 3)
  first.close()
  const reloaded = aPage(storage)
  expect(
    reloaded.queries
      .getQueryCache()
      .find({ queryKey: ['prices'] })
      ?.isStaleByTime(60_000),
  ).toBe(true)
  await reloaded.queries.fetchQuery({ queryKey: ['prices'], queryFn: () => 4, staleTime: 60_000 })
  expect(reloaded.queries.getQueryData(['prices'])).toBe(4)
  reloaded.close()
})

it('takes nothing over from another build, nor what is a day old', async () => {
  const storage = createMemoryAdapter()
  const first = aPage(storage)
  await first.show('balance', 7)
  first.close()
  const newer = aPage(storage, 'b2')
  expect(newer.queries.getQueryData(['balance'])).toBeUndefined()
  newer.close()
  vi.advanceTimersByTime(24 * 3_600_000)
  const late = aPage(storage)
  expect(late.queries.getQueryData(['balance'])).toBeUndefined()
  late.close()
})

it('keeps the first page of an endless list, and what only stands beside a screen', async () => {
  const storage = createMemoryAdapter()
  const first = aPage(storage)
  await first.queries.fetchInfiniteQuery({
    queryKey: ['orders'],
    queryFn: ({ pageParam }) => `page ${pageParam}`,
    initialPageParam: 1,
    getNextPageParam: (_: string, all: readonly string[]) => all.length + 1,
    pages: 3,
    meta: { kept: true },
  })
  await first.queries.fetchQuery({ queryKey: ['unread'], queryFn: () => 2, meta: { kept: 'aside' } })
  await vi.advanceTimersByTimeAsync(1_000)
  first.close()
  const reloaded = aPage(storage)
  expect(reloaded.queries.getQueryData(['orders'])).toEqual({ pages: ['page 1'], pageParams: [1] })
  expect(reloaded.queries.getQueryData(['unread'])).toBe(2)
  reloaded.close()
})

it('keeps what came in the last second of a page that is left', async () => {
  const storage = createMemoryAdapter()
  const left = aPage(storage)
  await left.queries.fetchQuery({ queryKey: ['balance'], queryFn: () => 7, meta: { kept: true } })
  window.dispatchEvent(new Event('pagehide'))
  left.close()
  const next = aPage(storage)
  expect(next.queries.getQueryData(['balance'])).toBe(7)
  next.close()
})

it('keeps of one kind those that were read last', async () => {
  const storage = createMemoryAdapter()
  const first = aPage(storage)
  for (let read = 1; read <= 22; read++) {
    await first.queries.fetchQuery({
      queryKey: ['cardOrders', 'detail', read],
      queryFn: () => read,
      meta: { kept: true },
    })
    await vi.advanceTimersByTimeAsync(1_000)
  }
  first.close()
  const again = aPage(storage)
  const known = again.queries.getQueryCache().findAll({ queryKey: ['cardOrders', 'detail'] })
  expect(known.map(({ state }) => state.data)).toEqual(Array.from({ length: 20 }, (_, at) => 22 - at))
  again.close()
})

it('keeps no address of a photo', async () => {
  const storage = createMemoryAdapter()
  const first = aPage(storage)
  await first.show('order', {
    cards: [{ photos: [{ uploadId: 'u1', kind: 'front', url: '/photos/u1?until=9' }] }],
  })
  first.close()
  const again = aPage(storage)
  expect(again.queries.getQueryData(['order'])).toEqual({
    cards: [{ photos: [{ uploadId: 'u1', kind: 'front', url: '' }] }],
  })
  again.close()
})
