import type { Ranking } from '@kaadi/contract/rankings'
import { rankings } from '@kaadi/contract/rankings'
import { type RebateLadder, rebates } from '@kaadi/contract/rebates'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aJob } from '../../../../test/a-job.ts'
import { createTestApp, type SignedUp, type TestApp } from '../../../../test/app.ts'
import { aReviewer, type Reviewer, unsupported, used } from '../../../../test/reviewer.ts'
import { stockCatalogue } from '../../../../test/round-rates.ts'
import { aSellingSeller, aSteamCode, type SellingSeller } from '../../../../test/selling-seller.ts'
import { addAccount, setPin } from '../../../../test/withdrawing-seller.ts'
import { type DevelopmentBankProvider, startDevelopmentBankProvider } from '../../bank-accounts/index.ts'
import { addMonthRules } from './add-month-rules.repository.ts'
import { closeMonth } from './close-months.repository.ts'
import { countMonths } from './count-months.ts'

let app: TestApp
let bankProvider: DevelopmentBankProvider
let reviewer: Reviewer
let first: SellingSeller
let second: SellingSeller
let third: SellingSeller

const count = () => countMonths(app.deps)(aJob)
const unbound = (change: string) =>
  app.database.asOwner(
    `set session_replication_role = replica; ${change}; set session_replication_role = origin`,
  )
const sell = async (seller: SellingSeller, times = 1): Promise<void> => {
  for (let time = 0; time < times; time++) await reviewer.settle((await seller.sell()).data.giftOrderId)
}
const boardOf = (
  { token }: SignedUp,
  query: { board: 'sold' | 'clean'; month?: string } = { board: 'sold' },
) => app.call<Ranking>(rankings.board, { token, query })
const ladderOf = async ({ token }: SignedUp) => (await app.call<RebateLadder>(rebates.ladder, { token })).data
const lagosMonth = (time: string) => `date_trunc('month', ${time} at time zone 'Africa/Lagos')::date`
const balanceOf = async ({ id }: SignedUp): Promise<bigint> => {
  const [row] = await app.database.asOwner(
    `select balance from ledger_accounts where address = 'user:${id}:1:available'`,
  )
  return BigInt(String(row?.balance ?? 0))
}

beforeAll(async () => {
  bankProvider = await startDevelopmentBankProvider()
  app = await createTestApp({ bankProvider })
  await stockCatalogue(app.database)
  reviewer = await aReviewer(app)
  await addMonthRules(
    app.database.checker,
    [
      { currencyId: 1, board: 'sold', place: 1, amount: 5_000_000 },
      { currencyId: 1, board: 'sold', place: 2, amount: 2_000_000 },
      { currencyId: 1, board: 'clean', place: 1, amount: 1_000_000 },
    ],
    [
      { currencyId: 1, fromAmount: 20_000_000, permille: 2 },
      { currencyId: 1, fromAmount: 40_000_000, permille: 5.5 },
    ],
  )
  first = await aSellingSeller(app, { email: 'chinonso@kaadi.example' })
  second = await aSellingSeller(app, { email: 'tolani@kaadi.example' })
  third = await aSellingSeller(app)
  await setPin(app, first)
  expect(await addAccount(app, first, { accountNumber: '1800000001' })).toMatchObject({ code: 0 })
})
afterAll(async () => {
  await app.close()
  await bankProvider.close()
})

it('has no places before a sale was counted, and no board where no prize is given', async () => {
  expect((await boardOf(first)).data).toMatchObject({
    board: 'sold',
    currencyId: 1,
    isRunning: true,
    isClosed: false,
    countedTime: null,
    places: [],
    own: null,
    ownTrades: 0,
    gap: null,
    prizes: [
      { place: 1, amount: '50000.00' },
      { place: 2, amount: '20000.00' },
    ],
    minTrades: 1,
  })
  const ghanaian = await app.signUpUser({ countryCode: 'GH' })
  expect((await boardOf(ghanaian)).data).toMatchObject({ currencyId: 2, isRunning: false })
  expect(await ladderOf(ghanaian)).toMatchObject({ currencyId: 2, steps: [], paid: [] })
})

