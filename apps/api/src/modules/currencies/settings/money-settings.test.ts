import type { ChangeRequest, ChangeValues } from '@kaadi/contract/changes'
import { currencies } from '@kaadi/contract/currencies'
import { type Exchange, type ExchangeQuote, exchanges } from '@kaadi/contract/exchanges'
import { type Withdrawal, type WithdrawalLimits, withdrawals } from '@kaadi/contract/withdrawals'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { aJob } from '../../../../test/a-job.ts'
import { createTestApp, type SignedUp, type TestApp } from '../../../../test/app.ts'
import { changing } from '../../../../test/changing.ts'
import { closeSoundly } from '../../../../test/sound-books.ts'
import { aWithdrawingSeller, type WithdrawingSeller } from '../../../../test/withdrawing-seller.ts'
import { type DevelopmentBankProvider, startDevelopmentBankProvider } from '../../bank-accounts/index.ts'
import { applyDueChanges } from '../../changes/applying/apply-due-changes.ts'
import { addCurrencyRates, addDigitalNetworks } from '../index.ts'

let app: TestApp
/** Another process of the same service. */
let second: TestApp
let bankProvider: DevelopmentBankProvider
type Changing = ReturnType<ReturnType<typeof changing>>
let treasurer: Changing
const anEditor = async () => changing(app)(await app.signInOperator('editor'))
let editor: Changing

beforeAll(async () => {
  bankProvider = await startDevelopmentBankProvider()
  app = await createTestApp({ bankProvider })
  second = await createTestApp({ database: app.database })
  await addCurrencyRates(app.database.checker, [
    { inId: 1, outId: 2, rate: '0.008' },
    { inId: 2, outId: 1, rate: '120' },
  ])
  await addDigitalNetworks(app.database.checker, 3, [
    { id: 'usdt-trc20', network: 'TRC-20', addressRegex: '^T', fee: '1', min: '10', confirmMinutes: 2 },
  ])
  treasurer = changing(app)(await app.signInOperator('treasurer'))
  editor = await anEditor()
})
/** Each test is a day of its own: nothing that one person decided before counts. */
afterEach(async () => {
  editor = await anEditor()
})
afterAll(async () => {
  await second.http.close()
  await closeSoundly(app)
  await bankProvider.close()
})

const reason = 'As agreed on Monday.'
type Money =
  | 'walletLimits'
  | 'withdrawalFees'
  | 'exchangeRates'
  | 'networks'
  | 'newAccounts'
  | 'releaseLimits'

const change = async <R extends Money>(
  resource: R,
  subject: string,
  fields: Partial<ChangeValues[R]>,
  more: { readonly startTime?: string } = {},
) => {
  const before = (await editor.row(resource, subject))!
  return editor.propose({
    resource,
    before,
    after: { ...before, ...fields },
    reason,
    ...more,
  } as ChangeRequest)
}
const changed = async <R extends Money>(resource: R, subject: string, fields: Partial<ChangeValues[R]>) => {
  const reply = await change(resource, subject, fields)
  if (reply.data?.status === 'waiting') return treasurer.decide(reply.data)
  return reply
}
const row = <R extends Money>(resource: R, subject: string) => editor.row(resource, subject)
const atField = (field: string) => ({
  status: 400,
  code: 1001,
  details: { fields: [{ path: `after.${field}` }] },
})

const aSeller = () => aWithdrawingSeller(app, 100_000_00n)
const limitsOf = async ({ token }: SignedUp) =>
  (await app.call<WithdrawalLimits>(withdrawals.limits, { token, query: { currencyId: 1 } })).data
const withdraw = (seller: WithdrawingSeller, amount: string, shownFee: string) =>
  seller.withdraw(amount, { body: { shownFee } })

