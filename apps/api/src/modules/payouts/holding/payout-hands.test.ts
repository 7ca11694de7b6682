import { type PayoutDetail, payouts } from '@kaadi/contract/payouts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp, type TestOperator } from '../../../../test/app.ts'
import { batchingIn } from '../../../../test/batching-treasurers.ts'
import { asTreasurer, aTakenPayout, newSlip, type Treasurer } from '../../../../test/payout-desk.ts'
import { signing } from '../../../../test/signing.ts'
import { closeSoundly } from '../../../../test/sound-books.ts'
import { aWithdrawingSeller } from '../../../../test/withdrawing-seller.ts'
import { userAvailable, userHeld } from '../../../ledger/index.ts'
import { type DevelopmentBankProvider, startDevelopmentBankProvider } from '../../bank-accounts/index.ts'

let app: TestApp
let bankProvider: DevelopmentBankProvider
let ada: Treasurer
let bola: Treasurer
let senior: Treasurer

beforeAll(async () => {
  bankProvider = await startDevelopmentBankProvider()
  app = await createTestApp({ bankProvider })
  ada = asTreasurer(app, (await app.signInOperator('treasurer')).token)
  bola = asTreasurer(app, (await app.signInOperator('treasurer')).token)
  senior = asTreasurer(app, (await app.signInOperator('senior')).token)
})
afterAll(async () => {
  await closeSoundly(app)
  await bankProvider.close()
})

const kindsOf = async (id: string) => (await ada.detail(id)).data.log.map(({ kind }) => kind)

describe('a payout that a treasurer has taken', () => {
  it('is confirmed or failed by them alone', async () => {
    const { id } = await aTakenPayout(app, ada)
    const takenBy = (await ada.detail(id)).data.takenBy
    for (const reply of [await bola.confirm(id), await bola.fail(id), await bola.handBack(id)])
      expect(reply).toMatchObject({ status: 409, code: 1702, details: { takenBy } })
    expect((await bola.detail(id)).data).toMatchObject({ takenByMe: false, withdrawal: { status: 4 } })
    expect((await ada.detail(id)).data.takenByMe).toBe(true)
    expect((await ada.confirm(id)).code).toBe(0)
  })

  it('is not confirmed by another in the same moment, however the calls fall', async () => {
    const { id, seller } = await aTakenPayout(app, ada)
    const replies = await Promise.all([
      ...Array.from({ length: 10 }, () => bola.confirm(id)),
      ada.confirm(id),
      ...Array.from({ length: 10 }, () => bola.confirm(id)),
    ])
    const paid = replies.filter(({ code }) => code === 0)
    expect(paid).toHaveLength(1)
    expect(paid[0]!.data.takenByMe).toBe(true)
    expect(await app.deps.ledger.balance(userHeld(seller.id, 1))).toBe(0n)
  })

  it('is handed back with the reason, waits again, and is taken by one of two', async () => {
    const { id } = await aTakenPayout(app, ada)
    const back = await ada.handBack(id, 'My bank app is down.')
    expect(back.data).toMatchObject({ takenBy: null, takenByMe: false, withdrawal: { status: 4 } })
    expect(back.data.log.at(-1)).toMatchObject({ kind: 'handedBack', reason: 'My bank app is down.' })
    expect(await ada.confirm(id)).toMatchObject({ code: 1702, details: { takenBy: null } })
    const taken = await Promise.all([
      ...Array.from({ length: 5 }, () => ada.start(id)),
      ...Array.from({ length: 5 }, () => bola.start(id)),
    ])
    // Whoever has it reads that they have it, in each of their tabs.
    expect(taken.filter(({ code }) => code === 0)).toHaveLength(5)
    const late = taken.filter(({ code }) => code === 1700)
    expect(late).toHaveLength(5)
    const { takenBy } = (await ada.detail(id)).data
    for (const { details } of late) expect(details).toEqual({ takenBy, withdrawalStatus: 4 })
    expect(await kindsOf(id)).toEqual(['taken', 'handedBack', 'taken'])
    const attempts = await app.database.asOwner(
      `select 1 from payout_attempts p join withdrawals w on w.id = p.withdrawal_id where w.public_id = '${id}'`,
    )
    expect(attempts).toHaveLength(1)
  })

  it('handed back and confirmed in one moment ends as one of the two', async () => {
    const { id } = await aTakenPayout(app, ada)
    const [back, paid] = await Promise.all([ada.handBack(id), ada.confirm(id)])
    expect([back.code === 0, paid.code === 0].filter(Boolean)).toHaveLength(1)
    expect((await ada.detail(id)).data.withdrawal.status).toBe(paid.code === 0 ? 10 : 4)
  })

  it('is taken over by a senior, with the reason, and is theirs from then on', async () => {
    const { id } = await aTakenPayout(app, ada)
    expect((await bola.takeOver(id)).code).toBe(403)
    const mine = await senior.takeOver(id, 'Ada has gone home.', 'one-key-of-a-senior')
    expect(mine.data).toMatchObject({ takenByMe: true })
    expect(mine.data.log.at(-1)).toMatchObject({ kind: 'takenOver', reason: 'Ada has gone home.' })
    expect((await senior.takeOver(id, 'Ada has gone home.', 'one-key-of-a-senior')).code).toBe(0)
    expect(await kindsOf(id)).toEqual(['taken', 'takenOver'])
    expect((await ada.confirm(id)).code).toBe(1702)
    expect((await senior.confirm(id)).code).toBe(0)
    expect(await kindsOf(id)).toEqual(['taken', 'takenOver', 'paid'])
  })

  it('keeps who recorded that the bank refused it, and why', async () => {
    const { id } = await aTakenPayout(app, ada)
    const { log, takenBy } = (await ada.fail(id, 'The account is closed.')).data
    expect(log.at(-1)).toMatchObject({
      kind: 'failed',
      operator: takenBy,
      reason: 'The account is closed.',
      bankSlipNumber: null,
    })
    expect(log).toHaveLength(2)
  })

  it('is not taken over where nobody has it, nor by the seller', async () => {
    const { id, seller } = await aTakenPayout(app, ada)
    const own = await app.signInOperator('admin')
    await app.database.asOwner(`update operators set email = '${seller.email}' where email = '${own.email}'`)
    expect((await asTreasurer(app, own.token).takeOver(id)).code).toBe(1606)
    await ada.handBack(id)
    expect((await senior.takeOver(id)).code).toBe(1700)
  })

  it('is paid to the bank once, whoever has it in the end', async () => {
    const { id, seller } = await aTakenPayout(app, ada)
    const slip = newSlip()
    const replies = await Promise.all([ada.confirm(id, slip), senior.takeOver(id), ada.fail(id)])
    const status = (await ada.detail(id)).data.withdrawal.status
    if (status === 4) await senior.confirm(id)
    expect(replies.filter(({ code }) => code === 0).length).toBeGreaterThan(0)
    const available = await app.deps.ledger.balance(userAvailable(seller.id, 1))
    expect([500_000n, 1_000_000n]).toContain(available)
    expect(await app.deps.ledger.balance(userHeld(seller.id, 1))).toBe(0n)
  })
})

