import {
  type Bank,
  type BankAccount,
  bankAccounts,
  gradeAccountName,
  type ResolvedAccount,
} from '@kaadi/contract/bank-accounts'
import { type User, users } from '@kaadi/contract/users'
import { type Withdrawal, withdrawals } from '@kaadi/contract/withdrawals'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type SignedUp, type TestApp } from '../../../test/app.ts'
import { fund } from '../../../test/database.ts'
import { asTreasurer } from '../../../test/payout-desk.ts'
import { closeSoundly } from '../../../test/sound-books.ts'
import { addAccount, aWithdrawingSeller, pin, setPin } from '../../../test/withdrawing-seller.ts'
import { userAvailable } from '../../ledger/index.ts'
import { type DevelopmentBankProvider, startDevelopmentBankProvider } from './index.ts'

let app: TestApp
let bankProvider: DevelopmentBankProvider
beforeAll(async () => {
  bankProvider = await startDevelopmentBankProvider()
  app = await createTestApp({ bankProvider: { ...bankProvider, timeoutMs: 2_000 } })
})
afterAll(async () => {
  await closeSoundly(app)
  await bankProvider.close()
})

const resolve = (seller: SignedUp, accountNumber: string, bankCode = '011') =>
  app.call<ResolvedAccount>(bankAccounts.resolve, {
    token: seller.token,
    body: { bankCode, accountNumber },
  })
const listOf = async (seller: SignedUp) =>
  (await app.call<BankAccount[]>(bankAccounts.list, { token: seller.token })).data
const remove = (seller: SignedUp, id: string, body: object = {}) =>
  app.call(bankAccounts.remove, { token: seller.token, body: { id, pin, ...body } })
const aSellerWithPin = async () => {
  const seller = await app.signUpUser()
  await setPin(app, seller)
  return seller
}

describe('banks', () => {
  it('are those of the currency, by name', async () => {
    const { token } = await app.signUpUser()
    const banksOf = async (currencyId: number) =>
      (await app.call<Bank[]>(bankAccounts.banks, { token, query: { currencyId } })).data
    const [naira, cedi] = [await banksOf(1), await banksOf(2)]
    expect(naira.length).toBeGreaterThan(12)
    expect(naira.map(({ name }) => name)).toEqual(naira.map(({ name }) => name).toSorted())
    expect(new Set(cedi.map(({ kind }) => kind))).toEqual(new Set(['bank', 'mobileMoney']))
  })
})

describe('the name on an account', () => {
  it('comes from the bank, with a warning where the check digit does not fit', async () => {
    const seller = await app.signUpUser({ name: null })
    expect(await resolve(seller, '0000014579')).toMatchObject({
      code: 0,
      data: { accountName: expect.stringMatching(/^[A-Z]+ [A-Z]+ [A-Z]+$/), checkDigitFits: true },
    })
    expect((await resolve(seller, '0000014571')).data.checkDigitFits).toBe(false)
  })

  it('is the same each time', async () => {
    const seller = await app.signUpUser()
    const names = [await resolve(seller, '0123456789'), await resolve(seller, '0123456789')]
    expect(names[0]!.data).toEqual(names[1]!.data)
  })

  it('is not made up for a number that the bank does not know', async () => {
    expect(await resolve(await app.signUpUser(), '1234560000')).toMatchObject({ status: 400, code: 1500 })
  })

  it('is asked for again later when the bank does not answer', async () => {
    const reply = await resolve(await app.signUpUser(), '1234569999')
    expect(reply).toMatchObject({ status: 503, code: 1504, headers: { 'retry-after': '5' } })
  })

  it('needs a number of the form of its bank', async () => {
    const seller = await app.signUpUser()
    expect(await resolve(seller, '123456789')).toMatchObject({
      code: 1001,
      details: { fields: [{ path: 'accountNumber', message: '10 digits.' }] },
    })
    expect(await resolve(seller, '1234567890', 'no-such-bank')).toMatchObject({
      details: { fields: [{ path: 'bankCode' }] },
    })
  })

  it('is not for collectors', async () => {
    const seller = await app.signUpUser()
    for (let asked = 0; asked < 30; asked++) await resolve(seller, '0123456789')
    expect(await resolve(seller, '0123456789')).toMatchObject({ status: 429, code: 429 })
  })
})

