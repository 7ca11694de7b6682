import { readFileSync } from 'node:fs'
import { bankAccounts } from '@kaadi/contract/bank-accounts'
import { type CardOrderSummary, cardOrders, isPromiseRunning } from '@kaadi/contract/card-orders'
import { type DeskOrder, type DeskQueueRow, desk } from '@kaadi/contract/desk'
import { type GiftTask, gifts } from '@kaadi/contract/gifts'
import { type PayoutBatch, payoutBatches } from '@kaadi/contract/payout-batches'
import type { Page } from '@kaadi/contract/primitives'
import { type RateAlertList, rateAlerts } from '@kaadi/contract/rate-alerts'
import { type SiteInfo, site } from '@kaadi/contract/site'
import { type Switch, switches } from '@kaadi/contract/switches'
import { type WalletRecord, wallets } from '@kaadi/contract/wallets'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, signIn, signInAsOperator, type TestApp } from '../../../test/app.ts'
import { closeSoundly } from '../../../test/sound-books.ts'
import { type DevelopmentBankProvider, startDevelopmentBankProvider } from '../bank-accounts/index.ts'
import { codeAt } from '../sessions/index.ts'
import {
  demoAccountNames,
  demoChecker,
  demoPassword,
  demoSellers,
  requireNoDemo,
  seedDemo,
  seedHistory,
  tellPartners,
} from './index.ts'

let app: TestApp
let bankProvider: DevelopmentBankProvider
beforeAll(async () => {
  bankProvider = await startDevelopmentBankProvider(demoAccountNames)
  app = await createTestApp({ bankProvider })
  await seedDemo(app.deps)
  await seedHistory(app.deps, app.http)
  await tellPartners(app.deps, app.http)
}, 180_000)
// The invariants hold for what the demo accounts lived through.
afterAll(async () => {
  await closeSoundly(app)
  await bankProvider.close()
})

const minute = 60_000
const asReviewer = () => signInAsOperator(app.call, 'reviewer@kaadi.example', demoPassword)
const queue = async () =>
  (await app.call<Page<DeskQueueRow>>(desk.queue, { token: await asReviewer(), query: { size: 50 } })).data
    .records
const counted = async (table: string): Promise<Record<string, number>> =>
  Object.fromEntries(
    (
      await app.database.asOwner(`select status, count(*)::integer as total from ${table} group by status`)
    ).map(({ status, total }) => [status, total]),
  )

describe('the verifications', () => {
  it('one waits, one was refused, as old as they are told to be', async () => {
    const rows = await app.database.asOwner(`
      select u.email, c.status, extract(epoch from now() - c.created_at) / 60 > 20 as is_past
      from verification_cases c join users u on u.id = c.user_id order by u.email`)
    expect(rows).toEqual([
      { email: 'bola@kaadi.example', status: 'refused', is_past: true },
      { email: 'tobi@kaadi.example', status: 'waiting', is_past: true },
    ])
  })
})

describe('what brings more', () => {
  it('has an alert that fired beside one that waits, and a task that was claimed, matures and is not paid yet', async () => {
    const token = await signIn(app.call, 'adaeze@kaadi.example', demoPassword)
    const { data } = await app.call<RateAlertList>(rateAlerts.list, { token })
    expect(data.alerts.map(({ cardTypeId, firedTime }) => [cardTypeId, firedTime !== null]).sort()).toEqual([
      ['netflix', false],
      ['steam', true],
    ])
    const tasks = (await app.call<GiftTask[]>(gifts.tasks, { token })).data
    const claimed = tasks.filter(({ reward }) => reward)
    expect(claimed).toMatchObject([{ taskId: 'bank-account', reward: { status: 'maturing' } }])
    expect(Date.parse(claimed[0]!.reward!.maturesTime) - Date.now()).toBeGreaterThan(23 * 60 * minute)
    expect(tasks.some(({ reward, progress, target }) => !reward && progress >= target)).toBe(true)
  })
})

