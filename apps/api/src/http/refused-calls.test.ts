import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { countRefused } from './refused-calls.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('sums up what is turned away once a second, and says nothing where nothing is', () => {
  const warn = vi.fn()
  const count = countRefused({ warn })
  for (let call = 0; call < 1_000; call++) count('reads')
  count('Query read timeout')
  vi.advanceTimersByTime(5_000)
  count('writes')
  vi.advanceTimersByTime(1_000)
  expect(warn.mock.calls).toEqual([
    [{ refused: { reads: 1_000, 'Query read timeout': 1 } }, 'calls refused'],
    [{ refused: { writes: 1 } }, 'calls refused'],
  ])
})
