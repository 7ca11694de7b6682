import { type AutoWithdrawRule, autoWithdrawals } from '@kaadi/contract/auto-withdrawals'
import { type Notification, notifications } from '@kaadi/contract/notifications'
import { payouts } from '@kaadi/contract/payouts'
import type { Page } from '@kaadi/contract/primitives'
import { type Withdrawal, withdrawals } from '@kaadi/contract/withdrawals'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { aJob } from '../../../../test/a-job.ts'
import { adjustmentSql } from '../../../../test/adjusted.ts'
import type { TestApp, TestOperator } from '../../../../test/app.ts'
import { openAppWithBank } from '../../../../test/app-with-bank.ts'
import { type Asked, batchingIn } from '../../../../test/batching-treasurers.ts'
import { asTreasurer, type Treasurer } from '../../../../test/payout-desk.ts'
import { pin } from '../../../../test/withdrawing-seller.ts'
import { userAvailable, userHeld, userReceivable } from '../../../ledger/index.ts'
import { withdrawByRule } from '../../withdrawals/by-rule/withdraw-by-rule.jobs.ts'

let app: TestApp
let [ada, bola] = [] as unknown as [TestOperator, TestOperator]
let [desk, other] = [] as unknown as [Treasurer, Treasurer]

openAppWithBank((opened) => {
  app = opened
})
beforeAll(async () => {
  ada = await app.signInOperator('treasurer')
  bola = await app.signInOperator('treasurer')
  desk = asTreasurer(app, ada.token)
  other = asTreasurer(app, bola.token)
})

const asked = () => batchingIn(app).asked()
/** As after a trade that was reversed: what the wallet does not have is owed. */
const letOwe = ({ seller }: Asked, currencyId: 1 | 2, amount: bigint) =>
  app.database.asOwner(adjustmentSql({ userId: seller.id, currencyId, amount, isIn: false }))
const check = async () => {
  await app.planJobs()
  await app.database.asOwner(
    `update outbox set run_at = now() - interval '1 second' where topic = 'payouts.check'`,
  )
  await app.runJobs()
}
const seen = async ({ seller, id }: Asked): Promise<Withdrawal> =>
  (await app.call<Withdrawal>(withdrawals.detail, { token: seller.token, query: { id } })).data
const has = async ({ seller: { id } }: Asked) => [
  await app.deps.ledger.balance(userAvailable(id, 1)),
  await app.deps.ledger.balance(userHeld(id, 1)),
]
const owes = async ({ seller: { id } }: Asked, currencyId: 1 | 2) =>
  -(await app.deps.ledger.balance(userReceivable(id, currencyId)))
const notes = async ({ seller: { token } }: Asked) =>
  (await app.call<Page<Notification>>(notifications.list, { token })).data.records
const owing = { status: 409, code: 1760 }

