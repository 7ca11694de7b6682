import { notificationSettings } from '@kaadi/contract/notification-settings'
import type { Notification } from '@kaadi/contract/notifications'
import { notifications } from '@kaadi/contract/notifications'
import type { Page } from '@kaadi/contract/primitives'
import { type RateAlertList, rateAlerts, type SetRateAlert } from '@kaadi/contract/rate-alerts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aJob } from '../../../test/a-job.ts'
import { createTestApp, type SignedUp, type TestApp, testConfig } from '../../../test/app.ts'
import { stockCatalogue } from '../../../test/round-rates.ts'
import { allInvariants, checkInvariants } from '../../invariants/index.ts'
import { addBrandSpecials } from '../gifts/index.ts'
import { removeRateAlertsOf } from './index.ts'
import { fireRateAlerts } from './rate-alerts.jobs.ts'

let app: TestApp
let seller: SignedUp
const steam = {
  cardTypeId: 'steam',
  currencyTypeId: 'us',
  form: 'ecode',
  above: '1500',
  byMail: false,
} as const

beforeAll(async () => {
  app = await createTestApp({ config: { ...testConfig, rateAlertsMax: 2 } })
  await stockCatalogue(app.database)
  await app.database.asOwner(`
    insert into card_prices (id, card_type_id, card_currency_id, form, receipt_type, min_face, max_face, step, rate,
                             needs_code, photos)
    values ('steam-uk', 'steam', 'uk', 'ecode', 'none', 10, 500, 5, 1900, true, '{}')`)
})
afterAll(async () => {
  const findings = await checkInvariants((text) => app.database.asOwner(text), allInvariants)
  await app.close()
  expect(findings.filter(({ rows }) => rows.length > 0)).toEqual([])
})
beforeEach(async () => {
  await app.database.asOwner('delete from rate_alerts')
  await pays(1480)
  seller = await app.signUpUser()
})

const pays = (rate: number, id = 'steam-us') =>
  app.database.asOwner(`update card_prices set rate = ${rate} where id = '${id}'`)
const set = (alert: object = {}, by = seller) =>
  app.call<SetRateAlert>(rateAlerts.set, { token: by.token, body: { ...steam, ...alert } })
const listOf = async ({ token }: SignedUp) => (await app.call<RateAlertList>(rateAlerts.list, { token })).data
const notificationsOf = async ({ token }: SignedUp) =>
  (await app.call<Page<Notification>>(notifications.list, { token })).data.records
const look = () => fireRateAlerts(app.deps)(aJob)

