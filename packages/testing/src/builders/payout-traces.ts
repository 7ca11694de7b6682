import { type PayoutTrace, payoutTraceSchema } from '@kaadi/contract/payout-traces'
import type { Withdrawal } from '@kaadi/contract/withdrawals'
import { aWithdrawal } from './withdrawals.ts'

/** A withdrawal that was paid an hour after it was asked for. */
export const aPaidWithdrawal = (given: Parameters<typeof aWithdrawal>[0] = {}): Withdrawal =>
  aWithdrawal({
    status: 10,
    bankSlipNumber: 'GT-2611-000391',
    updateTime: '2026-11-20T13:32:00.000Z',
    events: [
      { version: 1, status: 0, actor: 'seller', time: '2026-11-20T12:32:00.000Z' },
      { version: 2, status: 10, actor: 'desk', time: '2026-11-20T13:32:00.000Z' },
    ],
    ...given,
  })

/** A paid withdrawal that its seller does not find. */
export const aPayoutTrace = (given: Partial<Omit<PayoutTrace, 'traceId'>> = {}): PayoutTrace =>
  payoutTraceSchema.parse({
    traceId: 'trace-1',
    status: 0,
    withdrawal: aPaidWithdrawal(),
    sellerName: 'adaeze',
    provider: null,
    paidByMe: false,
    words: 'I have looked since yesterday.',
    createTime: '2026-11-21T09:00:00.000Z',
    dueTime: '2026-11-22T09:00:00.000Z',
    answeredBy: null,
    answer: null,
    proof: null,
    endTime: null,
    ...given,
  })
