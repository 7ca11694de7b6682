import { notifications } from '@kaadi/contract/notifications'
import { partnerApi } from '@kaadi/contract/partner-api'
import { type PartnerReview, type PartnerReviewRow, partnerReviews } from '@kaadi/contract/partner-reviews'
import { type MadePartnerKey, type PartnerKey, type PartnerVolume, partners } from '@kaadi/contract/partners'
import type { KeyedPage } from '@kaadi/contract/primitives'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type SignedUp } from '../../../test/app.ts'
import { partnering } from '../../../test/partnering.ts'
import { made } from '../../../test/repeated-call.ts'
import { createTradingApp } from '../../../test/trading-desk.ts'
import { raiseTiers } from './partners.repository.ts'

let trading: Awaited<ReturnType<typeof createTradingApp>>
let desk: ReturnType<typeof partnering>
beforeAll(async () => {
  trading = await createTradingApp()
  desk = partnering(trading.app)
})
afterAll(() => trading.close())

const aSeller = () => trading.app.signUpUser()
const balanceBy = (key: string | undefined) =>
  trading.app.call(partnerApi.balance, { ...(key !== undefined && { token: key }), query: { currencyId: 1 } })
const keyCall = (call: (typeof partners)[keyof typeof partners], { token }: SignedUp, body: object) =>
  trading.app.call<MadePartnerKey>(call, { token, body })

describe('an application', () => {
  it('waits for a person, one at a time', async () => {
    const seller = await aSeller()
    expect(await desk.overview(seller)).toMatchObject({ currencyId: 1, application: null, partner: null })
    const { data } = await desk.apply(seller)
    expect(data).toMatchObject({
      application: { status: 'waiting', companyName: 'Lagos Cards' },
      partner: null,
    })
    expect(await desk.apply(seller)).toMatchObject({ status: 409, code: 1850 })
  })

  it('lets one of two in that are sent at once', async () => {
    const seller = await aSeller()
    const codes = await Promise.all([1, 2, 3, 4].map(async () => (await desk.apply(seller)).code))
    expect(codes.toSorted()).toEqual([0, 1850, 1850, 1850])
  })

  it.each([
    ['no name', { companyName: ' ' }, 'companyName'],
    ['a website that is none', { website: 'javascript:alert(1)' }, 'website'],
    ['a website with a password', { website: 'https://a:b@shop.example' }, 'website'],
    ['nothing that is sold', { sells: 'cards' }, 'sells'],
    ['no amount', { expectedVolume: 'much' }, 'expectedVolume'],
    ['nothing to be sold', { expectedVolume: '0' }, 'expectedVolume'],
    ['less than one', { expectedVolume: '0.99' }, 'expectedVolume'],
    ['more than there is', { expectedVolume: '9'.repeat(17) }, 'expectedVolume'],
    ['a status', { status: 'accepted' }, 'status'],
  ])('refuses %s', async (_, change, field) => {
    const reply = await desk.apply(await aSeller(), change)
    expect(reply).toMatchObject({ status: 400, code: 1001 })
    expect(reply.details).toMatchObject({ fields: [{ path: field }] })
  })

  it('is refused with what to do next, and another one may follow', async () => {
    const seller = await aSeller()
    await desk.apply(seller)
    await made(desk.decide(await desk.waitingOf(seller), { verdict: 'refuse', reason: 'websiteUnclear' }))
    const { application } = await desk.overview(seller)
    expect(application).toMatchObject({ status: 'refused', refusal: { reason: 'websiteUnclear' } })
    expect(application?.refusal?.nextStep).toContain('Apply again')
    expect((await desk.apply(seller)).code).toBe(0)
  })

  it('makes a partner with the tier that the desk gives, and tells them', async () => {
    const seller = await desk.accept(await aSeller(), 'silver')
    const { partner, tiers } = await desk.overview(seller)
    expect(partner).toMatchObject({ tier: 'silver', suspension: null, keys: [], webhook: null })
    expect(tiers.map(({ tier, fromAmount }) => [tier, fromAmount])).toEqual([
      ['bronze', '0.00'],
      ['silver', '5000000.00'],
      ['gold', '25000000.00'],
    ])
    const list = await trading.app.call<{ records: { title: string }[] }>(notifications.list, {
      token: seller.token,
    })
    expect(list.data.records.map(({ title }) => title)).toContain('You are a partner')
    expect((await desk.apply(seller)).code).toBe(1853)
  })
})

