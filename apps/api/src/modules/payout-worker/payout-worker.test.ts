import { risk, type SellerPause } from '@kaadi/contract/risk'
import { type Withdrawal, withdrawals } from '@kaadi/contract/withdrawals'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { adjustmentSql } from '../../../test/adjusted.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { asTreasurer } from '../../../test/payout-desk.ts'
import { aPayingProvider, type PayingProvider } from '../../../test/paystack/paying-provider.ts'
import { closeSoundly } from '../../../test/sound-books.ts'
import { aWithdrawingSeller, type WithdrawingSeller } from '../../../test/withdrawing-seller.ts'
import { deskFee, payout, userAvailable, userHeld } from '../../ledger/index.ts'
import { type DevelopmentBankProvider, startDevelopmentBankProvider } from '../bank-accounts/index.ts'
import type { PayoutProvider } from '../payout-rails/index.ts'
import { createCarryOut, type TaskKey } from './index.ts'

let bankProvider: DevelopmentBankProvider
let paying: PayingProvider
let app: TestApp

beforeAll(async () => {
  bankProvider = await startDevelopmentBankProvider()
  paying = aPayingProvider({ dailyCaps: { 1: 100_000_000n } })
  app = await createTestApp({ bankProvider, rails: paying.rails })
})
beforeEach(() => paying.behaviour.reset())
// What a test leaves behind is no work of the next one.
afterEach(async () => {
  paying.behaviour.reset()
  paying.pass(3_600_000)
  for (let time = 0; time < 4; time++) {
    await work()
    paying.pass(300_000)
  }
})
afterAll(async () => {
  await closeSoundly(app)
  await bankProvider.close()
})

const dueNow = () =>
  app.database.asOwner(
    `update outbox set run_at = now() where topic like 'payouts.%' or topic like 'providerEvents.%'`,
  )
/** Finds what waits, and takes every open payout one step further. */
const work = async (): Promise<void> => {
  const run = (topic: string) =>
    app.database.asOwner(`update outbox set run_at = now() - interval '1 second' where topic = '${topic}'`)
  await app.planJobs()
  await run('payouts.findWork')
  await app.jobs.runDue()
  await dueNow()
  await app.runJobs()
}
const balance = (...address: Parameters<typeof app.deps.ledger.balance>) =>
  app.deps.ledger.balance(...address)
const asked = async (
  naira = '5000',
): Promise<{ seller: WithdrawingSeller; id: string; reference: string }> => {
  const seller = await aWithdrawingSeller(app, 1_000_000n)
  const { data } = await seller.withdraw(naira)
  return { seller, id: data.id, reference: data.providerReference }
}
const stateOf = async ({ seller, id }: { seller: WithdrawingSeller; id: string }): Promise<Withdrawal> =>
  (await app.call<Withdrawal>(withdrawals.detail, { token: seller.token, query: { id } })).data
const rowOf = async (table: string, { seller }: { seller: WithdrawingSeller }) =>
  (await app.database.asOwner(`select * from ${table} where user_id = ${seller.id}`))[0] as Record<
    string,
    unknown
  >
const stepsOf = async ({ seller }: { seller: WithdrawingSeller }) =>
  (
    (await app.database.asOwner(
      `select step, answer from payout_steps where user_id = ${seller.id} order by id`,
    )) as {
      step: string
      answer: string | null
    }[]
  ).map(({ step, answer }) => (answer ? `${step} ${answer}` : step))
const exceptions = async (kind: string) =>
  app.database.asOwner(`select * from open_payout_exceptions where kind = '${kind}' order by id`)

