import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createWaiting } from './waiting.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('gives up on the oldest while there is too much to do, once each', () => {
  const waiting = createWaiting(1_000)
  const [early, answered, late] = [vi.fn(), vi.fn(), vi.fn()]
  waiting.add(early)
  waiting.add(answered)()
  vi.advanceTimersByTime(600)
  waiting.add(late)
  waiting.pressed()
  vi.advanceTimersByTime(500)
  expect([early, answered, late].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0])
  vi.advanceTimersByTime(600)
  expect([early, answered, late].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 1])
})

it('waits for everyone two seconds after the last one was turned away', () => {
  const waiting = createWaiting(1_000)
  const giveUp = vi.fn()
  waiting.pressed()
  vi.advanceTimersByTime(1_500)
  waiting.add(giveUp)
  vi.advanceTimersByTime(60_000)
  expect(giveUp).not.toHaveBeenCalled()
})