it('has a brand that was closed for a while, with both in the audit', async () => {
  const token = await signInAsOperator(app.call, 'admin@kaadi.example', demoPassword)
  const { data } = await app.call<Switch[]>(switches.list, { token })
  const changed = data.filter(({ changeTime }) => changeTime !== null)
  expect(changed).toMatchObject([{ name: 'brand', subject: 'ebay', isOpen: true, changedBy: 'Bisi Adewale' }])
  const lines = await app.database.asOwner(
    `select after ->> 'isOpen' as open from audit_lines where subject = 'brand:ebay' order by id`,
  )
  expect(lines).toEqual([{ open: 'false' }, { open: 'true' }])
})

describe('the partners', () => {
  it('one sells by their program and was sent events, one waits for the desk', async () => {
    const applications = await app.database.asOwner(`
      select split_part(u.email, '@', 1) as who, a.status, p.tier, count(k.id)::integer as keys
      from partner_applications a join users u on u.id = a.user_id left join partners p on p.user_id = a.user_id
      left join partner_keys k on k.user_id = a.user_id group by 1, 2, 3 order by 1`)
    expect(applications).toEqual([
      { who: 'efua', status: 'accepted', tier: 'silver', keys: 2 },
      { who: 'kwame', status: 'waiting', tier: null, keys: 0 },
    ])
    expect(await counted('partner_deliveries')).toMatchObject({ delivered: 2 })
    expect(await counted('sandbox_orders')).toEqual({ 0: 1 })
  })

  it('are gone on with where a start was cut off before the end', async () => {
    await app.database.asOwner("delete from business_settings where key = 'demo.partners'")
    await tellPartners(app.deps, app.http)
    expect(await counted('partner_applications')).toEqual({ accepted: 1, waiting: 1 })
    expect(await tellPartners(app.deps, app.http)).toBe('partners are there')
  })
})

describe('the levels', () => {
  it('are those that the README tells', async () => {
    const readme = readFileSync(new URL('../../../../../README.md', import.meta.url), 'utf8')
    const listed = [...readme.matchAll(/\| `(\S+@\S+)` \| seller, \w+, level (\d+) \|/g)].map(
      ([, email, level]) => ({ email, level: Number(level) }),
    )
    expect(listed).toHaveLength(3)
    const rows = await app.database.asOwner('select email, level from users where is_demo')
    expect(rows).toEqual(expect.arrayContaining(listed))
  })

  it('come from the trades that were settled, each with its points at its time', async () => {
    const standings = await app.database.asOwner(`
      select split_part(email, '@', 1) as who, level, exp > 0 as "hasPoints" from users where is_demo order by 1`)
    expect(standings).toEqual([
      { who: 'adaeze', level: 2, hasPoints: true },
      { who: 'bola', level: 1, hasPoints: true },
      { who: 'efua', level: 2, hasPoints: true },
      { who: 'kwame', level: 1, hasPoints: true },
      { who: 'tobi', level: 1, hasPoints: false },
    ])
    const misdated = await app.database.asOwner(`
      select p.id from level_points p join card_orders o on o.user_id = p.user_id and o.id = p.order_id
      where abs(extract(epoch from p.created_at - o.settled_at)) > 1`)
    expect(misdated).toEqual([])
  })
})

describe('what sellers ask', () => {
  it('is answered twice, and waits once', async () => {
    const rows = await app.database.asOwner(`
      select waiting_since is not null as waits, last_seq as lines from order_threads
      order by waiting_since nulls first, last_seq`)
    expect(rows).toEqual([
      { waits: false, lines: 2 },
      { waits: false, lines: 3 },
      { waits: true, lines: 1 },
    ])
  })
})

