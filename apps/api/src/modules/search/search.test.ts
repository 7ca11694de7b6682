import { readFileSync } from 'node:fs'
import { type ReasonCode, reasonCodes } from '@kaadi/contract/card-orders'
import { coupons } from '@kaadi/contract/coupons'
import type { OperatorRole } from '@kaadi/contract/operators'
import { people } from '@kaadi/contract/people'
import { redeemers } from '@kaadi/contract/redeemers'
import { risk } from '@kaadi/contract/risk'
import { type Found, search } from '@kaadi/contract/search'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestApp } from '../../../test/app.ts'
import { changing } from '../../../test/changing.ts'
import { partnering } from '../../../test/partnering.ts'
import { answerBody, aRedeemer, handOver } from '../../../test/redeeming.ts'
import { used } from '../../../test/reviewer.ts'
import { aSteamCode } from '../../../test/selling-seller.ts'
import { createTradingApp, type TradingDesk } from '../../../test/trading-desk.ts'
import { anId, verifying } from '../../../test/verifying.ts'
import { reasonWords } from '../card-orders/index.ts'

let app: TestApp
let desk: TradingDesk
let close: () => Promise<void>
beforeAll(async () => {
  ;({ app, desk, close } = await createTradingApp())
})
afterAll(() => close())

const tokens = new Map<OperatorRole, Promise<string>>()
const tokenOf = (role: OperatorRole): Promise<string> => {
  const known = tokens.get(role) ?? app.signInOperator(role).then(({ token }) => token)
  tokens.set(role, known)
  return known
}
const find = async (role: OperatorRole, text: string) =>
  (await app.call<Found[]>(search.find, { token: await tokenOf(role), body: { text } })).data
const kinds = async (role: OperatorRole, text: string) =>
  [...new Set((await find(role, text)).map(({ kind }) => kind))].toSorted()

it('finds a seller with all that they have, each role what it may open', async () => {
  const seller = await desk.aSeller({ email: 'findme@kaadi.example' })
  await seller.sellPaid()
  await seller.withdraw('1000')
  await verifying(app).submit(seller, anId())
  expect(await kinds('admin', 'findme')).toEqual(['order', 'seller', 'verification', 'withdrawal'])
  expect(await kinds('senior', 'findme')).toEqual(['order', 'seller', 'verification', 'withdrawal'])
  expect(await kinds('reviewer', 'findme')).toEqual(['order', 'verification'])
  expect(await kinds('treasurer', 'findme')).toEqual(['withdrawal'])
  expect(await kinds('editor', 'findme')).toEqual([])
})

it('finds an order by its number in any state, a withdrawal by reference and by slip', async () => {
  const seller = await desk.aSeller()
  const giftOrderId = await seller.sellPaid()
  const { data: order } = await seller.read(giftOrderId)
  expect(await find('reviewer', order.tradeNumber)).toEqual([
    expect.objectContaining({ kind: 'order', id: giftOrderId, label: order.tradeNumber }),
  ])
  const spoken = order.tradeNumber.toLowerCase()
  for (const text of [
    spoken.replaceAll('-', ' '),
    spoken.replaceAll('-', ''),
    ` ${spoken.replace('-', ' ')}`,
  ])
    expect((await find('reviewer', text)).map(({ id }) => id)).toEqual([giftOrderId])
  expect((await find('reviewer', order.tradeNumber.slice(-5))).map(({ id }) => id)).toContain(giftOrderId)

  const id = await seller.withdraw('1000')
  await desk.payOut(id)
  const [row] = await app.database.asOwner(`
    select w.provider_reference as reference, a.slip_number as slip from withdrawals w
    join payout_attempts a on a.withdrawal_id = w.id where w.public_id = '${id}'`)
  const { reference, slip } = row as { reference: string; slip: string }
  for (const text of [reference, reference.slice(-8), slip])
    expect((await find('treasurer', text)).map((one) => one.id)).toEqual([id])
})