describe('a payout by a provider', () => {
  it('is sent and paid, with every step written before and after', async () => {
    const wanted = await asked()
    const before = await balance(payout('paystack', 1))
    await work()
    await work()
    const withdrawal = await stateOf(wanted)
    expect(withdrawal.events.map(({ status, actor }) => [status, actor])).toEqual([
      [0, 'seller'],
      [3, 'system'],
      [4, 'system'],
      [10, 'system'],
    ])
    expect(await stepsOf(wanted)).toEqual([
      'begun',
      'recipient made',
      'sending',
      'sent pending',
      'asked success',
      'ended success',
    ])
    expect(paying.standIn.find(wanted.reference)).toMatchObject({
      amount: 495_000,
      status: 'success',
      currency: 'NGN',
    })
    expect(await balance(payout('paystack', 1))).toBe(before + 495_000n)
    expect(await balance(userHeld(wanted.seller.id, 1))).toBe(0n)
    expect(await balance(deskFee(1))).toBeGreaterThan(0n)
  })

  it('is not begun while its seller is paused, and goes on by itself afterwards', async () => {
    const wanted = await asked()
    const { token } = await app.signInOperator('senior')
    const untilTime = new Date(Date.now() + 3_600_000).toISOString()
    const { data } = await app.call<SellerPause>(risk.pause, {
      token,
      body: {
        sellerId: wanted.seller.user.userId,
        scope: 'withdrawing',
        rule: 'paymentQuestioned',
        facts: ['A bank asked on Monday.'],
        untilTime,
      },
    })
    await work()
    expect((await stateOf(wanted)).status).toBeLessThan(4)
    expect(await rowOf('payout_tasks', wanted)).toMatchObject({ waits_for: 'pause' })
    await app.call(risk.lift, { token, body: { pauseId: data.pauseId, reason: 'The bank is content.' } })
    await work()
    await work()
    expect((await stateOf(wanted)).status).toBe(10)
  })

  it('waits while the provider says pending, and is asked for ever more seldom', async () => {
    paying.behaviour.plan({ outcome: 'success', afterMs: 60_000 })
    const wanted = await asked()
    await work()
    expect((await stateOf(wanted)).status).toBe(4)
    expect(await rowOf('payout_attempts', wanted)).toMatchObject({
      status: 'pending',
      by_hand: false,
      started_by: null,
    })
    paying.pass(60_000)
    await work()
    expect((await stateOf(wanted)).status).toBe(10)
  })

  it.each([
    ['failed', 21],
    ['abandoned', 21],
    ['blocked', 21],
    ['rejected', 21],
    ['reversed', 23],
  ] as const)('that is %s gives the money back, fee and all', async (outcome, status) => {
    paying.behaviour.plan({ outcome })
    const wanted = await asked()
    await work()
    await work()
    expect(await stateOf(wanted)).toMatchObject({ status })
    expect(await balance(userAvailable(wanted.seller.id, 1))).toBe(1_000_000n)
    expect((await rowOf('payout_attempts', wanted)).status).toBe(outcome)
  })

  it.each([
    ['failed', / you owed ₦3,000\.00\. That is paid back from it first\. The bank said: /],
    ['reversed', / you owed ₦3,000\.00\. That is paid back from it first\. .* did not keep it: /],
  ] as const)('that is %s tells a seller who owes that it is paid from it', async (outcome, words) => {
    paying.behaviour.plan({ outcome })
    const { seller } = await asked()
    await work()
    await app.database.asOwner(
      adjustmentSql({ userId: seller.id, currencyId: 1, amount: 800_000n, isIn: false }),
    )
    await work()
    const [note] = await app.database.asOwner(
      `select content from notifications where user_id = ${seller.id} and title in
       ('Your withdrawal came back', 'Your bank sent your withdrawal back')`,
    )
    expect(note!.content).toMatch(words)
  })

  it.each([
    'lostAfter',
    'cutAfter',
    'failedAfter',
    'html',
    'huge',
    'redirect',
    'busy',
    'failed',
    'strangeStatus',
    'wrongAmount',
  ] as const)('whose answer is %s is asked for under its reference, and paid once', async (fault) => {
    paying.behaviour.fail('send', fault)
    const wanted = await asked()
    await work()
    expect(await stateOf(wanted)).toMatchObject({ status: 5 })
    expect(await balance(userHeld(wanted.seller.id, 1))).toBe(500_000n)
    for (let time = 0; time < 6; time++) {
      paying.pass(120_000)
      await work()
    }
    expect(await stateOf(wanted)).toMatchObject({ status: 10 })
    const sent = [...paying.standIn.record.transfers.values()].filter(
      ({ reference }) => reference === wanted.reference,
    )
    expect(sent).toHaveLength(1)
  })

  it('that nobody knows is sent again only after the settle delay and two looks', async () => {
    paying.behaviour.fail('send', 'lostBefore')
    const wanted = await asked()
    await work()
    await work()
    paying.pass(119_000)
    await work()
    expect((await rowOf('payout_tasks', wanted)).missing).toBe(0)
    paying.pass(2_000)
    await work()
    expect(await rowOf('payout_tasks', wanted)).toMatchObject({ missing: 1, sends: 1 })
    await work()
    expect(await rowOf('payout_tasks', wanted)).toMatchObject({ missing: 1, sends: 1 })
    paying.pass(60_000)
    await work()
    expect((await rowOf('payout_tasks', wanted)).sends).toBe(2)
    await work()
    expect(await stateOf(wanted)).toMatchObject({ status: 10 })
  })

  it('whose reference is used already exists: it is asked for', async () => {
    paying.behaviour.plan({ outcome: 'success', hiddenMs: 300_000 })
    paying.behaviour.fail('send', 'lostAfter')
    const wanted = await asked()
    await work()
    paying.pass(125_000)
    await work()
    paying.pass(61_000)
    await work()
    expect(await stepsOf(wanted)).toContain('sent referenceUsed')
    paying.pass(300_000)
    await work()
    expect(await stateOf(wanted)).toMatchObject({ status: 10 })
    expect((await rowOf('payout_tasks', wanted)).sends).toBe(2)
  })

  it('is never sent again once the provider knew it, and one that vanished is shown', async () => {
    paying.behaviour.plan({ outcome: 'success', afterMs: 600_000 })
    const wanted = await asked()
    await work()
    paying.behaviour.fail('verify', 'notFound', 'notFound', 'notFound')
    for (let time = 0; time < 3; time++) {
      paying.pass(130_000)
      await work()
    }
    expect((await rowOf('payout_tasks', wanted)).sends).toBe(1)
    expect(await exceptions('vanished')).toMatchObject([{ reference: wanted.reference }])
  })

  it('to an account that the provider does not take gives the money back, and was never sent', async () => {
    const { step } = createCarryOut(app.deps, {
      ...paying.rails,
      providers: providerWith({
        createRecipient: async () => ({ kind: 'refused', reason: 'Account number is invalid' }),
      }),
    })
    const wanted = await asked()
    await step(await queued(wanted))
    expect(await stateOf(wanted)).toMatchObject({ status: 21, reason: 'Account number is invalid' })
    expect(await rowOf('payout_tasks', wanted)).toMatchObject({ sends: 0 })
    expect(await balance(userAvailable(wanted.seller.id, 1))).toBe(1_000_000n)
  })

  it('is told to its seller, with the live events of each change', async () => {
    const wanted = await asked()
    await work()
    await work()
    const notes = await app.database.asOwner(
      `select title from notifications where user_id = ${wanted.seller.id}`,
    )
    expect(notes).toContainEqual({ title: 'Your withdrawal was paid' })
  })
})

