import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { startWithPage, useLive } from '../index.ts'

it('opens a connection while it is on, and closes it', () => {
  const stop = vi.fn()
  const start = vi.fn(() => stop)
  const { rerender, unmount } = renderHook(({ isOn }) => useLive(isOn, start), {
    initialProps: { isOn: false },
  })
  expect(start).not.toHaveBeenCalled()
  rerender({ isOn: true })
  rerender({ isOn: true })
  expect(start).toHaveBeenCalledOnce()
  rerender({ isOn: false })
  expect(stop).toHaveBeenCalledOnce()
  unmount()
  expect(stop).toHaveBeenCalledOnce()
})

it('closes a connection at once whose code came too late', async () => {
  const stop = vi.fn()
  let arrive = (_: () => void) => {}
  const late = new Promise<() => void>((resolve) => {
    arrive = resolve
  })
  const { unmount } = renderHook(() => useLive(true, () => late))
  unmount()
  arrive(stop)
  await vi.waitFor(() => expect(stop).toHaveBeenCalledOnce())
})

it('goes on without a connection whose code does not come', async () => {
  const { unmount } = renderHook(() => useLive(true, () => Promise.reject(new Error('not loaded'))))
  await Promise.resolve()
  unmount()
})

it('tries again at once when the browser is back online', () => {
  const connection = { start: vi.fn(), stop: vi.fn(), retryNow: vi.fn() }
  const stop = startWithPage(connection)
  expect(connection.start).toHaveBeenCalledOnce()
  window.dispatchEvent(new Event('online'))
  expect(connection.retryNow).toHaveBeenCalledOnce()
  stop()
  window.dispatchEvent(new Event('online'))
  expect(connection.retryNow).toHaveBeenCalledOnce()
  expect(connection.stop).toHaveBeenCalledOnce()
})
