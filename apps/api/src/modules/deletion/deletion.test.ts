import { cardOrders } from '@kaadi/contract/card-orders'
import { type DeletionStatus, deletion } from '@kaadi/contract/deletion'
import { type User, users } from '@kaadi/contract/users'
import { passwordHash } from '@kaadi/core/crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SignedUp, TestApp } from '../../../test/app.ts'
import { signIn } from '../../../test/app.ts'
import { fund } from '../../../test/database.ts'
import { aSellingSeller, aSteamCode } from '../../../test/selling-seller.ts'
import { createTradingApp } from '../../../test/trading-desk.ts'
import { aWithdrawingSeller, pin } from '../../../test/withdrawing-seller.ts'
import { transaction } from '../../database/index.ts'
import { lockLeaving } from './deletion.repository.ts'
import { keepUntilCommit, requireStaying } from './leaving-sellers.repository.ts'

let app: TestApp
let close: () => Promise<void>
beforeAll(async () => {
  ;({ app, close } = await createTradingApp())
})
afterAll(() => close())

const codeFor = async (seller: SignedUp): Promise<string> => {
  expect(await app.call(deletion.sendCode, { token: seller.token })).toMatchObject({ code: 0 })
  await app.runJobs()
  return app.mailbox.codeFor(seller.email)
}
const ask = (seller: SignedUp, body: object) =>
  app.call<DeletionStatus>(deletion.ask, { token: seller.token, body })
const statusOf = async (seller: SignedUp) =>
  (await app.call<DeletionStatus>(deletion.status, { token: seller.token })).data
const undo = (seller: SignedUp) => app.call<DeletionStatus>(deletion.undo, { token: seller.token })
const me = async (seller: SignedUp) => (await app.call<User>(users.me, { token: seller.token })).data
const passwordOf = ({ email, password }: SignedUp) => passwordHash(email, password)
const asked = async (seller: SignedUp) => {
  const reply = await ask(seller, { code: await codeFor(seller), password: passwordOf(seller) })
  expect(reply).toMatchObject({ code: 0 })
  return reply.data
}
const subjectsTo = (email: string) =>
  app.mailbox.mails.filter(({ to }) => to === email).map(({ subject }) => subject)
const passDays = async (seller: SignedUp) => {
  await app.database.asOwner(
    `update account_deletions set due_at = now() where user_id = ${seller.id} and undone_at is null`,
  )
  await app.database.asOwner("update outbox set run_at = now() where topic = 'deletion.carryOut'")
  await app.planJobs()
  await app.runJobs()
}

describe('what is in the way', () => {
  it('is a balance, by currency', async () => {
    const seller = await app.signUpUser()
    await fund(app.database, { userId: seller.id, amount: 123_450n })
    expect(await statusOf(seller)).toMatchObject({
      deletionAt: null,
      money: [{ kind: 'balance', currencyId: 1, amount: '1234.50' }],
      work: [],
      undoDays: 14,
      proof: 'password',
    })
    const body = { code: await codeFor(seller), password: passwordOf(seller) }
    expect(await ask(seller, body)).toMatchObject({ status: 409, code: 1120 })
  })

  it('is money that is held for a withdrawal', async () => {
    const seller = await aWithdrawingSeller(app, 1_000_000n)
    expect(await seller.withdraw('10000')).toMatchObject({ code: 0 })
    expect(await statusOf(seller)).toMatchObject({
      money: [{ kind: 'held', currencyId: 1 }],
      work: [{ kind: 'withdrawals', count: 1 }],
      proof: 'pin',
    })
    const body = { code: await codeFor(seller), pin }
    expect(await ask(seller, body)).toMatchObject({ status: 409, code: 1120 })
  })
})

