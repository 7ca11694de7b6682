import type { Notification } from '@kaadi/contract/notifications'
import { notifications } from '@kaadi/contract/notifications'
import type { Page } from '@kaadi/contract/primitives'
import { type WalletRecord, wallets } from '@kaadi/contract/wallets'
import { type Withdrawal, withdrawals } from '@kaadi/contract/withdrawals'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import {
  asTreasurer,
  aTakenPayout,
  newReturn,
  newSlip,
  type Treasurer,
} from '../../../../test/payout-desk.ts'
import { closeSoundly } from '../../../../test/sound-books.ts'
import type { WithdrawingSeller } from '../../../../test/withdrawing-seller.ts'
import { deskFee, payout, userAvailable, userHeld } from '../../../ledger/index.ts'
import { readUserEvents } from '../../../outbox/index.ts'
import { type DevelopmentBankProvider, startDevelopmentBankProvider } from '../../bank-accounts/index.ts'

let app: TestApp
let bankProvider: DevelopmentBankProvider
let ada: Treasurer
let bola: Treasurer
let chi: Treasurer

beforeAll(async () => {
  bankProvider = await startDevelopmentBankProvider()
  app = await createTestApp({ bankProvider })
  ada = asTreasurer(app, (await app.signInOperator('treasurer')).token)
  bola = asTreasurer(app, (await app.signInOperator('treasurer')).token)
  chi = asTreasurer(app, (await app.signInOperator('treasurer')).token)
})
// Closes on every money invariant, I14 and I19 among them.
afterAll(async () => {
  await closeSoundly(app)
  await bankProvider.close()
})

const balance = (...address: Parameters<typeof app.deps.ledger.balance>) =>
  app.deps.ledger.balance(...address)
const paid = async (slip = newSlip()) => {
  const taken = await aTakenPayout(app, ada)
  await ada.confirm(taken.id, slip)
  return taken
}
const seen = async ({ token }: WithdrawingSeller, id: string) =>
  (await app.call<Withdrawal>(withdrawals.detail, { token, query: { id } })).data

