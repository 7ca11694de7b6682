import { type DeskOrder, type DeskQueueRow, deskOrderSchema, deskQueueRowSchema } from '@kaadi/contract/desk'
import { type Operator, operatorSchema } from '@kaadi/contract/operators'
import { type Payout, payoutSchema } from '@kaadi/contract/payouts'
import { aCardOrder, aCardOrderSummary } from './card-orders.ts'
import { aWithdrawal } from './withdrawals.ts'

export const anOperator = (given: Partial<Operator> = {}): Operator =>
  operatorSchema.parse({
    operatorId: 'operator-1',
    name: 'Ada Reviewer',
    email: 'reviewer@kaadi.example',
    roles: ['reviewer'],
    ...given,
  })

export const aDeskQueueRow = (given: Partial<DeskQueueRow> = {}): DeskQueueRow =>
  deskQueueRowSchema.parse({
    ...aCardOrderSummary({ orderStatus: 0 }),
    sellerName: 'ad***e',
    sellerLevel: 2,
    claimedBy: null,
    claimedByMe: false,
    flags: [],
    ...given,
  })

/** An order on the desk that nobody has claimed. */
export const aDeskOrder = (given: Partial<DeskOrder> = {}): DeskOrder =>
  deskOrderSchema.parse({
    order: aCardOrder({ orderStatus: 0 }),
    seller: {
      name: 'ad***e',
      level: 2,
      countryCode: 'NG',
      memberSince: '2026-01-10T09:00:00.000Z',
      ordersPaid: 14,
      ordersRefused: 1,
    },
    flags: [],
    claimedBy: null,
    lease: null,
    ...given,
  })

export const aPayout = (given: Partial<Payout> = {}): Payout =>
  payoutSchema.parse({
    withdrawal: aWithdrawal({ status: 0 }),
    sellerName: 'Adaeze N. Okafor',
    accountNumber: '0123454821',
    bankCode: '058',
    takenBy: null,
    ...given,
  })