describe('setting an alert', () => {
  it('keeps what is waited for, one for each kind of card, and says what setting it anew replaced', async () => {
    const first = await set()
    expect(first).toMatchObject({
      code: 0,
      data: { ...steam, firedTime: null, firedRate: null, replaced: null },
    })
    const anew = await set({ above: '1600.50', byMail: true })
    expect(anew.data).toMatchObject({
      alertId: first.data.alertId,
      above: '1600.5',
      byMail: true,
      replaced: { above: '1500' },
    })
    expect(await listOf(seller)).toMatchObject({ alerts: [{ above: '1600.5' }], max: 2 })
  })

  it('holds alerts of two countries of a brand beside each other, each fired by its own rate', async () => {
    expect(await set()).toMatchObject({ code: 0, data: { replaced: null } })
    expect(await set({ currencyTypeId: 'uk', above: '2000' })).toMatchObject({
      code: 0,
      data: { replaced: null },
    })
    await pays(1500)
    await look()
    expect((await listOf(seller)).alerts).toMatchObject([
      { currencyTypeId: 'uk', above: '2000', firedTime: null },
      { currencyTypeId: 'us', above: '1500', firedRate: '1500' },
    ])
  })

  it('replaces nothing where the last one has fired', async () => {
    await set()
    await pays(1500)
    await look()
    await pays(1480)
    expect((await set()).data.replaced).toBeNull()
  })

  it.each(['1480', '1479.99', '0.5'])(
    'refuses %s, at or below what is paid now, and says what that is',
    async (above) => {
      expect(await set({ above })).toMatchObject({ status: 409, code: 1220, details: { rate: '1480' } })
      expect((await listOf(seller)).alerts).toEqual([])
    },
  )

  it('waits for a paused brand to be bought again, at a rate or at any', async () => {
    const razer = { cardTypeId: 'razer', above: null }
    expect(await set(razer)).toMatchObject({ code: 0, data: { above: null } })
    expect(await set({ ...razer, above: '1' })).toMatchObject({ code: 0 })
    expect(await set({ above: null })).toMatchObject({ code: 1220 })
  })

  it('refuses what is no kind of card, and no rate', async () => {
    expect(await set({ cardTypeId: 'nobody-sells-this' })).toMatchObject({ status: 400, code: 1001 })
    expect(await set({ form: 'physical' })).toMatchObject({ status: 400, code: 1001 })
    expect(await set({ above: '0' })).toMatchObject({ status: 400, code: 1001 })
    expect(await set({ above: '-5' })).toMatchObject({ status: 400, code: 1001 })
  })

  it('lets a seller have so many, also where they are asked for at once', async () => {
    const kinds = [
      {},
      { cardTypeId: 'amazon', currencyTypeId: 'uk', form: 'physical', above: '2000' },
      { cardTypeId: 'apple', form: 'physical', above: '2000' },
      { cardTypeId: 'razer', above: null },
    ]
    const replies = await Promise.all(kinds.map((kind) => set(kind)))
    expect(replies.filter(({ code }) => code === 0)).toHaveLength(2)
    expect(replies.find(({ code }) => code !== 0)).toMatchObject({ code: 1221, details: { most: 2 } })
    const [kept] = (await listOf(seller)).alerts
    expect(
      await set({
        ...kept!,
        alertId: undefined,
        createTime: undefined,
        firedTime: undefined,
        firedRate: undefined,
        above: '9000',
      }),
    ).toMatchObject({ code: 0 })
  })

  it('removes only the own ones, and does not mind a second time', async () => {
    const { alertId } = (await set()).data
    const other = await app.signUpUser()
    const remove = ({ token }: SignedUp) => app.call(rateAlerts.remove, { token, body: { alertId } })
    expect(await remove(other)).toMatchObject({ code: 0 })
    expect((await listOf(seller)).alerts).toHaveLength(1)
    for (let time = 0; time < 2; time++) expect(await remove(seller)).toMatchObject({ code: 0 })
    expect((await listOf(seller)).alerts).toEqual([])
  })
})

describe('a special that raises the rate', () => {
  const special = (extra: number, form: 'ecode' | 'physical' | null = null) =>
    addBrandSpecials(app.database.checker, [
      {
        id: 'steam-week',
        title: 'Steam week',
        cardTypeId: 'steam',
        currencyTypeId: 'us',
        form,
        extra,
        startsInHours: -1,
        endsInHours: 1,
      },
    ])
  afterEach(() => app.database.asOwner('delete from brand_specials'))

  it('is told like any other rate', async () => {
    await set({ above: '1500' })
    await special(15)
    await look()
    expect(await notificationsOf(seller)).toEqual([])
    await app.database.asOwner('delete from brand_specials')
    await special(20.5)
    await look()
    expect(await notificationsOf(seller)).toMatchObject([{ title: 'Steam pays ₦1,500.5 per $1' }])
    expect((await listOf(seller)).alerts).toMatchObject([{ firedRate: '1500.5' }])
  })

  it('is what a card pays now: an alert at it, or below, is refused', async () => {
    await special(20.5)
    expect(await set({ above: '1500.5' })).toMatchObject({ code: 1220, details: { rate: '1500.5' } })
    expect(await set({ above: '1490' })).toMatchObject({ code: 1220 })
    expect(await set({ above: '1500.51' })).toMatchObject({ code: 0 })
  })

  it('counts for its own form alone', async () => {
    await special(100, 'physical')
    expect(await set({ above: '1500' })).toMatchObject({ code: 0 })
    await look()
    expect(await notificationsOf(seller)).toEqual([])
  })
})