it('puts first what is typed whole: the number of a trade or its end, a reference or slip of a payout, a code', async () => {
  const code = aSteamCode()
  const [one, other] = [await desk.aSeller(), await desk.aSeller()]
  const { giftOrderId, tradeNumber } = (await one.sell({ codes: [code] })).data
  const end = tradeNumber.slice(-5)
  const asFirst = async (text: string) => (await find('admin', text))[0]
  for (const text of [tradeNumber, tradeNumber.toLowerCase().replaceAll('-', ''), end, giftOrderId, code])
    expect(await asFirst(text), text).toMatchObject({ kind: 'order', id: giftOrderId })
  // What only begins so is no number of an order: the seller stays first.
  expect(await asFirst(tradeNumber.slice(0, -1))).toMatchObject({ kind: 'seller' })

  const id = (await other.sellPaid()) && (await other.withdraw('1000'))
  await desk.payOut(id)
  const [row] = await app.database.asOwner(`
    select w.provider_reference as reference, a.slip_number as slip from withdrawals w
    join payout_attempts a on a.withdrawal_id = w.id where w.public_id = '${id}'`)
  const { reference, slip } = row as { reference: string; slip: string }
  for (const text of [reference, reference.slice(-8), slip]) {
    await desk.aSeller({ email: `${text.toLowerCase()}@kaadi.example` })
    const found = await find('admin', text)
    expect(
      found.map(({ kind }) => kind),
      text,
    ).toContain('seller')
    expect(found[0], text).toMatchObject({ kind: 'withdrawal', id })
  }
})

it('finds an order by what is printed on it: id, seller, name, end of a code, coupon, brand and amount, in any state', async () => {
  const seller = await desk.aSeller({ email: 'printed@kaadi.example' })
  await app.database.asOwner(
    `update users set first_name = 'Temitope', last_name = 'Balogun' where id = ${seller.id}`,
  )
  const code = `${aSteamCode().slice(0, 13)}Q7`
  const sent = (await seller.sell({ codes: [code] })).data
  const ids = async (text: string) => (await find('reviewer', text)).map(({ id }) => id)
  const printed = [
    sent.giftOrderId,
    'printed@kaadi',
    'temitope bal',
    'Balogun',
    '••••Q7',
    'Q7',
    'steam',
    sent.payout,
    `₦${Number(sent.payout).toLocaleString('en')}`,
  ]
  for (const text of printed) expect(await ids(text), text).toContain(sent.giftOrderId)
  expect(await ids('Temitope Xyz')).toEqual([])
  // Decided, it is found by the same, and what it was paid is printed on it too.
  await desk.reviewer.settle(sent.giftOrderId)
  for (const text of printed) expect(await ids(text), text).toContain(sent.giftOrderId)
})

it('finds an order by several words, each of them something that is printed on it', async () => {
  const seller = await desk.aSeller({ email: 'chimamanda@kaadi.example' })
  await app.database.asOwner(
    `update users set first_name = 'Adaobi', last_name = 'Eze' where id = ${seller.id}`,
  )
  const sent = (await seller.sell()).data
  const ids = async (text: string) => (await find('reviewer', text)).map(({ id }) => id)
  const amount = Number(sent.payout).toLocaleString('en')
  const words = [
    'Steam US',
    'steam · us · $100',
    'United States Steam',
    'Steam USD 100',
    'Steam $100 adaobi',
    'eze steam us',
    'Adaobi Eze 100',
    'chimamanda steam ngn',
    `₦${amount} steam`,
    `adaobi ${amount} NGN`,
    `steam ${sent.tradeNumber.slice(-5)}`,
  ]
  for (const text of words) expect(await ids(text), text).toContain(sent.giftOrderId)
  for (const text of [
    'Steam UK',
    'Steam £100',
    'Steam $100 kwame',
    'adaobi 99',
    'adaobi ghs',
    'steam us nothing',
  ])
    expect(await ids(text), text).not.toContain(sent.giftOrderId)
  await desk.reviewer.settle(sent.giftOrderId)
  for (const text of words) expect(await ids(text), text).toContain(sent.giftOrderId)
})

it('finds an order by what was paid for it, where that is not what was promised', async () => {
  const seller = await desk.aSeller()
  const [one, other] = [aSteamCode(), aSteamCode()]
  const sent = (await seller.sell({ codes: [one, other] })).data
  await desk.reviewer.settle(sent.giftOrderId, 'valid', used)
  const [{ paid }] = (await app.database.asOwner(
    `select (settled_amount / 100)::text as paid from card_orders where public_id = '${sent.giftOrderId}'`,
  )) as [{ paid: string }]
  expect(Number(paid)).toBeLessThan(Number(sent.payout))
  for (const text of [`₦${Number(paid).toLocaleString('en')}`, `steam ${paid}`])
    expect(
      (await find('reviewer', text)).map(({ id }) => id),
      text,
    ).toContain(sent.giftOrderId)
})

