import { type Ranking, rankings } from '@kaadi/contract/rankings'
import { type RebateLadder, rebates } from '@kaadi/contract/rebates'
import { risk, type SellerPause } from '@kaadi/contract/risk'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aJob } from '../../../../test/a-job.ts'
import { createTestApp, type SignedUp, type TestApp } from '../../../../test/app.ts'
import { aReviewer } from '../../../../test/reviewer.ts'
import { stockCatalogue } from '../../../../test/round-rates.ts'
import { aSellingSeller, type SellingSeller } from '../../../../test/selling-seller.ts'
import { addAccount, setPin } from '../../../../test/withdrawing-seller.ts'
import { allInvariants, checkInvariants } from '../../../invariants/index.ts'
import { type DevelopmentBankProvider, startDevelopmentBankProvider } from '../../bank-accounts/index.ts'
import { addMonthRules } from './add-month-rules.repository.ts'
import { countMonths } from './count-months.ts'

let app: TestApp
let bankProvider: DevelopmentBankProvider
let month: string
let pause: SellerPause
let senior: { readonly token: string }
const sellers = {} as Record<'first' | 'second' | 'paused' | 'unknown' | 'closed', SellingSeller>

const count = () => countMonths(app.deps)(aJob)
const unbound = (change: string) =>
  app.database.asOwner(
    `set session_replication_role = replica; ${change}; set session_replication_role = origin`,
  )
const giveAccount = async (seller: SignedUp, accountNumber: string) => {
  await setPin(app, seller)
  expect(await addAccount(app, seller, { accountNumber })).toMatchObject({ code: 0 })
}
const boardOf = async ({ token }: SignedUp) =>
  (await app.call<Ranking>(rankings.board, { token, query: { board: 'sold', month } })).data
const rebateOf = async ({ token }: SignedUp) =>
  (await app.call<RebateLadder>(rebates.ladder, { token })).data.paid[0]
const balanceOf = async ({ id }: SignedUp): Promise<bigint> => {
  const [row] = await app.database.asOwner(
    `select balance from ledger_accounts where address = 'user:${id}:1:available'`,
  )
  return BigInt(String(row?.balance ?? 0))
}
const later = () => unbound(`update rewards set look_at = now() where status = 'maturing'`)

/** Two share a bank account, one is paused, one has no account to be paid to, one has left. Each sold more than the next. */
beforeAll(async () => {
  bankProvider = await startDevelopmentBankProvider()
  app = await createTestApp({ bankProvider })
  await stockCatalogue(app.database)
  const reviewer = await aReviewer(app)
  senior = await app.signInOperator('senior')
  await addMonthRules(
    app.database.checker,
    [1, 2, 3, 4].map((place) => ({ currencyId: 1, board: 'sold', place, amount: 1_000_000 * place })),
    [{ currencyId: 1, fromAmount: 10_000_000, permille: 10 }],
  )
  for (const name of ['first', 'second', 'paused', 'unknown', 'closed'] as const)
    sellers[name] = await aSellingSeller(app)
  await giveAccount(sellers.first, '1700000001')
  await giveAccount(sellers.second, '1700000001')
  await giveAccount(sellers.paused, '1700000002')
  for (const [seller, cards] of [
    [sellers.second, 4],
    [sellers.first, 3],
    [sellers.paused, 2],
    [sellers.unknown, 1],
  ] as const)
    for (let card = 0; card < cards; card++) await reviewer.settle((await seller.sell()).data.giftOrderId)
  await reviewer.settle((await sellers.closed.sell()).data.giftOrderId)
  await count()
  pause = (
    await app.call<SellerPause>(risk.pause, {
      token: senior.token,
      body: {
        sellerId: sellers.paused.user.userId,
        scope: 'both',
        rule: 'cardsDisputed',
        facts: ['An order was disputed by its issuer.'],
        untilTime: new Date(Date.now() + 3_600_000).toISOString(),
      },
    })
  ).data
  await unbound(`update card_orders set created_at = created_at - interval '1 month',
      settled_at = settled_at - interval '1 month', operator_time = operator_time - interval '1 month';
    update seller_months set month = (month - interval '1 month')::date;
    update promotion_scans set scanned_to = '-infinity' where name = 'months'`)
  await count()
  // What is given from now on is for the months that come.
  await app.database.asOwner('delete from month_prizes')
  await addMonthRules(app.database.checker, [{ currencyId: 1, board: 'sold', place: 1, amount: 99 }], [])
  const { data } = await app.call<Ranking>(rankings.board, {
    token: sellers.first.token,
    query: { board: 'sold' },
  })
  month = data.months[1]!
})
afterAll(async () => {
  const findings = await checkInvariants((text) => app.database.asOwner(text), allInvariants)
  await app.close()
  await bankProvider.close()
  const ofRewards = findings.filter(({ id }) => ['I23', 'I24', 'I35'].includes(id))
  expect(ofRewards.length).toBeGreaterThan(2)
  expect(ofRewards.filter(({ rows }) => rows.length > 0)).toEqual([])
})