describe('the desk', () => {
  it('decides once: of two operators the first one counts', async () => {
    const seller = await aSeller()
    await desk.apply(seller)
    const id = await desk.waitingOf(seller)
    const replies = await Promise.all([
      desk.decide(id, { verdict: 'accept', tier: 'bronze' }),
      desk.decide(id, { verdict: 'refuse', reason: 'volumeTooLow' }),
    ])
    expect(replies.map(({ code }) => code).toSorted()).toEqual([0, 1853])
  })

  it.each([
    ['accepts without a tier', { verdict: 'accept' }],
    ['accepts with a reason', { verdict: 'accept', tier: 'gold', reason: 'volumeTooLow' }],
    ['refuses without a reason', { verdict: 'refuse' }],
    ['refuses with a tier', { verdict: 'refuse', reason: 'volumeTooLow', tier: 'gold' }],
  ])('never %s', async (_, body) => {
    const seller = await aSeller()
    await desk.apply(seller)
    expect(await desk.decide(await desk.waitingOf(seller), body)).toMatchObject({ status: 400, code: 1001 })
  })

  it('never decides about its own account', async () => {
    const operator = await trading.app.signInOperator('senior')
    const seller = await trading.app.signUpUser({ email: operator.email.replace('@', '+z1@') })
    await desk.apply(seller)
    const id = await desk.waitingOf(seller)
    const body = { applicationId: id, verdict: 'accept', tier: 'gold' }
    const { token } = operator
    expect((await trading.app.call(partnerReviews.decide, { token, body })).code).toBe(1606)
    expect(
      (await trading.app.call(partnerReviews.detail, { token, query: { applicationId: id } })).code,
    ).toBe(1606)
  })

  it('pauses a partner: at once no key opens anything, until it is opened again', async () => {
    const seller = await desk.accept(await aSeller())
    const { key } = await desk.makeKey(seller)
    const { applicationId } = seller
    expect((await balanceBy(key)).code).toBe(0)
    await made(desk.asDesk(partnerReviews.suspend, { body: { applicationId, reason: 'keyLeaked' } }))
    expect(await balanceBy(key)).toMatchObject({ status: 403, code: 1859 })
    expect((await desk.overview(seller)).partner?.suspension?.reason).toBe('keyLeaked')
    expect((await keyCall(partners.makeKey, seller, { mode: 'live', scopes: ['read'] })).code).toBe(1859)
    const again = { applicationId, reason: 'keyLeaked' }
    expect((await desk.asDesk(partnerReviews.suspend, { body: again })).code).toBe(1853)
    await made(desk.asDesk(partnerReviews.resume, { body: { applicationId } }))
    expect((await balanceBy(key)).code).toBe(0)
  })

  it('finds a partner by company and account, and tells their history', async () => {
    const seller = await desk.accept(await aSeller())
    await desk.makeKey(seller)
    const { applicationId } = seller
    await made(desk.asDesk(partnerReviews.giveTier, { body: { applicationId, tier: 'gold' } }))
    const found = await desk.asDesk<KeyedPage<PartnerReviewRow>>(partnerReviews.queue, {
      query: { view: 'active', tier: 'gold', search: 'lagos c' },
    })
    expect(found.data.records.map((row) => row.applicationId)).toEqual([applicationId])
    const { data } = await desk.asDesk<PartnerReview>(partnerReviews.detail, { query: { applicationId } })
    expect(data.history.map(({ act, about }) => [act, about])).toEqual([
      ['tierGiven', 'gold'],
      ['keyMade', expect.stringMatching(/^kd_live_/)],
      ['accepted', 'bronze'],
      ['applied', null],
    ])
    expect(JSON.stringify(data)).not.toContain('whsec_')
  })
})

