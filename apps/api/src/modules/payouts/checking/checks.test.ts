import type { Notification } from '@kaadi/contract/notifications'
import { notifications } from '@kaadi/contract/notifications'
import { type Payout, type PayoutDetail, payouts } from '@kaadi/contract/payouts'
import type { KeyedPage, Page } from '@kaadi/contract/primitives'
import { holdRules, type Withdrawal, withdrawals } from '@kaadi/contract/withdrawals'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp, type TestOperator } from '../../../../test/app.ts'
import { batchingIn } from '../../../../test/batching-treasurers.ts'
import { asTreasurer } from '../../../../test/payout-desk.ts'
import { closeSoundly } from '../../../../test/sound-books.ts'
import {
  addAccount,
  aWithdrawingSeller,
  type WithdrawingSeller,
} from '../../../../test/withdrawing-seller.ts'
import { userAvailable, userHeld } from '../../../ledger/index.ts'
import { type DevelopmentBankProvider, startDevelopmentBankProvider } from '../../bank-accounts/index.ts'

let bankProvider: DevelopmentBankProvider
let app: TestApp
let [ada, bola] = [] as unknown as [TestOperator, TestOperator]

beforeAll(async () => {
  bankProvider = await startDevelopmentBankProvider()
  app = await createTestApp({ bankProvider })
  ada = await app.signInOperator('treasurer')
  bola = await app.signInOperator('senior')
})
// Closes on every invariant, I38 among them.
afterAll(async () => {
  await closeSoundly(app)
  await bankProvider.close()
})

interface Asked {
  readonly seller: WithdrawingSeller
  readonly id: string
}
const asked = async (): Promise<Asked> => {
  const seller = await aWithdrawingSeller(app, 1_000_000n)
  return { seller, id: (await seller.withdraw('5000')).data.id }
}
const hold = (id: string, given: object = {}, who = ada) =>
  app.call<PayoutDetail>(payouts.hold, {
    token: who.token,
    body: { id, rule: 'accountUnclear', fact: 'The names differ.', hours: 2, ...given },
  })
const endHold = (id: string, who = bola) =>
  app.call<PayoutDetail>(payouts.endHold, { token: who.token, body: { id, reason: 'The bank is sure.' } })
const seen = async ({ seller, id }: Asked): Promise<Withdrawal> =>
  (await app.call<Withdrawal>(withdrawals.detail, { token: seller.token, query: { id } })).data
const check = async () => {
  await app.planJobs()
  await app.database.asOwner(
    `update outbox set run_at = now() - interval '1 second' where topic = 'payouts.check'`,
  )
  await app.runJobs()
}
/** Its end has come. */
const letEnd = ({ seller }: Asked) =>
  app.database.asOwner(`
    alter table payout_holds disable trigger user;
    update payout_holds set created_at = created_at - interval '71 hours', ends_at = now() - interval '1 second'
    where user_id = ${seller.id};
    update payout_holds h set digest = digest_of(h) where user_id = ${seller.id};
    alter table payout_holds enable trigger user; call witness_anew()`)
const listed = async (view: string, { seller }: Asked) =>
  (
    await app.call<KeyedPage<Payout>>(payouts.page, {
      token: ada.token,
      query: { view, search: seller.email },
    })
  ).data.records.length
/** Two sellers who saved the same account, of whom the second one withdraws. */
const shared = async (): Promise<Asked> => {
  const first = await aWithdrawingSeller(app, 0n)
  const seller = await aWithdrawingSeller(app, 1_000_000n)
  await app.database.asOwner(`
    alter table bank_accounts disable trigger user;
    update bank_accounts set number_fingerprint = (select number_fingerprint from bank_accounts where user_id = ${first.id})
    where user_id = ${seller.id};
    update bank_accounts a set digest = digest_of(a) where user_id = ${seller.id};
    alter table bank_accounts enable trigger user`)
  return { seller, id: (await seller.withdraw('5000')).data.id }
}