it('finds an order by its state, the class of its receipt, the reason of its refusal and its day, in the words of the desk', async () => {
  const seller = await desk.aSeller({ email: 'worded@kaadi.example' })
  const sent = (await seller.sell()).data
  const ids = async (text: string) => (await find('reviewer', text)).map(({ id }) => id)
  const [year, month, day] = new Date().toISOString().slice(0, 10).split('-')
  const short = new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone: 'utc' })
  const dated = [short, `${short}, 11:20`, `${short} ${year}`, `${year}-${month}-${day}`]
  const said = ['today', 'steam today']
  const lasting = ['no receipt', 'steam no receipt', 'worded no receipt', ...dated, ...said, `steam ${short}`]
  for (const text of [...lasting, 'in the queue', 'worded waiting', `waiting steam ${short}`])
    expect(await ids(text), text).toContain(sent.giftOrderId)
  for (const text of [
    'worded cash receipt',
    'worded refused',
    `worded 1 Jan ${Number(year) - 1}`,
    'worded 31 Feb',
  ])
    expect(await ids(text), text).not.toContain(sent.giftOrderId)
  await desk.reviewer.settle(sent.giftOrderId, used)
  const refused = [
    'refused',
    'worded refused',
    'already used, no balance',
    'steam already used',
    'refused 202',
  ]
  for (const text of [...lasting, ...refused]) expect(await ids(text), text).toContain(sent.giftOrderId)
  for (const text of ['worded waiting', 'worded not activated'])
    expect(await ids(text), text).not.toContain(sent.giftOrderId)
})

it('finds every state and reason by the words that the desk prints', () => {
  const printed = readFileSync(
    new URL('../../../../console/src/platform/content/reason-names.ts', import.meta.url),
    'utf8',
  )
  const names = [...printed.matchAll(/(\d{3}): msg\('(.*)'\)/g)].map(([, code, name]) => [code, name])
  expect(names.map(([code]) => Number(code))).toEqual([...reasonCodes])
  for (const [code, name] of names) expect(reasonWords[Number(code) as ReasonCode], code).toBe(name)
})

it('finds an order by the company that redeems its cards, and by the reference that it gave', async () => {
  const { redeemerId } = await aRedeemer(app, { name: 'Tema Card House' })
  const seller = await desk.aSeller({ email: 'tema.seller@kaadi.example' })
  const sent = (await seller.sell()).data
  const claimed = (await desk.reviewer.claim(sent.giftOrderId)).data
  await handOver(app, desk.reviewer, claimed, redeemerId)
  const ids = async (text: string) => (await find('reviewer', text)).map(({ id }) => id)
  const named = ['tema card', 'Card House', 'Tema', 'tema steam', 'tema.seller house $100']
  for (const text of named) expect(await ids(text), text).toContain(sent.giftOrderId)
  expect(await ids('tema amazon')).not.toContain(sent.giftOrderId)
  const body = await answerBody(desk.reviewer, claimed.order, 'redeemed')
  const cards = body.cards.map((card) => ({ ...card, reference: 'TCH/26-7731' }))
  await app.call(redeemers.answer, { token: desk.reviewer.token, body: { ...body, cards } })
  for (const text of [...named, 'tch/26-7731', 'TCH/26', 'steam TCH/26-7731'])
    expect(await ids(text), text).toContain(sent.giftOrderId)
})

it('finds an order by a whole code, in any spelling, and keeps the code nowhere', async () => {
  const seller = await desk.aSeller()
  const code = aSteamCode()
  const sent = (await seller.sell({ codes: [code] })).data
  const ids = async (text: string) => (await find('reviewer', text)).map(({ id }) => id)
  for (const text of [code, code.toLowerCase(), `${code.slice(0, 5)}-${code.slice(5)}`])
    expect(await ids(text), text).toEqual([sent.giftOrderId])
  expect(await ids(aSteamCode())).toEqual([])
  expect(await kinds('treasurer', code)).toEqual([])
  // A search is not told of, and one that is refused is told of without its text.
  const refused = await app.call(search.find, {
    token: await tokenOf('reviewer'),
    body: { text: `${code} ${'x'.repeat(80)}` },
  })
  expect(refused.code).toBe(1001)
  const [{ lines }] = (await app.database.asOwner(
    `select count(*) as lines from audit_lines l where l::text ilike '%${code}%'`,
  )) as [{ lines: string }]
  expect(lines).toBe('0')
})