describe('the trades', () => {
  it('are some sixty, in every state that the desk can bring about, of many brands and sellers of every kind', async () => {
    const states = await counted('card_orders')
    expect(Object.keys(states).map(Number)).toEqual([0, 1, 2, 3, 4, 5, 10, 11, 12, 20, 21, 22, 23, 24, 30])
    expect(Object.values(states).reduce((sum, total) => sum + total, 0)).toBeGreaterThanOrEqual(60)
    const [kinds] = await app.database.asOwner(`
      select count(distinct card_type_id)::integer as brands, count(distinct u.level)::integer as levels,
             count(distinct o.form)::integer as forms, max(card_count) as most
      from card_orders o join users u on u.id = o.user_id`)
    // Levels are what these trades alone have brought.
    expect(kinds).toEqual({ brands: 15, levels: 2, forms: 2, most: 5 })
  })

  it('lie weeks back up to now, each decided some minutes after it was sent, with its events in order', async () => {
    const [ages] = await app.database.asOwner(`
      select extract(day from now() - min(created_at))::integer as oldest,
             extract(minute from now() - max(created_at))::integer as newest,
             (extract(epoch from min(operator_time - created_at)) / 60)::integer as quickest,
             (extract(epoch from max(operator_time - created_at)) / 60)::integer as slowest
      from card_orders o where parent_id is null
        and not exists (select from appeals a where a.user_id = o.user_id and a.order_id = o.id)`)
    expect(ages).toMatchObject({ oldest: 46, quickest: 4 })
    expect(ages!.newest).toBeLessThan(5)
    expect(ages!.slowest).toBeLessThanOrEqual(25)
    const disordered = await app.database.asOwner(`
      select from (select order_id, created_at, created_at - lag(created_at) over (partition by order_id order by version) as after
                   from order_events) e
      where after < interval '20 seconds'
        and not exists (select from order_hand_overs h where h.order_id = e.order_id and h.created_at = e.created_at)`)
    expect(disordered).toEqual([])
  })

  it('were paid in a month that is over too, to two sellers of each currency', async () => {
    const paid = await app.database.asOwner(`
      select currency_id, count(distinct user_id)::integer as sellers from card_orders
      where settled_at < date_trunc('month', now() at time zone 'Africa/Lagos') at time zone 'Africa/Lagos'
        and created_at < now() - interval '40 days' group by currency_id order by 1`)
    expect(paid).toEqual([
      { currency_id: 1, sellers: 2 },
      { currency_id: 2, sellers: 2 },
    ])
  })

  it('bear the day of their sending in their number', async () => {
    const wrong = await app.database.asOwner(`
      select trade_number from card_orders where substr(trade_number, 4, 7) <> to_char(created_at at time zone 'utc', 'YYMM-DD')`)
    expect(wrong).toEqual([])
  })

  it('look alike only where somebody used photos again', async () => {
    const pairs = await app.database.asOwner(`
      select distinct split_part(u.email, '@', 1) as who, split_part(v.email, '@', 1) as like_whom
      from uploads a join uploads b on a.order_id <> b.order_id and a.id > b.id and bit_count(a.dhash # b.dhash) <= 5
      join users u on u.id = a.user_id join users v on v.id = b.user_id order by 1, 2`)
    expect(pairs).toEqual([
      { who: 'bola', like_whom: 'adaeze' },
      { who: 'tobi', like_whom: 'adaeze' },
      { who: 'tobi', like_whom: 'bola' },
      { who: 'tobi', like_whom: 'tobi' },
    ])
  })
})

describe('the desk', () => {
  it('has due times over the next hours, few of them over and not many about to be', async () => {
    const now = Date.now()
    const left = (await queue()).map(({ dueTime }) => (Date.parse(dueTime) - now) / minute)
    expect(left.length).toBeGreaterThanOrEqual(18)
    const between = (from: number, to: number) =>
      left.filter((minutes) => minutes > from && minutes <= to).length
    expect(between(Number.NEGATIVE_INFINITY, 0)).toBe(3)
    expect(between(0, 15)).toBeLessThanOrEqual(left.length / 3)
    expect(between(15, 60)).toBeGreaterThanOrEqual(5)
    expect(between(60, 240)).toBeGreaterThanOrEqual(5)
  })

  it('finds some orders taken: by a colleague, and by the reviewer who signs in, one of them handed over', async () => {
    const taken = (await queue()).filter(({ orderStatus }) => orderStatus === 1)
    expect(taken.map(({ claimedBy, claimedByMe }) => [claimedBy, claimedByMe]).sort()).toEqual([
      ['Femi Adeyemi', false],
      ['Ngozi Eze', true],
      ['Ngozi Eze', true],
    ])
  })

  it('has flags of every kind to look at', async () => {
    const rows = await queue()
    const kinds = new Set(rows.flatMap(({ flags }) => flags.map(({ kind }) => kind)))
    expect(kinds).toEqual(new Set(['duplicateOther', 'resubmission', 'firstOrder', 'highValue']))
    const suspect = rows.find(
      ({ sellerName, cardTypeId }) => sellerName === 'tobi' && cardTypeId === 'steam',
    )!
    const body = { giftOrderId: suspect.giftOrderId }
    const token = await asReviewer()
    const { data } = await app.call<DeskOrder>(desk.claim, { token, body })
    expect(data.flags.map(({ kind }) => kind)).toContain('duplicateImage')
    expect(data.seller).toMatchObject({ ordersPaid: 0, ordersRefused: 2 })
    await app.call(desk.release, { token, body: { ...body, leaseToken: data.lease!.leaseToken } })
  })

  it('marks as late what the rule of the contract marks', async () => {
    const rows = await queue()
    expect(rows.every(({ orderStatus }) => isPromiseRunning(orderStatus))).toBe(true)
  })
})

