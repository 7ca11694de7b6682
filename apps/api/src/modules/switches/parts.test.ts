import { type AuditLine, audit } from '@kaadi/contract/audit'
import { type BooksStanding, books } from '@kaadi/contract/books'
import { cardOrders } from '@kaadi/contract/card-orders'
import { type CardType, cardTypes } from '@kaadi/contract/card-types'
import { type SiteInfo, site } from '@kaadi/contract/site'
import { type Switch, switches } from '@kaadi/contract/switches'
import { users } from '@kaadi/contract/users'
import { wallets } from '@kaadi/contract/wallets'
import { type WithdrawalLimits, withdrawals } from '@kaadi/contract/withdrawals'
import { passwordHash } from '@kaadi/core/crypto'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { asSeen, setSwitch, type Wanted } from '../../../test/set-switch.ts'
import { signing } from '../../../test/signing.ts'
import { createTradingApp } from '../../../test/trading-desk.ts'
import { aWithdrawingSeller } from '../../../test/withdrawing-seller.ts'

let app: TestApp
let second: TestApp
let admin: { token: string }
let close: () => Promise<void>
beforeAll(async () => {
  ;({ app, close } = await createTradingApp())
  // Another process of the same service.
  second = await createTestApp({ database: app.database })
  admin = await app.signInOperator('admin')
})
afterEach(async () => {
  await set({ name: 'country', subject: 'NG', isOpen: true })
})
afterAll(async () => {
  await second.http.close()
  await close()
})

interface CardTypes {
  readonly list: readonly CardType[]
  readonly map: Readonly<Record<string, CardType>>
}

const reason = 'A regulator asks questions.'
const reopensTime = new Date(Date.now() + 86_400_000).toISOString()
const set = (wanted: Wanted) => setSwitch(app, admin.token, wanted)
interface Lines {
  readonly records: readonly AuditLine[]
}
const linesAbout = async (subject: string) =>
  (await app.call<Lines>(audit.page, { token: admin.token, query: { subject } })).data.records
const closeCountry = () => set({ name: 'country', subject: 'NG', isOpen: false, reason, reopensTime })
const standOf = async (name: string, subject = '') =>
  (await app.call<Switch[]>(switches.list, { token: admin.token })).data.find(
    (one) => one.name === name && one.subject === subject,
  )!

it('are the service, payouts, both countries, and every brand of the catalogue', async () => {
  const { data } = await app.call<Switch[]>(switches.list, { token: admin.token })
  const { data: brands } = await app.call<CardTypes>(cardTypes.list)
  expect(
    data
      .map(({ name, subject }) => `${name} ${subject}`)
      .slice(0, 4)
      .toSorted(),
  ).toEqual(['country GH', 'country NG', 'payouts ', 'service '])
  expect(data.filter(({ name }) => name === 'brand').map(({ title }) => title)).toEqual(
    brands.list.filter(({ enabled }) => enabled).map(({ name }) => name),
  )
})

it('close a country for signing up, selling and withdrawing, with the wallet to be read', async () => {
  const seller = await aWithdrawingSeller(app, 1_000_000n)
  const { token } = seller
  expect(await closeCountry()).toMatchObject({ code: 0 })
  const refused = { status: 409, code: 1990, details: { reopensTime } }
  const [price] = (await app.call<{ id: string }[]>(cardTypes.onSale)).data
  const quote = { priceId: price?.id ?? 'none', faceValue: '100', count: 1, currencyId: 1 }
  expect(await app.call(cardOrders.quote, { token, body: quote })).toMatchObject(refused)
  expect(await seller.withdraw('1000')).toMatchObject(refused)
  const email = 'new.in.lagos@kaadi.example'
  const form = {
    email,
    password: passwordHash(email, 'three green lizards'),
    countryCode: 'NG',
    acceptsTerms: true,
    isAdult: true,
  }
  expect(await app.call(users.signUp, { body: { ...form, code: '123456' } })).toMatchObject(refused)
  expect(await app.call(users.signUpByLink, { body: form })).toMatchObject(refused)
  expect(await app.call(users.signUpByLink, { body: { ...form, countryCode: 'GH' } })).toMatchObject({
    code: 0,
  })
  expect(await app.call(wallets.available, { token, query: { inCurrencyId: 1 } })).toMatchObject({ code: 0 })
  expect(await app.call(withdrawals.limits, { token, query: { currencyId: 1 } })).toMatchObject({ code: 0 })
  await set({ name: 'country', subject: 'NG', isOpen: true })
  expect(await seller.withdraw('1000')).toMatchObject({ code: 0 })
})

