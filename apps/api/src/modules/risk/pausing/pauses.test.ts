import { headerNames } from '@kaadi/contract/http'
import { notifications } from '@kaadi/contract/notifications'
import { payouts } from '@kaadi/contract/payouts'
import { risk, type SellerPause } from '@kaadi/contract/risk'
import { type Session, sessions } from '@kaadi/contract/sessions'
import { type User, users } from '@kaadi/contract/users'
import { passwordHash } from '@kaadi/core/crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SignedUp, TestApp } from '../../../../test/app.ts'
import { aSellingSeller, aSteamCode, type SellingSeller } from '../../../../test/selling-seller.ts'
import { createTradingApp } from '../../../../test/trading-desk.ts'
import { aWithdrawingSeller } from '../../../../test/withdrawing-seller.ts'

let app: TestApp
let close: () => Promise<void>
let senior: { token: string; id: bigint; email: string }
beforeAll(async () => {
  ;({ app, close } = await createTradingApp())
  senior = await app.signInOperator('senior')
})
afterAll(() => close())

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const facts = ['Order GC-2611-20-48813 was disputed by its issuer.']
const pause = ({ user }: Pick<SignedUp, 'user'>, change: object = {}, token = senior.token) =>
  app.call<SellerPause>(risk.pause, {
    token,
    body: {
      sellerId: user.userId,
      scope: 'both',
      rule: 'cardsDisputed',
      facts,
      untilTime: inMinutes(60),
      ...change,
    },
  })
const lift = (pauseId: string, token = senior.token) =>
  app.call<SellerPause>(risk.lift, { token, body: { pauseId, reason: 'The receipts are fine.' } })
const me = async ({ token }: Pick<SignedUp, 'token'>) => (await app.call<User>(users.me, { token })).data
/** As if it had been made an hour before: its end has passed a moment ago. */
const letEnd = ({ id }: Pick<SignedUp, 'id'>) =>
  app.database.asOwner(`
    alter table seller_pauses disable trigger user;
    update seller_pauses p set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 second'
    where user_id = ${id};
    update seller_pauses p set digest = digest_of(p) where user_id = ${id};
    alter table seller_pauses enable trigger user; call witness_anew()`)
const aSubmission = async (seller: SellingSeller) => ({
  quoteId: (await seller.quote()).data.quoteId,
  cards: [{ code: aSteamCode(), photos: [] }],
})

describe('a paused seller', () => {
  it('is refused a rate and an order, with the rule, the facts, the end and what to do', async () => {
    const seller = await aSellingSeller(app)
    const before = await aSubmission(seller)
    const { data } = await pause(seller)
    expect(data).toMatchObject({
      scope: 'both',
      rule: 'cardsDisputed',
      facts,
      isRunning: true,
      liftTime: null,
    })
    for (const reply of [await seller.quote(), await seller.submit(before)]) {
      expect(reply).toMatchObject({ status: 409, code: 1140 })
      expect(reply.details.pause).toMatchObject({
        text: expect.stringContaining('reported as used'),
        nextStep: expect.stringContaining('receipts'),
        facts,
        untilTime: data.untilTime,
      })
    }
  })

  it('cannot withdraw, and keeps the balance', async () => {
    const seller = await aWithdrawingSeller(app, 1_000_000n)
    await pause(seller, { scope: 'withdrawing' })
    expect(await seller.withdraw('1000')).toMatchObject({ status: 409, code: 1141 })
    expect((await seller.withdraw('1000')).details.pause).toMatchObject({ scope: 'withdrawing' })
  })

  it('goes on with what is not paused', async () => {
    const selling = await aSellingSeller(app)
    await pause(selling, { scope: 'withdrawing' })
    expect(await selling.sell()).toMatchObject({ code: 0 })
    const withdrawing = await aWithdrawingSeller(app, 1_000_000n)
    await pause(withdrawing, { scope: 'selling' })
    expect(await withdrawing.withdraw('1000')).toMatchObject({ code: 0 })
  })

  it('signs in all the same, to see why and to reach what is not paused', async () => {
    const seller = await app.signUpUser()
    await pause(seller)
    const { email, password } = seller
    const reply = await app.call<Session>(sessions.create, {
      body: {
        grant_type: 'password',
        scope: 'server',
        username: email,
        password: passwordHash(email, password),
      },
    })
    expect(reply).toMatchObject({ status: 200, code: 0 })
    expect((await me({ token: reply.data.access_token })).pause).toMatchObject({ scope: 'both', facts })
  })

  it('sees it in the account, the notifications and the mail', async () => {
    const seller = await app.signUpUser()
    expect((await me(seller)).pause).toBeNull()
    await pause(seller)
    expect((await me(seller)).pause).toMatchObject({ scope: 'both', facts })
    const { data } = await app.call<{ records: { title: string }[] }>(notifications.list, seller)
    expect(data.records.map(({ title }) => title)).toEqual(['Selling and withdrawing are paused for you'])
    await app.runJobs()
    const mail = app.mailbox.mails.find(({ to }) => to === seller.email)
    expect(mail?.text).toContain(facts[0])
    expect(mail?.text).toMatch(/ends by itself: \d{1,2} \w+ \d{4}, \d\d:\d\d\./)
  })

  it('has no payout begun while it lasts, and has it afterwards', async () => {
    const seller = await aWithdrawingSeller(app, 1_000_000n)
    const { data: withdrawal } = await seller.withdraw('1000')
    const { data: paused } = await pause(seller)
    const treasurer = await app.signInOperator('treasurer')
    const start = () => app.call(payouts.start, { token: treasurer.token, body: { id: withdrawal.id } })
    expect(await start()).toMatchObject({ status: 409, code: 1974 })
    await lift(paused.pauseId)
    expect(await start()).toMatchObject({ code: 0 })
  })
})

