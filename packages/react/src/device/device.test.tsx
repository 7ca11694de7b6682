import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useCopy, useDeviceNow, useDocumentTitle } from '../index.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('names the screen in the title, and the site once it is known', () => {
  const { rerender } = renderHook(({ site }: { site?: string }) => useDocumentTitle('Wallet', site), {
    initialProps: {},
  })
  expect(document.title).toBe('Wallet')
  rerender({ site: 'Kaadi' })
  expect(document.title).toBe('Wallet · Kaadi')
})

it('renews the time every few seconds, and when the page is looked at again', () => {
  vi.useFakeTimers({ now: 0 })
  const { result } = renderHook(() => useDeviceNow(1_000))
  expect(result.current).toBe(0)
  act(() => void vi.advanceTimersByTime(1_000))
  expect(result.current).toBe(1_000)
  vi.setSystemTime(1_500)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(result.current).toBe(1_500)
})

it('says whether a text was copied', async () => {
  const { result } = renderHook(useCopy)
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  expect(await act(() => result.current.copy('GC-1'))).toBe(true)
  expect(result.current.isCopied).toBe(true)
  act(() => result.current.reset())
  expect(result.current.isCopied).toBe(false)
  write.mockRejectedValue(new Error('not allowed'))
  expect(await act(() => result.current.copy('GC-1'))).toBe(false)
  expect(result.current.isCopied).toBe(false)
})