describe('the seller who deceives', () => {
  it('shares bank account and phone with another, and sends what others have sent', async () => {
    const [shared] = await app.database.asOwner(`
      select count(*)::integer as accounts from bank_accounts a join bank_accounts b
        on b.number_fingerprint = a.number_fingerprint and b.user_id <> a.user_id`)
    expect(shared).toEqual({ accounts: 2 })
    const devices = await app.database.asOwner(`
      select array_agg(split_part(u.email, '@', 1) order by u.email) as who
      from user_sessions s join users u on u.id = s.user_id where s.user_agent <> 'lightMyRequest'
      group by s.user_agent, s.ip having count(distinct s.user_id) > 1`)
    expect(devices).toEqual([{ who: ['bola', 'tobi'] }])
    const flagged = (await queue()).filter(({ flags }) => flags.some(({ kind }) => kind === 'duplicateOther'))
    expect(flagged.map(({ sellerName, cardTypeId }) => [sellerName, cardTypeId]).sort()).toEqual([
      ['tobi', 'apple'],
      ['tobi', 'xbox'],
    ])
  })
})

describe('the money', () => {
  it('has sixteen withdrawals in every state that the desk can bring about', async () => {
    expect(await counted('withdrawals')).toEqual({ 0: 3, 1: 1, 4: 2, 10: 7, 21: 2, 22: 1 })
  })

  it('has a batch that two people paid, one that waits for its second person, and a payout that is held', async () => {
    const token = await signInAsOperator(app.call, 'treasurer@kaadi.example', demoPassword)
    const batchesIn = async (view: string) =>
      (await app.call<Page<PayoutBatch>>(payoutBatches.page, { token, query: { view, size: 50 } })).data
        .records
    expect(await batchesIn('open')).toMatchObject([{ state: 'waiting', currencyId: 1, count: 1 }])
    expect(await batchesIn('ended')).toMatchObject([{ state: 'done', currencyId: 2, paid: 2 }])
    const [held] = await app.database.asOwner(`
      select extract(epoch from now() - created_at)::integer / 60 as ago from running_payout_holds`)
    expect(held).toEqual({ ago: 60 })
  })

  it('lets its second treasurer approve what waits, with a code of the key that everybody knows', async () => {
    const { email, appKey } = demoChecker
    // The story has used the code of this moment, and of the next.
    await app.database.asOwner('update operator_factors set last_step = 0')
    const token = await signInAsOperator(app.call, email, demoPassword, codeAt(appKey, app.deps.clock()))
    const { records } = (
      await app.call<Page<PayoutBatch>>(payoutBatches.page, { token, query: { view: 'toApprove' } })
    ).data
    expect(records).toMatchObject([{ state: 'waiting', madeBy: 'Yaw Mensah' }])
  })

  it.each(demoSellers.map(({ email, bankName }) => [email, bankName]))(
    'is paid by banks to %s by their own name',
    async (email, name) => {
      const token = await signIn(app.call, email, demoPassword)
      const { data } = await app.call<{ accountName: string }[]>(bankAccounts.list, { token })
      expect(data.length).toBeGreaterThan(0)
      expect(new Set(data.map(({ accountName }) => accountName))).toEqual(new Set([name]))
    },
  )

  it('leaves a statement that adds up to the balance, in the order of its times', async () => {
    const token = await signIn(app.call, 'adaeze@kaadi.example', demoPassword)
    const available = await app.call<number>(wallets.available, { token, query: { inCurrencyId: 1 } })
    const { data } = await app.call<Page<WalletRecord>>(wallets.records, {
      token,
      query: { currencyId: 1, size: 50 },
    })
    expect(Number(data.records[0]!.balanceAfter)).toBe(available.data)
    expect(data.records.reduce((sum, { amount }) => sum + Number(amount), 0)).toBeCloseTo(available.data, 2)
    const disordered = await app.database.asOwner(`
      select from (select t.created_at - lag(t.created_at) over (partition by e.account_id order by e.version) as after
                   from ledger_entries e join ledger_transfers t on t.id = e.transfer_id) l where after < interval '0'`)
    expect(disordered).toEqual([])
  })

  it('counts what was asked for to the day on which it was', async () => {
    const wrong = await app.database.asOwner(`
      select from withdrawal_days d where d.amount <> (
        select coalesce(sum(w.amount), 0) from withdrawals w
        where w.user_id = d.user_id and w.currency_id = d.currency_id and (w.created_at at time zone 'utc')::date = d.day
          and w.status not in (20, 21, 22))`)
    expect(wrong).toEqual([])
  })
})

