import { type Payout, type PayoutDetail, payouts } from '@kaadi/contract/payouts'
import { type Withdrawal, withdrawals } from '@kaadi/contract/withdrawals'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp, type TestOperator } from '../../../../test/app.ts'
import { changing } from '../../../../test/changing.ts'
import { asTreasurer } from '../../../../test/payout-desk.ts'
import { aPayingProvider } from '../../../../test/paystack/paying-provider.ts'
import { signing } from '../../../../test/signing.ts'
import { closeSoundly } from '../../../../test/sound-books.ts'
import { aWithdrawingSeller } from '../../../../test/withdrawing-seller.ts'
import { checkInvariants } from '../../../invariants/index.ts'
import { releasedPayouts } from '../../../invariants/released-payouts.invariants.ts'
import { type DevelopmentBankProvider, startDevelopmentBankProvider } from '../../bank-accounts/index.ts'

let bankProvider: DevelopmentBankProvider
let app: TestApp
let release: ReturnType<typeof signing>['release']
let [ada, bola, chi] = [] as unknown as [TestOperator, TestOperator, TestOperator]

beforeAll(async () => {
  bankProvider = await startDevelopmentBankProvider()
  app = await createTestApp({ bankProvider })
  release = signing(app).release
  ada = await app.signInOperator('treasurer')
  bola = await app.signInOperator('treasurer')
  chi = await app.signInOperator('treasurer')
})
afterAll(async () => {
  await closeSoundly(app)
  await bankProvider.close()
})

const large = async (of = app) => {
  const seller = await aWithdrawingSeller(of, 100_000_000n)
  const { data } = await seller.withdraw('600000')
  return { seller, id: data.id }
}
const ask = (who: TestOperator, id: string, of = app) =>
  of.call<PayoutDetail>(payouts.askRelease, { token: who.token, body: { id } })

describe('a payout over the limit', () => {
  it('is begun once one has asked for its release and another has given it', async () => {
    const { id } = await large()
    expect(await asTreasurer(app, ada.token).start(id)).toMatchObject({ status: 409, code: 1716 })
    const { data } = await ask(ada, id)
    expect(data.release).toMatchObject({ limit: '500000.00', isOwn: true, releasedBy: null })
    expect(await ask(bola, id)).toMatchObject({ code: 1718 })
    expect(await release(ada, id)).toMatchObject({ status: 403, code: 1719 })
    expect(await asTreasurer(app, ada.token).start(id)).toMatchObject({ code: 1716 })
    expect((await release(bola, id)).data.release).toMatchObject({
      releasedBy: expect.any(String),
      isOwn: false,
    })
    const isSecond = async (who: TestOperator) =>
      (await asTreasurer(app, who.token).detail(id)).data.isSecondMine
    expect([await isSecond(ada), await isSecond(bola)]).toEqual([false, true])
    expect(await asTreasurer(app, bola.token).start(id)).toMatchObject({ status: 403, code: 1721 })
    expect((await asTreasurer(app, ada.token).start(id)).data.withdrawal.status).toBe(4)
  })

  it('stands in the list as what needs a second person, until one has released it', async () => {
    const small = await aWithdrawingSeller(app, 100_000_000n)
    const alone = (await small.withdraw('500000')).data.id
    const { id } = await large()
    const list = async (view: 'waiting' | 'release' | 'toRelease', who = bola) => {
      const { data } = await app.call<{ records: Payout[] }>(payouts.page, {
        token: who.token,
        query: { view, size: 100 },
      })
      return new Map(data.records.map((payout) => [payout.withdrawal.id as string, payout.secondPerson]))
    }
    expect((await list('waiting')).get(alone)).toBeNull()
    expect((await list('release')).has(alone)).toBe(false)
    expect((await list('release')).get(id)).toEqual({ askedBy: null, askedByMe: false })
    expect((await list('toRelease')).has(id)).toBe(false)
    await ask(ada, id)
    expect((await list('toRelease')).has(id)).toBe(true)
    expect((await list('waiting')).get(id)).toEqual({ askedBy: expect.any(String), askedByMe: false })
    expect((await list('release', ada)).get(id)).toMatchObject({ askedByMe: true })
    await release(bola, id)
    expect((await list('release')).has(id)).toBe(false)
    expect((await list('waiting')).get(id)).toBeNull()
  })

  it('is released for exactly what was asked', async () => {
    const { id } = await large()
    await ask(ada, id)
    expect(await release(bola, id, { fingerprint: 'a'.repeat(64) })).toMatchObject({ code: 1720 })
    expect((await asTreasurer(app, ada.token).detail(id)).data.release!.releasedBy).toBeNull()
    expect((await release(bola, id)).code).toBe(0)
    expect(await release(chi, id)).toMatchObject({ code: 1718 })
  })

  it('is released once, where two do it at the same time', async () => {
    const { id } = await large()
    await ask(ada, id)
    const { bodyOf } = signing(app)
    const bodies = [await bodyOf(bola, id, 'release'), await bodyOf(chi, id, 'release')]
    const answers = await Promise.all(
      [bola, chi].map((who, place) => app.call(payouts.release, { token: who.token, body: bodies[place]! })),
    )
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
  })

  it('waits for its second person also where a provider pays it', async () => {
    const paid = await createTestApp({ bankProvider, rails: aPayingProvider().rails })
    try {
      const [first, second] = [await paid.signInOperator('treasurer'), await paid.signInOperator('admin')]
      const { seller, id } = await large(paid)
      const work = async () => {
        await paid.planJobs()
        for (const topic of ['payouts.findWork', 'payouts.carryOut']) {
          await paid.database.asOwner(
            `update outbox set run_at = now() - interval '1 second' where topic = '${topic}'`,
          )
          await paid.runJobs()
        }
      }
      const status = async () =>
        (await paid.call<Withdrawal>(withdrawals.detail, { token: seller.token, query: { id } })).data.status
      await work()
      // Nobody has it in hand: its seller can still take it back.
      expect(await status()).toBe(0)
      expect(await paid.database.asOwner('select from payout_tasks')).toEqual([])
      await ask(first, id, paid)
      expect((await signing(paid).release(second, id)).code).toBe(0)
      for (let time = 0; time < 3; time++) await work()
      expect(await status()).toBe(10)
    } finally {
      await closeSoundly(paid)
    }
  })
})

