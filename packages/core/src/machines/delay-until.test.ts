import { describe, expect, it } from 'vitest'
import { delayUntil } from './delay-until.ts'

describe('delayUntil', () => {
  it.each([
    [5_000, 2_000, 3_000],
    [2_000, 5_000, 0],
    [2_000, 2_000, 0],
    [60 * 86_400_000, 0, 2_147_483_647],
    [undefined, 0, 2_147_483_647],
  ])('from the instant %s at %d waits %d ms, never longer than a timer can hold', (at, now, ms) =>
    expect(delayUntil(at, now)).toBe(ms),
  )
})
