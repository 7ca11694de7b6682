import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { Countdown } from './countdown.tsx'

const totalMs = 30 * 60_000
beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => vi.useRealTimers())

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const timer = () => screen.getByRole('timer')
const spoken = () => screen.getByRole('status').textContent

it('counts whole seconds down to nought, ends once and stops', async () => {
  const end = vi.fn()
  render(<Countdown deadline={Date.now() + 2500} totalMs={totalMs} onEnd={end} />)
  expect(timer().textContent).toBe('0:03')
  await pass(500)
  expect(timer().textContent).toBe('0:02')
  await pass(1999)
  expect(timer().textContent).toBe('0:01')
  expect(end).not.toHaveBeenCalled()
  await pass(1)
  expect(timer().textContent).toBe('0:00')
  await pass(60_000)
  expect(end).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
})

it('is right at once when a hidden tab comes back', () => {
  render(<Countdown deadline={Date.now() + totalMs} totalMs={totalMs} />)
  vi.setSystemTime(Date.now() + 20 * 60_000)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(timer().textContent).toBe('10:00')
})

it('shows hours while there are any', () => {
  const { rerender } = render(<Countdown deadline={Date.now() + 86_399_000} totalMs={86_400_000} />)
  expect(timer().textContent).toBe('23:59:59')
  rerender(<Countdown deadline={Date.now() + 3_600_000} totalMs={86_400_000} />)
  expect(timer().textContent).toBe('1:00:00')
  rerender(<Countdown deadline={Date.now() + 3_599_000} totalMs={86_400_000} />)
  expect(timer().textContent).toBe('59:59')
})

it('reads the clock it is given, not the phone’s', () => {
  const serverNow = () => 5_000_000
  render(<Countdown deadline={5_000_000 + 61_000} totalMs={totalMs} now={serverNow} />)
  expect(timer().textContent).toBe('1:01')
})

it('speaks at five minutes, one minute and the end, never each second', async () => {
  render(<Countdown deadline={Date.now() + 301_000} totalMs={totalMs} />)
  expect(spoken()).toBe('')
  await pass(1000)
  expect(spoken()).toBe('5 minutes left')
  await pass(30_000)
  expect(spoken()).toBe('5 minutes left')
  await pass(60_000)
  expect(spoken()).toBe('')
  await pass(210_000)
  expect(spoken()).toBe('Time is up')
  expect(timer().getAttribute('aria-live')).toBe('off')
})

it('ends at once when the deadline is past, and starts anew with a new one', async () => {
  const end = vi.fn()
  const { container, rerender } = render(<Countdown deadline={0} totalMs={totalMs} onEnd={end} />)
  expect(timer().textContent).toBe('0:00')
  expect(end).toHaveBeenCalledOnce()
  rerender(<Countdown deadline={Date.now() + 90_000} totalMs={totalMs} onEnd={end} />)
  expect(timer().textContent).toBe('1:30')
  await pass(90_000)
  expect(end).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
  await expectAccessible(container)
})
