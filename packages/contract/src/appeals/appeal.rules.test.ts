import { describe, expect, it } from 'vitest'
import { appealWindow, canAppeal } from './appeal.rules.ts'
import { appealWindowMs } from './appeal-limits.ts'

const decidedAt = Date.parse('2026-11-20T10:00:00.000Z')
const refused = { orderStatus: 20, operatorTime: decidedAt, fId: null, appeal: null } as const

describe('an appeal', () => {
  it('is open from the refusal to the last millisecond of seven days', () => {
    expect(canAppeal(refused, decidedAt)).toBe(true)
    expect(canAppeal(refused, decidedAt + appealWindowMs - 1)).toBe(true)
    expect(canAppeal(refused, decidedAt + appealWindowMs)).toBe(false)
  })

  it('waits until a returned card can no longer be sent again', () => {
    const returned = { ...refused, orderStatus: 21 } as const
    expect(canAppeal(returned, decidedAt + 1_799_999)).toBe(false)
    expect(canAppeal(returned, decidedAt + 1_800_000)).toBe(true)
    expect(canAppeal({ ...returned, fId: 'order-1' }, decidedAt)).toBe(true)
  })

  it.each([0, 2, 5, 10, 12, 22, 23, 24, 25, 30, 40] as const)(
    'is not for an order of status %i',
    (orderStatus) => {
      expect(appealWindow({ ...refused, orderStatus })).toBeNull()
    },
  )

  it('is made once', () => expect(appealWindow({ ...refused, appeal: {} })).toBeNull())
})
