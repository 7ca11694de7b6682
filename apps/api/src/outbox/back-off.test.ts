import { expect, it } from 'vitest'
import { backOffMs } from './back-off.ts'

it('doubles from one second and stops at an hour', () => {
  const tries = [1, 2, 3, 12, 13, 60].map((attempt) => backOffMs(attempt, () => 0))
  expect(tries).toEqual([1_000, 2_000, 4_000, 2_048_000, 3_600_000, 3_600_000])
})

it('adds at most a fifth by chance', () => {
  expect(backOffMs(1, () => 0.999)).toBe(1_200)
})
