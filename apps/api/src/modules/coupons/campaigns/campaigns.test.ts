import { type Campaign, type CampaignFigures, campaigns, type Grant } from '@kaadi/contract/campaigns'
import { type CampaignRule, changes } from '@kaadi/contract/changes'
import { type Coupon, coupons } from '@kaadi/contract/coupons'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestApp } from '../../../../test/app.ts'
import { aCampaignRule, changing } from '../../../../test/changing.ts'
import { aGrant, couponsOf } from '../../../../test/coupons.ts'
import { reverseOrder } from '../../../../test/reverse-order.ts'
import { createTradingApp, type TradingDesk } from '../../../../test/trading-desk.ts'

let app: TestApp
let desk: TradingDesk
let close: () => Promise<void>
let token: string
let editor: ReturnType<ReturnType<typeof changing>>
let senior: typeof editor
beforeAll(async () => {
  ;({ app, desk, close } = await createTradingApp())
  const one = await app.signInOperator('editor')
  token = one.token
  editor = changing(app)(one)
  senior = changing(app)(await app.signInOperator('senior'))
})
afterAll(() => close())

const claim = (seller: { token: string }, { code }: CampaignRule) =>
  app.call<Coupon>(coupons.redeem, { token: seller.token, body: { code } })
const figuresOf = async ({ campaignId }: CampaignRule) =>
  (await app.call<CampaignFigures>(campaigns.figures, { token, query: { campaignId } })).data
const grantsOf = async ({ campaignId }: CampaignRule, query: object = {}) =>
  (await app.call<{ records: Grant[] }>(campaigns.grants, { token, query: { campaignId, ...query } })).data
    .records
const listed = async (query: object) =>
  (await app.call<{ records: Campaign[] }>(campaigns.list, { token, query: { size: 100, ...query } })).data
    .records
const raise = (campaign: CampaignRule, fields: Partial<CampaignRule>) =>
  editor.propose({
    resource: 'campaigns',
    before: campaign,
    after: { ...campaign, ...fields },
    reason: 'It goes well.',
  })

/** As if its end had come meanwhile: the row and the change that made it say so. */
const passEnd = ({ campaignId }: CampaignRule, end: string) =>
  app.database.asOwner(`set session_replication_role = replica;
    update coupon_rules set ends_at = '${end}' where id = '${campaignId}';
    update changes set after = jsonb_set(after, '{endsTime}', '"${end}"') where subject = '${campaignId}';
    update changes c set digest = digest_of(c) where subject = '${campaignId}';
    set session_replication_role = origin; call witness_anew()`)

it('is for brands of the catalogue alone, and names the field where it is not', async () => {
  const unknown = expect.objectContaining({
    fields: [{ path: 'after.cardTypeIds', message: 'There is no such brand: nobody-sells-this.' }],
  })
  const campaign = await editor.aCampaign({ cardTypeIds: ['steam'] })
  expect(await raise(campaign, { cardTypeIds: ['steam', 'nobody-sells-this'] })).toMatchObject({
    status: 400,
    code: 1001,
    details: unknown,
  })
  const made = aCampaignRule({ cardTypeIds: ['nobody-sells-this'] })
  const body = { resource: 'campaigns', before: null, after: made }
  expect(await app.call(changes.preview, { token, body })).toMatchObject({ code: 1001, details: unknown })
  const reason = 'A new campaign.'
  expect(await editor.propose({ resource: 'campaigns', before: null, after: made, reason })).toMatchObject({
    code: 1001,
    details: unknown,
  })
})

it('does not end before it is made, nor is one that has ended switched on again, and the field says so', async () => {
  const over = {
    status: 400,
    code: 1001,
    details: {
      fields: [
        {
          path: 'after.endsTime',
          message: 'This time has passed: choose a later one, or none to leave it open.',
        },
      ],
    },
  }
  const [past, ahead] = [-60_000, 3_600_000].map((ms) => new Date(Date.now() + ms).toISOString())
  const made = aCampaignRule({ endsTime: past! })
  const body = { resource: 'campaigns', before: null, after: made } as const
  expect(await app.call(changes.preview, { token, body })).toMatchObject(over)
  expect(await editor.propose({ ...body, reason: 'A new campaign.' })).toMatchObject(over)
  expect(await editor.row('campaigns', made.campaignId)).toBeUndefined()

  const campaign = await editor.aCampaign({ endsTime: ahead! })
  expect(await raise(campaign, { endsTime: past! })).toMatchObject(over)
  await passEnd(campaign, past!)
  const ended = { ...campaign, endsTime: past! }
  expect(await raise(ended, { title: 'It is over' })).toMatchObject({ data: { status: 'applied' } })
  const off = { ...ended, title: 'It is over', isOn: false }
  expect(await raise({ ...off, isOn: true }, { isOn: false })).toMatchObject({ data: { status: 'applied' } })
  expect(await raise(off, { isOn: true })).toMatchObject(over)
  expect(await raise(off, { isOn: true, endsTime: ahead! })).toMatchObject({ data: { status: 'applied' } })
})

