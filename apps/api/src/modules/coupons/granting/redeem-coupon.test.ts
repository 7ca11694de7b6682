import { type Coupon, coupons } from '@kaadi/contract/coupons'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type SignedUp, type TestApp } from '../../../../test/app.ts'
import { closeSoundly } from '../../../../test/sound-books.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => closeSoundly(app))

let rules = 0
/** A campaign of ₦2,000, with whatever else is said. */
async function aCampaign(fields: Record<string, string> = {}): Promise<string> {
  const code = `FRIDAY-${++rules}`
  const columns = Object.keys(fields)
  await app.database.asOwner(`
    insert into coupon_rules (id, source, title, rule, amount, currency_id, life_days, code ${columns.map((name) => `, ${name}`).join('')})
    values ('${code}', 'campaign', 'Friday', 'On any card.', 200000, 1, 7, '${code}' ${Object.values(fields)
      .map((value) => `, ${value}`)
      .join('')})`)
  return code
}
const claim = ({ token }: SignedUp, code: string, idempotencyKey?: string) =>
  app.call<Coupon>(coupons.redeem, { token, body: { code }, ...(idempotencyKey && { idempotencyKey }) })
/** As a client does that is told to come again later. */
const claimPatiently = async (seller: SignedUp, code: string, idempotencyKey: string) => {
  for (;;) {
    const reply = await claim(seller, code, idempotencyKey)
    if (reply.status !== 503) return reply
    const seconds = Number(reply.headers['retry-after'])
    expect(seconds).toBeGreaterThan(0)
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000))
  }
}
/** Claims that wait for a campaign's row, which somebody else has changed and not committed. */
const claimsThatWait = async () =>
  (
    await app.database.asOwner(`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like '%update coupon_rules%'`)
  ).length
const claimedOf = async (code: string) => {
  const [row] =
    await app.database.asOwner(`select r.claimed, (select count(*) from coupons c where c.rule_id = r.id)::integer as granted
    from coupon_rules r where r.code = '${code}'`)
  return row
}

it('grants a coupon for its code, however it is written, once a person', async () => {
  const seller = await app.signUpUser()
  const code = await aCampaign()
  const reply = await claim(seller, ` friday - ${rules} `)
  expect(reply).toMatchObject({ code: 0, data: { title: 'Friday', value: '2000.00', status: 0 } })
  expect(await claim(seller, code)).toMatchObject({ status: 409, code: 1802 })
  expect(await claimedOf(code)).toEqual({ claimed: 1, granted: 1 })
  const list = await app.call<Coupon[]>(coupons.list, { token: seller.token })
  expect(list.data.map(({ couponId }) => couponId)).toEqual([reply.data.couponId])
})

it('grants one to a person who claims many times at once, and takes one of the stock', async () => {
  const seller = await app.signUpUser()
  const code = await aCampaign({ stock: '10' })
  const replies = await Promise.all(Array.from({ length: 8 }, () => claim(seller, code)))
  expect(replies.map(({ code: given }) => given).toSorted()).toEqual([0, ...Array(7).fill(1802)])
  expect(await claimedOf(code)).toEqual({ claimed: 1, granted: 1 })
})

it('grants one key its coupon, or says that it is still at work, however many come at once', async () => {
  for (let round = 0; round < 5; round++) {
    const [seller, code] = [await app.signUpUser(), await aCampaign({ stock: '1' })]
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => claim(seller, code, 'one-tap-of-a-thumb')),
    )
    const given = new Set(replies.map(({ code: each }) => each))
    expect(given).toContain(0)
    expect([...given].filter((each) => each !== 0 && each !== 1005 && each !== 1002)).toEqual([])
    expect(await claimedOf(code)).toEqual({ claimed: 1, granted: 1 })
  }
})

it('knows a code that was pasted with what nobody sees, or typed in wide letters', async () => {
  const code = await aCampaign()
  const [one, two] = [await app.signUpUser(), await app.signUpUser()]
  expect(await claim(one, `${code.slice(0, 4)}\u200b${code.slice(4)}`)).toMatchObject({ code: 0 })
  expect(await claim(two, code.replaceAll('FRIDAY', 'ＦＲＩＤＡＹ'))).toMatchObject({ code: 0 })
})

it('answers one key alike, and lets it mean one thing', async () => {
  const seller = await app.signUpUser()
  const [code, other] = [await aCampaign(), await aCampaign()]
  const first = await claim(seller, code, 'one-tap-of-a-thumb')
  expect(await claim(seller, code, 'one-tap-of-a-thumb')).toMatchObject({ code: 0, data: first.data })
  expect(await claim(seller, other, 'one-tap-of-a-thumb')).toMatchObject({ status: 422 })
  expect(await claimedOf(code)).toEqual({ claimed: 1, granted: 1 })
})

it('says that a code is not known, has not begun, is over, or was switched off', async () => {
  const seller = await app.signUpUser()
  expect(await claim(seller, 'NOBODYS')).toMatchObject({ status: 404, code: 1801 })
  const closed = [
    await aCampaign({ starts_at: "now() + interval '1 hour'" }),
    await aCampaign({ ends_at: "now() - interval '1 second'" }),
    await aCampaign({ enabled: 'false' }),
  ]
  for (const code of closed) expect(await claim(seller, code)).toMatchObject({ status: 409, code: 1804 })
  expect(await claim(seller, '   ')).toMatchObject({ code: 1001 })
})

it('gives ten of ten to a thousand who claim at once, and loses none', async () => {
  const code = await aCampaign({ stock: '10' })
  const sellers = await Promise.all(Array.from({ length: 60 }, () => app.signUpUser()))
  const replies = await Promise.all(
    Array.from({ length: 1_000 }, (_, n) =>
      claimPatiently(sellers[n % sellers.length]!, code, `the-thumb-of-${n}`),
    ),
  )
  expect([...new Set(replies.map(({ code: given }) => given))].toSorted()).toEqual([0, 1802, 1803])
  const count = (wanted: number) => replies.filter(({ code: given }) => given === wanted).length
  expect(count(0)).toBe(10)
  expect(count(0) + count(1802) + count(1803)).toBe(1_000)
  expect(await claimedOf(code)).toEqual({ claimed: 10, granted: 10 })
})

it('grants none once a campaign was ended in the middle of a claim', async () => {
  const seller = await app.signUpUser()
  const code = await aCampaign({ stock: '10' })
  let claiming: ReturnType<typeof claim> | undefined
  await app.database.checker.transaction().execute(async (tx) => {
    await sql`update coupon_rules set enabled = false where code = ${code}`.execute(tx)
    claiming = claim(seller, code)
    await expect.poll(claimsThatWait).toBe(1)
  })
  expect(await claiming).toMatchObject({ code: 1804 })
  expect(await claimedOf(code)).toEqual({ claimed: 0, granted: 0 })
})

it('lets nobody try codes without end', async () => {
  const seller = await app.signUpUser()
  await claim(seller, 'NOBODYS')
  await app.database.asOwner("update throttles set hits = 120 where scope = 'coupon-code'")
  expect(await claim(seller, 'NOBODYS')).toMatchObject({ status: 429 })
})
