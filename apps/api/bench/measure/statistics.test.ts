import fc from 'fast-check'
import { expect, it } from 'vitest'
import { median, percentile, seededRandom, shuffled, sorted, summarise } from './statistics.ts'

it('finds the middle, the ends and the share below', () => {
  expect([median([3, 1, 2]), median([4, 1, 3, 2])]).toEqual([2, 2.5])
  expect(summarise([5, 1, 3])).toEqual({ median: 3, low: 1, high: 5 })
  const hundred = sorted(Array.from({ length: 100 }, (_, index) => 100 - index))
  expect([percentile(hundred, 0.5), percentile(hundred, 0.99), percentile(hundred, 1)]).toEqual([
    51, 100, 100,
  ])
  expect([median([]), percentile([], 0.5)]).toEqual([Number.NaN, Number.NaN])
})

it('plays the same chance again from the same seed', () => {
  const draw = (seed: number) => Array.from({ length: 5 }, seededRandom(seed))
  expect(draw(7)).toEqual(draw(7))
  expect(draw(7)).not.toEqual(draw(8))
  expect(draw(7).every((value) => value >= 0 && value < 1)).toBe(true)
})

it('shuffles without losing or doubling anything', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.nat(), (items, seed) => {
      expect(sorted(shuffled(items, seededRandom(seed)))).toEqual(sorted(items))
    }),
  )
})
