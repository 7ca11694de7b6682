import { describe, expect, it } from 'vitest'
import { listDays } from './list-days.ts'

const given = (values: Record<string, string>) => listDays({ get: (name) => values[name] })

describe('the days of a list', () => {
  it('begin at midnight, and end with the last of them', () => {
    const { days, from, before } = given({ from: '2026-11-02', to: '2026-11-02' })
    expect(days).toEqual({ from: '2026-11-02', to: '2026-11-02' })
    expect(Date.parse(before!) - Date.parse(from!)).toBe(24 * 3_600_000)
  })

  it.each(['xx', '2026-13-45', '2026-02-31', '2026-00-10', '0000-00-00', '2026-11-2', ''])(
    'are none where the address says %j',
    (day) => {
      expect(given({ from: day, to: day })).toEqual({
        days: { from: null, to: null },
        from: undefined,
        before: undefined,
      })
    },
  )
})
