import { type Bank, type BankAccount, bankAccounts } from '@kaadi/contract/bank-accounts'
import { type Block, risk } from '@kaadi/contract/risk'
import { type WithdrawalLimits, withdrawals } from '@kaadi/contract/withdrawals'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anAddress, aSellerWithAddress } from '../../../../test/address-seller.ts'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { seedCatalogue } from '../../../../test/catalogue.ts'
import { closeSoundly } from '../../../../test/sound-books.ts'
import { addAccount, pin, setPin } from '../../../../test/withdrawing-seller.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await seedCatalogue(app.database)
})
afterAll(() => closeSoundly(app))

const limitsOf = async (token: string) =>
  (await app.call<WithdrawalLimits>(withdrawals.limits, { token, query: { currencyId: 3 } })).data

describe('networks', () => {
  it('are offered as they are configured', async () => {
    const { token } = await app.signUpUser()
    const { data } = await app.call<Bank[]>(bankAccounts.banks, { token, query: { currencyId: 3 } })
    expect(data.map(({ code, kind, network }) => [code, kind, network])).toEqual([
      ['usdt-bep20', 'network', { fee: '0.3', min: '10' }],
      ['usdt-erc20', 'network', { fee: '4', min: '50' }],
      ['usdt-trc20', 'network', { fee: '1', min: '10' }],
    ])
  })
})