describe('one person', () => {
  it.each([
    ['walletLimits', '1', { maxWithdraw: '5400000' }],
    ['walletLimits', '1', { dailyMax: '6000000' }],
    ['withdrawalFees', '1', { fee: '46' }],
    ['withdrawalFees', '1', { fee: '54' }],
    ['exchangeRates', '1-2', { rate: '0.00804' }],
    ['networks', 'usdt-trc20', { isOpen: false }],
    ['newAccounts', '1', { hours: 30 }],
    ['releaseLimits', '1', { most: '400000' }],
  ] as const)('moves %s %s to %j alone', async (resource, subject, fields) => {
    const before = await row(resource, subject)
    const { data } = await change(resource, subject, fields)
    expect(data).toMatchObject({ status: 'applied', before, after: { ...before, ...fields }, weight: null })
    expect(await row(resource, subject)).toEqual({ ...before, ...fields })
    const { data: undone } = await editor.undo(data.changeId)
    if (undone.status === 'waiting') await treasurer.decide(undone)
    expect(await row(resource, subject)).toEqual(before)
    expect((await editor.history(resource, subject)).slice(0, 2)).toMatchObject([
      { after: before, canUndo: true },
      { after: { ...before, ...fields }, canUndo: false },
    ])
  })

  it.each([
    ['walletLimits', '1', { maxWithdraw: '5600000', dailyMax: '10000000' }, '12'],
    ['walletLimits', '1', { dailyMax: '5000000', maxWithdraw: '4000000', minWithdraw: '1600' }, '60'],
    ['withdrawalFees', '1', { fee: '40' }, '20'],
    ['withdrawalFees', '1', { fee: '65' }, '30'],
    ['withdrawalFees', '1', { feeType: 'percent', fee: '1' }, null],
    ['exchangeRates', '1-2', { rate: '0.0082' }, '2.5'],
    ['networks', 'usdt-trc20', { fee: '0.5' }, '50'],
    ['newAccounts', '1', { hours: 12 }, '50'],
    ['releaseLimits', '1', { most: '500001' }, '0.01'],
  ] as const)('does not move %s %s to %j', async (resource, subject, fields, weight) => {
    const before = await row(resource, subject)
    const { data } = await change(resource, subject, fields)
    expect(data).toMatchObject({ status: 'waiting', weight: { weight, currencyId: null } })
    expect(await row(resource, subject)).toEqual(before)
    expect(await treasurer.decide(data)).toMatchObject({ code: 0, data: { status: 'applied' } })
    expect(await row(resource, subject)).toEqual({ ...before, ...fields })
    const back = await changed(resource, subject, before!)
    expect(back.data).toMatchObject({ status: 'applied' })
  })

  it('does not pass a share in small steps, nor by tightening beside', async () => {
    const { data: first } = await change('walletLimits', '2', { maxWithdraw: '54000' })
    expect(first).toMatchObject({ status: 'applied' })
    const { data: next } = await change('walletLimits', '2', { maxWithdraw: '57000', minWithdraw: '25' })
    expect(next).toMatchObject({
      status: 'waiting',
      weight: { weight: '5.56', limit: '10', together: '13.56' },
    })
    await treasurer.decide(next, { verdict: 'refuse', note: 'Not today.' })
    expect(await row('walletLimits', '2')).toMatchObject({ maxWithdraw: '54000', minWithdraw: '20' })
  })

  it('does not raise what one person pays out, not even in the database', async () => {
    const raised = app.database.asOwner('update payout_limits set most = most + 1 where currency_id = 1')
    await expect(raised).rejects.toThrow('a limit of payouts is raised by two people')
    const ofService = sql`update payout_limits set most = 1 where currency_id = 1`.execute(app.database.db)
    await expect(ofService).rejects.toThrow('permission denied')
  })

  it('closes a network alone, and opens it with another', async () => {
    expect((await change('networks', 'usdt-trc20', { isOpen: false })).data).toMatchObject({
      status: 'applied',
    })
    const { data } = await change('networks', 'usdt-trc20', { isOpen: true })
    expect(data).toMatchObject({ status: 'waiting', weight: { weight: null } })
    expect(await editor.decide(data)).toMatchObject({ status: 403 })
    expect(await treasurer.decide(data)).toMatchObject({ code: 0 })
  })

  it('removes a rate alone, and sets one anew with another', async () => {
    const before = (await row('exchangeRates', '2-1'))!
    const gone = await editor.propose({ resource: 'exchangeRates', before, after: null, reason })
    expect(gone.data).toMatchObject({ status: 'applied', after: null })
    const { data } = await editor.propose({ resource: 'exchangeRates', before: null, after: before, reason })
    expect(data).toMatchObject({ status: 'waiting', weight: { weight: null } })
    await treasurer.decide(data)
    expect(await row('exchangeRates', '2-1')).toEqual(before)
  })
})