describe('asking', () => {
  it('needs the code that was mailed to the own address', async () => {
    const seller = await app.signUpUser()
    await codeFor(seller)
    const wrong = await ask(seller, { code: '000000', password: passwordOf(seller) })
    expect(wrong).toMatchObject({ status: 428, code: 428 })
    expect((await statusOf(seller)).deletionAt).toBeNull()
  })

  it('needs the password, where no withdrawal password is set', async () => {
    const seller = await app.signUpUser()
    const code = await codeFor(seller)
    expect(await ask(seller, { code })).toMatchObject({ status: 400, code: 1001 })
    expect(await ask(seller, { code, password: passwordHash(seller.email, 'another') })).toMatchObject({
      code: 426,
    })
    expect(await ask(seller, { code, password: passwordOf(seller) })).toMatchObject({ code: 0 })
  })

  it('needs the withdrawal password, where one is set', async () => {
    const seller = await aWithdrawingSeller(app, 0n)
    const code = await codeFor(seller)
    expect(await ask(seller, { code, password: passwordOf(seller) })).toMatchObject({ code: 1001 })
    expect(await ask(seller, { code, pin: '918273' })).toMatchObject({ code: 1405 })
    expect(await ask(seller, { code, pin })).toMatchObject({ code: 0 })
  })

  it('tells the day everywhere, by mail too', async () => {
    const seller = await app.signUpUser()
    const { deletionAt } = await asked(seller)
    expect(Date.parse(deletionAt!) - Date.now()).toBeGreaterThan(13.99 * 86_400_000)
    expect((await me(seller)).deletionAt).toBe(deletionAt)
    await app.runJobs()
    expect(subjectsTo(seller.email).at(-1)).toMatch(/^Your account will be deleted on \d+ \w+ \d{4}$/)
  })

  it('again tells the same day, and asks for no other code', async () => {
    const seller = await app.signUpUser()
    const body = { code: await codeFor(seller), password: passwordOf(seller) }
    const { data } = await ask(seller, body)
    expect(await ask(seller, body)).toMatchObject({ code: 0, data: { deletionAt: data.deletionAt } })
    // What came in meanwhile is in the way of the day, and not of telling it.
    await fund(app.database, { userId: seller.id, amount: 100n })
    expect(await ask(seller, { code: '000000' })).toMatchObject({
      code: 0,
      data: { deletionAt: data.deletionAt },
    })
  })

  it('twenty times at once asks once, and tells all the same day', async () => {
    const seller = await app.signUpUser()
    const body = { code: await codeFor(seller), password: passwordOf(seller) }
    const replies = await Promise.all(Array.from({ length: 20 }, () => ask(seller, body)))
    expect(replies.map(({ code }) => code)).toEqual(replies.map(() => 0))
    expect(new Set(replies.map(({ data }) => data.deletionAt)).size).toBe(1)
    const rows = await app.database.asOwner(`select from account_deletions where user_id = ${seller.id}`)
    expect(rows).toHaveLength(1)
    await app.runJobs()
    const mails = subjectsTo(seller.email).filter((subject) =>
      subject.startsWith('Your account will be deleted'),
    )
    expect(mails).toHaveLength(1)
  })

  it('anew after it was undone needs a new code', async () => {
    const seller = await app.signUpUser()
    const body = { code: await codeFor(seller), password: passwordOf(seller) }
    await ask(seller, body)
    await undo(seller)
    expect(await ask(seller, body)).toMatchObject({ status: 428 })
    expect((await statusOf(seller)).deletionAt).toBeNull()
  })
})

describe('while it waits', () => {
  it('no withdrawal can be asked for, until it is undone', async () => {
    const seller = await aWithdrawingSeller(app, 0n)
    expect(await ask(seller, { code: await codeFor(seller), pin })).toMatchObject({ code: 0 })
    await fund(app.database, { userId: seller.id, amount: 1_000_000n })
    expect(await seller.withdraw('1000')).toMatchObject({ status: 409, code: 1121 })
    expect(await undo(seller)).toMatchObject({ code: 0, data: { deletionAt: null } })
    expect((await me(seller)).deletionAt).toBeNull()
    expect(await seller.withdraw('1000')).toMatchObject({ code: 0 })
    await app.runJobs()
    expect(subjectsTo(seller.email)).toContain('Your account stays')
  })
})

describe('its day', () => {
  it('takes away who the person was, their sessions and their accounts; the address is free again', async () => {
    const seller = await aWithdrawingSeller(app, 0n)
    expect(await ask(seller, { code: await codeFor(seller), pin })).toMatchObject({ code: 0 })
    await passDays(seller)
    expect(await app.call(users.me, { token: seller.token })).toMatchObject({ status: 401 })
    await expect(signIn(app.call, seller.email, seller.password)).rejects.toThrow('refused')
    const [row] = await app.database.asOwner(`
      select email, first_name, last_name, (select count(*)::int from user_sessions where user_id = u.id) as sessions,
             (select count(*)::int from bank_accounts where user_id = u.id and status <> 3) as accounts
      from users u where id = ${seller.id}`)
    expect(row).toMatchObject({ first_name: null, last_name: null, sessions: 0, accounts: 0 })
    expect(row).toMatchObject({ email: expect.stringMatching(/^deleted-.+@deleted\.invalid$/) })
    expect(subjectsTo(seller.email).at(-1)).toBe('Your account was deleted')
    expect((await app.signUpUser({ email: seller.email })).user.email).toBe(seller.email)
    const mails = app.mailbox.mails.length
    await passDays(seller).catch(() => undefined)
    expect(app.mailbox.mails.length).toBe(mails)
  })

  it('leaves alone who was credited meanwhile, and tells them once', async () => {
    const seller = await app.signUpUser()
    await asked(seller)
    await fund(app.database, { userId: seller.id, amount: 500n })
    await passDays(seller)
    await passDays(seller)
    expect((await me(seller)).firstName).toBe('Adaeze')
    expect(
      subjectsTo(seller.email).filter((subject) => subject.includes('could not be deleted')),
    ).toHaveLength(1)
  })

  it('leaves alone who has undone it', async () => {
    const seller = await app.signUpUser()
    await asked(seller)
    await undo(seller)
    await passDays(seller)
    expect((await me(seller)).email).toBe(seller.email)
  })
})

