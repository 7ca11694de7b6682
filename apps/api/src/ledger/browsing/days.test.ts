import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import {
  createLedger,
  deskCards,
  findAccountId,
  pageAccountLines,
  pageAllLines,
  userAvailable,
} from '../index.ts'

const seller = userAvailable(77n, 1)
const other = userAvailable(78n, 1)
const begins = Date.parse('2026-03-01T00:00:00.000Z')
const hourMs = 3_600_000
const dayMs = 24 * hourMs
const count = 90
let database: TestDatabase
let accountId: bigint

// Eight hours apart, but each third began half an hour before the one that it came after: times are not quite in the order of numbers.
const timeOf = (place: number) =>
  begins + (place - (place % 3 === 2 ? 1 : 0)) * 8 * hourMs - (place % 3 === 2 ? hourMs / 2 : 0)

beforeAll(async () => {
  database = await createTestDatabase()
  const ledger = createLedger(database)
  for (let place = 0; place < count; place++)
    await ledger.post({
      kind: place % 5 === 0 ? 'reward.granted' : 'card-order.paid',
      eventId: BigInt(count - place),
      legs: [{ debit: deskCards(1), credit: place % 2 === 0 ? seller : other, amount: BigInt(place + 1) }],
    })
  const times = Array.from(
    { length: count },
    (_, place) => `(${place + 1}, '${new Date(timeOf(place)).toISOString()}'::timestamptz)`,
  )
  await database.asOwner(`
    alter table ledger_transfers disable trigger user;
    update ledger_transfers t set created_at = given.at from (values ${times.join(', ')}) given (amount, at)
    where t.amount = given.amount;
    alter table ledger_transfers enable trigger user`)
  accountId = (await findAccountId(database, seller))!
})
afterAll(() => database.drop())

type Query = { readonly from?: Date; readonly before?: Date; readonly kind?: 'reward.granted' }
const windows: readonly [string, Query][] = [
  ['a day in the middle', { from: new Date(begins + 11 * dayMs), before: new Date(begins + 12 * dayMs) }],
  ['all from a day on', { from: new Date(begins + 27 * dayMs) }],
  ['all before a day', { before: new Date(begins + 2 * dayMs) }],
  ['days before the first line', { before: new Date(begins - dayMs) }],
  ['days after the last line', { from: new Date(begins + 300 * dayMs) }],
  [
    'an instant at which a line was posted, to another',
    { from: new Date(timeOf(10)), before: new Date(timeOf(20)) },
  ],
  [
    'a kind in some days',
    { from: new Date(begins + 5 * dayMs), before: new Date(begins + 20 * dayMs), kind: 'reward.granted' },
  ],
]
const fits = ({ from, before, kind }: Query, place: number) =>
  (!from || timeOf(place) >= from.getTime()) &&
  (!before || timeOf(place) < before.getTime()) &&
  (!kind || place % 5 === 0)
const expected = (query: Query, step: number) =>
  Array.from({ length: count }, (_, place) => place)
    .filter((place) => place % step === 0 && fits(query, place))
    .map((place) => BigInt(place + 1))
    .reverse()

it.each(windows)('reads %s, of all transfers and of one account, over every page', async (_, query) => {
  const walk = async (read: (cursor: string | undefined) => ReturnType<typeof pageAllLines>) => {
    const amounts: bigint[] = []
    let cursor: string | undefined
    do {
      const page = await read(cursor)
      amounts.push(...page.records.map(({ amount }) => amount))
      cursor = page.cursor ?? undefined
    } while (cursor !== undefined)
    return amounts
  }
  const request = (cursor: string | undefined) => ({ current: 1, size: 5, cursor })
  expect(await walk((cursor) => pageAllLines(database, request(cursor), query))).toEqual(expected(query, 1))
  expect(
    await walk((cursor) => pageAccountLines(database, request(cursor), { accountId, ...query })),
  ).toEqual(expected(query, 2))
})
