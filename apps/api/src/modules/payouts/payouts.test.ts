import type { Notification } from '@kaadi/contract/notifications'
import { notifications } from '@kaadi/contract/notifications'
import { type Payout, payouts } from '@kaadi/contract/payouts'
import type { Page } from '@kaadi/contract/primitives'
import { withdrawals, withdrawalTransitions } from '@kaadi/contract/withdrawals'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { closeSoundly } from '../../../test/sound-books.ts'
import { aWithdrawingSeller, type WithdrawingSeller } from '../../../test/withdrawing-seller.ts'
import { deskFee, payout, userAvailable, userHeld } from '../../ledger/index.ts'
import { readUserEvents } from '../../outbox/index.ts'
import { type DevelopmentBankProvider, startDevelopmentBankProvider } from '../bank-accounts/index.ts'

let app: TestApp
let bankProvider: DevelopmentBankProvider
let treasurer: { token: string; email: string }
let lastSlip = 0
const newSlip = () => `SLIP-${String(++lastSlip).padStart(6, '0')}`

beforeAll(async () => {
  bankProvider = await startDevelopmentBankProvider()
  app = await createTestApp({ bankProvider })
  treasurer = await app.signInOperator('treasurer')
})
afterAll(async () => {
  await closeSoundly(app)
  await bankProvider.close()
})

const as = (token: string) => ({
  start: (id: string) => app.call<Payout>(payouts.start, { token, body: { id } }),
  confirm: (id: string, bankSlipNumber = newSlip(), idempotencyKey?: string) =>
    app.call<Payout>(payouts.confirm, {
      token,
      body: { id, bankSlipNumber },
      ...(idempotencyKey && { idempotencyKey }),
    }),
  fail: (id: string, reason = 'The bank closed this account.') =>
    app.call<Payout>(payouts.fail, { token, body: { id, reason } }),
})
const balance = (...address: Parameters<typeof app.deps.ledger.balance>) =>
  app.deps.ledger.balance(...address)
const sentWithdrawal = async (naira = '5000'): Promise<{ seller: WithdrawingSeller; id: string }> => {
  const seller = await aWithdrawingSeller(app, 1_000_000n)
  const { id } = (await seller.withdraw(naira)).data
  await as(treasurer.token).start(id)
  return { seller, id }
}
const noteOf = async (seller: WithdrawingSeller) =>
  (await app.call<Page<Notification>>(notifications.list, { token: seller.token })).data.records[0]

describe('starting a payout', () => {
  it('takes the withdrawal from its seller', async () => {
    const seller = await aWithdrawingSeller(app, 1_000_000n)
    const { id } = (await seller.withdraw('5000')).data
    const { data } = await as(treasurer.token).start(id)
    expect(data.takenBy).toMatch(/^Operator/)
    expect(data.withdrawal.events.map(({ status, actor }) => [status, actor])).toEqual([
      [0, 'seller'],
      [3, 'desk'],
      [4, 'desk'],
    ])
    const cancelled = await app.call(withdrawals.cancel, { token: seller.token, body: { id } })
    expect(cancelled).toMatchObject({ status: 409, code: 1407 })
  })

  it('is done by one of two treasurers', async () => {
    const other = await app.signInOperator('treasurer')
    const seller = await aWithdrawingSeller(app, 1_000_000n)
    const { id } = (await seller.withdraw('5000')).data
    const replies = await Promise.all([
      ...Array.from({ length: 10 }, () => as(treasurer.token).start(id)),
      ...Array.from({ length: 10 }, () => as(other.token).start(id)),
    ])
    const isMine = replies.slice(0, 10).some(({ code }) => code === 0)
    const [ones, others] = isMine
      ? [replies.slice(0, 10), replies.slice(10)]
      : [replies.slice(10), replies.slice(0, 10)]
    expect(ones.every(({ code }) => code === 0)).toBe(true)
    expect(others.every(({ code }) => code === 1700)).toBe(true)
    const attempts = await app.database.asOwner(`select 1 from payout_attempts where user_id = ${seller.id}`)
    expect(attempts).toHaveLength(1)
    const lines = await app.database.asOwner(`select 1 from payout_log where user_id = ${seller.id}`)
    expect(lines).toHaveLength(1)
  })

  it('and cancelling at once end with one of the two', async () => {
    const seller = await aWithdrawingSeller(app, 1_000_000n)
    const { id } = (await seller.withdraw('5000')).data
    const [started, cancelled] = await Promise.all([
      as(treasurer.token).start(id),
      app.call(withdrawals.cancel, { token: seller.token, body: { id } }),
    ])
    expect([started.code === 0, cancelled.code === 0].filter(Boolean)).toHaveLength(1)
  })

  it('is not for a seller, nor for a reviewer, nor for own money', async () => {
    const seller = await aWithdrawingSeller(app, 1_000_000n)
    const { id } = (await seller.withdraw('5000')).data
    expect((await as(seller.token).start(id)).code).toBe(401)
    expect((await as((await app.signInOperator('reviewer')).token).start(id)).code).toBe(403)
    const startAs = async (email: string) => {
      const own = await app.signInOperator('treasurer')
      await app.database.asOwner(`update operators set email = '${email}' where id = ${own.id}`)
      return (await as(own.token).start(id)).code
    }
    expect(await startAs(seller.email)).toBe(1606)
    expect(await startAs(seller.email.replace('@', '+z1@'))).toBe(1606)
    const kin = await aWithdrawingSeller(app, 0n)
    await app.database.asOwner(`
      alter table bank_accounts disable trigger user;
      update bank_accounts set number_fingerprint = (select number_fingerprint from bank_accounts where user_id = ${seller.id})
      where user_id = ${kin.id};
      update bank_accounts a set digest = digest_of(a) where user_id = ${kin.id};
      alter table bank_accounts enable trigger user;
      call witness_anew()`)
    expect(await startAs(kin.email)).toBe(1606)
  })
})