it('counts what was paid this month, with masked names, the own place and what is missing', async () => {
  await sell(first, 3)
  await sell(second)
  await count()
  await reviewer.settle((await third.sell()).data.giftOrderId, used)
  await count()
  const { data } = await boardOf(second)
  expect(data.places).toEqual([
    {
      place: 1,
      maskedName: 'c***o',
      amount: '444000.00',
      trades: 3,
      cleanPercent: 100,
      prize: '50000.00',
    },
    {
      place: 2,
      maskedName: 't***i',
      amount: '148000.00',
      trades: 1,
      cleanPercent: 100,
      prize: '20000.00',
    },
  ])
  expect(data.own).toEqual(data.places[1])
  expect(data.gap).toBe('296000.00')
  expect(data.countedTime).toEqual(expect.any(String))
  expect((await boardOf(third)).data).toMatchObject({ own: null, ownTrades: 1 })
  expect((await boardOf(first)).data.gap).toBeNull()
})

it('shows how far the seller is on the ladder of rebates', async () => {
  expect(await ladderOf(first)).toMatchObject({
    sold: '444000.00',
    steps: [
      { fromAmount: '200000.00', percent: '0.2', isReached: true },
      { fromAmount: '400000.00', percent: '0.55', isReached: true },
    ],
    missing: null,
    earned: '2442.00',
    paid: [],
  })
  expect(await ladderOf(second)).toMatchObject({ sold: '148000.00', missing: '52000.00', earned: '0.00' })
})

it('takes ten trades to stand among the cleanest, and refused ones count against', async () => {
  const careful = await aSellingSeller(app)
  await sell(careful, 10)
  await sell(third, 9)
  await count()
  const { data } = await boardOf(third, { board: 'clean' })
  expect(data.minTrades).toBe(10)
  expect(data.places).toMatchObject([
    { place: 1, cleanPercent: 100, trades: 10 },
    { place: 2, cleanPercent: 90, trades: 10 },
  ])
  expect(data.own).toMatchObject({ place: 2 })
  expect(data.gap).toBeNull()
})

it('counts no refusal that is no fault of its seller: a closed brand, the same card twice, a card bought for a stranger', async () => {
  const misled = await aSellingSeller(app)
  await sell(misled, 9)
  for (const verdict of [unsupported(207), { verdict: 7, reasonCode: 209 }, unsupported(303)])
    await reviewer.settle((await misled.sell()).data.giftOrderId, verdict)
  await count()
  expect((await boardOf(misled, { board: 'clean' })).data).toMatchObject({ own: null, ownTrades: 9 })
  const both = (await misled.sell({ codes: [aSteamCode(), aSteamCode()] })).data.giftOrderId
  expect((await reviewer.settle(both, 'valid', unsupported(303))).data.order.orderStatus).toBe(12)
  await count()
  expect((await boardOf(misled, { board: 'clean' })).data.own).toMatchObject({
    trades: 10,
    cleanPercent: 100,
  })
  await reviewer.settle((await misled.sell()).data.giftOrderId, unsupported(302))
  await count()
  expect((await boardOf(misled, { board: 'clean' })).data.own).toMatchObject({ trades: 11, cleanPercent: 90 })
})

it('no longer counts what was taken back, and gives no place to a closed account', async () => {
  const [reversed, closed] = [await aSellingSeller(app), await aSellingSeller(app)]
  for (const seller of [reversed, closed]) await sell(seller, 4)
  await unbound(`update card_orders set status = 40 where user_id = ${reversed.id};
    update users set email = 'deleted-m@deleted.invalid' where id = ${closed.id}`)
  await count()
  const { data } = await boardOf(first)
  expect(data.places.map(({ maskedName }) => maskedName)).not.toContain('d***m')
  expect((await boardOf(reversed)).data.own).toBeNull()
})

it('promises each place its own prize, where a place between wins nothing', async () => {
  await addMonthRules(app.database.checker, [{ currencyId: 1, board: 'sold', place: 4, amount: 700_000 }], [])
  const { data } = await boardOf(first)
  expect(data.prizes).toEqual([
    { place: 1, amount: '50000.00' },
    { place: 2, amount: '20000.00' },
    { place: 4, amount: '7000.00' },
  ])
  expect(data.places.slice(0, 4).map(({ place, prize }) => [place, prize])).toEqual([
    [1, '50000.00'],
    [2, '20000.00'],
    [3, null],
    [4, '7000.00'],
  ])
  expect(data.own).toEqual(data.places.find(({ maskedName }) => maskedName === 'c***o'))
})