describe('orders', () => {
  it('are in the way while they are open', async () => {
    const seller = await aSellingSeller(app)
    expect(await seller.sell()).toMatchObject({ code: 0 })
    expect((await statusOf(seller)).work).toEqual([{ kind: 'orders', count: 1 }])
  })

  it('cannot be sent while a deletion waits, under a rate of before either', async () => {
    const seller = await aSellingSeller(app)
    const { data } = await seller.quote()
    await asked(seller)
    const order = { quoteId: data.quoteId, cards: [{ code: aSteamCode(), photos: [] }] }
    expect(await seller.submit(order)).toMatchObject({ status: 409, code: 1121 })
    await undo(seller)
    expect(await seller.submit(order)).toMatchObject({ code: 0 })
  })

  it('get no rate while a deletion waits', async () => {
    const seller = await aSellingSeller(app)
    await asked(seller)
    expect(await seller.quote()).toMatchObject({ status: 409, code: 1121 })
    await undo(seller)
    expect(await seller.quote()).toMatchObject({ code: 0 })
  })

  it('hold no rate for longer while a deletion waits', async () => {
    const seller = await aSellingSeller(app)
    const { data } = await seller.quote()
    const extend = () =>
      app.call(cardOrders.extendQuote, { token: seller.token, body: { quoteId: data.quoteId } })
    await asked(seller)
    expect(await extend()).toMatchObject({ status: 409, code: 1121 })
    await undo(seller)
    expect(await extend()).toMatchObject({ code: 0 })
  })

  it('and deletions that come at once: one of the two is refused', async () => {
    const pairs: (() => Promise<(number | string)[]>)[] = []
    for (let n = 0; n < 8; n++) {
      const seller = await aSellingSeller(app)
      const { data } = await seller.quote()
      const proof = { code: await codeFor(seller), password: passwordOf(seller) }
      const order = { quoteId: data.quoteId, cards: [{ code: aSteamCode(), photos: [] }] }
      pairs.push(async () => {
        const replies = await Promise.all([ask(seller, proof), seller.submit(order)])
        return replies.map((reply) => reply.code)
      })
    }
    const codes = await Promise.all(pairs.map((pair) => pair()))
    for (const [deletionCode, orderCode] of codes)
      expect([
        [0, 1121],
        [1120, 0],
      ]).toContainEqual([deletionCode, orderCode])
  })
})

describe('the lock', () => {
  it('lets an order that is being made be seen by the deletion that waits for it', async () => {
    const seller = await app.signUpUser()
    const { db } = app.database
    const steps: string[] = []
    let deleting: Promise<unknown> | undefined
    await transaction(db, async (tx) => {
      await requireStaying(tx, seller.id)
      deleting = transaction(db, async (other) => {
        await lockLeaving(other, seller.id)
        steps.push('deletion')
      })
      await sql`select pg_sleep(0.2)`.execute(tx)
      steps.push('order')
    })
    await deleting
    expect(steps).toEqual(['order', 'deletion'])
  })

  it('lets a reward that is being paid be seen by the deletion that waits for it', async () => {
    const seller = await app.signUpUser()
    await asked(seller)
    const { db } = app.database
    let deleting: Promise<void> | undefined
    await transaction(db, async (tx) => {
      await keepUntilCommit(tx, [seller.id])
      deleting = passDays(seller)
      await expect
        .poll(() =>
          app.database.asOwner(`select from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock' and query like '%pg_advisory_xact_lock%'`),
        )
        .toHaveLength(1)
      await fund(app.database, { userId: seller.id, amount: 100n })
    })
    await deleting
    expect((await me(seller)).email).toBe(seller.email)
    expect(await statusOf(seller)).toMatchObject({ money: [{ kind: 'balance', amount: '1.00' }] })
  })
})