describe('whose account it is', () => {
  it('is graded against the seller’s own name', async () => {
    const seller = await app.signUpUser({ name: { firstName: 'Adaeze', lastName: 'Okafor' } })
    const grade = async (number: string) => {
      const { accountName, match } = (await resolve(seller, number)).data
      return [accountName, match]
    }
    expect(await grade('0123456789')).toEqual(['OKAFOR ADAEZE', 'exact'])
    expect(await grade('0123457777')).toEqual([expect.stringMatching(/^OKAFOR ADAEZE [A-Z]+$/), 'close'])
    expect((await grade('0123458888'))[1]).toBe('differs')
  })

  it('is not graded before the seller has told a name, and no account is saved', async () => {
    const seller = await app.signUpUser({ name: null })
    await setPin(app, seller)
    expect((await resolve(seller, '0123456789')).data.match).toBeNull()
    expect(await addAccount(app, seller)).toMatchObject({ status: 409, code: 1105 })
  })

  it('decides: another person’s is refused, a close one is saved', async () => {
    const seller = await aSellerWithPin()
    const refused = await addAccount(app, seller, { accountNumber: '0123458888' })
    expect(refused).toMatchObject({ status: 409, code: 1505, details: { accountName: expect.any(String) } })
    expect(await listOf(seller)).toEqual([])
    expect(await addAccount(app, seller, { accountNumber: '0123457777' })).toMatchObject({ code: 0 })
  })
})

describe('the own name', () => {
  const rename = (seller: SignedUp, body: object, idempotencyKey?: string) =>
    app.call<User>(users.setName, {
      token: seller.token,
      body,
      ...(idempotencyKey && { idempotencyKey }),
    })

  it('is told once and can be corrected until an account was saved under it', async () => {
    const seller = await app.signUpUser({ name: null })
    await setPin(app, seller)
    expect((await app.call<User>(users.me, { token: seller.token })).data).toMatchObject({
      firstName: null,
      lastName: null,
    })
    const first = await rename(seller, { firstName: ' Adaese ', lastName: 'Okafor' })
    expect(first.data).toMatchObject({ firstName: 'Adaese', lastName: 'Okafor' })
    await rename(seller, { firstName: 'Adaeze', lastName: 'Okafor' })
    const { data } = await addAccount(app, seller)
    const stranger = { firstName: 'Tunde', lastName: 'Bello' }
    expect(await rename(seller, stranger)).toMatchObject({ status: 409, code: 1106 })
    await remove(seller, data.id)
    expect(await rename(seller, stranger)).toMatchObject({ code: 1106 })
  })

  it.each(['😀', 'Ade\u202e', '\u200b', '--', 'Ade_', 'Ade\u0000'])('is no %j', async (firstName) => {
    const seller = await app.signUpUser({ name: null })
    expect(await rename(seller, { firstName, lastName: 'Okafor' })).toMatchObject({ status: 400, code: 1001 })
  })

  it.each(['Ọláolú', 'O’Neil', "N'Golo", 'Anne-Marie', 'J. P.', 'Ade\u0301'])(
    'may be %s',
    async (firstName) => {
      const seller = await app.signUpUser({ name: null })
      expect(await rename(seller, { firstName, lastName: 'Okafor' })).toMatchObject({ code: 0 })
    },
  )

  it('cannot be changed while an account is being saved: what is saved is in the name that stays', async () => {
    for (let round = 0; round < 5; round++) {
      const seller = await aSellerWithPin()
      await Promise.all([addAccount(app, seller), rename(seller, { firstName: 'Tunde', lastName: 'Bello' })])
      const { firstName, lastName } = (await app.call<User>(users.me, { token: seller.token })).data
      const own = { firstName: firstName!, lastName: lastName! }
      for (const { accountName } of await listOf(seller))
        expect(gradeAccountName(own, accountName)).not.toBe('differs')
    }
  })

  it.each([
    ['firstName', { firstName: ' ', lastName: 'Okafor' }],
    ['lastName', { firstName: 'Ada', lastName: 'Okafor2' }],
    ['lastName', { firstName: 'Ada', lastName: '<b>' }],
  ])('marks the field %s', async (path, body) => {
    const reply = await rename(await app.signUpUser({ name: null }), body)
    expect(reply).toMatchObject({ status: 400, code: 1001 })
    expect((reply.details.fields as { path: string }[]).map((field) => field.path)).toContain(path)
  })
})

