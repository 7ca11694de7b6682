import { type ChangeRequest, changes, type PrizeRule, type RebateRule } from '@kaadi/contract/changes'
import { type Ranking, rankings } from '@kaadi/contract/rankings'
import { type RebateLadder, rebates } from '@kaadi/contract/rebates'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aJob } from '../../../../test/a-job.ts'
import { createTestApp, type SignedUp, type TestApp } from '../../../../test/app.ts'
import { changing } from '../../../../test/changing.ts'
import { closeSoundly } from '../../../../test/sound-books.ts'
import { addAccount, setPin } from '../../../../test/withdrawing-seller.ts'
import { type DevelopmentBankProvider, startDevelopmentBankProvider } from '../../bank-accounts/index.ts'
import { countMonths } from '../months/count-months.ts'

let app: TestApp
let bankProvider: DevelopmentBankProvider
let editor: ReturnType<ReturnType<typeof changing>>
let seller: SignedUp

const unbound = (change: string) =>
  app.database.asOwner(
    `set session_replication_role = replica; ${change}; set session_replication_role = origin`,
  )
const low: RebateRule = { currencyId: 1, fromAmount: '500000', percent: '0.5' }
const high: RebateRule = { currencyId: 1, fromAmount: '900000', percent: '1' }
const prize: PrizeRule = { currencyId: 1, board: 'sold', place: 1, amount: '40000' }
const reason = 'For the new month.'
const ask = async (body: object) => {
  const reply = await editor.propose({ reason, ...body } as ChangeRequest)
  expect(reply).toMatchObject({ code: 0, data: { status: 'applied' } })
}
const setStep = (before: RebateRule | null, after: RebateRule | null) =>
  ask({ resource: 'rebates', before, after })
const setPrize = (before: PrizeRule | null, after: PrizeRule | null) =>
  ask({ resource: 'prizes', before, after })

/** The first day of the month that was so many months ago. */
const monthAgo = async (months: number): Promise<string> => {
  const [row] = await app.database.asOwner(
    `select (date_trunc('month', now() at time zone 'Africa/Lagos') - interval '${months} months')::date::text as month`,
  )
  return String(row!.month)
}
/** What was changed just now was changed then: so long from the month's end. */
const asIfAt = (month: string, fromEnd: string) => {
  const at = `((date '${month}' + interval '1 month') at time zone 'Africa/Lagos' + interval '${fromEnd}')`
  const isNew = (time: string) => `${time} > now() - interval '1 hour'`
  const moved = (table: string, time: string) => `update ${table} set ${time} = ${at} where ${isNew(time)}`
  return unbound(
    [
      ...['month_prizes', 'rebate_steps', 'past_month_prizes', 'past_rebate_steps'].map((table) =>
        moved(table, 'stands_since'),
      ),
      ...['past_month_prizes', 'past_rebate_steps'].map((table) => moved(table, 'stood_until')),
    ].join(';'),
  )
}
/** A month in which the seller sold for a million naira. */
const sellIn = (month: string) =>
  app.database.asOwner(`
    insert into seller_months (month, currency_id, user_id, sold, trades, clean, last_at)
    values ('${month}', 1, ${seller.id}, 100000000, 5, 5, '${month}')`)
const close = () => countMonths(app.deps)(aJob)
/** Prize and rebate of a month that is over. */
const paidFor = async (month: string) => {
  const { token } = seller
  const name = month.slice(0, 7)
  const board = await app.call<Ranking>(rankings.board, { token, query: { board: 'sold', month: name } })
  const ladder = await app.call<RebateLadder>(rebates.ladder, { token })
  return {
    prizes: board.data.prizes,
    prize: board.data.ownPrize?.amount ?? null,
    rebate: ladder.data.paid.find((paid) => paid.month === name)?.amount ?? null,
  }
}

beforeAll(async () => {
  bankProvider = await startDevelopmentBankProvider()
  app = await createTestApp({ bankProvider })
  editor = changing(app)(await app.signInOperator('editor'))
  seller = await app.signUpUser()
  await setPin(app, seller)
  expect(await addAccount(app, seller, { accountNumber: '1900000001' })).toMatchObject({ code: 0 })
})
afterAll(async () => {
  await closeSoundly(app)
  await bankProvider.close()
})

it('a month is paid by the ladder and the prizes of its last moment, though they change at midnight before it is closed', async () => {
  const month = await monthAgo(6)
  await setStep(null, low)
  await setPrize(null, prize)
  await asIfAt(month, '-20 days')
  await sellIn(month)
  await setStep(low, { ...low, percent: '1' })
  await setPrize(prize, { ...prize, amount: '60000' })
  await asIfAt(month, '0')
  await close()
  expect(await paidFor(month)).toEqual({
    prizes: [{ place: 1, amount: '40000.00' }],
    prize: '40000.00',
    rebate: '5000.00',
  })
})

it('a month that ends is paid so though they change twice before it is closed, and the next by what they are by then', async () => {
  const [month, next] = [await monthAgo(5), await monthAgo(4)]
  await sellIn(month)
  await setStep({ ...low, percent: '1' }, { ...low, percent: '0.2' })
  await setPrize({ ...prize, amount: '60000' }, null)
  await asIfAt(month, '1 minute')
  await setStep({ ...low, percent: '0.2' }, { ...low, percent: '0.4' })
  await setStep(null, high)
  await setPrize(null, { ...prize, amount: '30000' })
  await asIfAt(month, '10 minutes')
  await close()
  expect(await paidFor(month)).toMatchObject({ prize: '60000.00', rebate: '10000.00' })
  await sellIn(next)
  await close()
  expect(await paidFor(next)).toMatchObject({ prize: '30000.00', rebate: '10000.00' })
})

it('what changes in the middle of a month counts for all of it, as its sellers are shown', async () => {
  const month = await monthAgo(3)
  await sellIn(month)
  await setStep(high, null)
  await setPrize({ ...prize, amount: '30000' }, { ...prize, amount: '20000' })
  await asIfAt(month, '-15 days')
  await close()
  expect(await paidFor(month)).toMatchObject({ prize: '20000.00', rebate: '4000.00' })
})

it('what is given for the first time today is for no month that is over', async () => {
  const month = await monthAgo(2)
  await sellIn(month)
  await setStep({ ...low, percent: '0.4' }, null)
  await setPrize({ ...prize, amount: '20000' }, null)
  await asIfAt(month, '-1 second')
  await setStep(null, high)
  await setPrize(null, { ...prize, amount: '5000' })
  await close()
  expect(await paidFor(month)).toEqual({ prizes: [], prize: null, rebate: null })
})

it('looking at a change leaves no trace, and what stood once never changes', async () => {
  const count = () =>
    app.database.asOwner(
      'select (select count(*) from past_rebate_steps) + (select count(*) from past_month_prizes) as n',
    )
  const before = await count()
  const { token } = await app.signInOperator('editor')
  const draft = { resource: 'rebates', before: high, after: { ...high, percent: '0.9' } }
  expect(await app.call(changes.preview, { token, body: draft })).toMatchObject({ code: 0 })
  expect(await count()).toEqual(before)
  for (const table of ['past_rebate_steps', 'past_month_prizes'])
    await expect(app.database.asOwner(`update ${table} set stood_until = now()`)).rejects.toThrow()
})
