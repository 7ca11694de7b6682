import type { PageSign } from '@kaadi/core/machines'
import { renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { type Emitter, useEmitted, usePageSigns, useTell } from '../index.ts'

afterEach(() => vi.restoreAllMocks())

it('tells a machine what is new, once, and nothing while there is nothing', () => {
  const send = vi.fn()
  const { rerender } = renderHook(
    ({ amount }: { amount?: string }) =>
      useTell(send, amount === undefined ? undefined : { type: 'WANT', request: { amount } }),
    { initialProps: {} },
  )
  expect(send).not.toHaveBeenCalled()
  for (const amount of ['1', '1', '10']) rerender({ amount })
  expect(send.mock.calls).toEqual([
    [{ type: 'WANT', request: { amount: '1' } }],
    [{ type: 'WANT', request: { amount: '10' } }],
  ])
})

it('acts on what is emitted as the screen stands now, and no longer than it stands', () => {
  type Sent = { readonly type: 'sent'; readonly id: string }
  const heard: ((event: Sent) => void)[] = []
  const unsubscribe = vi.fn()
  const actor: Emitter<Sent> = {
    on: (_, act) => {
      heard.push(act as (event: Sent) => void)
      return { unsubscribe }
    },
  }
  const seen: string[] = []
  const { rerender, unmount } = renderHook(
    ({ screen }) => useEmitted(actor, 'sent', ({ id }) => seen.push(`${screen} ${id}`)),
    { initialProps: { screen: 'first' } },
  )
  rerender({ screen: 'second' })
  heard[0]?.({ type: 'sent', id: 'order-1' })
  expect([seen, heard.length]).toEqual([['second order-1'], 1])
  unmount()
  expect(unsubscribe).toHaveBeenCalledOnce()
})

it('tells the signs of the page: connection and sight, as they are and as they change', () => {
  const signs: PageSign['type'][] = []
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const sight = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
  const send = ({ type }: PageSign) => signs.push(type)
  const { unmount } = renderHook(() => usePageSigns(send))
  onLine.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  sight.mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(signs).toEqual(['OFFLINE', 'VISIBLE', 'ONLINE', 'HIDDEN'])
  unmount()
  window.dispatchEvent(new Event('offline'))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(signs).toHaveLength(4)
})
