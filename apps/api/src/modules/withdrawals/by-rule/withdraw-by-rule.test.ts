import {
  type AutoWithdrawRequest,
  type AutoWithdrawRule,
  autoWithdrawals,
} from '@kaadi/contract/auto-withdrawals'
import { bankAccounts } from '@kaadi/contract/bank-accounts'
import { type Notification, notifications } from '@kaadi/contract/notifications'
import type { Page } from '@kaadi/contract/primitives'
import type { WalletRecord } from '@kaadi/contract/wallets'
import { wallets } from '@kaadi/contract/wallets'
import { type Withdrawal, withdrawals } from '@kaadi/contract/withdrawals'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aJob } from '../../../../test/a-job.ts'
import { aSellerWithAddress } from '../../../../test/address-seller.ts'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { seedCatalogue } from '../../../../test/catalogue.ts'
import { fund } from '../../../../test/database.ts'
import { asTreasurer } from '../../../../test/payout-desk.ts'
import { setSwitch, type Wanted } from '../../../../test/set-switch.ts'
import { closeSoundly } from '../../../../test/sound-books.ts'
import {
  addAccount,
  aWithdrawingSeller,
  pin,
  type WithdrawingSeller,
} from '../../../../test/withdrawing-seller.ts'
import { type DevelopmentBankProvider, startDevelopmentBankProvider } from '../../bank-accounts/index.ts'
import { createRequestWithdrawal } from '../requesting/request-withdrawal.ts'
import { withdrawByRule } from './withdraw-by-rule.jobs.ts'

let app: TestApp
let bankProvider: DevelopmentBankProvider
let seller: WithdrawingSeller
beforeAll(async () => {
  bankProvider = await startDevelopmentBankProvider()
  app = await createTestApp({ bankProvider })
})
afterAll(async () => {
  await closeSoundly(app)
  await bankProvider.close()
})
beforeEach(async () => {
  await app.database.asOwner(`update auto_withdrawals set kind = 'off', amount = null`)
  seller = await aWithdrawingSeller(app, 0n)
})

const set = (rule: Partial<AutoWithdrawRequest>, by: Pick<WithdrawingSeller, 'token'> = seller) =>
  app.call<AutoWithdrawRule>(autoWithdrawals.set, {
    token: by.token,
    body: { currencyId: 1, kind: 'all', amount: null, pin, ...rule },
  })
const ruleOf = async ({ token }: Pick<WithdrawingSeller, 'token'> = seller) =>
  (await app.call<AutoWithdrawRule[]>(autoWithdrawals.list, { token })).data[0]
const credit = (amount: bigint) => fund(app.database, { userId: seller.id, amount })
const look = () => withdrawByRule(app.deps)(aJob)
const madeBy = async ({ token }: Pick<WithdrawingSeller, 'token'> = seller) =>
  (await app.call<Page<Withdrawal>>(withdrawals.page, { token })).data.records
const notificationsOf = async ({ token }: Pick<WithdrawingSeller, 'token'> = seller) =>
  (await app.call<Page<Notification>>(notifications.list, { token })).data.records
const hourLater = () =>
  app.database.asOwner(`update auto_withdrawals set again_at = now() where kind <> 'off'`)

describe('setting the rule', () => {
  it.each([
    ['all', null],
    ['above', '20000'],
    ['keep', '5000.5'],
    ['off', null],
  ] as const)('takes %s with %j for the main account', async (kind, amount) => {
    const { code, data } = await set({ kind, amount })
    expect(code).toBe(0)
    expect(data).toMatchObject({ kind, amount: amount && Number(amount).toFixed(2) })
    expect(await ruleOf()).toMatchObject({
      bankAccountId: seller.account.id,
      refusal: null,
      resting: false,
    })
  })

  it.each([
    ['keep', null],
    ['above', '0'],
    ['above', '1.234'],
    ['keep', '99999999999999999999'],
    ['all', '5'],
    ['off', '5'],
  ] as const)('refuses %s with %j', async (kind, amount) => {
    expect(await set({ kind, amount })).toMatchObject({ status: 400 })
    expect(await ruleOf()).toBeUndefined()
  })

  it('needs the withdrawal password, and an account of that currency', async () => {
    expect(await set({ pin: '918204' })).toMatchObject({ code: 1405, details: { attemptsLeft: 4 } })
    expect(await set({ currencyId: 2 })).toMatchObject({ status: 409, code: 1507 })
    expect(await ruleOf()).toBeUndefined()
  })
})

