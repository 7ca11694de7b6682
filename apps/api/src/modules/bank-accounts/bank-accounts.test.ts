import { type Bank, type BankAccount, bankAccounts } from '@kaadi/contract/bank-accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type SignedUp, type TestApp } from '../../../test/app.ts'
import { closeSoundly } from '../../../test/sound-books.ts'
import { addAccount, aWithdrawingSeller, pin, setPin } from '../../../test/withdrawing-seller.ts'
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
  app.call<{ accountName: string; checkDigitFits: boolean }>(bankAccounts.resolve, {
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
    const seller = await app.signUpUser()
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
      details: { fields: [{ path: 'accountNumber', message: '10 digits (NUBAN).' }] },
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

describe('saving an account', () => {
  it("keeps the bank's name whatever the client claims, and the number sealed", async () => {
    const seller = await aSellerWithPin()
    const resolved = await resolve(seller, '0123456789', '058')
    const { data } = await addAccount(app, seller, { accountName: 'SOMEBODY ELSE', isDefault: false })
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

  it('can not be bent to another account afterwards', async () => {
    const seller = await aSellerWithPin()
    await addAccount(app, seller)
    await expect(
      app.database.asOwner(`update bank_accounts set account_name = 'THIEF' where user_id = ${seller.id}`),
    ).rejects.toThrow('never points to another')
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