it('finds what waits by brand and amount together', async () => {
  const seller = await desk.aSeller()
  const { giftOrderId, payout } = (await seller.sell()).data
  const ids = async (text: string) => (await find('reviewer', text)).map(({ id }) => id)
  for (const text of [
    'steam 100',
    'Steam $100',
    '1 × Steam $100',
    'Steam 1 × $100',
    `stea ${Number(payout).toLocaleString('en')}`,
  ])
    expect(await ids(text), text).toContain(giftOrderId)
  for (const text of ['steam 99', 'amazon 100', '2 × Steam $100'])
    expect(await ids(text), text).not.toContain(giftOrderId)
})

it('finds the orders that were sent with a coupon by its code', async () => {
  const editor = await app.signInOperator('editor')
  await changing(app)(editor).aCampaign({ title: 'Harvest', code: 'HARVEST-26' })
  const seller = await desk.aSeller()
  await app.call(coupons.redeem, { token: seller.token, body: { code: 'HARVEST-26' } })
  const { giftOrderId } = (await seller.sell()).data
  expect((await find('reviewer', 'harvest-26')).map(({ id }) => id)).toEqual([giftOrderId])
})

it('finds an order by the name of its coupon, which stays on it when the coupon goes back', async () => {
  const editor = await app.signInOperator('editor')
  await changing(app)(editor).aCampaign({ title: 'New yam weekend', code: 'NEW-YAM-26' })
  const seller = await desk.aSeller({ email: 'yam.seller@kaadi.example' })
  await app.call(coupons.redeem, { token: seller.token, body: { code: 'NEW-YAM-26' } })
  const { giftOrderId } = (await seller.sell()).data
  const without = (await seller.sell()).data.giftOrderId
  const ids = async (text: string) => (await find('reviewer', text)).map(({ id }) => id)
  const named = ['New yam weekend', 'yam week', 'WEEKEND', 'steam weekend', 'yam.seller weekend $100']
  for (const text of named) expect(await ids(text), text).toEqual([giftOrderId])
  for (const text of ['amazon weekend', 'old yam weekend']) expect(await ids(text), text).toEqual([])
  await desk.reviewer.settle(giftOrderId, used)
  expect(await ids('new yam weekend refused')).toEqual([giftOrderId])
  expect(await ids('yam.seller')).toContain(without)
})

it('finds a block by its address', async () => {
  const body = { subject: { kind: 'email', email: 'blocked.one@kaadi.example' }, reason: 'Charged back.' }
  await app.call(risk.block, { token: await tokenOf('admin'), body })
  expect(await kinds('admin', 'blocked.one@kaadi.example')).toEqual(['block'])
})

it('finds a partner by company and by address, for whoever looks after partners', async () => {
  const seller = await app.signUpUser({ email: 'shop.owner@kaadi.example' })
  await partnering(app).accept(seller)
  const [row] = await app.database.asOwner(`select company_name as name from partner_applications limit 1`)
  for (const text of [String(row!.name).toUpperCase(), 'shop.owner'])
    expect(await kinds('senior', text)).toContain('partner')
  expect(await kinds('reviewer', String(row!.name))).toEqual([])
})

it('finds a campaign by its name and its code, and the change that made it', async () => {
  const editor = await app.signInOperator('editor')
  const { title } = await changing(app)(editor).aCampaign({ title: 'Yam festival', code: 'YAM-FEST' })
  expect(await kinds('editor', title)).toEqual(['campaign', 'change'])
  expect(await kinds('editor', 'yam-fest')).toEqual(['campaign'])
  expect(await kinds('treasurer', title)).toEqual(['change'])
  expect(await kinds('reviewer', title)).toEqual([])
})

it('finds an operator, and what the audit tells of an id, for admins alone', async () => {
  const operator = await app.signInOperator('reviewer')
  expect(await find('admin', operator.email)).toEqual([
    expect.objectContaining({ kind: 'operator', detail: operator.email }),
  ])
  expect(await kinds('senior', operator.email)).toEqual([])
  const { userId } = (await app.signUpUser()).user
  await app.call(people.seller, { token: await tokenOf('senior'), query: { sellerId: userId } })
  expect(await kinds('admin', userId)).toEqual(['audit', 'seller'])
  expect(await kinds('senior', userId)).toEqual(['seller'])
})

it('asks for two letters, and for an operator', async () => {
  const token = await tokenOf('admin')
  expect((await app.call(search.find, { token, body: { text: 'a' } })).code).toBe(1001)
  expect((await app.call(search.find, { body: { text: 'ada' } })).code).toBe(401)
})
