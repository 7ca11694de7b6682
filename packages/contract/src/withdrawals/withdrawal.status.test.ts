import { describe, expect, it } from 'vitest'
import {
  canCancelWithdrawal,
  canMoveWithdrawal,
  canRetryWithdrawal,
  isWithdrawalOpen,
  withdrawalStatuses,
} from './index.ts'

describe('the states of a withdrawal', () => {
  it('hold money up to 5', () =>
    expect(withdrawalStatuses.filter(isWithdrawalOpen)).toEqual([0, 1, 2, 3, 4, 5]))
  it('never leave paid but by a return', () =>
    expect(withdrawalStatuses.filter((to) => canMoveWithdrawal(10, to))).toEqual([23]))
  it('are refused before they are sent alone', () =>
    expect(withdrawalStatuses.filter((from) => canMoveWithdrawal(from, 20))).toEqual([0, 1, 2, 3]))
  it('can be cancelled before they are queued', () =>
    expect(withdrawalStatuses.filter(canCancelWithdrawal)).toEqual([0, 1, 2]))
  it('are sent again from failed alone, and once', () => {
    expect(withdrawalStatuses.filter((status) => canRetryWithdrawal({ status, retriedBy: null }))).toEqual([
      21,
    ])
    expect(canRetryWithdrawal({ status: 21, retriedBy: 'another' })).toBe(false)
  })
  it('never fail from unknown to cancelled', () => expect(canMoveWithdrawal(5, 22)).toBe(false))
})
