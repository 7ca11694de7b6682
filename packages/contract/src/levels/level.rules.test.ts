import { describe, expect, it } from 'vitest'
import { levelAt, wayToNext } from './index.ts'

const aLevel = (level: number, name: string, fromPoints: number) => ({
  level,
  name,
  fromPoints,
  bonusPercent: '0',
  dailyLimitPercent: 100,
  payoutHeadStartMinutes: 0,
  feeOffPercent: 0,
})
const bronze = aLevel(1, 'Bronze', 0)
const silver = aLevel(2, 'Silver', 500)
const gold = aLevel(3, 'Gold', 2_000)
const levels = [bronze, silver, gold] as const

describe('the level of so many points', () => {
  it.each([
    [0, 'Bronze'],
    [499, 'Bronze'],
    [500, 'Silver'],
    [1_999, 'Silver'],
    [2_000, 'Gold'],
    [1_000_000, 'Gold'],
  ])('%i is %s', (points, name) => expect(levelAt([...levels], points).name).toBe(name))
})

describe('the way to the next level', () => {
  const way = (level: number, points: number) => wayToNext({ level, points, levels: [...levels] })

  it('begins with the level and ends with the next', () => {
    expect(way(2, 500)).toEqual({ name: 'Gold', missing: 1_500, share: 0 })
    expect(way(2, 1_250)).toEqual({ name: 'Gold', missing: 750, share: 0.5 })
    expect(way(2, 1_999)).toMatchObject({ missing: 1 })
  })

  it('leads nowhere from the last', () => expect(way(3, 9_000)).toBeNull())

  it('stays within its ends while a level lags behind its points', () => {
    expect(way(2, 2_100)).toEqual({ name: 'Gold', missing: 0, share: 1 })
    expect(way(2, 400)).toEqual({ name: 'Gold', missing: 1_600, share: 0 })
  })
})