it('refuses a month that never was', async () => {
  expect(await boardOf(first, { board: 'sold', month: '2020-01' })).toMatchObject({ status: 404 })
  expect(await boardOf(first, { board: 'sold', month: 'yesterday' })).toMatchObject({ code: 1001 })
})

it('closes a month once, pays prizes and rebates by the ledger, and begins the next from nothing', async () => {
  const before = await balanceOf(first)
  await unbound(`update card_orders set created_at = created_at - interval '1 month',
      settled_at = settled_at - interval '1 month', operator_time = operator_time - interval '1 month';
    update seller_months set month = (month - interval '1 month')::date;
    update promotion_scans set scanned_to = '-infinity' where name = 'months'`)
  await Promise.all([count(), count(), count()])
  await count()
  const { data } = await boardOf(first)
  expect(data).toMatchObject({ places: [], own: null, isClosed: false })
  expect(data.months).toHaveLength(2)
  const past = (await boardOf(first, { board: 'sold', month: data.months[1]! })).data
  expect(past).toMatchObject({ isClosed: true, own: { place: expect.any(Number), amount: '444000.00' } })
  const prize = past.own!.prize
  const shown = past.places.flatMap((place) => (place.prize === null ? [] : [[place.place, place.prize]]))
  expect(shown).toHaveLength(3)
  const given = await app.database.asOwner(
    `select split_part(title, ' ', 2)::integer as place, trunc(amount / 100.0, 2)::text as prize from rewards
     where kind = 'rank' and subject_id like '%:1:sold' order by place`,
  )
  expect(given.map(({ place, prize }) => [place, prize])).toEqual(shown)
  const rewards = await app.database.asOwner(
    `select kind, amount::text, status from rewards where user_id = ${first.id} order by kind`,
  )
  expect(rewards).toEqual([
    ...(prize ? [{ kind: 'rank', amount: expect.any(String), status: 'credited' }] : []),
    { kind: 'rebate', amount: '244200', status: 'credited' },
  ])
  const total = rewards.reduce((sum, { amount }) => sum + BigInt(String(amount)), 0n)
  expect((await balanceOf(first)) - before).toBe(total)
  expect(await ladderOf(first)).toMatchObject({
    sold: '0.00',
    paid: [{ month: data.months[1], amount: '2442.00', status: 'credited' }],
  })
  const posted = await app.database.asOwner(
    `select count(*)::integer as n from ledger_transfers where kind = 'reward.granted'`,
  )
  const promised = await app.database.asOwner(
    `select count(*)::integer as n from rewards where status = 'credited'`,
  )
  expect(posted).toEqual(promised)
})

it('leaves a closed month as it is', async () => {
  const [closed] = await app.database.asOwner('select month::text from closed_months')
  expect(await closeMonth(app.database.db, String(closed!.month))).toBe(false)
  const sums = () => app.database.asOwner('select * from seller_months order by user_id')
  const before = await sums()
  await unbound(`update promotion_scans set scanned_to = '-infinity' where name = 'months';
    update card_orders set status = 40 where user_id = ${first.id}`)
  await count()
  expect(await sums()).toEqual(before)
  await expect(app.database.asOwner('delete from closed_months')).rejects.toThrow()
})

it('puts a trade into the month of Lagos in which it was paid', async () => {
  const [row] = await app.database.asOwner(
    `select ${lagosMonth(`'2026-10-31T23:30:00Z'::timestamptz`)}::text as month`,
  )
  expect(row).toEqual({ month: '2026-11-01' })
  const late = await aSellingSeller(app)
  await sell(late)
  await unbound(`update card_orders set settled_at = '2026-09-30T23:30:00Z', operator_time = '2026-09-30T23:30:00Z'
      where user_id = ${late.id};
    delete from closed_month_prizes;
    delete from closed_months;
    update promotion_scans set scanned_to = '-infinity' where name = 'months'`)
  await count()
  expect(
    await app.database.asOwner(`select month::text from seller_months where user_id = ${late.id}`),
  ).toEqual([{ month: '2026-10-01' }])
})