describe('a payout that is held for a check', () => {
  it('says why, in words for its seller, and until when; nobody can begin it', async () => {
    const one = await asked()
    const { data } = await hold(one.id)
    expect(data.hold).toMatchObject({ rule: 'accountUnclear', fact: 'The names differ.', endedBy: null })
    expect(data.hold!.heldBy).toBeTruthy()
    const withdrawal = await seen(one)
    expect(withdrawal).toMatchObject({
      status: 1,
      hold: {
        rule: 'accountUnclear',
        text: holdRules.accountUnclear.text,
        nextStep: holdRules.accountUnclear.nextStep,
      },
    })
    expect(Date.parse(withdrawal.hold!.untilTime) - Date.parse(withdrawal.hold!.startTime)).toBe(7_200_000)
    expect(await asTreasurer(app, ada.token).start(one.id)).toMatchObject({ status: 409, code: 1722 })
    expect([await listed('held', one), await listed('waiting', one)]).toEqual([1, 0])
    const notes = (await app.call<Page<Notification>>(notifications.list, { token: one.seller.token })).data
    expect(notes.records[0]).toMatchObject({ title: 'We are checking your withdrawal' })
  })

  it('goes on by itself at its end, told nobody anything but that', async () => {
    const one = await asked()
    await hold(one.id)
    await check()
    expect((await seen(one)).status).toBe(1)
    await letEnd(one)
    await check()
    expect(await seen(one)).toMatchObject({ status: 3, hold: null })
    expect(await listed('waiting', one)).toBe(1)
    expect((await asTreasurer(app, ada.token).start(one.id)).code).toBe(0)
    expect((await asTreasurer(app, ada.token).detail(one.id)).data.hold).toMatchObject({ endedBy: null })
  })

  it('is let go before that by a person, who says why; once', async () => {
    const one = await asked()
    await hold(one.id)
    const { data } = await endHold(one.id)
    expect(data.withdrawal.status).toBe(3)
    expect(data.hold).toMatchObject({ endReason: 'The bank is sure.', endTime: expect.any(String) })
    expect(data.hold!.endedBy).not.toBe(data.hold!.heldBy)
    expect((await endHold(one.id)).code).toBe(1700)
  })

  it('is held once: who holds it again after its end, or after it was begun, reads so', async () => {
    const [letGo, over, handedBack] = [await asked(), await asked(), await asked()]
    await hold(letGo.id)
    await endHold(letGo.id)
    await hold(over.id)
    await letEnd(over)
    await check()
    const desk = asTreasurer(app, ada.token)
    await desk.start(handedBack.id)
    await desk.handBack(handedBack.id, 'The bank is closed.')
    for (const { id } of [letGo, over, handedBack])
      expect(await hold(id)).toMatchObject({ status: 409, code: 1762 })
    expect((await Promise.all([letGo, over, handedBack].map(seen))).map(({ status }) => status)).toEqual([
      3, 3, 4,
    ])
  })

  it('can be cancelled by its seller, who has the money again', async () => {
    const one = await asked()
    await hold(one.id)
    expect((await app.call(withdrawals.cancel, { token: one.seller.token, body: { id: one.id } })).code).toBe(
      0,
    )
    await letEnd(one)
    await check()
    expect((await seen(one)).status).toBe(22)
    expect(await app.deps.ledger.balance(userAvailable(one.seller.id, 1))).toBe(1_000_000n)
    expect(await app.deps.ledger.balance(userHeld(one.seller.id, 1))).toBe(0n)
  })

  it('is held once, however many hold it at the same time, and not once it is taken', async () => {
    const one = await asked()
    const replies = await Promise.all([hold(one.id), hold(one.id, {}, bola), hold(one.id)])
    expect(replies.map(({ code }) => code).toSorted()).toEqual([0, 1722, 1722])
    const other = await asked()
    await asTreasurer(app, ada.token).start(other.id)
    expect(await hold(other.id)).toMatchObject({ code: 1700, details: { withdrawalStatus: 4 } })
  })

  it('is none in a batch that was approved, and who holds it reads so', async () => {
    const batches = batchingIn(app)
    const one = await batches.asked()
    const { data: batch } = await batches.build(ada, [one.id])
    expect((await batches.approve(await app.signInOperator('treasurer'), batch)).code).toBe(0)
    expect(await hold(one.id)).toMatchObject({ status: 409, code: 1759 })
  })

  it.each([
    ['no rule of ours', { rule: 'dislike' }],
    ['no fact', { fact: '' }],
    ['no end', { hours: 0 }],
    ['an end too far', { hours: 73 }],
  ])('is refused with %s', async (_, given) => {
    const one = await asked()
    expect((await hold(one.id, given)).code).toBe(1001)
    expect((await seen(one)).status).toBe(0)
  })
})

describe('an account that two sellers have saved', () => {
  it('holds a withdrawal to it by itself, for a day', async () => {
    const one = await shared()
    await check()
    const withdrawal = await seen(one)
    expect(withdrawal).toMatchObject({ status: 1, hold: { rule: 'sharedAccount' } })
    const { heldBy, untilTime, startTime } = (await asTreasurer(app, ada.token).detail(one.id)).data.hold!
    expect(heldBy).toBeNull()
    expect(Date.parse(untilTime) - Date.parse(startTime)).toBe(24 * 3_600_000)
  })

  it('holds it though a treasurer is faster than the check', async () => {
    const one = await shared()
    expect(await asTreasurer(app, ada.token).start(one.id)).toMatchObject({ code: 1722 })
    expect((await seen(one)).status).toBe(1)
  })

  it('is looked at once: after that it is paid', async () => {
    const one = await shared()
    await check()
    await letEnd(one)
    await check()
    await check()
    expect((await seen(one)).status).toBe(3)
    expect((await asTreasurer(app, ada.token).start(one.id)).code).toBe(0)
  })

  it('is none where one seller has saved it again', async () => {
    const one = await asked()
    await addAccount(app, one.seller, { accountNumber: '7000000019' })
    await check()
    expect((await seen(one)).status).toBe(0)
  })
})
