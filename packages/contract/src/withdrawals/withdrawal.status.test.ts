import { describe, expect, it } from 'vitest'
import { canCancelWithdrawal, canMoveWithdrawal, isWithdrawalOpen, withdrawalStatuses } from './index.ts'

describe('the states of a withdrawal', () => {
  it('hold money up to 5', () =>
    expect(withdrawalStatuses.filter(isWithdrawalOpen)).toEqual([0, 1, 2, 3, 4, 5]))
  it('never leave paid but by a return', () =>
    expect(withdrawalStatuses.filter((to) => canMoveWithdrawal(10, to))).toEqual([23]))
  it('can be cancelled before they are queued', () =>
    expect(withdrawalStatuses.filter(canCancelWithdrawal)).toEqual([0, 1, 2]))
  it('never fail from unknown to cancelled', () => expect(canMoveWithdrawal(5, 22)).toBe(false))
})