describe('saving an account', () => {
  it("keeps the bank's name whatever the client claims, and the number sealed", async () => {
    const seller = await aSellerWithPin()
    const resolved = await resolve(seller, '0123456789', '058')
    const claims = { accountName: 'SOMEBODY ELSE', isDefault: false }
    expect(await addAccount(app, seller, claims)).toMatchObject({ status: 400, code: 1001 })
    const { data } = await addAccount(app, seller)
    expect(data).toMatchObject({
      accountName: resolved.data.accountName,
      accountEnding: '6789',
      bankName: 'Guaranty Trust Bank',
      isDefault: true,
      status: 0,
    })
    const rows = await app.database.asOwner(`select * from bank_accounts where user_id = ${seller.id}`)
    const text = rows.map((row) =>
      Object.values(row)
        .map((v) => (Buffer.isBuffer(v) ? v.toString('latin1') : v))
        .join(),
    )
    expect(text.join()).not.toContain('0123456789')
  })

  it('needs the PIN', async () => {
    const seller = await app.signUpUser()
    expect(await addAccount(app, seller)).toMatchObject({ status: 409, code: 1404 })
    await setPin(app, seller)
    expect(await addAccount(app, seller, { pin: '000001' })).toMatchObject({
      code: 1405,
      details: { attemptsLeft: 4 },
    })
    expect(await listOf(seller)).toEqual([])
  })

  it('is done once for each account, and at most four times', async () => {
    const seller = await aSellerWithPin()
    expect(await addAccount(app, seller)).toMatchObject({ code: 0 })
    expect(await addAccount(app, seller)).toMatchObject({ status: 409, code: 1501 })
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, n) => addAccount(app, seller, { accountNumber: `012345670${n}` })),
    )
    expect(replies.filter(({ code }) => code === 0)).toHaveLength(3)
    expect(replies.filter(({ code }) => code === 1502)).toHaveLength(5)
    const accounts = await listOf(seller)
    expect(accounts).toHaveLength(4)
    expect(accounts.map(({ isDefault }) => isDefault)).toEqual([true, false, false, false])
  })

  it('saves nothing that the bank does not confirm', async () => {
    const seller = await aSellerWithPin()
    expect((await addAccount(app, seller, { accountNumber: '1234560000' })).code).toBe(1500)
    expect((await addAccount(app, seller, { accountNumber: '1234569999' })).code).toBe(1504)
    expect(await listOf(seller)).toEqual([])
  })

  it('cannot be bent to another account afterwards', async () => {
    const seller = await aSellerWithPin()
    await addAccount(app, seller)
    await expect(
      app.database.asOwner(`update bank_accounts set account_name = 'THIEF' where user_id = ${seller.id}`),
    ).rejects.toThrow('never points to another')
  })
})