describe('a key', () => {
  it('is told once, and only its hash is kept', async () => {
    const seller = await desk.accept(await aSeller())
    const made = await desk.makeKey(seller)
    expect(made.key).toMatch(/^kd_live_[\w-]{43}$/)
    expect(made.prefix).toBe(made.key.slice(0, 14))
    expect((await desk.overview(seller)).partner?.keys).toEqual([
      expect.not.objectContaining({ key: expect.anything() }),
    ])
    const secret = made.key.slice(14)
    const tables = await trading.app.database.asOwner(
      `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    )
    expect(tables.length).toBeGreaterThan(60)
    for (const { name } of tables) {
      const rows = await trading.app.database.asOwner(
        `select from ${name} t where t::text like '%${secret}%'`,
      )
      expect(rows, String(name)).toEqual([])
    }
  })

  it.each([
    ['none', undefined],
    ['one that nobody has', `kd_live_${'A'.repeat(43)}`],
    ['what is no key', 'kd_live_short'],
  ])('is needed: %s is refused', async (_, key) => {
    expect(await balanceBy(key)).toMatchObject({ status: 401, code: 1857 })
  })

  it('opens what its scopes say and nothing else', async () => {
    const seller = await desk.accept(await aSeller())
    const { key } = await desk.makeKey(seller, 'live', ['read'])
    expect((await trading.app.call(partnerApi.orders, { token: key })).code).toBe(0)
    expect(await balanceBy(key)).toMatchObject({ status: 403, code: 1858 })
  })

  it('that is revoked opens nothing from then on, in any process', async () => {
    const other = await createOther()
    const seller = await desk.accept(await aSeller())
    const { key, keyId } = await desk.makeKey(seller)
    const elsewhere = () => other.call(partnerApi.balance, { token: key, query: { currencyId: 1 } })
    expect([(await balanceBy(key)).code, (await elsewhere()).code]).toEqual([0, 0])
    const revoked = await keyCall(partners.revokeKey, seller, { keyId })
    expect(revoked.data).toMatchObject({ status: 'revoked' })
    expect([(await balanceBy(key)).code, (await elsewhere()).code]).toEqual([1857, 1857])
    expect((await keyCall(partners.rotateKey, seller, { keyId, overlapHours: 1 })).code).toBe(1854)
    await other.stop()
  })

  it('may be revoked at the desk', async () => {
    const seller = await desk.accept(await aSeller())
    const { key, keyId } = await desk.makeKey(seller)
    const body = { applicationId: seller.applicationId, keyId }
    await made(desk.asDesk(partnerReviews.revokeKey, { body }))
    expect((await balanceBy(key)).code).toBe(1857)
  })

  it('gives way to another, beside which it works for the hours given', async () => {
    const seller = await desk.accept(await aSeller())
    const { key, keyId } = await desk.makeKey(seller, 'live', ['balance'])
    const next = await made(keyCall(partners.rotateKey, seller, { keyId, overlapHours: 2 }))
    expect(next).toMatchObject({ mode: 'live', scopes: ['balance'], status: 'live' })
    expect([(await balanceBy(key)).code, (await balanceBy(next.key)).code]).toEqual([0, 0])
    await trading.app.database.asOwner(`update partner_keys set ends_at = now() where public_id = '${keyId}'`)
    expect([(await balanceBy(key)).code, (await balanceBy(next.key)).code]).toEqual([1857, 0])
    const { keys } = (await desk.overview(seller)).partner!
    expect(keys.map(({ status }: PartnerKey) => status)).toEqual(['live', 'ended'])
  })

  it('is one of as many as the tier allows, however many are asked for at once', async () => {
    const seller = await desk.accept(await aSeller())
    const codes = await Promise.all(
      Array.from(
        { length: 9 },
        async () => (await keyCall(partners.makeKey, seller, { mode: 'sandbox', scopes: ['read'] })).code,
      ),
    )
    expect(codes.toSorted()).toEqual([0, 0, 0, 0, 1852, 1852, 1852, 1852, 1852])
  })

  it('replaced again and again, one by one and at once, stays within what the tier allows', async () => {
    const seller = await desk.accept(await aSeller())
    const working = async () =>
      (await desk.overview(seller)).partner!.keys.filter(
        ({ status }) => status === 'live' || status === 'ending',
      )
    let last = await desk.makeKey(seller)
    for (let turn = 0; turn < 6; turn++)
      last = await made(keyCall(partners.rotateKey, seller, { keyId: last.keyId, overlapHours: 24 }))
    expect((await working()).map(({ status }) => status)).toEqual(['live', 'ending', 'ending', 'ending'])
    expect((await balanceBy(last.key)).code).toBe(0)

    const other = await desk.accept(await aSeller())
    const keys = [await desk.makeKey(other), await desk.makeKey(other), await desk.makeKey(other)]
    const replies = await Promise.all(
      keys.map(({ keyId }) => keyCall(partners.rotateKey, other, { keyId, overlapHours: 24 })),
    )
    expect(replies.map(({ code }) => code)).toEqual([0, 0, 0])
    const all = (await desk.overview(other)).partner!.keys.map(({ status }) => status)
    expect(all.toSorted()).toEqual(['ended', 'ended', 'ending', 'live', 'live', 'live'])
  })

  it('ends at once where the tier has no room for the one that takes its place', async () => {
    const seller = await desk.accept(await aSeller())
    const keys = []
    for (let count = 0; count < 4; count++) keys.push(await desk.makeKey(seller))
    const [old] = keys
    const next = await made(keyCall(partners.rotateKey, seller, { keyId: old!.keyId, overlapHours: 24 }))
    expect([(await balanceBy(old!.key)).code, (await balanceBy(next.key)).code]).toEqual([1857, 0])
    expect((await balanceBy(keys[1]!.key)).code).toBe(0)
  })

  it('has a bucket of its own for calls', async () => {
    const seller = await desk.accept(await aSeller())
    const [one, two] = [await desk.makeKey(seller), await desk.makeKey(seller)]
    await trading.app.database.asOwner(`update partner_tiers set calls_per_minute = 3 where tier = 'bronze'`)
    const codes = []
    for (let call = 0; call < 4; call++) codes.push(await balanceBy(one.key))
    expect(codes.map(({ code }) => code)).toEqual([0, 0, 0, 429])
    expect(codes.at(-1)?.headers['retry-after']).toBeDefined()
    expect((await balanceBy(two.key)).code).toBe(0)
    await trading.app.database.asOwner(
      `update partner_tiers set calls_per_minute = 120 where tier = 'bronze'`,
    )
  })

  it('of one who is no partner cannot be made', async () => {
    const seller = await aSeller()
    expect((await keyCall(partners.makeKey, seller, { mode: 'live', scopes: ['read'] })).code).toBe(1851)
    const other = await desk.accept(await aSeller())
    const { keyId } = await desk.makeKey(other)
    const foreign = await desk.accept(await aSeller())
    expect((await keyCall(partners.revokeKey, foreign, { keyId })).code).toBe(404)
    expect((await keyCall(partners.rotateKey, foreign, { keyId, overlapHours: 0 })).code).toBe(404)
  })
})

describe('the volume of a month', () => {
  it('stands by brand, with what is missing to the next tier', async () => {
    const seller = await trading.desk.aSeller()
    await desk.accept(seller)
    await seller.sellPaid()
    await seller.sellPaid()
    const volume = () => trading.app.call<PartnerVolume>(partners.volume, { token: seller.token })
    expect((await volume()).data).toMatchObject({
      currencyId: 1,
      amount: '296000.00',
      brands: [{ cardTypeId: 'steam', orders: 2, amount: '296000.00' }],
      tier: 'bronze',
      next: { tier: 'silver', fromAmount: '5000000.00', missing: '4704000.00' },
    })
    const past = await trading.app.call<PartnerVolume>(partners.volume, {
      token: seller.token,
      query: { month: '2025-01' },
    })
    expect(past.data).toMatchObject({ amount: '0.00', brands: [], next: null })
    const future = await trading.app.call<PartnerVolume>(partners.volume, {
      token: seller.token,
      query: { month: '2099-01' },
    })
    expect(future).toMatchObject({
      status: 400,
      code: 1001,
      details: {
        fields: [{ path: 'month', message: expect.stringMatching(/^This month has not begun\. Ask for 20/) }],
      },
    })
  })

  it('reaches a higher tier, and never takes the one that the desk gave', async () => {
    const { db } = trading.app.deps.database
    const [seller, given] = [await trading.desk.aSeller(), await desk.accept(await aSeller(), 'gold')]
    await desk.accept(seller)
    await seller.sellPaid()
    await trading.app.database.asOwner(
      `update partner_tiers set from_amount = 14800000 where tier = 'silver'`,
    )
    await raiseTiers(db)
    expect((await desk.overview(seller)).partner?.tier).toBe('silver')
    expect((await desk.overview(given)).partner?.tier).toBe('gold')
    await trading.app.database.asOwner(
      `update partner_tiers set from_amount = 500000000 where tier = 'silver'`,
    )
    await raiseTiers(db)
    expect((await desk.overview(seller)).partner?.tier).toBe('bronze')
  })
})

/** Another process on the same database. */
async function createOther() {
  const app = await createTestApp({ database: trading.app.database })
  return { call: app.call, stop: () => app.http.close() }
}
