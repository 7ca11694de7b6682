import { describe, expect, it } from 'vitest'
import { cardOrderStatuses, isPromiseRunning, orderPromise } from './index.ts'

const order = (orderStatus: (typeof cardOrderStatuses)[number]) => ({
  orderStatus,
  createTime: '2026-11-21T07:17:00.000Z',
  dueTime: '2026-11-21T07:47:00.000Z',
})
const before = Date.parse('2026-11-21T07:30:00.000Z')
const after = Date.parse('2026-11-21T08:00:00.000Z')

describe('the time promised for a trade', () => {
  it.each([0, 1, 3, 4] as const)('runs in state %i, and is told as passed afterwards', (status) => {
    expect(orderPromise(order(status), before)).toMatchObject({ kind: 'running' })
    expect(orderPromise(order(status), after)).toMatchObject({ kind: 'passed' })
  })

  it.each([2, 5] as const)('stands still in state %i, while the seller is asked', (status) => {
    expect(orderPromise(order(status), after)).toEqual({ kind: 'paused' })
  })

  it('is over once the trade is decided', () => {
    for (const status of cardOrderStatuses.filter((one) => one >= 10))
      expect(orderPromise(order(status), before)).toBeNull()
  })

  it('is the one by which a desk marks what is late', () => {
    expect(cardOrderStatuses.filter(isPromiseRunning)).toEqual([0, 1, 3, 4])
  })
})