describe('a payout of a seller who came to owe after it was asked for', () => {
  it('is not begun, and comes back by itself: what is owed is taken from it, and both sides read so', async () => {
    const one = await asked()
    expect((await desk.detail(one.id)).data.sellerOwes).toBe(false)
    // ₦5,000 is in the wallet, and ₦5,000 waits.
    await letOwe(one, 1, 800_000n)
    expect((await desk.detail(one.id)).data.sellerOwes).toBe(true)
    expect(await desk.start(one.id)).toMatchObject(owing)
    expect(await has(one)).toEqual([0n, 500_000n])
    await check()
    expect(await seen(one)).toMatchObject({
      status: 20,
      reason: expect.stringMatching(/You owed us money.*paid back first/),
      retriedBy: null,
    })
    expect([await has(one), await owes(one, 1)]).toEqual([[200_000n, 0n], 0n])
    expect((await notes(one))[0]).toMatchObject({
      title: 'Your withdrawal came back',
      content: expect.stringMatching(
        /^We gave ₦5,000\.00 back to your wallet, with its fee: you owed ₦3,000\.00\. That is paid back/,
      ),
    })
    expect(await desk.start(one.id)).toMatchObject({ code: 1700, details: { withdrawalStatus: 20 } })
    expect((await one.seller.withdraw('2000')).code).toBe(0)
  })

  it('in another currency comes back too, held for a check or not, once, and no rule asks for it anew', async () => {
    const one = await asked()
    const body = { id: one.id, rule: 'accountUnclear', fact: 'The names differ.', hours: 2 }
    expect((await app.call(payouts.hold, { token: ada.token, body })).code).toBe(0)
    const { token } = one.seller
    await letOwe(one, 2, 5_000n)
    await check()
    await check()
    expect((await seen(one)).status).toBe(20)
    expect((await notes(one))[0]?.content).toMatch(
      /^We gave ₦5,000\.00 back .*: you owe ₵50\.00\. Exchange into/,
    )
    await app.call(autoWithdrawals.set, { token, body: { currencyId: 1, kind: 'all', amount: null, pin } })
    for (let pass = 0; pass < 3; pass++) {
      await withdrawByRule(app.deps)(aJob)
      await check()
    }
    expect([await has(one), await owes(one, 2)]).toEqual([[1_000_000n, 0n], 5_000n])
    const { data } = await app.call<Page<Withdrawal>>(withdrawals.page, { token })
    expect(data.records).toHaveLength(1)
  })

  it('asked for by a rule comes back too, and the rule asks anew for what is left', async () => {
    const one = await asked()
    const { token } = one.seller
    const made = async () =>
      (await app.call<Page<Withdrawal>>(withdrawals.page, { token })).data.records.map(
        ({ status, amount }) => [status, amount],
      )
    await app.call(autoWithdrawals.set, { token, body: { currencyId: 1, kind: 'all', amount: null, pin } })
    await withdrawByRule(app.deps)(aJob)
    expect(await made()).toEqual([
      [0, '5000.00'],
      [0, '5000.00'],
    ])
    await letOwe(one, 1, 300_000n)
    await check()
    const rules = await app.call<AutoWithdrawRule[]>(autoWithdrawals.list, { token })
    expect(rules.data[0]).toMatchObject({ resting: false, refusal: null })
    await withdrawByRule(app.deps)(aJob)
    expect((await made())[0]).toEqual([0, '2000.00'])
    expect(await owes(one, 1)).toBe(0n)
  })

  it('falls out of its batch, and the others are paid', async () => {
    const batches = batchingIn(app)
    const [one, fine] = (await batches.several(2)) as [Asked, Asked]
    const { data: batch } = await batches.build(ada, [one.id, fine.id])
    expect((await batches.approve(bola, batch)).code).toBe(0)
    await letOwe(one, 2, 5_000n)
    const { data } = await batches.take(ada, batch.batchId)
    expect(data.items.map(({ leftWhy }) => leftWhy)).toEqual(['owes', null])
    expect((await desk.confirm(fine.id)).code).toBe(0)
    await check()
    expect((await seen(one)).status).toBe(20)
    const later = await asked()
    await letOwe(later, 2, 5_000n)
    const { data: built } = await batches.build(ada, [later.id, (await asked()).id])
    expect(built.items.map(({ leftWhy }) => leftWhy)).toContain('owes')
  })

  it('or begun: it is ended as it is, by whoever takes it, and its detail says so', async () => {
    const [sent, kept] = [await asked(), await asked()] as const
    for (const one of [sent, kept]) {
      expect((await desk.start(one.id)).code).toBe(0)
      await letOwe(one, 2, 5_000n)
    }
    await check()
    expect((await desk.detail(sent.id)).data).toMatchObject({ sellerOwes: true, withdrawal: { status: 4 } })
    expect((await desk.confirm(sent.id)).data.withdrawal.status).toBe(10)
    await desk.handBack(kept.id)
    expect((await other.start(kept.id)).code).toBe(0)
    expect((await other.fail(kept.id)).data.withdrawal.status).toBe(21)
    expect(await has(kept)).toEqual([1_000_000n, 0n])
  })

  it('comes back unpaid or from its bank, and its seller reads that what they owed is paid from it', async () => {
    const [failed, returned] = [await asked(), await asked()] as const
    for (const one of [failed, returned]) expect((await desk.start(one.id)).code).toBe(0)
    expect((await desk.confirm(returned.id)).code).toBe(0)
    // ₦5,000 is in the wallet, and ₦5,000 is on its way.
    for (const one of [failed, returned]) await letOwe(one, 1, 1_200_000n)
    expect((await desk.fail(failed.id, 'The account is closed.')).data.withdrawal.status).toBe(21)
    expect((await other.recordReturn(returned.id, 'The account is frozen.')).data.withdrawal.status).toBe(23)
    for (const one of [failed, returned])
      expect([await has(one), await owes(one, 1)]).toEqual([[0n, 0n], 200_000n])
    const back =
      'We gave ₦5,000.00 back to your wallet, with its fee: you owed ₦7,000.00. That is paid back from it first.'
    expect((await notes(failed))[0]!.content).toBe(`${back} The bank said: The account is closed.`)
    expect((await notes(returned))[0]!.content).toMatch(/did not keep it: The account is frozen\.$/)
    expect((await notes(returned))[0]!.content.startsWith(back)).toBe(true)
    // What is owed in another currency leaves it whole.
    const whole = await asked()
    expect((await desk.start(whole.id)).code).toBe(0)
    await letOwe(whole, 2, 5_000n)
    expect((await desk.fail(whole.id)).code).toBe(0)
    expect((await notes(whole))[0]!.content).toMatch(/^₦5,000\.00 is in your balance again, with its fee\./)
  })

  it('is begun or owed first, where both come in the same moment, and never begun after it is owed', async () => {
    for (let round = 0; round < 6; round++) {
      const one = await asked()
      const late = letOwe(one, round % 2 === 0 ? 1 : 2, 800_000n).then(() => desk.start(one.id))
      const [early, after] = await Promise.all([desk.start(one.id), late])
      expect([0, 1760]).toContain(early.code)
      // Who has it already reads that they have it.
      expect(after.code).toBe(early.code)
      await check()
      expect((await seen(one)).status).toBe(early.code === 0 ? 4 : 20)
    }
  })

  it('is begun by nobody who writes to the database past the service either', async () => {
    const one = await asked()
    await letOwe(one, 2, 5_000n)
    const begun = `insert into payout_attempts (user_id, withdrawal_id, provider, by_hand, reference, amount, currency_id)
      select user_id, id, 'paystack', false, provider_reference, net, currency_id from withdrawals
      where user_id = ${one.seller.id}`
    await expect(app.database.asOwner(`begin; set local role kaadi_app; ${begun}; commit`)).rejects.toThrow(
      'who owes is paid nothing that was not begun',
    )
  })

  it.each([
    ['of a wallet', { currencyId: 1, amount: 800_000n }],
    ['in a currency that the seller never had', { currencyId: 3, amount: 800_000n }],
  ])('waits for a debt %s that is being written, and is refused then', async (_, debt) => {
    const one = await asked()
    const slow = app.database.asOwner(
      `begin; ${adjustmentSql({ userId: one.seller.id, ...debt, isIn: false })} select pg_sleep(0.6); commit`,
    )
    const sleeping = `select from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()`
    await vi.waitFor(async () => expect(await app.database.asOwner(sleeping)).toHaveLength(1))
    expect(await desk.start(one.id)).toMatchObject(owing)
    await slow
  })
})
