import { describe, expect, it } from 'vitest'
import { insightPeriod, isDay } from './period.rules.ts'

const now = Date.parse('2026-11-25T09:00:00Z')

describe('the period of a question', () => {
  it('is the last thirty days where none are named', () => {
    expect(insightPeriod({}, now)).toEqual({ from: '2026-10-27', to: '2026-11-25', days: 30 })
  })
  it('has both of its days', () => {
    expect(insightPeriod({ from: '2026-11-25', to: '2026-11-25' }, now)?.days).toBe(1)
  })
  it('ends today where it has no end, and begins thirty days before an end alone', () => {
    expect(insightPeriod({ from: '2026-11-20' }, now)).toMatchObject({ to: '2026-11-25', days: 6 })
    expect(insightPeriod({ to: '2026-03-01' }, now)).toMatchObject({ from: '2026-01-31', days: 30 })
  })
  it('is none where it ends before it begins, or is longer than a year', () => {
    expect(insightPeriod({ from: '2026-11-25', to: '2026-11-24' }, now)).toBeUndefined()
    expect(insightPeriod({ from: '2024-01-01', to: '2025-01-01' }, now)).toBeUndefined()
    expect(insightPeriod({ from: '2024-01-01', to: '2024-12-31' }, now)?.days).toBe(366)
  })
  it.each(['2026-02-30', '2026-13-01', '2026-1-1', 'today', '2026-11-25T00:00:00Z'])(
    'takes no day that the calendar lacks: %s',
    (day) => {
      expect(isDay(day)).toBe(false)
    },
  )
})