it('whose budget is raised over what one decides is claimed once another has approved, and counts what it cost and brought', async () => {
  const campaign = await editor.aCampaign({ stock: 1 })
  const [first, late] = [await desk.aSeller(), await desk.aSeller()]
  expect(await claim(first, campaign)).toMatchObject({ code: 0 })
  expect(await claim(late, campaign)).toMatchObject({ code: 1803 })
  const { data: change } = await raise(campaign, { stock: 1_000 })
  expect(change).toMatchObject({ status: 'waiting', weight: { weight: '1000000', limit: '500000' } })
  expect(await claim(late, campaign)).toMatchObject({ code: 1803 })
  expect(await senior.decide(change)).toMatchObject({ data: { status: 'applied' } })
  expect(await claim(late, campaign)).toMatchObject({ code: 0 })

  const paid = [await first.sellPaid(), await late.sellPaid()]
  expect(await figuresOf(campaign)).toEqual({
    granted: 0,
    reserved: 0,
    used: 2,
    expired: 0,
    voided: 0,
    cost: '2000',
    atMost: '0',
    trades: 2,
    paid: '298000',
    faceValues: [{ symbol: '$', amount: '200' }],
  })
  await reverseOrder(app, paid[1]!)
  expect(await figuresOf(campaign)).toMatchObject({
    used: 2,
    cost: '1000',
    trades: 1,
    paid: '149000',
    faceValues: [{ symbol: '$', amount: '100' }],
  })
  expect(await grantsOf(campaign, { status: 2 })).toMatchObject([
    { giftOrderId: paid[1] },
    { giftOrderId: paid[0] },
  ])
})

it('that is ended while many claim it gives no coupon after its end, and loses none', async () => {
  const campaign = await editor.aCampaign({ stock: 100 })
  const sellers = await Promise.all(Array.from({ length: 30 }, () => app.signUpUser()))
  const [ended, ...replies] = await Promise.all([
    raise(campaign, { isOn: false }),
    ...sellers.map((seller) => claim(seller, campaign)),
  ])
  expect(ended).toMatchObject({ code: 0, data: { status: 'applied', weight: null } })
  expect(replies.filter(({ code }) => code !== 0 && code !== 1804)).toEqual([])
  const taken = replies.filter(({ code }) => code === 0).length
  const [one] = (await listed({ state: 'over' })).filter(
    ({ campaignId }) => campaignId === campaign.campaignId,
  )
  expect(one).toMatchObject({ granted: taken, state: 'over', isOn: false })
  expect((await figuresOf(campaign)).granted).toBe(taken)
  expect(await claim(await app.signUpUser(), campaign)).toMatchObject({ code: 1804 })
})