describe('a payout with a second person', () => {
  const own = { status: 403, code: 1721 }
  /** ₦600,000 that `asker` asked for, `releaser` released and `asker` has begun. */
  const released = async (asker: TestOperator, releaser: TestOperator) => {
    const seller = await aWithdrawingSeller(app, 60_000_000n)
    const { id } = (await seller.withdraw('600000')).data
    await app.call<PayoutDetail>(payouts.askRelease, { token: asker.token, body: { id } })
    await signing(app).release(releaser, id)
    expect((await asTreasurer(app, asker.token).start(id)).code).toBe(0)
    return { seller, id }
  }
  const asService = (text: string) => app.database.asOwner(`begin; set local role kaadi_app; ${text}; commit`)

  it('is neither taken over, nor opened, nor confirmed by who released it', async () => {
    const asker = await app.signInOperator('treasurer')
    const releaser = await app.signInOperator('admin')
    const { id } = await released(asker, releaser)
    const second = asTreasurer(app, releaser.token)
    expect((await second.detail(id)).data.isSecondMine).toBe(true)
    expect(await second.takeOver(id)).toMatchObject(own)
    expect(await second.openAccount(id)).toMatchObject({ code: 1702 })
    expect(await second.confirm(id)).toMatchObject({ code: 1702 })
    await asTreasurer(app, asker.token).handBack(id)
    expect(await second.start(id)).toMatchObject(own)
    expect(await kindsOf(id)).toEqual(['taken', 'handedBack'])
    expect((await ada.start(id)).code).toBe(0)
    expect((await ada.confirm(id)).code).toBe(0)
  })

  it('is neither taken nor taken over by who approved its batch', async () => {
    const desk = batchingIn(app)
    const maker = await app.signInOperator('treasurer')
    const approver = await app.signInOperator('admin')
    const { id } = await desk.asked()
    const { data: batch } = await desk.build(maker, [id])
    expect((await desk.approve(approver, batch)).code).toBe(0)
    expect((await desk.take(maker, batch.batchId)).code).toBe(0)
    const second = asTreasurer(app, approver.token)
    expect(await second.takeOver(id)).toMatchObject(own)
    await asTreasurer(app, maker.token).handBack(id)
    expect(await second.start(id)).toMatchObject(own)
    expect((await ada.start(id)).code).toBe(0)
    expect((await ada.confirm(id)).code).toBe(0)
  })

  it('comes into their hands by no statement of the service', async () => {
    const asker = await app.signInOperator('treasurer')
    const releaser = await app.signInOperator('admin')
    const { seller, id } = await released(asker, releaser)
    const of = `user_id = ${seller.id}`
    for (const [text, refused] of [
      [`update withdrawals set taken_by = ${releaser.id} where ${of}`, 'never has it in hand'],
      [
        `update payout_attempts set status = 'success', slip_number = 'PAST-1-' || id, ended_by = ${releaser.id}, ended_at = now()
         where ${of}`,
        'never has it in hand',
      ],
      [
        `insert into payout_log (user_id, withdrawal_id, kind, operator_id)
         select user_id, id, 'accountOpened', ${releaser.id} from withdrawals where ${of}`,
        'never has it in hand',
      ],
    ] as const)
      await expect(asService(text)).rejects.toThrow(refused)
    expect((await asTreasurer(app, asker.token).confirm(id)).code).toBe(0)
  })
})

