import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp, type TestOperator } from '../../../test/app.ts'
import { type Asked, batchingIn } from '../../../test/batching-treasurers.ts'
import { aPayingProvider, type PayingProvider } from '../../../test/paystack/paying-provider.ts'
import { closeSoundly } from '../../../test/sound-books.ts'
import { payout } from '../../ledger/index.ts'
import { type DevelopmentBankProvider, startDevelopmentBankProvider } from '../bank-accounts/index.ts'
import { serveStandIn } from '../payout-rails/index.ts'
import type { PayoutRails } from '../payout-worker/index.ts'

const worker = join(import.meta.dirname, '../../../test/batch-worker.ts')

let bankProvider: DevelopmentBankProvider
let paying: PayingProvider
let app: TestApp
let desk: ReturnType<typeof batchingIn>
let [ada, bola] = [] as unknown as [TestOperator, TestOperator]

const byBatch = (rails: PayoutRails): PayoutRails => ({
  ...rails,
  routes: rails.routes.map((route) => ({ ...route, byBatch: true as const })),
})

beforeAll(async () => {
  bankProvider = await startDevelopmentBankProvider()
  paying = aPayingProvider()
  app = await createTestApp({ bankProvider, rails: byBatch(paying.rails) })
  desk = batchingIn(app)
  ada = await app.signInOperator('treasurer')
  bola = await app.signInOperator('treasurer')
})
beforeEach(() => paying.behaviour.reset())
afterAll(async () => {
  await closeSoundly(app)
  await bankProvider.close()
})

/** Every open payout a step further, and what batches have to do. */
const work = async (): Promise<void> => {
  await app.planJobs()
  for (const topics of [
    `('payouts.findWork', 'payoutBatches.send')`,
    `('payouts.carryOut', 'payoutBatches.close')`,
  ]) {
    await app.database.asOwner(
      `update outbox set run_at = now() - interval '1 second' where topic in ${topics}`,
    )
    await app.runJobs()
  }
}
const approved = async (asked: readonly Asked[]) => {
  const { data } = await desk.build(
    ada,
    asked.map(({ id }) => id),
    'paystack',
  )
  await desk.approve(bola, data)
  return data.batchId
}
const statesOf = async (batchId: string) =>
  (await desk.read(ada, batchId)).items.map(({ withdrawal }) => withdrawal.status)
const transfersOf = ({ reference }: Asked) =>
  [...paying.standIn.record.transfers.values()].filter((transfer) => transfer.reference === reference)
const stepsOf = async ({ seller }: Asked) =>
  (
    (await app.database.asOwner(
      `select step, answer from payout_steps where user_id = ${seller.id} order by id`,
    )) as { step: string; answer: string | null }[]
  ).map(({ step, answer }) => (answer ? `${step} ${answer}` : step))