describe('what does not fit is said at its field', () => {
  it.each([
    ['walletLimits', '1', { maxWithdraw: '900' }, 'maxWithdraw'],
    ['walletLimits', '1', { dailyMax: '4000000' }, 'dailyMax'],
    ['walletLimits', '1', { minWithdraw: '50' }, 'minWithdraw'],
    ['walletLimits', '1', { minWithdraw: '1000.001' }, 'minWithdraw'],
    ['walletLimits', '1', { exchangeMin: '0' }, 'exchangeMin'],
    ['withdrawalFees', '1', { fee: '1000' }, 'fee'],
    ['withdrawalFees', '2', { feeMin: '25', feeMax: '20' }, 'fee'],
    ['withdrawalFees', '2', { feeMin: '20', feeMax: '25' }, 'fee'],
    ['exchangeRates', '1-2', { rate: '0.0084' }, 'rate'],
    ['exchangeRates', '1-2', { rate: '0' }, 'rate'],
    ['networks', 'usdt-trc20', { minAmount: '1' }, 'minAmount'],
    ['newAccounts', '1', { mostWhileNew: '999' }, 'mostWhileNew'],
    ['releaseLimits', '1', { most: '0' }, 'most'],
  ] as const)('%s %s to %j', async (resource, subject, fields, field) => {
    expect(await change(resource, subject, fields)).toMatchObject(atField(field))
  })

  it.each(['walletLimits', 'withdrawalFees', 'newAccounts', 'releaseLimits'] as const)(
    'no rule of %s comes or goes',
    async (resource) => {
      const before = (await row(resource, '1'))!
      const request = { resource, before, after: null, reason } as ChangeRequest
      expect(await editor.propose(request)).toMatchObject({
        code: 1001,
        details: { fields: [{ path: 'after' }] },
      })
    },
  )
})

describe('rates', () => {
  const setRate = async (
    subject: string,
    rate: string | null,
    more: { readonly startTime?: string } = {},
  ) => {
    const [inCurrencyId, outCurrencyId] = subject.split('-').map(Number) as [1, 3]
    const before = (await row('exchangeRates', subject)) ?? null
    const after = rate === null ? null : { inCurrencyId, outCurrencyId, rate }
    const reply = await editor.propose({ resource: 'exchangeRates', before, after, reason, ...more })
    return reply.data?.status === 'waiting' ? treasurer.decide(reply.data) : reply
  }
  const rounds = [
    { there: '1-3', through: '3-2', back: '2-1', rates: ['0.000648', '11.36', '134.2'], most: '0.00065594' },
    {
      there: '3-1',
      through: '1-2',
      back: '2-3',
      rates: ['1540', '0.00735', '0.0875'],
      most: '1554.90767735',
    },
  ] as const

  it.each(rounds)(
    'never make more of it on the round $there, $through, $back',
    async ({ there, through, back, rates, most }) => {
      const stood = [(await row('exchangeRates', '1-2'))!, (await row('exchangeRates', '2-1'))!] as const
      for (const { inCurrencyId, outCurrencyId } of stood)
        await setRate(`${inCurrencyId}-${outCurrencyId}`, null)
      for (const [at, subject] of [there, through, back].entries())
        expect((await setRate(subject, rates[at]!)).code).toBe(0)
      for (const [at, subject] of [there, through, back].entries()) {
        const more = String(Number((Number(rates[at]) * 1.05).toPrecision(5)))
        expect(await setRate(subject, more)).toMatchObject(atField('rate'))
      }
      const refused = await setRate(there, String(Number((Number(rates[0]) * 1.05).toPrecision(5))))
      expect(JSON.stringify(refused.details)).toContain(`at most ${most}.`)
      // A planned one is refused at its time, where the others have moved since.
      const startTime = new Date(Date.now() + 3_600_000).toISOString()
      const raised = String(Number((Number(rates[1]) * 1.009).toPrecision(5)))
      expect((await setRate(through, raised, { startTime })).data).toMatchObject({ status: 'scheduled' })
      expect((await setRate(there, most)).code).toBe(0)
      await app.database.asOwner(`alter table changes disable trigger changes_frozen;
        update changes set starts_at = now() - interval '1 second' where status = 'scheduled' and decided_by is null;
        update changes set digest = digest_of(changes) where decided_by is null; alter table changes enable trigger changes_frozen`)
      await applyDueChanges(app.deps)(aJob)
      expect(await row('exchangeRates', through)).toMatchObject({ rate: rates[1] })
      for (const subject of [there, through, back]) await setRate(subject, null)
      for (const { inCurrencyId, outCurrencyId, rate } of stood)
        await setRate(`${inCurrencyId}-${outCurrencyId}`, rate)
    },
  )
})