describe('a limit that was raised meanwhile and lowered again', () => {
  const brokenRules = async () =>
    (await checkInvariants((text) => app.database.asOwner(text), releasedPayouts)).flatMap(({ rows }) => rows)
  const move = async (most: string) => {
    const [maker, checker] = [changing(app)(await app.signInOperator('editor')), changing(app)(bola)]
    const before = (await maker.row('releaseLimits', '1'))!
    const after = { ...before, most }
    const reason = 'As agreed on Monday.'
    const { data } = await maker.propose({ resource: 'releaseLimits', before, after, reason })
    if (data.status === 'waiting') await checker.decide(data)
    expect(await maker.row('releaseLimits', '1')).toEqual(after)
  }

  it('is asked as it was when the payout began', async () => {
    const { seller, id } = await large()
    await ask(ada, id)
    await move('700000')
    expect((await asTreasurer(app, ada.token).start(id)).code).toBe(0)
    await move('500000')
    expect(await brokenRules()).toEqual([])
    // The same payout, as if it were begun now: the limit is back where it was.
    const began = (at: string) =>
      app.database.asOwner(`
        alter table payout_attempts disable trigger user;
        update payout_attempts set created_at = ${at} where user_id = ${seller.id};
        alter table payout_attempts enable trigger user`)
    const [kept] = await app.database.asOwner(
      `select created_at::text as at from payout_attempts where user_id = ${seller.id}`,
    )
    await began('now()')
    const broken = await brokenRules()
    await began(`'${kept!.at}'`)
    expect(new Set(broken.map(({ user_id }) => String(user_id)))).toEqual(new Set([String(seller.id)]))
    expect(await brokenRules()).toEqual([])
  })
})

describe('the SQL role of the service', () => {
  const asService = (text: string) => app.database.asOwner(`begin; set local role kaadi_app; ${text}; commit`)

  it('cannot release, by the function or past it', async () => {
    const { seller, id } = await large()
    await ask(ada, id)
    const key = `(select id from withdrawals where user_id = ${seller.id})`
    await expect(
      asService(`select release_payout(${seller.id}, ${key}, ${bola.id},
                   (select digest from payout_releases where user_id = ${seller.id}))`),
    ).rejects.toThrow('permission denied')
    await expect(
      asService(`update payout_releases set released_by = ${bola.id}, released_at = now()
                 where user_id = ${seller.id}`),
    ).rejects.toThrow('permission denied')
    await expect(asService('update payout_limits set most = most * 10')).rejects.toThrow('permission denied')
  })

  it('cannot begin one without its release, nor write one that is given already', async () => {
    const { seller } = await large()
    await expect(
      asService(`insert into payout_attempts (user_id, withdrawal_id, provider, reference, amount, currency_id, started_by)
                 select user_id, id, 'manual', provider_reference, net, currency_id, ${ada.id} from withdrawals
                 where user_id = ${seller.id}`),
    ).rejects.toThrow('released by a second person first')
    const given = `insert into payout_releases (user_id, withdrawal_id, reference, amount, currency_id, account_digest,
                     asked_by, released_by, released_at)
                   select user_id, id, provider_reference, net, currency_id, account_digest, ${ada.id}, ${bola.id}, now()
                   from withdrawals where user_id = ${seller.id}`
    await expect(asService(given)).rejects.toThrow('permission denied')
    await expect(app.database.asOwner(given)).rejects.toThrow('asked for as the withdrawal stands')
  })
})

it('lets one person begin what is not over the limit', async () => {
  const seller = await aWithdrawingSeller(app, 100_000_000n)
  const { id } = (await seller.withdraw('500000')).data
  const dele = await app.signInOperator('treasurer')
  const { data } = await asTreasurer(app, dele.token).start(id)
  expect(data.release).toBeNull()
})