it('pays prize and rebate to one of two who share a bank account, and tells the other the class of the reason alone', async () => {
  expect(await boardOf(sellers.first)).toMatchObject({
    own: { place: 2, prize: '20000.00' },
    ownPrize: { amount: '20000.00', status: 'credited', withheldFor: null },
  })
  const board = await boardOf(sellers.second)
  expect(board).toMatchObject({
    own: { place: 1, prize: null },
    ownPrize: { amount: '10000.00', status: 'withheld', withheldFor: 'linked' },
  })
  expect(JSON.stringify(board)).not.toContain('bankAccount')
  expect(await rebateOf(sellers.first)).toMatchObject({ status: 'credited', withheldFor: null })
  expect(await rebateOf(sellers.second)).toMatchObject({ status: 'withheld', withheldFor: 'linked' })
  const withheld = await app.database.asOwner(
    `select distinct withheld_for from rewards where user_id = ${sellers.second.id}`,
  )
  expect(withheld).toEqual([{ withheld_for: 'bankAccount' }])
})

it('shows a closed month with the prizes with which it was closed', async () => {
  const { prizes, places } = await boardOf(sellers.first)
  expect(prizes).toEqual([
    { place: 1, amount: '10000.00' },
    { place: 2, amount: '20000.00' },
    { place: 3, amount: '30000.00' },
    { place: 4, amount: '40000.00' },
  ])
  expect(places.map(({ place, prize }) => [place, prize])).toEqual([
    [1, null],
    [2, '20000.00'],
    [3, '30000.00'],
    [4, '40000.00'],
    [5, null],
  ])
  await expect(app.database.asOwner('delete from closed_month_prizes')).rejects.toThrow()
})

it('keeps that of a paused seller until the pause is over', async () => {
  const before = await balanceOf(sellers.paused)
  await later()
  await count()
  expect(await boardOf(sellers.paused)).toMatchObject({ ownPrize: { status: 'maturing' } })
  expect(await balanceOf(sellers.paused)).toBe(before)
  await app.call(risk.lift, { token: senior.token, body: { pauseId: pause.pauseId, reason: 'All is fine.' } })
  await later()
  await count()
  expect(await boardOf(sellers.paused)).toMatchObject({ ownPrize: { status: 'credited' } })
  expect(await balanceOf(sellers.paused)).toBe(before + 3_000_000n + 296_000n)
})

it('waits for a bank account, by which the seller is known', async () => {
  expect(await boardOf(sellers.unknown)).toMatchObject({ ownPrize: { status: 'maturing' } })
  await giveAccount(sellers.unknown, '1700000003')
  await later()
  await count()
  expect(await boardOf(sellers.unknown)).toMatchObject({ ownPrize: { status: 'credited' } })
})

it('is withheld where the account was closed meanwhile', async () => {
  expect(await rebateOf(sellers.closed)).toMatchObject({ status: 'maturing' })
  await unbound(`update users set email = 'deleted-q@deleted.invalid' where id = ${sellers.closed.id}`)
  await later()
  await count()
  const rows = await app.database.asOwner(
    `select status, withheld_class from rewards where user_id = ${sellers.closed.id}`,
  )
  expect(rows).toEqual([{ status: 'withheld', withheld_class: 'closed' }])
})