/** The job in a process of its own. Answers the signal that ended it. */
const sendIn = async (place: string, words: readonly string[]): Promise<NodeJS.Signals | null> => {
  const child = spawn(process.execPath, ['-C', '@kaadi/source', worker, ...words], {
    env: { ...process.env, KAADI_CRASH_AT: place },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null]
  return signal
}

describe('a batch by a provider', () => {
  it('is sent by nobody before it is approved, then in one call, and is done when all have ended', async () => {
    const asked = await desk.several(3)
    const before = await app.deps.ledger.balance(payout('paystack', 1))
    await work()
    for (const one of asked) expect(transfersOf(one)).toEqual([])
    const batchId = await approved(asked)
    await work()
    for (let time = 0; time < 3; time++) await work()
    expect(await statesOf(batchId)).toEqual([10, 10, 10])
    for (const one of asked) expect(transfersOf(one)).toHaveLength(1)
    expect(await stepsOf(asked[0]!)).toEqual([
      'begun',
      'recipient made',
      'sending',
      'sent pending',
      'asked success',
      'ended success',
    ])
    expect(await desk.read(ada, batchId)).toMatchObject({ state: 'done', paid: 3 })
    expect(await app.deps.ledger.balance(payout('paystack', 1))).toBe(before + 3n * 495_000n)
  })

  it('whose reply is lost is asked for, one by one, and not sent again', async () => {
    const asked = await desk.several(2)
    paying.behaviour.fail('sendMany', 'cutAfter')
    const batchId = await approved(asked)
    for (let time = 0; time < 4; time++) {
      await work()
      paying.pass(130_000)
    }
    expect(await statesOf(batchId)).toEqual([10, 10])
    for (const one of asked) {
      expect(transfersOf(one)).toHaveLength(1)
      expect((await stepsOf(one)).filter((step) => step === 'sending')).toHaveLength(1)
    }
  })

  it('that never left is sent again under the same references, after they were looked for twice', async () => {
    const asked = await desk.several(2)
    paying.behaviour.fail('sendMany', 'lostBefore')
    const batchId = await approved(asked)
    for (let time = 0; time < 8; time++) {
      await work()
      paying.pass(130_000)
    }
    expect(await statesOf(batchId)).toEqual([10, 10])
    for (const one of asked) expect(transfersOf(one)).toHaveLength(1)
  })

  it('waits while the balance is too low for all of it, sends what it is enough for, and the rest afterwards', async () => {
    const asked = await desk.several(2)
    const poor = aPayingProvider({ funds: 600_000 })
    const rails = byBatch(poor.rails)
    const { createCarryOut } = await import('../payout-worker/index.ts')
    const batchId = await approved(asked)
    const keys = (await app.database.asOwner(
      `select user_id, withdrawal_id from payout_tasks where ended_at is null order by user_id`,
    )) as { user_id: string; withdrawal_id: string }[]
    const { sendTogether, step } = createCarryOut(app.deps, rails)
    const ofBatch = keys.map((key) => ({
      userId: BigInt(key.user_id),
      withdrawalId: BigInt(key.withdrawal_id),
    }))
    await sendTogether(ofBatch)
    expect((await statesOf(batchId)).toSorted()).toEqual([3, 4])
    expect(
      await app.database.asOwner(`select waits_for from payout_tasks where ended_at is null and sends = 0`),
    ).toEqual([{ waits_for: 'balance' }])
    poor.standIn.fund('NGN', 10_000_000)
    for (let time = 0; time < 3; time++) for (const key of ofBatch) await step(key)
    expect(await statesOf(batchId)).toEqual([10, 10])
  })
})

it('is not made of what a provider sends by itself', async () => {
  const { id } = await desk.asked()
  const { createBuildBatch } = await import('./building/build-batch.ts')
  const build = createBuildBatch({ ...app.deps, rails: paying.rails })
  const operator = { id: ada.id } as Parameters<typeof build>[0]['operator']
  const body = { currencyId: 1, ids: [id] } as Parameters<typeof build>[1]
  for (const provider of ['manual', 'paystack'])
    await expect(build({ operator, key: `${provider}-${id}` }, { ...body, provider })).rejects.toThrow()
})

describe('a batch that is cut in the middle', () => {
  it.each([
    ['before the list is sent', false],
    ['after it was sent', true],
  ])('%s is carried on by whoever comes next, and pays each once', async (_, isSent) => {
    const asked = await desk.several(3)
    const batchId = await approved(asked)
    const provider = paying.rails.providers.get('paystack')!
    const dying = {
      ...provider,
      sendMany: async (orders: Parameters<typeof provider.sendMany>[0]) => {
        if (isSent) await provider.sendMany(orders)
        throw new Error('The process was killed here.')
      },
    }
    const { sendBatch } = await import('./sending/send-batch.job.ts')
    const { aJob } = await import('../../../test/a-job.ts')
    const rails = { ...byBatch(paying.rails), providers: new Map([['paystack', dying]]) }
    const [row] = await app.database.asOwner(`select id from payout_batches where public_id = '${batchId}'`)
    const job = { ...aJob, payload: { batchId: String(row!.id) } }
    await expect(sendBatch({ ...app.deps, rails })(job)).rejects.toThrow('killed here')
    for (let time = 0; time < 8; time++) {
      await work()
      paying.pass(130_000)
    }
    expect(await statesOf(batchId)).toEqual([10, 10, 10])
    for (const one of asked) expect(transfersOf(one)).toHaveLength(1)
  })

  it.each([
    ['before the list has left', 'payouts.beforeSendMany', 0],
    ['after the provider has it', 'payouts.afterSendMany', 1],
  ])('by a process that is killed %s pays nobody twice, and everybody', async (_, place, sentBefore) => {
    const asked = await desk.several(3)
    const batchId = await approved(asked)
    const [row] = await app.database.asOwner(`select id from payout_batches where public_id = '${batchId}'`)
    const served = await serveStandIn(paying.standIn)
    try {
      expect(await sendIn(place, [app.database.ownerUrl, served.baseUrl, String(row!.id)])).toBe('SIGKILL')
      for (const one of asked) {
        expect(transfersOf(one)).toHaveLength(sentBefore)
        expect((await stepsOf(one)).filter((step) => step === 'sending')).toHaveLength(1)
      }
      for (let time = 0; time < 8; time++) {
        await work()
        paying.pass(130_000)
      }
      expect(await statesOf(batchId)).toEqual([10, 10, 10])
      for (const one of asked) expect(transfersOf(one)).toHaveLength(1)
    } finally {
      await served.close()
    }
  })

  it('holds nobody up by one that throws at each try, which ends up before a person', async () => {
    const asked = await desk.several(3)
    const poison = asked[1]!
    const batchId = await approved(asked)
    await app.database.asOwner(`
      alter table bank_accounts disable trigger user;
      create table sound_numbers as select id, sealed_number from bank_accounts where user_id = ${poison.seller.id};
      update bank_accounts set sealed_number = '\\x01'::bytea || sha256(sealed_number) where user_id = ${poison.seller.id};
      alter table bank_accounts enable trigger user`)
    for (let time = 0; time < 5; time++) {
      await work()
      paying.pass(130_000)
    }
    const states = await statesOf(batchId)
    expect([states[0], states[2]]).toEqual([10, 10])
    expect(states[1]).toBeLessThan(10)
    expect(transfersOf(poison)).toEqual([])
    const [raised] = await app.database.asOwner(
      `select detail from open_payout_exceptions where kind = 'stuck' and reference = '${poison.reference}'`,
    )
    expect(raised!.detail).toContain('fails at every try')
    // The number is found again, and it goes on: nothing was lost, and nothing is paid twice.
    await app.database.asOwner(`
      alter table bank_accounts disable trigger user;
      update bank_accounts a set sealed_number = s.sealed_number from sound_numbers s where s.id = a.id;
      alter table bank_accounts enable trigger user;
      drop table sound_numbers`)
    for (let time = 0; time < 3; time++) {
      await work()
      paying.pass(130_000)
    }
    expect((await statesOf(batchId))[1]).toBe(10)
    expect(transfersOf(poison)).toHaveLength(1)
  })
})
