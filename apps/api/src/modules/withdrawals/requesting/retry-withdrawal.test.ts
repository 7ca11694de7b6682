import { withApiPrefix } from '@kaadi/contract/http'
import { users } from '@kaadi/contract/users'
import { type Withdrawal, withdrawals } from '@kaadi/contract/withdrawals'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { asTreasurer, newSlip, type Treasurer } from '../../../../test/payout-desk.ts'
import { closeSoundly } from '../../../../test/sound-books.ts'
import {
  addAccount,
  aWithdrawingSeller,
  pin,
  type WithdrawingSeller,
} from '../../../../test/withdrawing-seller.ts'
import { userAvailable } from '../../../ledger/index.ts'
import { type DevelopmentBankProvider, startDevelopmentBankProvider } from '../../bank-accounts/index.ts'

let app: TestApp
let bankProvider: DevelopmentBankProvider
let treasurer: Treasurer
let seller: WithdrawingSeller
beforeAll(async () => {
  bankProvider = await startDevelopmentBankProvider()
  app = await createTestApp({ bankProvider })
  treasurer = asTreasurer(app, (await app.signInOperator('treasurer')).token)
})
afterAll(async () => {
  await closeSoundly(app)
  await bankProvider.close()
})
beforeEach(async () => {
  seller = await aWithdrawingSeller(app, 1_000_000n)
})

const sent = async () => {
  const { id } = (await seller.withdraw('4000')).data
  await treasurer.start(id)
  return id
}
const failed = async () => {
  const id = await sent()
  await treasurer.fail(id, 'No such account.')
  return id
}
const corrected = async () => (await addAccount(app, seller, { accountNumber: '0123454321' })).data.id
const retry = (id: string, bankAccountId: string, idempotencyKey?: string) =>
  app.call<Withdrawal>(withdrawals.retry, {
    token: seller.token,
    body: { id, bankAccountId, pin },
    ...(idempotencyKey && { idempotencyKey }),
  })
const detail = async (id: string) =>
  (await app.call<Withdrawal>(withdrawals.detail, { token: seller.token, query: { id } })).data

describe('a withdrawal that failed', () => {
  it('is sent again to the corrected account, as a new one of the same amount', async () => {
    const [id, account] = [await failed(), await corrected()]
    const { data, code } = await retry(id, account)
    expect(code).toBe(0)
    expect(data).toMatchObject({
      amount: '4000.00',
      bankAccountId: account,
      status: 0,
      retryOf: id,
      retriedBy: null,
    })
    expect(data.providerReference).not.toBe((await detail(id)).providerReference)
    expect(await detail(id)).toMatchObject({ status: 21, retriedBy: data.id })
    expect(await app.deps.ledger.balance(userAvailable(seller.id, 1))).toBe(600_000n)
  })

  it('is sent again once, however many ask at once', async () => {
    const [id, account] = [await failed(), await corrected()]
    const replies = await Promise.all(Array.from({ length: 8 }, () => retry(id, account)))
    expect(replies.map(({ code }) => code).sort()).toEqual([0, 1412, 1412, 1412, 1412, 1412, 1412, 1412])
    expect(await retry(id, account)).toMatchObject({ status: 409, code: 1412 })
  })

  it('is sent once for a key that is sent twice', async () => {
    const [id, account] = [await failed(), await corrected()]
    const key = 'retry-with-one-key-0001'
    expect((await retry(id, account, key)).data.id).toBe((await retry(id, account, key)).data.id)
  })

  it('is not sent again without the money, or to an account that was removed', async () => {
    const id = await failed()
    expect((await retry(id, 'no-such-account')).code).toBe(404)
    expect((await seller.withdraw('8000')).code).toBe(0)
    expect((await retry(id, seller.account.id)).code).toBe(1400)
  })
})

it('no other withdrawal is sent again, and none of another seller', async () => {
  const id = await sent()
  expect((await retry(id, seller.account.id)).code).toBe(1412)
  const [first, owner] = [await failed(), seller]
  seller = await aWithdrawingSeller(app, 1_000_000n)
  expect((await retry(first, seller.account.id)).code).toBe(404)
  expect(owner.id).not.toBe(seller.id)
})

describe('the receipt of a withdrawal', () => {
  const receiptOf = (id: string, token = seller.token) =>
    app.call(withdrawals.receipt, { token, query: { id } })

  it('is a paper once it is paid, for its seller alone', async () => {
    const id = await sent()
    expect(await receiptOf(id)).toMatchObject({ status: 409, code: 1413 })
    await treasurer.confirm(id, newSlip())
    const { status, headers } = await receiptOf(id)
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('application/pdf')
    expect(headers['content-disposition']).toMatch(/^attachment; filename="withdrawal-[a-z0-9_-]{8}\.pdf"$/)
    const other = await app.signUpUser()
    expect(await receiptOf(id, other.token)).toMatchObject({ code: 404 })
  })

  it('speaks the language of its seller', async () => {
    await app.call(users.setLanguage, { token: seller.token, body: { language: 'ig' } })
    const id = await sent()
    await treasurer.confirm(id, newSlip())
    const { rawPayload } = await app.http.inject({
      method: 'GET',
      url: withApiPrefix(withdrawals.receipt.path),
      query: { id },
      headers: { authorization: `Bearer ${seller.token}` },
    })
    const document = await getDocument({ data: new Uint8Array(rawPayload), useSystemFonts: false }).promise
    const { items } = await (await document.getPage(1)).getTextContent()
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ')
    for (const words of ['Risiti mwepụ ego', 'Onye nwe akaụntụ', 'E wepụla', 'nke mechiri na', 'oge Lagos'])
      expect(text).toContain(words)
  })
})