describe('an address', () => {
  it('is saved beside the accounts, and shown by its two ends', async () => {
    const { seller, account } = await aSellerWithAddress(app)
    expect(account).toMatchObject({
      kind: 'network',
      bankCode: 'usdt-trc20',
      accountName: 'TJRabP…jpRTv8',
      accountEnding: 'RTv8',
      match: null,
      isDefault: true,
      newUntil: expect.any(String),
    })
    const { data } = await app.call<BankAccount[]>(bankAccounts.list, { token: seller.token })
    expect(data).toEqual([account])
    const removed = await app.call(bankAccounts.remove, {
      token: seller.token,
      body: { id: account.id, pin },
    })
    expect(removed.code).toBe(0)
  })

  it.each([
    ['usdt-trc20', anAddress.ethereum, /another network/],
    ['usdt-erc20', anAddress.tron, /another network/],
    ['usdt-trc20', anAddress.tron.replace('TJR', 'TJS'), /letter .* wrong/],
    ['usdt-erc20', anAddress.ethereum.replace('aAeb', 'AAeb'), /letter .* wrong/],
    ['usdt-trc20', 'T12345', /no address/],
    ['usdt-trc20', 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb', /Nobody owns/],
    ['usdt-trc20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', /Nobody owns/],
    ['usdt-erc20', `0x${'0'.repeat(40)}`, /Nobody owns/],
    ['usdt-erc20', '0xdAC17F958D2ee523a2206206994597C13D831ec7', /Nobody owns/],
    ['usdt-bep20', '0x55d398326f99059fF775485246999027B3197955', /Nobody owns/],
    ['usdt-bep20', '0x000000000000000000000000000000000000dEaD', /Nobody owns/],
  ])('for %s is refused: %s', async (bankCode, accountNumber, words) => {
    const { seller } = await aSellerWithAddress(app)
    const refusal = {
      code: 1001,
      details: { fields: [{ path: 'accountNumber', message: expect.stringMatching(words) }] },
    }
    expect(await addAccount(app, seller, { bankCode, accountNumber })).toMatchObject(refusal)
    const asked = await app.call(bankAccounts.resolve, {
      token: seller.token,
      body: { bankCode, accountNumber },
    })
    expect(asked).toMatchObject(refusal)
  })

  it('is saved once, and counts among the most that may be saved', async () => {
    const { seller } = await aSellerWithAddress(app)
    expect(
      (await addAccount(app, seller, { bankCode: 'usdt-trc20', accountNumber: anAddress.tron })).code,
    ).toBe(1501)
    const spellings = [anAddress.ethereum, anAddress.ethereum.toLowerCase()].map((accountNumber) => ({
      bankCode: 'usdt-bep20',
      accountNumber,
    }))
    expect((await addAccount(app, seller, spellings[0]!)).code).toBe(0)
    expect((await addAccount(app, seller, spellings[1]!)).code).toBe(1501)
    await app.database.asOwner('update settle_currencies set bank_max = 1 where id = 3')
    const full = await addAccount(app, seller, { bankCode: 'usdt-erc20', accountNumber: anAddress.ethereum })
    await app.database.asOwner('update settle_currencies set bank_max = 4 where id = 3')
    expect(full).toMatchObject({ code: 1502, details: { most: 1 } })
  })
})

describe('a blocked address', () => {
  it('is blocked however it is written, and over every network', async () => {
    const { seller, account, withdraw } = await aSellerWithAddress(app, { network: 'usdt-bep20' })
    const same = { bankCode: 'usdt-erc20', accountNumber: anAddress.ethereum.toLowerCase() }
    const overAnother = await addAccount(app, seller, same)
    const { token } = await app.signInOperator('senior')
    const bankAccount = {
      kind: 'bankAccount',
      sellerId: seller.user.userId,
      bankAccountId: account.id,
    } as const
    const blocked = await app.call<Block>(risk.block, {
      token,
      body: { subject: bankAccount, reason: 'Charged back twice.', untilTime: null },
    })
    expect(blocked).toMatchObject({ code: 0 })
    expect(await withdraw('60')).toMatchObject({ status: 409, code: 1143 })
    const over = await app.call(withdrawals.request, {
      token: seller.token,
      body: { currencyId: 3, bankAccountId: overAnother.data.id, amount: '60', pin },
    })
    expect(over).toMatchObject({ status: 409, code: 1143 })
    const other = await app.signUpUser()
    await setPin(app, other)
    expect(await addAccount(app, other, same)).toMatchObject({ code: 1143 })
    await app.call(risk.unblock, { token, body: { blockId: blocked.data.blockId, reason: 'A mistake.' } })
  })
})

describe('a withdrawal over a network', () => {
  it('has the fee and the least amount of the network', async () => {
    const { seller, account, withdraw } = await aSellerWithAddress(app, { network: 'usdt-erc20' })
    expect((await limitsOf(seller.token)).destinations).toMatchObject([
      { bankAccountId: account.id, minWithdraw: '50', feeRule: { feeType: 'fixed', fee: '4' } },
    ])
    expect(await withdraw('49.99')).toMatchObject({ status: 400, code: 1401, details: { limit: '50' } })
    const { data } = await withdraw('60.123456')
    expect(data).toMatchObject({ kind: 'network', amount: '60.123456', fee: '4.000000', net: '56.123456' })
    expect(await withdraw('60.1234567')).toMatchObject({ code: 1001 })
  })

  it('is not asked for over one that was closed meanwhile', async () => {
    const { withdraw, seller, account } = await aSellerWithAddress(app, { network: 'usdt-bep20' })
    await app.database.asOwner(`update digital_networks set enabled = false where id = 'usdt-bep20'`)
    const refused = await withdraw('60')
    const banks = await app.call<Bank[]>(bankAccounts.banks, {
      token: seller.token,
      query: { currencyId: 3 },
    })
    const { destinations } = await limitsOf(seller.token)
    const saved = await app.call<BankAccount[]>(bankAccounts.list, { token: seller.token })
    await app.database.asOwner(`update digital_networks set enabled = true where id = 'usdt-bep20'`)
    expect(refused).toMatchObject({ code: 1001, details: { fields: [{ path: 'bankAccountId' }] } })
    expect(banks.data.map(({ code }) => code)).not.toContain('usdt-bep20')
    expect(destinations).toEqual([])
    expect(account.networkClosed).toBe(false)
    expect(saved.data).toEqual([{ ...account, networkClosed: true }])
  })

  it('over a closed network is refused for that, whatever else is wrong with it, and before the password', async () => {
    const { seller, account } = await aSellerWithAddress(app, { network: 'usdt-bep20' })
    await app.database.asOwner(`update digital_networks set enabled = false where id = 'usdt-bep20'`)
    const refused = await app.call(withdrawals.request, {
      token: seller.token,
      body: { currencyId: 3, bankAccountId: account.id, amount: '0.1', shownFee: '9', pin: '000000' },
    })
    await app.database.asOwner(`update digital_networks set enabled = true where id = 'usdt-bep20'`)
    expect(refused).toMatchObject({ code: 1001, details: { fields: [{ path: 'bankAccountId' }] } })
  })
})

it('gets all USDT of a wallet to the last digit', async () => {
  const { seller, withdraw } = await aSellerWithAddress(app, { balance: 248_123_457n })
  const before = await limitsOf(seller.token)
  expect(before.destinations[0]).toMatchObject({ most: '248.123457' })
  expect(await withdraw('248.123457')).toMatchObject({
    code: 0,
    data: { amount: '248.123457', fee: '1.000000', net: '247.123457' },
  })
  expect(await limitsOf(seller.token)).toMatchObject({ available: '0.000000', most: '0' })
})
