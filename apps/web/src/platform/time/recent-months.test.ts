import { describe, expect, it } from 'vitest'
import { recentMonths } from './recent-months.ts'

describe('recent months', () => {
  it('are the last twelve of the calendar of Lagos: none that has not begun there', () => {
    const lastMoment = Date.parse('2026-11-30T22:59:59.999Z')
    expect(recentMonths(lastMoment)[0]).toBe('2026-11')
    expect(recentMonths(lastMoment + 1)[0]).toBe('2026-12')
    expect(recentMonths(lastMoment).at(-1)).toBe('2025-12')
    expect(recentMonths(lastMoment)).toHaveLength(12)
  })
})
