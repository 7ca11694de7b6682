import { describe, expect, it } from 'vitest'
import type { Withdrawal } from '../withdrawals/index.ts'
import { withdrawalStatuses } from '../withdrawals/index.ts'
import { canTrace, traceWindowMs } from './index.ts'

const paidAt = Date.parse('2026-11-20T10:00:00.000Z')
const paid = {
  status: 10,
  trace: null,
  events: [
    { version: 1, status: 0, actor: 'seller', time: '2026-11-20T09:00:00.000Z' },
    { version: 2, status: 10, actor: 'desk', time: '2026-11-20T10:00:00.000Z' },
  ],
} satisfies Pick<Withdrawal, 'status' | 'events' | 'trace'>

describe('saying that a withdrawal has not come', () => {
  it('is open from the payment to the last millisecond of fourteen days', () => {
    expect(canTrace(paid, paidAt)).toBe(true)
    expect(canTrace(paid, paidAt + traceWindowMs - 1)).toBe(true)
    expect(canTrace(paid, paidAt + traceWindowMs)).toBe(false)
  })

  it.each(withdrawalStatuses.filter((status) => status !== 10))('is not for state %i', (status) =>
    expect(canTrace({ ...paid, status }, paidAt)).toBe(false),
  )

  it('waits while what was said before has no answer', () => {
    const trace = { status: 0 } as NonNullable<Withdrawal['trace']>
    expect(canTrace({ ...paid, trace }, paidAt)).toBe(false)
    expect(canTrace({ ...paid, trace: { ...trace, status: 1 } }, paidAt)).toBe(true)
  })
})
