import type { Page } from '@kaadi/contract/primitives'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { type PageAsk, usePages } from './index.ts'

const page = (records: readonly string[], rest: Partial<Page<string>>): Page<string> =>
  ({ records, total: 3, size: 2, current: 1, pages: 2, cursor: null, ...rest }) as Page<string>

const show = (fetchPage: (ask: PageAsk) => Promise<Page<string>>, isEnabled?: boolean) => {
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={cache}>{children}</QueryClientProvider>
  )
  return renderHook(() => usePages({ queryKey: ['names'], fetchPage, isEnabled }), { wrapper }).result
}

it.each([
  ['by cursor', { cursor: 'after-b' }, { cursor: 'after-b' }, { cursor: null }],
  ['by number', {}, { current: 2 }, { current: 2 }],
])('goes through a list %s, to its end', async (_, first, ask, last) => {
  const fetchPage = vi.fn(async (asked: PageAsk) =>
    Object.keys(asked).length === 0 ? page(['a', 'b'], first) : page(['c'], last),
  )
  const result = show(fetchPage)
  expect(result.current.records).toBeUndefined()
  await waitFor(() => expect(result.current.records).toEqual(['a', 'b']))
  expect(result.current.more.hasMore).toBe(true)
  act(() => result.current.more.onMore())
  await waitFor(() => expect(result.current.records).toEqual(['a', 'b', 'c']))
  expect(fetchPage).toHaveBeenLastCalledWith(ask, expect.any(AbortSignal))
  expect(result.current.more.hasMore).toBe(false)
})

it('keeps what has come where the next page does not', async () => {
  const result = show(async (asked) => {
    if (asked.cursor) throw new Error('no connection')
    return page(['a', 'b'], { cursor: 'after-b' })
  })
  await waitFor(() => expect(result.current.more.hasMore).toBe(true))
  act(() => result.current.more.onMore())
  await waitFor(() => expect(result.current.more.hasFailed).toBe(true))
  expect(result.current.records).toEqual(['a', 'b'])
})

it('asks for nothing while it is not known that it may', async () => {
  const fetchPage = vi.fn(async () => page(['a'], {}))
  const result = show(fetchPage, false)
  await act(async () => {})
  expect(fetchPage).not.toHaveBeenCalled()
  expect(result.current).toMatchObject({ records: undefined, error: null })
})