describe('a rate that reaches it', () => {
  it('is told once, with the card that can be sold, however often it is reached again', async () => {
    await set()
    await pays(1499.99)
    await look()
    expect(await notificationsOf(seller)).toEqual([])
    await pays(1500)
    await look()
    await pays(1400)
    await look()
    await pays(1520)
    await look()
    expect(await notificationsOf(seller)).toMatchObject([
      {
        bizType: 6,
        id: 'steam:us:ecode',
        title: 'Steam pays ₦1,500 per $1',
        content: 'United States, e-code: you asked for ₦1,500 or more. Sell it while the rate stands.',
      },
    ])
    expect((await listOf(seller)).alerts).toMatchObject([
      { firedRate: '1500', firedTime: expect.any(String) },
    ])
  })

  it('is not missed where it was lowered again before anybody looked', async () => {
    await set()
    await pays(1550.5)
    await pays(1300)
    await look()
    expect(await notificationsOf(seller)).toMatchObject([{ title: 'Steam pays ₦1,550.5 per $1' }])
  })

  it('does not count from before it was set', async () => {
    await pays(1600)
    await pays(1480)
    await set()
    await look()
    expect(await notificationsOf(seller)).toEqual([])
  })

  it('rests until it is set again', async () => {
    await set()
    await pays(1500)
    await look()
    await pays(1480)
    await set()
    await pays(1500)
    await look()
    expect(await notificationsOf(seller)).toHaveLength(2)
  })

  it('is told when a paused brand is bought again, and not when its rate moves meanwhile', async () => {
    await set({ cardTypeId: 'razer', above: null })
    await pays(1900, 'razer-us')
    await look()
    expect(await notificationsOf(seller)).toEqual([])
    await app.database.asOwner("update card_types set paused = false where id = 'razer'")
    await look()
    await app.database.asOwner("update card_types set paused = true where id = 'razer'")
    expect(await notificationsOf(seller)).toMatchObject([
      { title: 'Razer Gold is bought again', content: expect.stringContaining('₦1,900 per $1') },
    ])
  })

  it('is told once by two processes that look at the same time', async () => {
    const sellers = await Promise.all(Array.from({ length: 12 }, () => app.signUpUser()))
    for (const one of sellers) await set({}, one)
    await pays(1501)
    await Promise.all([look(), look(), look(), look()])
    for (const one of sellers) expect(await notificationsOf(one)).toHaveLength(1)
  })

  it('is mailed to whoever asked for that, and to nobody else', async () => {
    const other = await app.signUpUser()
    await set({ byMail: true })
    await set({}, other)
    await pays(1500)
    await look()
    await app.runJobs()
    const mails = app.mailbox.mails.filter(({ subject }) => subject === 'Steam pays ₦1,500 per $1')
    expect(mails.map(({ to }) => to)).toEqual([seller.email])
  })

  it('is not mailed to whoever has switched mails about offers off; the notice stands all the same', async () => {
    await app.call(notificationSettings.set, {
      token: seller.token,
      body: { kind: 'offers', inApp: false, byMail: false },
    })
    await set({ byMail: true })
    await pays(1500)
    await look()
    await app.runJobs()
    expect(app.mailbox.mails.filter(({ to }) => to === seller.email)).toEqual([])
    expect(await notificationsOf(seller)).toMatchObject([
      { title: 'Steam pays ₦1,500 per $1', readFlag: true },
    ])
  })

  it('goes with the account', async () => {
    await set()
    await removeRateAlertsOf(app.database.db, seller.id)
    await pays(1500)
    await look()
    expect(await notificationsOf(seller)).toEqual([])
  })
})