describe('a campaign', () => {
  it('keeps its code, and never has a stock below what was claimed', async () => {
    const campaign = await editor.aCampaign()
    await claim(await app.signUpUser(), campaign)
    await claim(await app.signUpUser(), campaign)
    expect(await raise(campaign, { stock: 1 })).toMatchObject({
      details: { fields: [{ path: 'after.stock' }] },
    })
    expect(await raise(campaign, { code: 'ANOTHER' })).toMatchObject({
      details: { fields: [{ path: 'after.code' }] },
    })
    const gone = { resource: 'campaigns' as const, before: campaign, after: null, reason: 'Gone.' }
    expect(await editor.propose(gone)).toMatchObject({
      details: { fields: [{ path: 'after', message: 'Sellers have coupons of it: switch it off instead.' }] },
    })
  })

  it('of percent without a bound, or without a stock, needs a second person however small it is', async () => {
    const endless = await editor.aCampaign({ stock: null })
    expect((await editor.history('campaigns', endless.campaignId))[0]).toMatchObject({
      status: 'waiting',
      weight: { weight: null, limit: '500000' },
    })
  })

  it('over the limit can be told in other words by one person alone', async () => {
    const campaign = await editor.aCampaign({ stock: 1_000 })
    const [made] = await editor.history('campaigns', campaign.campaignId)
    await senior.decide(made!)
    expect((await raise(campaign, { title: 'Big day' })).data).toMatchObject({ status: 'applied' })
    const renamed = { ...campaign, title: 'Big day' }
    expect((await raise(renamed, { lifeDays: 30 })).data).toMatchObject({ status: 'waiting' })
    expect(await listed({ search: 'big d' })).toMatchObject([{ title: 'Big day', openChange: 'waiting' }])
  })

  it('is found by state, currency and the beginning of its name, most granted first', async () => {
    const startsTime = new Date(Date.now() + 86_400_000).toISOString()
    const planned = await editor.aCampaign({ startsTime, currencyId: 2, value: '10', code: 'OTHER-WORD' })
    expect(await listed({ state: 'planned', currencyId: 2 })).toMatchObject([
      { campaignId: planned.campaignId },
    ])
    expect(await listed({ search: planned.code!.toLowerCase() })).toMatchObject([{ code: planned.code }])
    expect(await listed({ search: planned.campaignId.toUpperCase() })).toMatchObject([
      { campaignId: planned.campaignId },
    ])
    const granted = (await listed({ sort: 'amount' })).map((one) => one.granted)
    expect(granted).toEqual(granted.toSorted((a, b) => b - a))
  })

  it('counts the coupons that were granted without a code too, as its figures do', async () => {
    const seller = await app.signUpUser()
    const couponId = await aGrant(app, seller.id)
    const [rule] = await app.database.asOwner(
      `select rule_id as id from coupons where public_id = '${couponId}'`,
    )
    const campaignId = String(rule!.id)
    expect(await listed({ search: campaignId })).toEqual(
      expect.arrayContaining([expect.objectContaining({ campaignId, granted: 1 })]),
    )
    const query = { campaignId }
    expect((await app.call<CampaignFigures>(campaigns.figures, { token, query })).data.granted).toBe(1)
  })

  it('is told by a coupon as it stood when it was granted', async () => {
    const campaign = await editor.aCampaign({ rule: 'On one card of yours.' })
    const [early, late] = [await app.signUpUser(), await app.signUpUser()]
    const first = (await claim(early, campaign)).data
    expect(first.rule).toBe('On one card of yours.')
    await raise(campaign, { rule: 'On two cards of yours.' })
    expect((await claim(late, campaign)).data.rule).toBe('On two cards of yours.')
    expect((await couponsOf(app, early).info(first.couponId)).data.rule).toBe('On one card of yours.')
  })
})

describe('a coupon that is taken back', () => {
  it('tells its seller why, once, and can no longer be used', async () => {
    const campaign = await editor.aCampaign()
    const seller = await desk.aSeller()
    const { data: coupon } = await claim(seller, campaign)
    const reason = 'It was meant for new sellers.'
    expect(await editor.void(coupon.couponId, reason)).toMatchObject({
      data: { status: 4, voidReason: reason },
    })
    expect(await editor.void(coupon.couponId, reason)).toMatchObject({ code: 0 })
    expect(await editor.void(coupon.couponId, 'Another reason.')).toMatchObject({ status: 409, code: 1985 })
    expect(await couponsOf(app, seller).spent()).toMatchObject([{ status: 4, voidReason: reason }])
    expect((await seller.quote()).data).toMatchObject({ coupon: null })
    expect(await figuresOf(campaign)).toMatchObject({ granted: 0, voided: 1, cost: '0' })
  })

  it('is not one that a trade has', async () => {
    const campaign = await editor.aCampaign()
    const seller = await desk.aSeller()
    const { data: coupon } = await claim(seller, campaign)
    await seller.sell()
    expect(await editor.void(coupon.couponId, 'Too late.')).toMatchObject({ status: 409, code: 1985 })
    expect(await senior.void(coupon.couponId, 'Not theirs to do.')).toMatchObject({ status: 403 })
  })
})
