import type { Database } from '../../database/index.ts'
import type { StatementLine } from '../../ledger/index.ts'
import { describeAdjustments } from '../adjustments/index.ts'
import { describeOrders } from '../card-orders/index.ts'
import { describeExchanges } from '../exchanges/index.ts'
import { describeRewards } from '../promotions/index.ts'
import { describeWithdrawals } from '../withdrawals/index.ts'
import { nounOf, type RecordSource, type SourceNoun } from './wallet-record.ts'

const describers = {
  cardOrder: describeOrders,
  withdrawal: describeWithdrawals,
  reward: describeRewards,
  exchange: describeExchanges,
  adjustment: describeAdjustments,
} as const satisfies Record<SourceNoun, unknown>

/** What lines of a statement are about, in the words of the modules that they belong to: one question to each of them. */
export const createDescribeLines =
  (database: Database) => async (userId: bigint, lines: readonly StatementLine[]) => {
    const found = new Map<SourceNoun, ReadonlyMap<bigint, RecordSource>>()
    for (const noun of Object.keys(describers) as SourceNoun[]) {
      const ids = lines.filter(({ kind }) => nounOf(kind) === noun).map(({ eventId }) => eventId)
      if (ids.length > 0) found.set(noun, await describers[noun](database, userId, ids))
    }
    return ({ kind, eventId }: StatementLine): RecordSource | undefined => {
      const noun = nounOf(kind)
      return noun && found.get(noun)?.get(eventId)
    }
  }
