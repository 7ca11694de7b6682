import { type AutoWithdrawRule, autoWithdrawRuleSchema } from '@kaadi/contract/auto-withdrawals'
import {
  type Withdrawal,
  type WithdrawalLimits,
  withdrawalLimitsSchema,
  withdrawalSchema,
} from '@kaadi/contract/withdrawals'

type Loose<T> = { [K in keyof T]?: T[K] extends string | null ? string | null : T[K] }

/** A withdrawal of naira to a bank. */
export const aWithdrawal = (given: Loose<Withdrawal> = {}): Withdrawal =>
  withdrawalSchema.parse({
    id: 'withdrawal-1',
    status: 3,
    currencyId: 1,
    amount: '60000',
    fee: '50',
    feeOffPercent: 0,
    net: '59950',
    bankAccountId: 'bank-account-1',
    kind: 'bank',
    bankName: 'GTBank',
    accountEnding: '4821',
    accountName: 'ADAEZE N OKAFOR',
    providerReference: 'kw-withdrawal-1',
    bankSlipNumber: null,
    reason: null,
    retryOf: null,
    retriedBy: null,
    automatic: false,
    trace: null,
    hold: null,
    createTime: '2026-11-20T12:32:00.000Z',
    updateTime: '2026-11-20T12:33:00.000Z',
    expectedTime: null,
    payoutsStoppedSince: null,
    events: [{ version: 1, status: 0, actor: 'seller', time: '2026-11-20T12:32:00.000Z' }],
    ...given,
  })

/** Limits of a naira wallet that holds 100,000. */
export const aWithdrawalLimits = (given: Partial<WithdrawalLimits> = {}): WithdrawalLimits =>
  withdrawalLimitsSchema.parse({
    currencyId: 1,
    available: '100000',
    minWithdraw: '1000',
    maxWithdraw: '500000',
    dailyMax: '1000000',
    leftToday: '1000000',
    most: '100000',
    feeRule: { feeType: 'fixed', fee: '50' },
    dailyPercent: 100,
    newAccountMax: '1000000',
    newAccountHours: 24,
    destinations: [],
    medianSeconds: 240,
    promisedSeconds: 3600,
    headStartMinutes: 0,
    pinSet: true,
    heldUntil: null,
    payoutsStoppedSince: null,
    ...given,
  })

/** Everything above 20,000 naira goes to the main account. */
export const anAutoWithdrawRule = (given: Loose<AutoWithdrawRule> = {}): AutoWithdrawRule =>
  autoWithdrawRuleSchema.parse({
    currencyId: 1,
    kind: 'keep',
    amount: '20000',
    bankAccountId: 'bank-account-1',
    setTime: '2026-11-20T12:32:00.000Z',
    refusal: null,
    resting: false,
    networkClosed: false,
    ...given,
  })