describe('confirming a payout', () => {
  it('moves net and fee out of what was held, and tells the seller', async () => {
    const [paidBefore, feeBefore] = [await balance(payout('manual', 1)), await balance(deskFee(1))]
    const { seller, id } = await sentWithdrawal()
    const slip = newSlip()
    const { data } = await as(treasurer.token).confirm(id, slip)
    expect(data.withdrawal).toMatchObject({ status: 10, bankSlipNumber: slip, reason: null })
    expect(await balance(userAvailable(seller.id, 1))).toBe(500_000n)
    expect(await balance(userHeld(seller.id, 1))).toBe(0n)
    expect((await balance(payout('manual', 1))) - paidBefore).toBe(495_000n)
    expect((await balance(deskFee(1))) - feeBefore).toBe(5_000n)
    expect(await noteOf(seller)).toMatchObject({
      id,
      bizType: 3,
      title: 'Your withdrawal was paid',
      content: `₦4,950.00 went to Guaranty Trust Bank ••${seller.account.accountEnding}.`,
    })
    const events = await readUserEvents(app.database.db, { userId: seller.id, after: 0n })
    expect(events.slice(-3).map(({ topic }) => topic)).toEqual(['withdrawal', 'balance', 'notification'])
  })

  it('pays once, however often it is confirmed', async () => {
    const { seller, id } = await sentWithdrawal()
    const replies = await Promise.all(Array.from({ length: 50 }, () => as(treasurer.token).confirm(id)))
    expect(replies.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(replies.filter(({ code }) => code === 1700)).toHaveLength(49)
    expect(await balance(userHeld(seller.id, 1))).toBe(0n)
  })

  it('answers the first result again under the same key', async () => {
    const { id } = await sentWithdrawal()
    const [slip, key] = [newSlip(), 'the-key-of-a-treasurer']
    expect((await as(treasurer.token).confirm(id, slip, key)).code).toBe(0)
    expect(await as(treasurer.token).confirm(id, slip, key)).toMatchObject({
      code: 0,
      data: { withdrawal: { status: 10 } },
    })
    expect((await as(treasurer.token).confirm(id, newSlip(), key)).code).toBe(1004)
  })

  it('refuses a slip number that another payout has', async () => {
    const [first, second] = [await sentWithdrawal(), await sentWithdrawal()]
    const slip = newSlip()
    await as(treasurer.token).confirm(first.id, slip)
    expect(await as(treasurer.token).confirm(second.id, slip)).toMatchObject({ status: 409, code: 1701 })
    expect(await balance(userHeld(second.seller.id, 1))).toBe(500_000n)
    expect((await as(treasurer.token).confirm(second.id)).code).toBe(0)
  })

  it('refuses what was not sent', async () => {
    const seller = await aWithdrawingSeller(app, 1_000_000n)
    const { id } = (await seller.withdraw('5000')).data
    expect((await as(treasurer.token).confirm(id)).code).toBe(1700)
    expect((await as(treasurer.token).confirm('nobody-knows-this')).code).toBe(404)
  })

  it('and failing at once end with one of the two', async () => {
    const { seller, id } = await sentWithdrawal()
    const [paid, failed] = await Promise.all([as(treasurer.token).confirm(id), as(treasurer.token).fail(id)])
    expect([paid.code, failed.code].toSorted()).toEqual([0, 1700])
    expect(await balance(userHeld(seller.id, 1))).toBe(0n)
    expect(await balance(userAvailable(seller.id, 1))).toBe(paid.code === 0 ? 500_000n : 1_000_000n)
  })
})

describe('a payout that failed', () => {
  it('gives the amount back with its fee, and says why', async () => {
    const { seller, id } = await sentWithdrawal()
    const { data } = await as(treasurer.token).fail(id, 'The account is closed.')
    expect(data.withdrawal).toMatchObject({
      status: 21,
      reason: 'The account is closed.',
      bankSlipNumber: null,
    })
    expect(await balance(userAvailable(seller.id, 1))).toBe(1_000_000n)
    expect(await balance(userHeld(seller.id, 1))).toBe(0n)
    expect(await noteOf(seller)).toMatchObject({ id, bizType: 4 })
    const [day] = await app.database.asOwner(
      `select amount from withdrawal_days where user_id = ${seller.id}`,
    )
    expect(day!.amount).toBe('0')
  })
})

describe('the list of payouts', () => {
  it('parts what waits, what was sent and what has ended', async () => {
    const seller = await aWithdrawingSeller(app, 1_000_000n)
    const waiting = (await seller.withdraw('1000')).data.id
    const sent = (await sentWithdrawal()).id
    const ended = (await sentWithdrawal()).id
    await as(treasurer.token).confirm(ended)
    const idsOf = async (view: string) =>
      (
        await app.call<Page<Payout>>(payouts.page, { token: treasurer.token, query: { view, size: 100 } })
      ).data.records.map(({ withdrawal }) => withdrawal.id as string)
    expect((await idsOf('waiting')).at(-1)).toBe(waiting)
    expect((await idsOf('sent')).at(-1)).toBe(sent)
    expect((await idsOf('ended'))[0]).toBe(ended)
    const detail = await app.call<Payout>(payouts.detail, { token: treasurer.token, query: { id: sent } })
    expect(detail.data.withdrawal.status).toBe(4)
  })
})

describe('the database', () => {
  it('has the transitions of the contract', async () => {
    const rows = await app.database.asOwner('select from_status, to_status from withdrawal_transitions')
    const declared = Object.entries(withdrawalTransitions).flatMap(([from, tos]) =>
      tos.map((to) => `${from}-${to}`),
    )
    expect(rows.map((row) => `${row.from_status}-${row.to_status}`).toSorted()).toEqual(declared.toSorted())
  })

  it.each([
    [
      'a state that does not follow',
      'update withdrawals set status = 22, version = version + 1 where id = $id',
      'cannot move that way',
    ],
    [
      'a version that jumps',
      'update withdrawals set version = version + 2 where id = $id',
      'cannot move that way',
    ],
    ['another amount', 'update withdrawals set amount = amount + 1 where id = $id', 'never changes'],
    [
      'a second live attempt',
      `insert into payout_attempts (user_id, withdrawal_id, provider, reference, amount, currency_id, started_by)
       select user_id, withdrawal_id, provider, reference || '-2', amount, currency_id, started_by from payout_attempts where withdrawal_id = $id`,
      'payout_attempts_one_live',
    ],
    [
      'a success without a slip',
      `update payout_attempts set status = 'success', ended_at = now(), ended_by = started_by where withdrawal_id = $id`,
      'payout_attempts_success_has_slip',
    ],
    [
      'history that changes',
      'update withdrawal_events set to_status = 10 where withdrawal_id = $id',
      'append only',
    ],
    ['a withdrawal that vanishes', 'delete from withdrawals where id = $id', 'append only'],
  ])('refuses %s', async (_, text, message) => {
    const { seller } = await sentWithdrawal()
    const [row] = await app.database.asOwner(`select id from withdrawals where user_id = ${seller.id}`)
    await expect(app.database.asOwner(text.replaceAll('$id', String(row!.id)))).rejects.toThrow(message)
  })

  it('lets the service itself write no events', async () => {
    const { seller } = await sentWithdrawal()
    await expect(
      app.database.reads.query(`insert into withdrawal_events (user_id, withdrawal_id, version, to_status, actor)
        select user_id, id, 9, 10, 'desk' from withdrawals where user_id = ${seller.id}`),
    ).rejects.toThrow()
  })
})