describe('mobile money in Ghana', () => {
  it('is saved by its phone number, in no other form, and is paid cedis', async () => {
    const seller = await app.signUpUser({ countryCode: 'GH' })
    await setPin(app, seller)
    await fund(app.database, { userId: seller.id, currencyId: 2, amount: 100_000n })
    for (const accountNumber of ['244123456', '02441234567', '0144123456', '233244123456'])
      expect(await addAccount(app, seller, { bankCode: 'MTN', accountNumber }), accountNumber).toMatchObject({
        code: 1001,
        details: {
          fields: [{ path: 'accountNumber', message: expect.stringContaining('phone number: 10 digits') }],
        },
      })
    const { data: account } = await addAccount(app, seller, { bankCode: 'MTN', accountNumber: '0244123456' })
    expect(account).toMatchObject({ kind: 'mobileMoney', currencyId: 2, accountEnding: '3456' })
    const { data: asked } = await app.call<Withdrawal>(withdrawals.request, {
      token: seller.token,
      body: { currencyId: 2, bankAccountId: account.id, amount: '500', pin },
    })
    expect(asked).toMatchObject({ kind: 'mobileMoney', amount: '500.00', fee: '2.50', net: '497.50' })
    const desk = asTreasurer(app, (await app.signInOperator('treasurer')).token)
    await desk.start(asked.id)
    expect((await desk.confirm(asked.id, 'MOMO-0042-17')).data.withdrawal).toMatchObject({ status: 10 })
    expect(await app.deps.ledger.balance(userAvailable(seller.id, 2))).toBe(50_000n)
  })
})

describe('the main account', () => {
  it('can be another one, and moves on when it is deleted', async () => {
    const seller = await aSellerWithPin()
    for (const n of [1, 2, 3]) await addAccount(app, seller, { accountNumber: `012345678${n}` })
    const [first, second] = (await listOf(seller)) as [BankAccount, BankAccount]
    const reply = await app.call<BankAccount[]>(bankAccounts.setDefault, {
      token: seller.token,
      body: { id: second.id },
    })
    expect(reply.data.map(({ id, isDefault }) => [id, isDefault])).toContainEqual([second.id, true])
    expect(reply.data.filter(({ isDefault }) => isDefault)).toHaveLength(1)
    expect((await remove(seller, second.id)).code).toBe(0)
    expect((await listOf(seller)).map(({ id, isDefault }) => [id, isDefault])[0]).toEqual([first.id, true])
  })
})

describe('deleting an account', () => {
  it('waits until a withdrawal to it has ended', async () => {
    const seller = await aWithdrawingSeller(app, 1_000_000n)
    await seller.withdraw('5000')
    expect(await remove(seller, seller.account.id)).toMatchObject({ status: 409, code: 1503 })
    expect(await listOf(seller)).toHaveLength(1)
  })

  it('and withdrawing to it at once end with one of the two', async () => {
    const seller = await aWithdrawingSeller(app, 1_000_000n)
    const [removed, ...asked] = await Promise.all([
      remove(seller, seller.account.id),
      ...Array.from({ length: 6 }, () => seller.withdraw('1000')),
    ])
    const [left, open] = await Promise.all([
      listOf(seller),
      app.database.asOwner(`select id from withdrawals where user_id = ${seller.id}`),
    ])
    expect(open).toHaveLength(asked.filter(({ code }) => code === 0).length)
    expect(removed.code === 0 ? open.length : left.length).toBe(removed.code === 0 ? 0 : 1)
  })

  it('needs the PIN and finds only own accounts', async () => {
    const [seller, other] = [await aWithdrawingSeller(app, 0n), await aWithdrawingSeller(app, 0n)]
    expect((await remove(seller, seller.account.id, { pin: '000001' })).code).toBe(1405)
    const plain = (reply: object) => ({ ...reply, traceId: 0, headers: 0 })
    expect(plain(await remove(other, seller.account.id))).toEqual(
      plain(await remove(other, 'nobody-knows-this')),
    )
    expect(await listOf(seller)).toHaveLength(1)
  })

  it('lets the account be saved again later', async () => {
    const seller = await aSellerWithPin()
    const { data } = await addAccount(app, seller)
    await remove(seller, data.id)
    expect(await addAccount(app, seller)).toMatchObject({ code: 0 })
  })
})
