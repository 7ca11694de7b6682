import { createHash } from 'node:crypto'
import type { Endpoint } from '@kaadi/contract/http'
import { type PlazaLine, plaza } from '@kaadi/contract/plaza'
import { type User, users } from '@kaadi/contract/users'
import { wallets } from '@kaadi/contract/wallets'
import { passwordHash } from '@kaadi/core/crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SignedUp, signIn, type TestApp } from './app.ts'
import { expectFields } from './specified-calls.ts'
import { createTradingApp, type TradingDesk } from './trading-desk.ts'
import { setPin } from './withdrawing-seller.ts'

let app: TestApp
let desk: TradingDesk
let close: () => Promise<void>
beforeAll(async () => {
  ;({ app, desk, close } = await createTradingApp())
})
afterAll(() => close())

type Row = Record<string, unknown>
const stored = async (sql: string): Promise<Row> => (await app.database.asOwner(sql))[0]!

type Who = Pick<SignedUp, 'token'>
const read = async <D>(endpoint: Endpoint, { token }: Who, query: Record<string, number> = {}) =>
  (await app.call<D>(endpoint, { token, query })).data

describe('users.me', () => {
  it('answers who signed up, and then what the account became', async () => {
    const [email, password] = ['abena@kaadi.example', 'correct horse battery']
    await app.call(users.sendVerificationCode, { body: { email, purpose: 'signUp' } })
    await app.runJobs()
    const code = app.mailbox.codeFor(email)
    const form = { email, code, password: passwordHash(email, password), countryCode: 'GH' }
    await app.call(users.signUp, { body: { ...form, acceptsTerms: true, isAdult: true } })
    const abena = { email, password, token: await signIn(app.call, email, password) } as SignedUp
    const row = await stored(`select * from users where email = '${email}'`)
    const before = await read<User>(users.me, abena)
    expect(before).toEqual({
      userId: row.public_id,
      username: email,
      email,
      firstName: null,
      lastName: null,
      countryCode: 'GH',
      defaultCurrencyId: 2,
      level: 1,
      exp: 0,
      kycLevel: 0,
      pinSet: false,
      language: 'en-US',
      twoFactor: false,
      inviteCode: row.invite_code,
      createTime: (row.created_at as Date).toISOString(),
      deletionAt: null,
      pause: null,
    })
    expectFields('users.me', before)

    await setPin(app, abena)
    // Only an accepted case raises a verification level: the schema refuses anything else.
    const besideTheRules = (change: string) =>
      app.database.asOwner(`
        alter table users disable trigger users_verified_by_case, disable trigger users_verified_for_good;
        ${change};
        alter table users enable trigger users_verified_by_case, enable trigger users_verified_for_good`)
    await besideTheRules(`update users set level = 3, exp = 740, kyc_level = 2 where id = ${row.id}`)
    expect(await read(users.me, abena)).toEqual({ ...before, pinSet: true, level: 3, exp: 740, kycLevel: 2 })
    // Points without a trade and a level without a case are damage, which the end of this file looks for.
    await besideTheRules(`update users set level = 1, exp = 0, kyc_level = 0 where id = ${row.id}`)
  })
})

describe('wallets.available and wallets.processing', () => {
  it('follow a sale, a withdrawal and its payout, in the currency that was asked for', async () => {
    const seller = await desk.aSeller()
    const amounts = async (who: Who, currencyId: number) => [
      await read<number>(wallets.available, who, { inCurrencyId: currencyId }),
      await read<string>(wallets.processing, who, { outCurrencyId: currencyId }),
    ]
    expect(await amounts(seller, 1)).toEqual([0, '0.00'])
    await seller.sellPaid()
    expect(await amounts(seller, 1)).toEqual([148_000, '0.00'])
    const id = await seller.withdraw('30000.50')
    expect(await amounts(seller, 1)).toEqual([117_999.5, '30000.50'])
    expect(await amounts(seller, 2)).toEqual([0, '0.00'])
    expect(await amounts(await app.signUpUser(), 1)).toEqual([0, '0.00'])
    await desk.payOut(id)
    expect(await amounts(seller, 1)).toEqual([117_999.5, '0.00'])
  })
})

describe('the plaza', () => {
  /** The line of what was paid, from its own row. */
  const lineOf = (
    id: string,
    { at, seconds }: Row,
    facts: { amount: string; label: string; cardTypeId?: string },
  ): PlazaLine => {
    const [time, durationSeconds] = [(at as Date).toISOString(), seconds as number]
    const hashed = [id, facts.amount, 1, facts.label, durationSeconds, time].join('\n')
    return {
      ...facts,
      maskedName: 'a***e',
      currencyId: 1,
      cardTypeId: facts.cardTypeId ?? null,
      durationSeconds,
      time,
      receiptHash: createHash('sha256').update(hashed).digest('hex'),
    }
  }
  const paidAt = (table: string, column: string, id: string) =>
    stored(`
      select ${column} as at, extract(epoch from ${column} - created_at)::integer as seconds
      from ${table} where public_id = '${id}'`)
  const feed = async (endpoint: Endpoint) => (await app.call<PlazaLine[]>(endpoint)).data

  it('shows a sale once it is settled, and a withdrawal once it is paid, each on top of its own list', async () => {
    const seller = await desk.aSeller({ email: 'adaeze@kaadi.example' })
    const [sales, paid] = [await feed(plaza.cardOrders), await feed(plaza.withdrawals)]

    const { giftOrderId } = (await seller.sell()).data
    expect(await feed(plaza.cardOrders)).toEqual(sales)
    await desk.reviewer.settle(giftOrderId)
    const order = await paidAt('card_orders', 'settled_at', giftOrderId)
    const sale = lineOf(giftOrderId, order, { amount: '148000.00', label: 'Steam $100', cardTypeId: 'steam' })
    expect(await feed(plaza.cardOrders)).toEqual([sale, ...sales])
    expectFields('plaza.cardOrders', sale)

    const id = await seller.withdraw('5000')
    expect(await feed(plaza.withdrawals)).toEqual(paid)
    await desk.payOut(id)
    const withdrawal = await paidAt('withdrawals', 'paid_at', id)
    const payout = lineOf(id, withdrawal, { amount: '4950.00', label: 'Guaranty Trust Bank' })
    expect(await feed(plaza.withdrawals)).toEqual([payout, ...paid])
    expectFields('plaza.withdrawals', payout)
    expect(await feed(plaza.cardOrders)).toEqual([sale, ...sales])
  })
})