describe('a machine and people', () => {
  it('do not pay the same: what is at a provider is taken by nobody', async () => {
    paying.behaviour.plan({ outcome: 'success', afterMs: 60_000 })
    const wanted = await asked()
    await work()
    const treasurer = asTreasurer(app, (await app.signInOperator('treasurer')).token)
    expect(await treasurer.start(wanted.id)).toMatchObject({ code: 1700 })
    const { data } = await treasurer.detail(wanted.id)
    expect(data).toMatchObject({ provider: 'paystack', takenBy: null })
    const cancelled = await app.call(withdrawals.cancel, {
      token: wanted.seller.token,
      body: { id: wanted.id },
    })
    expect(cancelled).toMatchObject({ code: 1407 })
  })

  it('do not tell the same: what a provider paid comes back by its word alone', async () => {
    const wanted = await asked()
    await work()
    await work()
    const treasurer = asTreasurer(app, (await app.signInOperator('treasurer')).token)
    expect(await treasurer.recordReturn(wanted.id)).toMatchObject({ status: 409, code: 1707 })
    expect((await stateOf(wanted)).status).toBe(10)
  })

  it('do not pay the same: what a treasurer took first is theirs', async () => {
    const wanted = await asked()
    const treasurer = asTreasurer(app, (await app.signInOperator('treasurer')).token)
    await app.planJobs()
    await app.database.asOwner(
      `update outbox set run_at = now() - interval '1 second' where topic = 'payouts.findWork'`,
    )
    await app.jobs.runDue()
    expect(await treasurer.start(wanted.id)).toMatchObject({ code: 0 })
    await work()
    expect(paying.standIn.find(wanted.reference)).toBeUndefined()
    expect((await rowOf('payout_tasks', wanted)).ended_at).not.toBeNull()
    expect(await treasurer.confirm(wanted.id)).toMatchObject({ code: 0 })
  })
})

