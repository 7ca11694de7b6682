import type { LedgerSource } from '@kaadi/contract/treasury'
import type { Reader } from '../../database/named-read.ts'
import { type BrowsedLine, type EventKind, parseAddress } from '../../ledger/index.ts'
import type { NamedRow, OwnedKey } from '../../lists/owned-keys.ts'
import { nameAdjustments } from '../adjustments/index.ts'
import { nameOrders } from '../card-orders/index.ts'
import { nameExchanges } from '../exchanges/index.ts'
import { nameRewards } from '../promotions/index.ts'
import { nameWithdrawals } from '../withdrawals/index.ts'

type Noun = LedgerSource['noun']

/** Kinds of the books by what their event is. The event of a repayment is a transfer: nothing but its line tells of it. */
export const kindsOfNoun: Readonly<Record<Noun, readonly EventKind[]>> = {
  order: ['card-order.paid', 'card-order.shortfall', 'card-order.reversed', 'promise.missed'],
  withdrawal: ['withdrawal.held', 'withdrawal.released', 'withdrawal.paid', 'withdrawal.returned'],
  reward: ['reward.granted'],
  exchange: ['exchange.made'],
  adjustment: ['adjustment.made', 'adjustment.shortfall'],
}

const nounOf = (kind: EventKind): Noun | undefined =>
  (Object.keys(kindsOfNoun) as Noun[]).find((noun) => kindsOfNoun[noun].includes(kind))

type NameRows = (on: Reader, keys: readonly OwnedKey[]) => Promise<NamedRow[]>
const namers: Readonly<Record<Noun, NameRows>> = {
  order: nameOrders,
  withdrawal: nameWithdrawals,
  reward: nameRewards,
  exchange: nameExchanges,
  adjustment: (on, keys) =>
    nameAdjustments(
      on,
      keys.map(({ id }) => id),
    ),
}

const sellerOf = ({ debit, credit }: BrowsedLine): bigint =>
  parseAddress(debit).userId ?? parseAddress(credit).userId ?? 0n

/** What lines come from, in the words of the modules that they belong to: one question to each of them. */
export async function nameSources(on: Reader, lines: readonly BrowsedLine[]) {
  const named = new Map<string, LedgerSource>()
  const byNoun = Map.groupBy(lines, ({ kind }) => nounOf(kind))
  for (const [noun, ofNoun] of byNoun) {
    if (noun === undefined) continue
    const keys = new Map(ofNoun.map((line) => [line.eventId, { userId: sellerOf(line), id: line.eventId }]))
    for (const { key, id, label } of await namers[noun](on, [...keys.values()]))
      named.set(`${noun}:${key}`, { noun, id, label })
  }
  return ({ kind, eventId }: BrowsedLine): LedgerSource | null =>
    named.get(`${nounOf(kind)}:${eventId}`) ?? null
}