it('tell of a closed country before anybody signs in, in every process', async () => {
  await closeCountry()
  for (const one of [app, second])
    await expect
      .poll(async () => (await one.call<SiteInfo>(site.info)).data.closedCountries)
      .toEqual([{ countryCode: 'NG', reopensTime }])
  await set({ name: 'country', subject: 'NG', isOpen: true })
  for (const one of [app, second])
    await expect.poll(async () => (await one.call<SiteInfo>(site.info)).data.closedCountries).toEqual([])
})

it('close a country to a link that was mailed before', async () => {
  const email = 'waiting.for.it@kaadi.example'
  const password = passwordHash(email, 'three green lizards')
  const body = { email, password, countryCode: 'NG', acceptsTerms: true, isAdult: true }
  expect(await app.call(users.signUpByLink, { body })).toMatchObject({ code: 0 })
  await app.runJobs()
  const mail = app.mailbox.mails.find(({ to }) => to === email)!
  const token = /activate#([A-Za-z0-9_-]+)/.exec(mail.text)![1]
  await closeCountry()
  expect(await app.call(users.activate, { body: { token, password } })).toMatchObject({ code: 1990 })
  await set({ name: 'country', subject: 'NG', isOpen: true })
  expect(await app.call(users.activate, { body: { token, password } })).toMatchObject({ code: 0 })
})

it('close a brand for selling at once, in every process, and open it again', async () => {
  const { data } = await app.call<CardTypes>(cardTypes.list)
  const [brand] = data.list
  if (!brand) throw new Error('The catalogue is empty.')
  const pausedIn = async (one: TestApp) =>
    (await one.call<CardTypes>(cardTypes.list)).data.map[brand.id]?.paused
  expect(await set({ name: 'brand', subject: brand.id, isOpen: false, reason })).toMatchObject({ code: 0 })
  for (const one of [app, second]) await expect.poll(() => pausedIn(one)).toBe(true)
  expect(await standOf('brand', brand.id)).toMatchObject({ isOpen: false, reason, title: brand.name })
  await set({ name: 'brand', subject: brand.id, isOpen: true })
  for (const one of [app, second]) await expect.poll(() => pausedIn(one)).toBe(false)
})

it('stop payouts as the page Books does, and leave their start to two people', async () => {
  const seller = await aWithdrawingSeller(app, 1_000_000n)
  const stopping = { name: 'payouts', isOpen: false, reason } as const
  expect(await set({ name: 'payouts', isOpen: true })).toMatchObject({ code: 1991 })
  expect(await set(stopping)).toMatchObject({ code: 0 })
  expect(await standOf('payouts')).toMatchObject({ isOpen: false, reason })
  expect(await set(stopping)).toMatchObject({ code: 1708 })
  expect(await set({ name: 'payouts', isOpen: true })).toMatchObject({ code: 1991 })
  const { data } = await app.call<WithdrawalLimits>(withdrawals.limits, {
    token: seller.token,
    query: { currencyId: 1 },
  })
  expect(data.payoutsStoppedSince).not.toBeNull()
  expect(await seller.withdraw('1000')).toMatchObject({ code: 0 })
})

it.each([
  { name: 'country', subject: 'FR' },
  { name: 'country', subject: 'what somebody wrote' },
  { name: 'country' },
  { name: 'brand', subject: 'no-such-brand' },
  { name: 'brand' },
  { name: 'service', subject: 'NG' },
  { name: 'payouts', subject: 'NG' },
] as const)('refuse what there is none of: %j', async (which) => {
  expect(await set({ ...which, isOpen: false, reason })).toMatchObject({
    code: 1001,
    details: { fields: [{ path: 'subject', message: 'There is no such switch.' }] },
  })
})