describe('a credit', () => {
  it('is withdrawn whole, once, and is told as automatic', async () => {
    await set({})
    await credit(500_000n)
    await look()
    await look()
    const [made, ...others] = await madeBy()
    expect(others).toEqual([])
    expect(made).toMatchObject({ amount: '5000.00', automatic: true, bankAccountId: seller.account.id })
    await credit(500_000n)
    await look()
    expect(await madeBy()).toMatchObject([{ amount: '5000.00' }, { amount: '5000.00' }])
    expect((await notificationsOf()).at(-1)).toMatchObject({
      bizType: 3,
      id: made!.id,
      title: 'Automatic withdrawal',
    })
    const { data } = await app.call<Page<WalletRecord>>(wallets.records, {
      token: seller.token,
      query: { currencyId: 1 },
    })
    expect(data.records[0]!.title).toContain('automatic')
  })

  it('is withdrawn but for what is kept, and what a person asks for is not automatic', async () => {
    await set({ kind: 'keep', amount: '2000' })
    await credit(500_000n)
    await look()
    await seller.withdraw('1000')
    await look()
    expect((await madeBy()).map(({ amount, automatic }) => [amount, automatic])).toEqual([
      ['1000.00', false],
      ['3000.00', true],
    ])
  })

  it('waits until there is as much as the rule says', async () => {
    await set({ kind: 'above', amount: '6000' })
    await credit(599_999n)
    await look()
    expect(await madeBy()).toEqual([])
    await credit(1n)
    await look()
    expect(await madeBy()).toMatchObject([{ amount: '6000.00' }])
    expect(await notificationsOf()).toHaveLength(1)
  })

  it('below the least withdrawal stays where it is, and nobody is told', async () => {
    await set({})
    await credit(1n)
    await look()
    expect(await madeBy()).toEqual([])
    expect(await notificationsOf()).toEqual([])
    expect(await ruleOf()).toMatchObject({ refusal: null })
  })

  it('is left alone once the rule is off', async () => {
    await set({})
    await set({ kind: 'off' })
    await credit(500_000n)
    await look()
    expect(await madeBy()).toEqual([])
  })

  it('is withdrawn once by many jobs at the same time, each of which may come twice', async () => {
    await set({})
    await credit(500_000n)
    await Promise.all(Array.from({ length: 8 }, look))
    await Promise.all(Array.from({ length: 8 }, look))
    expect(await madeBy()).toMatchObject([{ amount: '5000.00' }])
    expect(await notificationsOf()).toHaveLength(1)
  })

  it('that comes while jobs run is withdrawn too, and nothing is withdrawn twice', async () => {
    await set({})
    await credit(500_000n)
    await Promise.all([look(), credit(300_000n), look(), credit(200_000n), look()])
    await look()
    await look()
    const amounts = (await madeBy()).map(({ amount }) => Number(amount))
    expect(amounts.reduce((one, other) => one + other, 0)).toBe(10_000)
  })
})

