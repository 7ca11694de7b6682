import { describe, expect, it } from 'vitest'
import { type Counts, timeAt } from './time-scale.ts'

/** The place as the database gives it (`placeOf`). */
const placeOf = (seconds: number): number =>
  Math.min(72, Math.max(0, Math.ceil(Math.log(Math.max(seconds, 1) / 10) / Math.log(1.15))))
const countsOf = (times: readonly number[]): Counts => {
  const counts = new Map<number, number>()
  for (const time of times) counts.set(placeOf(time), (counts.get(placeOf(time)) ?? 0) + 1)
  return [...counts]
}

describe('the scale of times', () => {
  it('tells a half and nine tenths to within seven hundredths', () => {
    // From half a minute to a day and a half.
    const times = Array.from({ length: 1_000 }, (_, n) => 30 * 1.0085 ** n)
    for (const share of [0.5, 0.9]) {
      const exact = times[share * 1_000 - 1]!
      expect(Math.abs(timeAt(share, countsOf(times))! / exact - 1)).toBeLessThan(0.07)
    }
  })
  it('adds up what was counted by the day', () => {
    const one = [60, 70, 80]
    const other = [600, 700, 800, 900]
    expect(timeAt(0.5, [...countsOf(one), ...countsOf(other)])).toBe(
      timeAt(0.5, countsOf([...one, ...other])),
    )
  })
  it('tells none where there are none', () => {
    expect(timeAt(0.5, [])).toBeNull()
  })
  it('tells where its last place begins for all that took longer', () => {
    expect(timeAt(0.9, [[72, 5]])).toBe(Math.round(10 * 1.15 ** 71))
  })
})