describe('a paid withdrawal that the bank sent back', () => {
  it('is credited once, with its fee, and the books say from where', async () => {
    const before = { paid: await balance(payout('manual', 1)), fee: await balance(deskFee(1)) }
    const { seller, id } = await paid()
    expect(await balance(userAvailable(seller.id, 1))).toBe(500_000n)
    // Another treasurer than the one who paid may record it, days later.
    const { data } = await bola.recordReturn(id, 'The account is frozen.')
    expect(data.withdrawal).toMatchObject({ status: 23, reason: 'The account is frozen.' })
    expect(data.withdrawal.bankSlipNumber).toMatch(/^SLIP-/)
    expect(await balance(userAvailable(seller.id, 1))).toBe(1_000_000n)
    expect(await balance(userHeld(seller.id, 1))).toBe(0n)
    expect(await balance(payout('manual', 1))).toBe(before.paid)
    expect(await balance(deskFee(1))).toBe(before.fee)
  })

  it('tells the seller: state, reason, time, notification and balance', async () => {
    const { seller, id } = await paid()
    await bola.recordReturn(id, 'The account is frozen.')
    const withdrawal = await seen(seller, id)
    expect(withdrawal).toMatchObject({ status: 23, reason: 'The account is frozen.' })
    expect(withdrawal.events.map(({ status }) => status)).toEqual([0, 3, 4, 10, 23])
    const [note] = (await app.call<Page<Notification>>(notifications.list, { token: seller.token })).data
      .records
    expect(note).toMatchObject({
      id,
      bizType: 4,
      title: 'Your bank sent your withdrawal back',
      content: `₦5,000.00 is in your balance again, with its fee. Guaranty Trust Bank ••${seller.account.accountEnding} did not keep it: The account is frozen.`,
    })
    const events = await readUserEvents(app.database.db, { userId: seller.id, after: 0n })
    expect(events.slice(-3).map(({ topic }) => topic)).toEqual(['withdrawal', 'balance', 'notification'])
  })

  it('names amount and fee in the statement', async () => {
    const { seller, id } = await paid()
    await bola.recordReturn(id)
    const query = { currencyId: 1 }
    const { data } = await app.call<Page<WalletRecord>>(wallets.records, { token: seller.token, query })
    const names = data.records.slice(0, 2).map(({ title }) => title.split(' · ')[0])
    expect(names.toSorted()).toEqual(['Withdrawal came back', 'Withdrawal fee came back'])
  })

  it('keeps who paid it, by which slip, and who recorded the return, after what was done before', async () => {
    const slip = newSlip()
    const { id } = await paid(slip)
    const { log } = (await bola.recordReturn(id, 'The account is frozen.')).data
    const none = { reason: null, bankSlipNumber: null }
    const [taken, confirmed, returned] = log
    expect(taken).toMatchObject({ ...none, kind: 'taken' })
    expect(confirmed).toMatchObject({
      ...none,
      kind: 'paid',
      operator: taken!.operator,
      bankSlipNumber: slip,
    })
    expect(returned).toMatchObject({ ...none, kind: 'returned', reason: 'The account is frozen.' })
    expect(returned!.operator).not.toBe(taken!.operator)
    expect(log).toEqual((await ada.detail(id)).data.log)
    expect(log).toHaveLength(3)
    expect(log.map(({ time }) => time)).toEqual(log.map(({ time }) => time).toSorted())
    expect(log.slice(1).map(({ time }) => time)).toEqual(
      (await ada.detail(id)).data.withdrawal.events.slice(-2).map(({ time }) => time),
    )
  })

  it('comes back once, however often and by whomever it is recorded at once', async () => {
    const { seller, id } = await paid()
    const replies = await Promise.all(
      Array.from({ length: 40 }, (_, at) => (at % 2 ? chi : bola).recordReturn(id)),
    )
    expect(replies.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(replies.filter(({ code }) => code === 1703)).toHaveLength(39)
    expect(await balance(userAvailable(seller.id, 1))).toBe(1_000_000n)
  })

  it('answers the first result again under the same key', async () => {
    const { seller, id } = await paid()
    const key = 'the-key-of-a-return'
    const said = ['The account is frozen.', key, newReturn()] as const
    expect((await bola.recordReturn(id, ...said)).code).toBe(0)
    expect((await bola.recordReturn(id, ...said)).data.withdrawal.status).toBe(23)
    expect((await bola.recordReturn(id, 'Another reason.', key)).code).toBe(1004)
    expect(await balance(userAvailable(seller.id, 1))).toBe(1_000_000n)
  })

  it('is not recorded by who paid it, nor without a reason', async () => {
    const { seller, id } = await paid()
    expect(await ada.recordReturn(id)).toMatchObject({ status: 403, code: 1728 })
    expect(await bola.recordReturn(id, '     ')).toMatchObject({
      code: 1001,
      details: { fields: [{ path: 'reason' }] },
    })
    expect(await balance(userAvailable(seller.id, 1))).toBe(500_000n)
    expect((await bola.recordReturn(id)).code).toBe(0)
  })

  it('keeps its slip number used, and frees what was asked for today', async () => {
    const slip = newSlip()
    const { seller, id } = await paid(slip)
    await bola.recordReturn(id)
    const next = await aTakenPayout(app, ada)
    expect((await ada.confirm(next.id, slip.toLowerCase())).code).toBe(1701)
    const [day] = await app.database.asOwner(
      `select amount from withdrawal_days where user_id = ${seller.id}`,
    )
    expect(day!.amount).toBe('0')
    expect((await seller.withdraw('5000')).code).toBe(0)
  })

  it('is refused where nothing was paid, or for own money, or by a reviewer', async () => {
    const { id, seller } = await aTakenPayout(app, ada)
    expect(await bola.recordReturn(id)).toMatchObject({ status: 409, code: 1703 })
    await ada.fail(id)
    expect((await bola.recordReturn(id)).code).toBe(1703)
    const reviewer = asTreasurer(app, (await app.signInOperator('reviewer')).token)
    expect((await reviewer.recordReturn(id)).code).toBe(403)
    const own = await app.signInOperator('treasurer')
    await app.database.asOwner(`update operators set email = '${seller.email}' where email = '${own.email}'`)
    expect((await asTreasurer(app, own.token).recordReturn(id)).code).toBe(1606)
  })
})

describe('the reference of what came back', () => {
  it('is asked for, in the form of a bank', async () => {
    const { seller, id } = await paid()
    for (const none of ['', '     ', 'x'])
      expect(await bola.recordReturn(id, undefined, undefined, none)).toMatchObject({
        code: 1001,
        details: { fields: [{ path: 'bankReference' }] },
      })
    expect(await balance(userAvailable(seller.id, 1))).toBe(500_000n)
  })

  it('names one return, however it is typed', async () => {
    const back = (await paid()).id
    expect(
      (await bola.recordReturn(back, undefined, undefined, ' gtb/Back 7701')).data.returned,
    ).toMatchObject({ bankReference: 'gtb/Back7701', needsSecond: false, confirmedBy: null })
    for (const again of ['gtb/Back7701', 'GTB/BACK7701', ' gtb-back 77 01 ']) {
      const { seller, id } = await paid()
      expect(await bola.recordReturn(id, undefined, undefined, again)).toMatchObject({
        status: 409,
        code: 1729,
      })
      expect(await balance(userAvailable(seller.id, 1))).toBe(500_000n)
    }
  })

  it('is none of a payment, its own or another, however it is typed', async () => {
    await paid('ZEN-4471-01')
    const { seller, id } = await paid('ZEN-4471-02')
    for (const slip of ['ZEN-4471-02', 'zen 4471/02', 'ZEN-4471-01'])
      expect(await bola.recordReturn(id, undefined, undefined, slip)).toMatchObject({
        status: 409,
        code: 1745,
      })
    await expect(
      app.database.asOwner(`
        insert into payout_returns (user_id, withdrawal_id, reference, amount, currency_id, bank_reference, reason, asked_by)
        select user_id, id, provider_reference, net, currency_id, 'ZEN447102', 'Frozen.', (select max(id) from operators)
        from withdrawals where user_id = ${seller.id}`),
    ).rejects.toThrow('the reference of a payment is none of a return')
    expect(await balance(userAvailable(seller.id, 1))).toBe(500_000n)
  })

  it('proves no payment afterwards, not even of two that are told at once', async () => {
    const back = (await paid()).id
    expect((await bola.recordReturn(back, undefined, undefined, 'BACK-4472-01')).code).toBe(0)
    const { id } = await aTakenPayout(app, ada)
    expect(await ada.confirm(id, 'back/447201')).toMatchObject({ status: 409, code: 1701 })
    const other = (await paid()).id
    const both = await Promise.all([
      ada.confirm(id, 'BACK-4472-02'),
      bola.recordReturn(other, undefined, undefined, 'BACK-4472-02'),
    ])
    expect(both.filter(({ code }) => code === 0)).toHaveLength(1)
  })

  it('credits one of many that are told under it at once', async () => {
    const ids: string[] = []
    for (let nth = 0; nth < 6; nth++) ids.push((await paid()).id)
    const replies = await Promise.all(
      ids.map((id) => bola.recordReturn(id, undefined, undefined, 'ONE-7702')),
    )
    expect(replies.map(({ code }) => code).sort()).toEqual([0, 1729, 1729, 1729, 1729, 1729])
  })
})