describe('a seller who withdraws while the job waits behind another one', () => {
  const waits = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    and query like '%update auto_withdrawals%'`
  const holding = `select from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()`

  it.each([
    ['keep', '2000', '1000', ['1000.00'], ['1000.00', '2000.00']],
    ['above', '5000', '1000', ['1000.00'], ['1000.00']],
  ] as const)('keeps what the rule leaves: %s %s', async (kind, amount, byHand, atOnce, afterwards) => {
    await set({ kind: 'all' })
    await credit(500_000n)
    const first = seller
    seller = await aWithdrawingSeller(app, 0n)
    await set({ kind, amount })
    await credit(500_000n)
    const held = app.database.asOwner(
      `select from auto_withdrawals where user_id = ${first.id} for update; select pg_sleep(1.6)`,
    )
    await expect.poll(() => app.database.asOwner(holding)).toHaveLength(1)
    const looked = look()
    await expect.poll(() => app.database.asOwner(waits), { timeout: 3_000 }).toHaveLength(1)
    expect((await seller.withdraw(byHand)).code).toBe(0)
    await Promise.all([held, looked])
    expect((await madeBy()).map((made) => made.amount)).toEqual(atOnce)
    await look()
    expect((await madeBy()).map((made) => made.amount).toSorted()).toEqual(afterwards)
    expect(await ruleOf()).toMatchObject({ refusal: null })
  })

  it('keeps it to the kobo: what must stay is looked at where the amount is held', async () => {
    await set({ kind: 'keep', amount: '2000' })
    await credit(500_000n)
    const { byRule } = createRequestWithdrawal(app.deps)
    const wish = {
      currencyId: 1,
      bankAccountId: seller.account.id as Withdrawal['bankAccountId'],
      amount: '3000',
    } as const
    await expect(byRule(seller.id, 'takes-a-kobo-more', { ...wish, leaves: 200_001n })).rejects.toMatchObject(
      {
        errorName: 'insufficientFunds',
      },
    )
    expect(await madeBy()).toEqual([])
    await byRule(seller.id, 'takes-what-it-may', { ...wish, leaves: 200_000n })
    expect(await madeBy()).toHaveLength(1)
  })
})

describe('a refusal', () => {
  it('by the limit of the day is told once, is tried each hour, and goes when there is room', async () => {
    await set({})
    await app.database.asOwner(`
      insert into withdrawal_days (user_id, currency_id, day, amount, most)
      select ${seller.id}, id, (now() at time zone 'utc')::date, daily_max * 100, daily_max * 100 from settle_currencies where id = 1`)
    await credit(500_000n)
    await look()
    await hourLater()
    await look()
    await credit(100n)
    await look()
    expect(await madeBy()).toEqual([])
    const notified = await notificationsOf()
    expect(notified).toMatchObject([{ bizType: 4, id: '', title: 'No automatic withdrawal' }])
    expect(await ruleOf()).toMatchObject({ refusal: notified[0]!.content, resting: false })
    await app.database.asOwner(`delete from withdrawal_days where user_id = ${seller.id}`)
    await hourLater()
    await look()
    expect(await madeBy()).toMatchObject([{ amount: '5001.00' }])
    expect(await ruleOf()).toMatchObject({ refusal: null })
  })

  it('by a hold after a reset is told once and ends with the hold', async () => {
    await set({})
    await app.database.asOwner(
      `update users set withdrawals_held_until = now() + interval '24 hours' where id = ${seller.id}`,
    )
    await credit(500_000n)
    await look()
    await hourLater()
    await look()
    expect(await madeBy()).toEqual([])
    expect(await notificationsOf()).toHaveLength(1)
    await app.database.asOwner(`update users set withdrawals_held_until = null where id = ${seller.id}`)
    await hourLater()
    await look()
    expect(await madeBy()).toHaveLength(1)
  })
})

describe('a refusal by a closed country', () => {
  const country = async (given: Pick<Wanted, 'isOpen' | 'reason'>) => {
    const admin = await app.signInOperator('admin')
    const wanted = { name: 'country', subject: 'NG', ...given } as const
    expect(await setSwitch(app, admin.token, wanted)).toMatchObject({ code: 0 })
  }
  afterEach(() => country({ isOpen: true }))

  it('is told once, is not tried again while it is closed, and ends as soon as it is open', async () => {
    await set({})
    await country({ isOpen: false, reason: 'The central bank asks.' })
    await credit(500_000n)
    await look()
    await look()
    await credit(100n)
    await look()
    expect(await madeBy()).toEqual([])
    expect(await notificationsOf()).toHaveLength(1)
    expect((await ruleOf())?.refusal).toContain('closed')
    await country({ isOpen: true })
    await look()
    expect(await madeBy()).toMatchObject([{ amount: '5001.00' }])
    expect(await ruleOf()).toMatchObject({ refusal: null })
  })
})

describe('a rule to an address of a closed network', () => {
  const network = (enabled: boolean) =>
    app.database.asOwner(`update digital_networks set enabled = ${enabled} where id = 'usdt-erc20'`)
  beforeAll(() => seedCatalogue(app.database))
  afterEach(() => network(true))

  it('says so as soon as it is set, is told once, and goes on as soon as the network is open', async () => {
    const { seller: owner } = await aSellerWithAddress(app, { network: 'usdt-erc20', balance: 100_000_000n })
    await network(false)
    const { data } = await set({ currencyId: 3 }, owner)
    const closed = {
      networkClosed: true,
      resting: false,
      refusal: expect.stringMatching(/^We do not pay over this network at the moment\./),
    }
    expect(data).toMatchObject(closed)
    await look()
    await hourLater()
    await look()
    expect(await ruleOf(owner)).toMatchObject(closed)
    expect(await madeBy(owner)).toEqual([])
    expect(await notificationsOf(owner)).toMatchObject([{ content: data.refusal }])
    await network(true)
    expect(await ruleOf(owner)).toMatchObject({ networkClosed: false, refusal: null })
    await look()
    expect(await madeBy(owner)).toMatchObject([{ amount: '100.000000', fee: '4.000000' }])
  })
})

describe('a rule rests until it is set again', () => {
  it.each([
    [
      'was removed',
      () => app.call(bankAccounts.remove, { token: seller.token, body: { id: seller.account.id, pin } }),
    ],
    [
      'is not the main one any more',
      async () => {
        const { data } = await addAccount(app, seller, { accountNumber: '0123454321' })
        return app.call(bankAccounts.setDefault, { token: seller.token, body: { id: data.id } })
      },
    ],
  ])('where its account %s', async (_, change) => {
    await set({})
    expect(await change()).toMatchObject({ code: 0 })
    await credit(500_000n)
    await look()
    await credit(100n)
    await look()
    expect(await madeBy()).toEqual([])
    expect(await notificationsOf()).toHaveLength(1)
    expect(await ruleOf()).toMatchObject({ resting: true })
  })

  it('where its withdrawal failed: money that came back is not sent there again', async () => {
    await set({})
    await credit(500_000n)
    await look()
    const treasurer = asTreasurer(app, (await app.signInOperator('treasurer')).token)
    const [{ id }] = (await madeBy()) as [Withdrawal]
    await treasurer.start(id)
    expect((await treasurer.fail(id)).code).toBe(0)
    await look()
    await hourLater()
    await look()
    expect(await madeBy()).toHaveLength(1)
    expect(await ruleOf()).toMatchObject({ resting: true })
    await set({})
    await look()
    expect(await madeBy()).toHaveLength(2)
  })
})