describe('a change', () => {
  it('holds at once in every process, and for the next request alone', async () => {
    const seller = await aSeller()
    const { data: asked } = await withdraw(seller, '2000', '50')
    await second.call(currencies.networks, {})
    await change('withdrawalFees', '1', { fee: '48' })
    expect((await limitsOf(seller)).feeRule).toEqual({ feeType: 'fixed', fee: '48' })
    const query = { id: asked.id }
    const kept = await second.call<Withdrawal>(withdrawals.detail, { token: seller.token, query })
    expect(kept.data).toMatchObject({ fee: '50.00', net: '1950.00' })
    expect((await withdraw(seller, '2000', '48')).data).toMatchObject({ fee: '48.00', net: '1952.00' })
    await changed('withdrawalFees', '1', { fee: '50' })
  })

  it('of a fee that was shown otherwise is told before anything is asked for', async () => {
    const seller = await aSeller()
    await changed('withdrawalFees', '1', { fee: '60' })
    expect(await withdraw(seller, '2000', '50')).toMatchObject({
      status: 409,
      code: 1727,
      details: { limit: '60', currencyId: 1 },
    })
    expect((await limitsOf(seller)).available).toBe('100000.00')
    await changed('withdrawalFees', '1', { fee: '50' })
  })

  it('is no way to a fee that takes all: what would is refused with the fee, below the minimum with the minimum', async () => {
    const seller = await aSeller()
    await app.database.asOwner('update settle_currencies set fee = 5000 where id = 1')
    expect(await seller.withdraw('4000')).toMatchObject({
      status: 400,
      code: 1726,
      details: { limit: '5000', currencyId: 1 },
    })
    await app.database.asOwner('update settle_currencies set fee = 50 where id = 1')
    expect(await seller.withdraw('999')).toMatchObject({ code: 1401, details: { limit: '1000' } })
  })

  it('of a rate leaves what was quoted as it was, and closes what has none', async () => {
    const seller = await aSeller()
    const quote = () =>
      app.call<ExchangeQuote>(exchanges.quote, {
        token: seller.token,
        body: { inCurrencyId: 1, outCurrencyId: 2, amount: '1000' },
      })
    const { data: quoted } = await quote()
    const before = (await row('exchangeRates', '1-2'))!
    await editor.propose({ resource: 'exchangeRates', before, after: null, reason })
    expect(await quote()).toMatchObject({ status: 409, code: 1450 })
    const body = { quoteId: quoted.quoteId }
    const { data: made } = await app.call<Exchange>(exchanges.make, { token: seller.token, body })
    expect(made).toMatchObject({ amount: '1000.00', gets: quoted.gets })
    await treasurer.decide(
      (await editor.propose({ resource: 'exchangeRates', before: null, after: before, reason })).data,
    )
  })

  it('that is planned is applied at its time', async () => {
    const startTime = new Date(Date.now() + 3_600_000).toISOString()
    const { data } = await change('newAccounts', '2', { hours: 26 }, { startTime })
    expect(data).toMatchObject({ status: 'scheduled' })
    await applyDueChanges(app.deps)(aJob)
    expect(await row('newAccounts', '2')).toMatchObject({ hours: 24 })
    await app.database.asOwner(`alter table changes disable trigger changes_frozen;
      update changes set starts_at = now() - interval '1 second' where status = 'scheduled' and decided_by is null;
      update changes set digest = digest_of(changes) where decided_by is null; alter table changes enable trigger changes_frozen`)
    await applyDueChanges(app.deps)(aJob)
    expect(await row('newAccounts', '2')).toMatchObject({ hours: 26 })
  })

  it('of a network reaches the next look of every process', async () => {
    const listed = async (of: TestApp) =>
      (await of.call<{ id: string; confirmMinutes: number }[]>(currencies.networks, {})).data
    expect(await listed(second)).toMatchObject([{ id: 'usdt-trc20', confirmMinutes: 2 }])
    await change('networks', 'usdt-trc20', { confirmMinutes: 3 })
    await expect.poll(() => listed(second)).toMatchObject([{ id: 'usdt-trc20', confirmMinutes: 3 }])
  })

  it('of the hours of a new account counts for those that are saved', async () => {
    const seller = await aSeller()
    await app.database.asOwner(`set session_replication_role = replica;
      update bank_accounts set created_at = now() - interval '25 hours' where user_id = ${seller.id};
      update bank_accounts a set digest = digest_of(a) where user_id = ${seller.id};
      set session_replication_role = origin;
      call witness_anew()`)
    expect((await limitsOf(seller)).destinations[0]).toMatchObject({ newUntil: null })
    await changed('newAccounts', '1', { hours: 36 })
    const limits = await limitsOf(seller)
    expect(limits).toMatchObject({ newAccountHours: 36, destinations: [{ leftWhileNew: '1000000.00' }] })
    await changed('newAccounts', '1', { hours: 24 })
  })
})

