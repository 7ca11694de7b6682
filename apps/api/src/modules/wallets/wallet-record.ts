import { type CurrencyId, currencies } from '@kaadi/contract/primitives'
import type { WalletEvent, WalletRecord } from '@kaadi/contract/wallets'
import { fromMinorUnits } from '@kaadi/core/money'
import type { EventKind, StatementFilter, StatementLine } from '../../ledger/index.ts'

/** What a line is about: the order's or the withdrawal's own words. */
export interface RecordSource {
  readonly title: string
  readonly sourceId: string
  /** A withdrawal that its seller took back. */
  readonly isCancelled?: boolean
}

export type SourceNoun = 'cardOrder' | 'withdrawal' | 'reward' | 'exchange' | 'adjustment'

const nouns: Partial<Record<EventKind, SourceNoun>> = {
  'card-order.paid': 'cardOrder',
  'card-order.shortfall': 'cardOrder',
  'card-order.reversed': 'cardOrder',
  'promise.missed': 'cardOrder',
  'withdrawal.held': 'withdrawal',
  'withdrawal.released': 'withdrawal',
  'withdrawal.returned': 'withdrawal',
  'reward.granted': 'reward',
  'exchange.made': 'exchange',
  'adjustment.made': 'adjustment',
  'adjustment.shortfall': 'adjustment',
}
export const nounOf = (kind: EventKind): SourceNoun | undefined => nouns[kind]

/** Kinds of the books behind an event of the statement, and the one leg of them where the legs are events of their own. */
export const kindsOf: Record<WalletEvent, StatementFilter & { readonly kinds: readonly EventKind[] }> = {
  cardOrder: { kinds: ['card-order.paid'], leg: 0 },
  levelBonus: { kinds: ['card-order.paid'], leg: 1 },
  coupon: { kinds: ['card-order.paid'], leg: 2 },
  reward: { kinds: ['reward.granted'] },
  lateCredit: { kinds: ['promise.missed'] },
  withdrawal: { kinds: ['withdrawal.held'] },
  withdrawalReturned: { kinds: ['withdrawal.released', 'withdrawal.returned'] },
  reversal: { kinds: ['card-order.reversed', 'card-order.shortfall', 'receivable.repaid'] },
  exchange: { kinds: ['exchange.made'] },
  adjustment: { kinds: ['adjustment.made', 'adjustment.shortfall'] },
}

function eventOf({ kind, leg }: StatementLine): WalletEvent {
  const found = Object.entries(kindsOf).find(
    ([, event]) => event.kinds.includes(kind) && (event.leg === undefined || event.leg === leg),
  )
  // Every kind that can touch an available account stands in the table.
  return (found?.[0] ?? 'adjustment') as WalletEvent
}

/** What happened, in English. */
export const eventNames: Readonly<Record<WalletEvent, string>> = {
  cardOrder: 'Card sold',
  // The level's, and that of a special.
  levelBonus: 'Bonus on the rate',
  coupon: 'Coupon',
  reward: 'Reward',
  lateCredit: 'Credit for a late decision',
  withdrawal: 'Withdrawal',
  withdrawalReturned: 'Withdrawal came back',
  reversal: 'Sale reversed',
  exchange: 'Currency exchange',
  adjustment: 'Correction',
}

function nameOf({ kind, leg }: StatementLine, event: WalletEvent, source: RecordSource | undefined): string {
  if (kind === 'receivable.repaid') return 'Paid back what was owed'
  // It comes in because the wallet did not have what goes out: no income.
  if (kind === 'card-order.shortfall' || kind === 'adjustment.shortfall') return 'Advance that you owe'
  if (event === 'withdrawalReturned' && source?.isCancelled) return 'Withdrawal cancelled'
  if (kind === 'withdrawal.returned' && leg === 1) return 'Withdrawal fee came back'
  return eventNames[event]
}

export function toWalletRecord(
  record: StatementLine,
  currencyId: CurrencyId,
  source: RecordSource | undefined,
): WalletRecord {
  const amountOf = (minor: bigint) => fromMinorUnits(minor, currencies[currencyId].decimals)
  const event = eventOf(record)
  const name = nameOf(record, event, source)
  return {
    id: `${currencyId}-${record.version}`,
    event,
    title: source ? (event === 'cardOrder' ? source.title : `${name} · ${source.title}`) : name,
    amount: amountOf(record.amount),
    balanceAfter: amountOf(record.balanceAfter),
    currencyId,
    sourceId: source?.sourceId ?? null,
    time: record.createdAt.toISOString(),
  }
}
