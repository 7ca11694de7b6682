import { describe, expect, it } from 'vitest'
import { isWithdrawalOpen, withdrawalPromise, withdrawalStatuses } from './index.ts'

const createTime = '2026-11-21T07:14:00.000Z'
const expectedTime = '2026-11-21T08:14:00.000Z'
const before = Date.parse('2026-11-21T08:00:00.000Z')
const after = Date.parse('2026-11-21T08:30:00.000Z')

describe('the time promised for a withdrawal', () => {
  it.each(withdrawalStatuses.filter(isWithdrawalOpen))(
    'runs in state %i, and is told as passed',
    (status) => {
      expect(withdrawalPromise({ status, createTime, expectedTime }, before)).toMatchObject({
        kind: 'running',
      })
      expect(withdrawalPromise({ status, createTime, expectedTime }, after)).toMatchObject({ kind: 'passed' })
    },
  )

  it('is over once the withdrawal has ended', () => {
    for (const status of withdrawalStatuses.filter((one) => !isWithdrawalOpen(one)))
      expect(withdrawalPromise({ status, createTime, expectedTime }, before)).toBeNull()
  })

  it('is none where none was made', () => {
    expect(withdrawalPromise({ status: 0, createTime, expectedTime: null }, before)).toBeNull()
  })
})