describe('the fee of a level', () => {
  const atLevel = async (offPercent: number) => {
    const seller = await aSeller()
    await app.database.asOwner(`update levels set fee_off_percent = ${offPercent} where level = 2`)
    await app.database.asOwner(`update users set level = 2, exp = 500 where id = ${seller.id}`)
    return seller
  }
  afterEach(async () => {
    await app.database.asOwner('update users set level = 1, exp = 0 where level = 2')
    await app.database.asOwner('update levels set fee_off_percent = 0 where level = 2')
  })

  it('is told before it is asked for, taken, and kept with the withdrawal', async () => {
    const seller = await atLevel(25)
    expect((await limitsOf(seller)).feeRule).toEqual({ feeType: 'fixed', fee: '50', offPercent: 25 })
    expect((await withdraw(seller, '2000', '37.5')).data).toMatchObject({
      fee: '37.50',
      feeOffPercent: 25,
      net: '1962.50',
    })
  })

  it('is nothing where it is waived', async () => {
    expect((await withdraw(await atLevel(100), '2000', '0')).data).toMatchObject({
      fee: '0.00',
      net: '2000.00',
    })
  })

  const proposed = async (level: string, fields: object) => {
    const before = (await editor.row('levels', level))!
    return editor.propose({ resource: 'levels', before, after: { ...before, ...fields }, reason })
  }

  it('and the daily limit that it makes are moved a tenth by one person, further by two', async () => {
    for (const [fields, weight] of [
      [{ feeOffPercent: 60 }, '60'],
      [{ feeOffPercent: 50 }, '50'],
      [{ dailyLimitPercent: 1000 }, '900'],
      [{ dailyLimitPercent: 111, feeOffPercent: 5 }, '11'],
    ] as const) {
      const { data } = await proposed('2', fields)
      expect(data).toMatchObject({ status: 'waiting', weight: { weight } })
      await editor.withdraw(data.changeId)
    }
    const before = (await editor.row('levels', '2'))!
    expect((await proposed('2', { dailyLimitPercent: 108, feeOffPercent: 5 })).data).toMatchObject({
      status: 'applied',
    })
    const { data: next } = await proposed('2', { dailyLimitPercent: 112 })
    expect(next).toMatchObject({ status: 'waiting', weight: { limit: '10', together: '11.71' } })
    await editor.withdraw(next.changeId)
    await treasurer.propose({
      resource: 'levels',
      before: (await editor.row('levels', '2'))!,
      after: before,
      reason,
    })
  })

  it('are set by two people where a level is new', async () => {
    const highest = (await editor.row('levels', '5'))!
    const after = { ...highest, level: 6, name: 'Ruby', fromPoints: 90_000 }
    const { data } = await editor.propose({ resource: 'levels', before: null, after, reason })
    expect(data).toMatchObject({ status: 'waiting' })
    await editor.withdraw(data.changeId)
    const small = { ...after, bonusPercent: highest.bonusPercent, dailyLimitPercent: 1000 }
    const again = await editor.propose({ resource: 'levels', before: null, after: small, reason })
    expect(again.data).toMatchObject({ status: 'waiting' })
    await editor.withdraw(again.data.changeId)
  })
})