describe('its end', () => {
  it('comes by itself: nothing has to run, and nothing is enforced any more', async () => {
    const seller = await aSellingSeller(app)
    await pause(seller)
    await letEnd(seller)
    expect((await me(seller)).pause).toBeNull()
    expect(await seller.sell()).toMatchObject({ code: 0 })
  })

  it('can be brought forward with a reason, which the seller is told of, once', async () => {
    const seller = await aSellingSeller(app)
    const { data } = await pause(seller)
    expect((await lift(data.pauseId)).data).toMatchObject({
      isRunning: false,
      liftReason: 'The receipts are fine.',
      liftTime: expect.any(String),
    })
    expect(await seller.sell()).toMatchObject({ code: 0 })
    expect(await lift(data.pauseId)).toMatchObject({ status: 409, code: 1971 })
    await app.runJobs()
    expect(app.mailbox.mails.filter(({ to }) => to === seller.email).map(({ subject }) => subject)).toEqual([
      'Selling and withdrawing are paused for you',
      'You can sell and withdraw again',
    ])
  })

  it('is over once, and cannot be lifted afterwards', async () => {
    const seller = await app.signUpUser()
    const { data } = await pause(seller)
    await letEnd(seller)
    expect(await lift(data.pauseId)).toMatchObject({ code: 1971 })
    expect(await pause(seller)).toMatchObject({ code: 0 })
  })
})

describe('pausing', () => {
  it.each([
    ['no facts', { facts: [] }],
    ['an empty fact', { facts: ['  '] }],
    ['a rule that is none', { rule: 'dislike' }],
    ['an end in the past', { untilTime: '2020-01-01T00:00:00.000Z' }],
    ['an end too far', { untilTime: inMinutes(91 * 24 * 60) }],
  ])('is refused with %s', async (_, change) => {
    expect((await pause(await app.signUpUser(), change)).code).toBe(1001)
  })

  it('is done once at a time', async () => {
    const seller = await app.signUpUser()
    const replies = await Promise.all([1, 2, 3, 4].map(() => pause(seller)))
    expect(replies.map(({ code }) => code).toSorted()).toEqual([0, 1970, 1970, 1970])
  })

  it('is for seniors and admins', async () => {
    const seller = await app.signUpUser()
    for (const role of ['reviewer', 'treasurer', 'editor'] as const)
      expect((await pause(seller, {}, (await app.signInOperator(role)).token)).code).toBe(403)
    expect((await pause(seller, {}, (await app.signInOperator('admin')).token)).code).toBe(0)
  })

  it('is not for one’s own account, nor for one that shares a bank account with it', async () => {
    const own = await aWithdrawingSeller(app, 0n)
    const { data } = await pause(own)
    const operator = await app.signInOperator('senior')
    await app.database.asOwner(
      `update operators set email = 'op+ada@kaadi.example' where id = ${operator.id}`,
    )
    await app.database.asOwner(`update users set email = 'op@kaadi.example' where id = ${own.id}`)
    expect(await lift(data.pauseId, operator.token)).toMatchObject({ status: 403, code: 1606 })
    const friend = await aWithdrawingSeller(app, 0n)
    expect(await pause(friend, {}, operator.token)).toMatchObject({ code: 0 })
    const kin = await aWithdrawingSeller(app, 0n)
    await app.database.asOwner(`
      alter table bank_accounts disable trigger user;
      update bank_accounts set number_fingerprint = (select number_fingerprint from bank_accounts where user_id = ${own.id})
      where user_id = ${kin.id};
      update bank_accounts a set digest = digest_of(a) where user_id = ${kin.id};
      alter table bank_accounts enable trigger user;
      call witness_anew()`)
    expect(await pause(kin, {}, operator.token)).toMatchObject({ code: 1606 })
  })

  it('is not for one that shares a device with one’s own account', async () => {
    const operator = await app.signInOperator('senior')
    const own = await app.signUpUser({ email: `mine${operator.id}@kaadi.example` })
    await app.database.asOwner(
      `update operators set email = 'mine${operator.id}+desk@kaadi.example' where id = ${operator.id}`,
    )
    const [kin, stranger] = [await app.signUpUser(), await app.signUpUser()]
    const signInOn = (device: string, { email, password }: SignedUp) =>
      app.call(sessions.create, {
        body: {
          grant_type: 'password',
          username: email,
          password: passwordHash(email, password),
          scope: 'server',
        },
        headers: { [headerNames.clientId]: device },
      })
    await signInOn('a-phone-of-the-family', own)
    await signInOn('a-phone-of-the-family', kin)
    await signInOn('a-phone-of-somebody', stranger)
    expect(await pause(kin, {}, operator.token)).toMatchObject({ status: 403, code: 1606 })
    expect(await pause(stranger, {}, operator.token)).toMatchObject({ code: 0 })
  })

  it('and orders that come at once: each order is before the pause, or refused', async () => {
    for (let round = 0; round < 6; round++) {
      const seller = await aSellingSeller(app)
      const orders = await Promise.all([1, 2, 3].map(() => aSubmission(seller)))
      const [paused, ...sent] = await Promise.all([
        pause(seller),
        ...orders.map((order) => seller.submit(order)),
      ])
      expect(paused!.code).toBe(0)
      for (const { code } of sent) expect([0, 1140]).toContain(code)
      const rows = await app.database.asOwner(`
        select from card_orders o join seller_pauses p on p.user_id = o.user_id and o.created_at >= p.starts_at
        where o.user_id = ${seller.id}`)
      expect(rows).toEqual([])
    }
  })
})