it('need a reason to close, and are lines of the audit that name which, and what was before and after', async () => {
  expect(await set({ name: 'country', subject: 'NG', isOpen: false })).toMatchObject({ code: 1001 })
  await closeCountry()
  const [line] = await linesAbout('country:NG')
  expect(line).toMatchObject({ call: 'switches.set', isRefused: false })
  expect(line?.changes).toEqual([
    { name: 'isOpen', before: 'true', after: 'false' },
    { name: 'reason', before: null, after: reason },
    { name: 'reopensTime', before: null, after: reopensTime },
  ])
})

it('are named in the audit where they were refused: to a role, for a form that does not fit, as others are', async () => {
  const { token } = await app.signInOperator('senior')
  const body = { name: 'brand', subject: 'steam', isOpen: false, reason: 'canary' }
  expect(await app.call(switches.set, { token, body })).toMatchObject({ status: 403 })
  expect(await app.call(switches.set, { token: admin.token, body })).toMatchObject({ code: 1001 })
  const lines = (await linesAbout('brand:steam')).slice(0, 2)
  expect(lines.map(({ outcome }) => outcome)).toEqual(['1001', '403'])
  expect(JSON.stringify(lines)).not.toContain('canary')
  await app.call(switches.set, { token, body: { ...body, subject: 'what somebody wrote' } })
  const [newest] = (
    await app.call<Lines>(audit.page, { token: admin.token, query: { call: 'switches.set' } })
  ).data.records
  expect(newest).toMatchObject({ outcome: '403', subject: null })
})

it('tell a time of what tells one alone', async () => {
  const [brand] = (await app.call<CardTypes>(cardTypes.list)).data.list
  for (const which of [{ name: 'brand', subject: brand!.id }, { name: 'payouts' }] as const)
    expect(await set({ ...which, isOpen: false, reason, reopensTime })).toMatchObject({
      code: 1001,
      details: { fields: [{ path: 'reopensTime', message: 'Nobody is told when this opens again.' }] },
    })
})

it('promise no time of a country that is over', async () => {
  await closeCountry()
  await app.database.asOwner(
    `update switches set reopens_at = now() - interval '1 minute' where name = 'country' and subject = 'NG'`,
  )
  await expect
    .poll(async () => (await app.call<SiteInfo>(site.info)).data.closedCountries)
    .toEqual([{ countryCode: 'NG', reopensTime: null }])
  const { token } = await app.signUpUser()
  const [price] = (await app.call<{ id: string }[]>(cardTypes.onSale)).data
  const quote = { priceId: price?.id ?? 'none', faceValue: '100', count: 1, currencyId: 1 }
  expect(await app.call(cardOrders.quote, { token, body: quote })).toMatchObject({
    code: 1990,
    details: { reopensTime: null },
  })
  expect(await standOf('country', 'NG')).toMatchObject({ reopensTime: expect.any(String) })
})

it('keep a brand as the catalogue has paused it meanwhile', async () => {
  const [brand] = (await app.call<CardTypes>(cardTypes.list)).data.list
  const which = { name: 'brand', subject: brand!.id } as const
  const body = await asSeen(app, admin.token, { ...which, isOpen: false, reason })
  const pause = (paused: boolean) =>
    app.database.asOwner(`update card_types set paused = ${paused} where id = '${which.subject}'`)
  await pause(true)
  expect(await app.call(switches.set, { token: admin.token, body })).toMatchObject({
    code: 1980,
    details: { values: { isOpen: false, reason: null }, changedBy: null },
  })
  await pause(false)
})

it('know who started payouts again, once two have', async () => {
  const [asking, treasurer] = [await app.signInOperator('treasurer'), await app.signInOperator('treasurer')]
  if ((await standOf('payouts')).isOpen) await set({ name: 'payouts', isOpen: false, reason })
  const { stop } = (await app.call<BooksStanding>(books.standing, { token: treasurer.token })).data
  const { stopId } = stop!
  const asked = await app.call<BooksStanding>(books.askRestart, {
    token: asking.token,
    body: { stopId, reason: 'It is explained.' },
  })
  expect(asked).toMatchObject({ code: 0 })
  const { fingerprint } = asked.data.stop!
  expect(await signing(app).restart(treasurer, { stopId }, { fingerprint })).toMatchObject({ code: 0 })
  expect(await standOf('payouts')).toMatchObject({
    isOpen: true,
    reason: null,
    changedBy: expect.any(String),
    changeTime: expect.any(String),
  })
})
