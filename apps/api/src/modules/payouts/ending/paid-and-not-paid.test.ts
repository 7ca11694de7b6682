import { type PayoutDetail, payouts } from '@kaadi/contract/payouts'
import { Client } from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import type { TestApp, TestOperator } from '../../../../test/app.ts'
import { openAppWithBank } from '../../../../test/app-with-bank.ts'
import { asTreasurer } from '../../../../test/payout-desk.ts'
import { signing } from '../../../../test/signing.ts'
import { aWithdrawingSeller } from '../../../../test/withdrawing-seller.ts'
import { userHeld } from '../../../ledger/index.ts'

let app: TestApp
let signs: ReturnType<typeof signing>
let [payer, releaser, senior] = [] as unknown as [TestOperator, TestOperator, TestOperator]

openAppWithBank((opened) => {
  app = opened
})
beforeAll(async () => {
  signs = signing(app)
  payer = await app.signInOperator('treasurer')
  releaser = await app.signInOperator('treasurer')
  senior = await app.signInOperator('senior')
})

const desk = (who: TestOperator) => asTreasurer(app, who.token)
/** ₦600,000 that two have released and `payer` has begun: that it was not paid takes two. */
const begun = async () => {
  const seller = await aWithdrawingSeller(app, 60_000_000n)
  const { id } = (await seller.withdraw('600000')).data
  await app.call<PayoutDetail>(payouts.askRelease, { token: payer.token, body: { id } })
  await signs.release(releaser, id)
  expect((await desk(payer).start(id)).code).toBe(0)
  return { seller, id }
}
const taken = { status: 409, code: 1700 }
const contested = { status: 409, code: 1730 }

/** What one writes in a transaction of another process, and what is done here before that is committed. */
async function whileOpen<Answer>(statement: string, act: () => Promise<Answer>): Promise<Answer> {
  const other = new Client({ connectionString: app.database.ownerUrl })
  await other.connect()
  try {
    await other.query('begin')
    await other.query(statement)
    let isDone = false
    const acted = act().finally(() => {
      isDone = true
    })
    // It waits for the other's lock, or would go past it.
    await expect
      .poll(async () => {
        const waiting = await app.database.asOwner(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
        return isDone || waiting.length > 0
      })
      .toBe(true)
    await other.query('commit')
    return await acted
  } finally {
    await other.end()
  }
}
const unpaid = (id: string) => `
  insert into payout_returns (user_id, withdrawal_id, reference, amount, currency_id, reason, asked_by)
  select user_id, id, provider_reference, net, currency_id, 'The bank closed this account.', taken_by
  from withdrawals where public_id = '${id}'`

describe('a payout that is said to be paid and not to be paid in the same moment', () => {
  it('carries one of the two words, however the calls fall', async () => {
    for (let round = 0; round < 12; round++) {
      const { seller, id } = await begun()
      const calls = [() => desk(payer).confirm(id), () => desk(payer).fail(id)]
      if (round % 2) calls.reverse()
      const replies = await Promise.all(calls.map((call) => call()))
      if (round % 2) replies.reverse()
      const [paid, failed] = replies as [(typeof replies)[0], (typeof replies)[0]]
      const { withdrawal, returned } = (await desk(payer).detail(id)).data
      if (paid.code === 0) {
        expect([failed.code, withdrawal.status, returned]).toEqual([1700, 10, null])
        expect(await app.deps.ledger.balance(userHeld(seller.id, 1))).toBe(0n)
      } else {
        expect([paid.code, failed.code, withdrawal.status]).toEqual([1730, 0, 4])
        expect(returned).toMatchObject({ bankReference: null, confirmedBy: null })
      }
    }
  })

  it('is not paid once somebody has begun to say that it was not', async () => {
    const { id } = await begun()
    expect(await whileOpen(unpaid(id), () => desk(payer).confirm(id))).toMatchObject(contested)
    expect((await desk(payer).detail(id)).data.withdrawal.status).toBe(4)
  })

  it('is not taken over once who has it has begun to say that it was not', async () => {
    const { id } = await begun()
    expect(await whileOpen(unpaid(id), () => desk(senior).takeOver(id))).toMatchObject(contested)
    expect((await desk(payer).detail(id)).data.takenByMe).toBe(true)
  })

  it('is not said unpaid once its payment has begun to be written', async () => {
    const { id } = await begun()
    const paid = `
      update withdrawals set status = 10, version = version + 1, paid_at = now() where public_id = '${id}';
      update payout_attempts p set status = 'success', slip_number = 'HAND-' || p.id, ended_by = p.started_by, ended_at = now()
      from withdrawals w where w.id = p.withdrawal_id and w.public_id = '${id}';
      select ledger_post_all(array[
        ('withdrawal.paid', w.id, 0, ledger_user_held(w.user_id, 1), ledger_payout('manual', 1), w.net)::ledger_leg,
        ('withdrawal.paid', w.id, 1, ledger_user_held(w.user_id, 1), ledger_desk('fee', 1), w.fee)::ledger_leg])
      from withdrawals w where w.public_id = '${id}'`
    expect(await whileOpen(paid, () => desk(payer).fail(id))).toMatchObject(taken)
    expect((await desk(payer).detail(id)).data).toMatchObject({ withdrawal: { status: 10 }, returned: null })
  })
})
