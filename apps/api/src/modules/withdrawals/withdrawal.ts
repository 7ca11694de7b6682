import { type CurrencyId, currencies } from '@kaadi/contract/primitives'
import {
  holdRules,
  type Withdrawal,
  type WithdrawalStatus,
  withdrawalStatus,
} from '@kaadi/contract/withdrawals'
import { fromMinorUnits } from '@kaadi/core/money'

/** A withdrawal as the repository reads it, with its account, its bank and its events beside it. */
export interface StoredWithdrawal {
  readonly id: bigint
  readonly userId: bigint
  readonly publicId: string
  readonly status: WithdrawalStatus
  readonly currencyId: CurrencyId
  readonly amount: bigint
  readonly fee: bigint
  readonly feeOffPercent: number
  readonly net: bigint
  readonly bankAccountId: string
  readonly kind: Withdrawal['kind']
  readonly bankName: string
  readonly accountEnding: string
  readonly accountName: string
  readonly providerReference: string
  readonly bankSlipNumber: string | null
  readonly reason: string | null
  readonly retryOf: string | null
  readonly retriedBy: string | null
  readonly automatic: boolean
  /** What its seller said last of a payment that has not come. From JSON: times as text with an offset. */
  readonly trace: Withdrawal['trace']
  /** Why it is held now; null where it is not. From JSON, as `trace` is. */
  readonly hold: Pick<NonNullable<Withdrawal['hold']>, 'rule' | 'startTime' | 'untilTime'> | null
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly expectedAt: Date | null
  /** Null once it was sent, and while payouts run. */
  readonly payoutsStoppedSince: Date | null
  readonly events: readonly StoredWithdrawalEvent[]
}

export interface StoredWithdrawalEvent {
  readonly version: number
  readonly status: WithdrawalStatus
  readonly actor: 'seller' | 'desk' | 'system'
  /** From JSON: text with an offset. */
  readonly time: string
}

/** What a seller reads of it. */
export type JustMade = Omit<StoredWithdrawal, 'id' | 'userId'>

export function toWithdrawal(stored: JustMade): Withdrawal {
  const amountOf = (minor: bigint) => fromMinorUnits(minor, currencies[stored.currencyId].decimals)
  return {
    id: stored.publicId as Withdrawal['id'],
    status: stored.status,
    currencyId: stored.currencyId,
    amount: amountOf(stored.amount),
    fee: amountOf(stored.fee),
    feeOffPercent: stored.feeOffPercent,
    net: amountOf(stored.net),
    bankAccountId: stored.bankAccountId as Withdrawal['bankAccountId'],
    kind: stored.kind,
    bankName: stored.bankName,
    accountEnding: stored.accountEnding,
    accountName: stored.accountName,
    providerReference: stored.providerReference,
    bankSlipNumber: stored.bankSlipNumber,
    reason: stored.reason,
    retryOf: stored.retryOf as Withdrawal['retryOf'],
    retriedBy: stored.retriedBy as Withdrawal['retriedBy'],
    automatic: stored.automatic,
    trace: stored.trace && toTrace(stored.trace),
    hold: stored.hold && toHold(stored.hold),
    createTime: stored.createdAt.toISOString(),
    updateTime: stored.updatedAt.toISOString(),
    expectedTime: stored.payoutsStoppedSince ? null : (stored.expectedAt?.toISOString() ?? null),
    payoutsStoppedSince: stored.payoutsStoppedSince?.toISOString() ?? null,
    events: stored.events.map((event) => ({ ...event, time: iso(event.time) })),
  }
}

const iso = (time: string): string => new Date(time).toISOString()

const toHold = ({
  rule,
  startTime,
  untilTime,
}: NonNullable<StoredWithdrawal['hold']>): Withdrawal['hold'] => {
  const { text, nextStep } = holdRules[rule]
  return { rule, text, nextStep, startTime: iso(startTime), untilTime: iso(untilTime) }
}

const toTrace = (trace: NonNullable<Withdrawal['trace']>): NonNullable<Withdrawal['trace']> => ({
  ...trace,
  createTime: iso(trace.createTime),
  dueTime: iso(trace.dueTime),
  endTime: trace.endTime && iso(trace.endTime),
})

/** A withdrawal as the statement that asked for it left it (0120-withdrawals.sql writes the first event). */
export const justMade = (
  item: Pick<
    StoredWithdrawal,
    'publicId' | 'currencyId' | 'amount' | 'fee' | 'feeOffPercent' | 'providerReference'
  > & { readonly byRule: boolean; readonly payoutsStoppedSince: Date | null },
  { createdAt, expectedAt }: { readonly createdAt: Date; readonly expectedAt: Date | null },
  account: Pick<StoredWithdrawal, 'bankAccountId' | 'kind' | 'bankName' | 'accountEnding' | 'accountName'>,
  retryOf: Pick<StoredWithdrawal, 'publicId'> | undefined,
): JustMade => ({
  publicId: item.publicId,
  status: withdrawalStatus.requested,
  currencyId: item.currencyId,
  amount: item.amount,
  fee: item.fee,
  feeOffPercent: item.feeOffPercent,
  net: item.amount - item.fee,
  bankAccountId: account.bankAccountId,
  kind: account.kind,
  bankName: account.bankName,
  accountEnding: account.accountEnding,
  accountName: account.accountName,
  providerReference: item.providerReference,
  bankSlipNumber: null,
  reason: null,
  retryOf: retryOf?.publicId ?? null,
  retriedBy: null,
  automatic: item.byRule,
  trace: null,
  hold: null,
  createdAt,
  updatedAt: createdAt,
  expectedAt,
  payoutsStoppedSince: item.payoutsStoppedSince,
  events: [
    { version: 1, status: withdrawalStatus.requested, actor: 'seller', time: createdAt.toISOString() },
  ],
})

/** Under which a withdrawal is asked for, and a failed one sent again: both make the same thing. */
export const withdrawalRequestOperation = 'withdrawals.request'

/** Ours at the provider, one for life: lower-case letters, digits and dashes alone. */
export const providerReferenceOf = (publicId: string): string =>
  `wd-${Buffer.from(publicId, 'base64url').toString('hex')}`