it('has an appeal that waits and one that was won, and blind looks of every kind', async () => {
  const [listed] = await app.database.asOwner(`
    select (select array_agg(status order by status) from appeals) as appeals,
           (select array_agg(status order by status) from rechecks) as looks`)
  expect(listed).toEqual({ appeals: [0, 2], looks: [0, 0, 2, 3] })
})

it('gives the landing page its proof numbers', async () => {
  await app.database.asOwner('update site_info set site_name = site_name')
  const info = async () => (await app.call<SiteInfo>(site.info)).data
  await expect.poll(async () => (await info()).acceptedPercent).toBe(72)
  const { medianSeconds } = await info()
  expect(medianSeconds).toBeGreaterThan(5 * 60)
  expect(medianSeconds).toBeLessThan(15 * 60)
})

it('has a seller whom a stranger told to buy a card: it was refused for that, and she was answered', async () => {
  const listed = await app.database.asOwner(`
    select u.email, o.status, count(distinct m.seq)::integer as messages
    from order_cards c join card_orders o on o.id = c.order_id join sellers u on u.id = o.user_id
      join order_messages m on m.order_id = o.id
    where c.reason_code = 303 group by 1, 2`)
  expect(listed).toEqual([{ email: 'adaeze@kaadi.example', status: 20, messages: 2 }])
})

it('gives a seller a past to look through', async () => {
  const token = await signIn(app.call, 'kwame@kaadi.example', demoPassword)
  const { data } = await app.call<Page<CardOrderSummary>>(cardOrders.page, { token, query: { size: 50 } })
  expect(new Set(data.records.map(({ orderStatus }) => orderStatus))).toEqual(
    new Set([0, 1, 4, 10, 20, 21, 22, 23]),
  )
})

it('is there once, however often it is started', async () => {
  const count = async () =>
    app.database.asOwner(`select (select count(*) from users) as users, (select count(*) from operators) as operators,
      (select count(*) from card_orders) as orders, (select count(*) from card_prices) as prices,
      (select count(*) from withdrawals) as withdrawals, (select count(*) from uploads) as uploads`)
  const before = await count()
  expect(await seedDemo(app.deps)).toBe('content is there')
  expect(await seedHistory(app.deps, app.http)).toBe('history is there')
  await app.database.asOwner("delete from business_settings where key = 'demo.content'")
  await seedDemo(app.deps)
  expect(await count()).toEqual(before)
})

it('keeps production from starting, and says what to do', async () => {
  await expect(requireNoDemo(app.database)).rejects.toThrow(
    /12 demo accounts[\s\S]*DATABASE_URL or KAADI_DATA/,
  )
})