describe('an account number', () => {
  it('stands in no list and in no detail', async () => {
    const { id, seller } = await aTakenPayout(app, ada)
    const [sealed] = await app.database.asOwner(
      `select account_ending from bank_accounts where user_id = ${seller.id}`,
    )
    const reply = await ada.detail(id)
    expect(reply.data.withdrawal.accountEnding).toBe(sealed!.account_ending)
    expect(JSON.stringify(reply)).not.toMatch(/"\d{10}"/)
  })

  it('is shown to the one who has the payout, and each showing is written down', async () => {
    const { id, seller } = await aTakenPayout(app, ada)
    const key = 'the-key-of-a-showing'
    const shown = await ada.openAccount(id, key)
    expect(shown.data.accountNumber).toMatch(/^\d{10}$/)
    expect(shown.data.accountNumber.slice(-4)).toBe(seller.account.accountEnding)
    expect((await ada.openAccount(id, key)).data.accountNumber).toBe(shown.data.accountNumber)
    expect(await kindsOf(id)).toEqual(['taken', 'accountOpened', 'accountOpened'])
    expect(await bola.openAccount(id)).toMatchObject({ code: 1702 })
    expect((await senior.openAccount(id)).code).toBe(1702)
    const kept = await app.database.asOwner(`select reply::text from idempotency_keys where key = '${key}'`)
    expect(kept[0]!.reply).not.toContain(shown.data.accountNumber)
  })

  it('is shown neither before the payout is taken nor after it has ended, under an old key neither', async () => {
    const { id } = await aTakenPayout(app, ada)
    const key = 'a-key-that-was-used'
    expect((await ada.openAccount(id, key)).code).toBe(0)
    await ada.handBack(id)
    expect((await ada.openAccount(id)).code).toBe(1702)
    expect((await ada.openAccount(id, key)).code).toBe(1702)
    expect((await bola.openAccount(id, key)).code).toBe(1702)
    expect(await kindsOf(id)).toEqual(['taken', 'accountOpened', 'handedBack'])
    await bola.start(id)
    await bola.confirm(id)
    expect((await bola.openAccount(id)).code).toBe(1700)
  })
})

describe('the database', () => {
  it.each([
    ['a line of the log that changes', `update payout_log set kind = 'taken' where id > 0`, 'append only'],
    ['a line that vanishes', 'delete from payout_log', 'append only'],
    [
      'a take-over without a reason',
      `insert into payout_log (user_id, withdrawal_id, kind, operator_id)
       select user_id, withdrawal_id, 'takenOver', operator_id from payout_log limit 1`,
      'payout_log_reason_said',
    ],
  ])('refuses %s', async (_, text, message) => {
    await aTakenPayout(app, ada)
    await expect(app.database.asOwner(text)).rejects.toThrow(message)
  })
})