describe('a guard', () => {
  it('waits where the balance does not reach, and nothing is lost', async () => {
    const poor = aPayingProvider({ funds: 100 })
    const { step } = createCarryOut(app.deps, poor.rails)
    const wanted = await asked()
    const key = await queued(wanted)
    expect(await step(key)).toEqual({ againInMs: 60_000 })
    expect(await rowOf('payout_tasks', wanted)).toMatchObject({ waits_for: 'balance' })
    expect((await stateOf(wanted)).status).toBe(3)
    poor.standIn.fund('NGN', 10_000_000)
    await step(key)
    expect(await step(key)).toBeUndefined()
    expect((await stateOf(wanted)).status).toBe(10)
  })

  it('lets no more begin in a day than the cap', async () => {
    const capped = aPayingProvider({ dailyCaps: { 1: 600_000n } })
    // Days of their own.
    capped.pass(40 * 86_400_000)
    const { step } = createCarryOut(app.deps, capped.rails)
    const both = [await asked(), await asked()]
    const keys = [await queued(both[0]!), await queued(both[1]!)]
    await Promise.all(keys.map(step))
    const states = await Promise.all(both.map(stateOf))
    expect(states.map(({ status }) => status).toSorted()).toEqual([3, 4])
    const waiting = both[states.findIndex(({ status }) => status === 3)]!
    expect(await rowOf('payout_tasks', waiting)).toMatchObject({ waits_for: 'cap' })
    capped.pass(86_400_000)
    await Promise.all(keys.map(step))
    await Promise.all(keys.map(step))
    expect((await stateOf(waiting)).status).toBe(10)
  })

  it('leaves a provider alone that fails again and again, and begins anew by itself', async () => {
    const wanted = await asked()
    paying.behaviour.fail('balance', ...Array.from({ length: 5 }, () => 'failed' as const))
    const key = await queued(wanted)
    const { step } = createCarryOut(app.deps, paying.rails)
    for (let time = 0; time < 5; time++) await step(key)
    expect(await step(key)).toEqual({ againInMs: 30_000 })
    expect(await rowOf('payout_tasks', wanted)).toMatchObject({ waits_for: 'provider' })
    paying.pass(30_000)
    await step(key)
    await step(key)
    expect((await stateOf(wanted)).status).toBe(10)
  })

  it('gives up a payment that is refused in words each time, and only then', async () => {
    const refusing = aPayingProvider()
    const refuse = async () =>
      ({ kind: 'unknown', why: 'refused', detail: 'HTTP 400: Transfer is too small' }) as const
    const rails = { ...refusing.rails, providers: providerWith({ send: refuse }) }
    const { step } = createCarryOut(app.deps, rails)
    const wanted = await asked()
    const key = await queued(wanted)
    for (let time = 0; time < 10; time++) {
      await step(key)
      refusing.pass(130_000)
    }
    expect(await stateOf(wanted)).toMatchObject({ status: 21 })
    expect((await rowOf('payout_tasks', wanted)).sends).toBe(3)
    expect(await balance(userAvailable(wanted.seller.id, 1))).toBe(1_000_000n)
  })
})

describe('two at once', () => {
  it('send once, begin once and end once', async () => {
    const wanted = await asked()
    const key = await queued(wanted)
    const workers = Array.from({ length: 6 }, () => createCarryOut(app.deps, paying.rails))
    await Promise.all(workers.map(({ step }) => step(key)))
    for (let time = 0; time < 4; time++) {
      await Promise.all(workers.map(({ step }) => step(key)))
      paying.pass(130_000)
    }
    expect(await stateOf(wanted)).toMatchObject({ status: 10 })
    const sent = [...paying.standIn.record.transfers.values()].filter(
      ({ reference }) => reference === wanted.reference,
    )
    expect(sent).toHaveLength(1)
  })
})

const providerWith = (changed: Partial<PayoutProvider>): ReadonlyMap<string, PayoutProvider> =>
  new Map([...paying.rails.providers].map(([name, provider]) => [name, { ...provider, ...changed }]))

/** Its task, without waiting for the job that finds it. */
async function queued({ seller }: { seller: WithdrawingSeller }): Promise<TaskKey> {
  await app.planJobs()
  await app.database.asOwner(
    `update outbox set run_at = now() - interval '1 second' where topic = 'payouts.findWork'`,
  )
  await app.database.asOwner(
    `update outbox set run_at = now() + interval '1 hour' where topic = 'payouts.carryOut'`,
  )
  await app.jobs.runDue()
  await app.database.asOwner(
    `update outbox set run_at = now() + interval '1 hour' where topic = 'payouts.carryOut'`,
  )
  const { withdrawal_id: withdrawalId } = await rowOf('payout_tasks', { seller })
  return { userId: seller.id, withdrawalId: BigInt(String(withdrawalId)) }
}
