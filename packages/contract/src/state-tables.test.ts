import { describe, expect, it } from 'vitest'
import { adjustmentStatuses, adjustmentTransitions, canMoveAdjustment } from './adjustments/index.ts'
import { appealStatuses, appealTransitions, canMoveAppeal } from './appeals/index.ts'
import {
  canMoveCardOrder,
  canMoveQuote,
  cardOrderStatuses,
  cardOrderTransitions,
  quoteStatuses,
  quoteTransitions,
} from './card-orders/index.ts'
import { canMoveCoupon, couponStatuses, couponTransitions, isCouponUsable } from './coupons/index.ts'
import { canMoveTrace, traceStatuses, traceTransitions } from './payout-traces/index.ts'
import { canMoveRecheck, recheckStatuses, recheckTransitions } from './rechecks/index.ts'
import { canMoveReversal, reversalStatuses, reversalTransitions } from './reversals/index.ts'
import { canMoveWithdrawal, withdrawalStatuses, withdrawalTransitions } from './withdrawals/index.ts'

interface Table {
  readonly name: string
  readonly first: number
  readonly statuses: readonly number[]
  readonly transitions: Readonly<Record<number, readonly number[]>>
  readonly canMove: (from: never, to: never) => boolean
}
const tables: readonly Table[] = [
  {
    name: 'card order',
    first: 0,
    statuses: cardOrderStatuses,
    transitions: cardOrderTransitions,
    canMove: canMoveCardOrder,
  },
  {
    name: 'withdrawal',
    first: 0,
    statuses: withdrawalStatuses,
    transitions: withdrawalTransitions,
    canMove: canMoveWithdrawal,
  },
  {
    name: 'quote',
    first: 0,
    statuses: quoteStatuses,
    transitions: quoteTransitions,
    canMove: canMoveQuote,
  },
  {
    name: 'coupon',
    first: 0,
    statuses: couponStatuses,
    transitions: couponTransitions,
    canMove: canMoveCoupon,
  },
  {
    name: 'appeal',
    first: 0,
    statuses: appealStatuses,
    transitions: appealTransitions,
    canMove: canMoveAppeal,
  },
  {
    name: 'reversal',
    first: 0,
    statuses: reversalStatuses,
    transitions: reversalTransitions,
    canMove: canMoveReversal,
  },
  {
    name: 'adjustment',
    first: 0,
    statuses: adjustmentStatuses,
    transitions: adjustmentTransitions,
    canMove: canMoveAdjustment,
  },
  {
    name: 'payout trace',
    first: 0,
    statuses: traceStatuses,
    transitions: traceTransitions,
    canMove: canMoveTrace,
  },
  {
    name: 'blind look',
    first: 0,
    statuses: recheckStatuses,
    transitions: recheckTransitions,
    canMove: canMoveRecheck,
  },
]

describe.each(tables)('the table of a $name', ({ first, statuses, transitions, canMove }) => {
  it('names each state once and no other', () => {
    expect(Object.keys(transitions).map(Number).sort()).toEqual([...statuses].sort())
    for (const next of Object.values(transitions)) {
      expect(next.filter((to) => !statuses.includes(to))).toEqual([])
      expect(new Set(next).size).toBe(next.length)
    }
  })

  it('lets nothing stay where it is as a change', () => {
    expect(statuses.filter((status) => canMove(status as never, status as never))).toEqual([])
  })

  it('leads from the first state to every other', () => {
    const reached = new Set([first])
    for (const from of reached) for (const to of transitions[from]!) reached.add(to)
    expect([...reached].sort()).toEqual([...statuses].sort())
  })
})

describe('a quote', () => {
  it('is used or expires, and stays so', () => {
    expect(quoteStatuses.filter((to) => canMoveQuote(1, to))).toEqual([2, 3])
    expect(quoteStatuses.filter((to) => canMoveQuote(2, to) || canMoveQuote(3, to))).toEqual([])
  })
})

describe('a coupon', () => {
  it('comes back from an order that was not paid', () => expect(canMoveCoupon(1, 0)).toBe(true))
  it('can be put on an order while nothing else has it', () =>
    expect(couponStatuses.filter(isCouponUsable)).toEqual([0]))
})
