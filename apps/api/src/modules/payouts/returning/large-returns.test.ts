import { type Payout, type PayoutDetail, payouts } from '@kaadi/contract/payouts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp, type TestOperator } from '../../../../test/app.ts'
import { asTreasurer, newReturn } from '../../../../test/payout-desk.ts'
import { signing } from '../../../../test/signing.ts'
import { closeSoundly } from '../../../../test/sound-books.ts'
import { aWithdrawingSeller, type WithdrawingSeller } from '../../../../test/withdrawing-seller.ts'
import { userAvailable } from '../../../ledger/index.ts'
import { type DevelopmentBankProvider, startDevelopmentBankProvider } from '../../bank-accounts/index.ts'

let bankProvider: DevelopmentBankProvider
let app: TestApp
let signs: ReturnType<typeof signing>
let [asker, releaser, ada, bola, chi] = [] as unknown as TestOperator[] as [
  TestOperator,
  TestOperator,
  TestOperator,
  TestOperator,
  TestOperator,
]

beforeAll(async () => {
  bankProvider = await startDevelopmentBankProvider()
  app = await createTestApp({ bankProvider })
  signs = signing(app)
  const treasurer = () => app.signInOperator('treasurer')
  asker = await treasurer()
  releaser = await treasurer()
  ada = await treasurer()
  bola = await treasurer()
  chi = await treasurer()
})
afterAll(async () => {
  await closeSoundly(app)
  await bankProvider.close()
})

const call = (name: 'askRelease' | 'confirmReturn' | 'dropReturn', who: TestOperator, body: object) =>
  app.call<PayoutDetail>(payouts[name], { token: who.token, body })

/** ₦600,000 less the fee that `asker` asked for and paid, and `releaser` released. */
const paid = async (): Promise<{ seller: WithdrawingSeller; id: string }> => {
  const seller = await aWithdrawingSeller(app, 60_000_000n)
  const { id } = (await seller.withdraw('600000')).data
  await call('askRelease', asker, { id })
  await signs.release(releaser, id)
  await asTreasurer(app, asker.token).start(id)
  expect((await asTreasurer(app, asker.token).confirm(id)).data.withdrawal.status).toBe(10)
  return { seller, id }
}
const propose = (who: TestOperator, id: string, bankReference = newReturn()) =>
  asTreasurer(app, who.token).recordReturn(id, 'The account is frozen.', undefined, bankReference)
const confirm = (who: TestOperator, id: string, given: object = {}) => signs.confirmReturn(who, id, given)
const has = ({ id }: WithdrawingSeller) => app.deps.ledger.balance(userAvailable(id, 1))

describe('a return over the limit', () => {
  it('credits once one has proposed it and another has confirmed it', async () => {
    const { seller, id } = await paid()
    const { data } = await propose(ada, id, 'gtb-back-0001')
    expect(data.withdrawal.status).toBe(10)
    expect(data.returned).toMatchObject({
      limit: '500000.00',
      needsSecond: true,
      bankReference: 'gtb-back-0001',
      reason: 'The account is frozen.',
      isOwn: true,
      confirmedBy: null,
      fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    expect(await has(seller)).toBe(0n)
    expect(await propose(bola, id)).toMatchObject({ status: 409, code: 1730 })
    expect(await confirm(ada, id)).toMatchObject({ status: 403, code: 1728 })
    const done = await confirm(bola, id)
    expect(done.data).toMatchObject({
      withdrawal: { status: 23, reason: 'The account is frozen.' },
      returned: { confirmedBy: expect.any(String), confirmTime: expect.any(String) },
    })
    expect(await has(seller)).toBe(60_000_000n)
    expect((await confirm(chi, id)).code).toBe(1703)
    expect(await has(seller)).toBe(60_000_000n)
  })

  it('stands in the list of what waits for a second person, until one has confirmed it', async () => {
    const { id } = await paid()
    const list = async (who: TestOperator) => {
      const { data } = await app.call<{ records: Payout[] }>(payouts.page, {
        token: who.token,
        query: { view: 'toConfirm', size: 100 },
      })
      return new Map(
        data.records.map(({ withdrawal, secondPerson }) => [withdrawal.id as string, secondPerson]),
      )
    }
    expect((await list(bola)).has(id)).toBe(false)
    await propose(ada, id)
    expect((await list(ada)).get(id)).toMatchObject({ askedByMe: true })
    expect((await list(bola)).get(id)).toEqual({ askedBy: expect.any(String), askedByMe: false })
    expect((await confirm(bola, id)).data.secondPerson).toBeNull()
    expect((await list(bola)).has(id)).toBe(false)
  })

  it('is proposed by nobody who paid or released it, and confirmed by nobody who paid it', async () => {
    const { seller, id } = await paid()
    for (const hand of [asker, releaser])
      expect(await propose(hand, id)).toMatchObject({ status: 403, code: 1728 })
    await propose(ada, id)
    expect(await confirm(asker, id)).toMatchObject({ status: 403, code: 1728 })
    expect(await has(seller)).toBe(0n)
    expect((await confirm(releaser, id)).code).toBe(0)
    expect(await has(seller)).toBe(60_000_000n)
  })

  it('is confirmed for exactly what was proposed', async () => {
    const { seller, id } = await paid()
    expect(await confirm(bola, id)).toMatchObject({ status: 409, code: 1731 })
    await propose(ada, id)
    expect(await confirm(bola, id, { fingerprint: 'a'.repeat(64) })).toMatchObject({ code: 1732 })
    expect(await has(seller)).toBe(0n)
    expect((await confirm(bola, id)).code).toBe(0)
  })

  it('is confirmed once, where two do it at the same time', async () => {
    const { seller, id } = await paid()
    await propose(ada, id)
    const bodies = [await signs.bodyOf(bola, id, 'return'), await signs.bodyOf(chi, id, 'return')]
    const answers = await Promise.all(
      [bola, chi].map((who, place) => call('confirmReturn', who, bodies[place]!)),
    )
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(await has(seller)).toBe(60_000_000n)
  })

  it('is taken back where the reference was wrong, which is free again', async () => {
    const { id } = await paid()
    await propose(ada, id, 'GTB-BACK-0002')
    expect((await call('dropReturn', bola, { id })).data.returned).toBeNull()
    expect(await confirm(chi, id)).toMatchObject({ code: 1731 })
    expect((await propose(ada, id, 'GTB-BACK-0002')).code).toBe(0)
    expect((await confirm(bola, id)).code).toBe(0)
    expect(await call('dropReturn', bola, { id })).toMatchObject({ status: 409, code: 1731 })
    const { log } = (await asTreasurer(app, chi.token).detail(id)).data
    expect(log.map(({ kind }) => kind)).toEqual([
      'taken',
      'paid',
      'returnProposed',
      'proposalDropped',
      'returnProposed',
      'returned',
    ])
    expect(log[3]).toMatchObject({ reason: null, operator: expect.any(String) })
  })
})

describe('the SQL role of the service', () => {
  const asService = (text: string) => app.database.asOwner(`begin; set local role kaadi_app; ${text}; commit`)
  const credit = (seller: WithdrawingSeller) =>
    asService(`update payout_attempts set status = 'reversed' where user_id = ${seller.id}`)
  const proposal = (seller: WithdrawingSeller, by: TestOperator, rest = ['', '']) => `
    insert into payout_returns (user_id, withdrawal_id, reference, amount, currency_id, bank_reference, reason, asked_by ${rest[0]})
    select user_id, id, provider_reference, net, currency_id, 'PAST-' || id, 'Frozen.', ${by.id} ${rest[1]} from withdrawals
    where user_id = ${seller.id}`

  it('records none without a proposal, nor one that nobody confirmed', async () => {
    const { seller, id } = await paid()
    await expect(credit(seller)).rejects.toThrow('a return is told with the reference of the bank')
    await propose(ada, id)
    await expect(credit(seller)).rejects.toThrow('a return is told with the reference of the bank')
    await confirm(bola, id)
  })

  it('cannot confirm, by the function or past it', async () => {
    const { seller, id } = await paid()
    await propose(ada, id)
    const key = `(select id from withdrawals where user_id = ${seller.id})`
    await expect(
      asService(`select confirm_payout_return(${seller.id}, ${key}, ${bola.id},
                   (select digest from payout_returns where user_id = ${seller.id}))`),
    ).rejects.toThrow('permission denied')
    await expect(
      asService(
        `update payout_returns set confirmed_by = ${bola.id}, confirmed_at = now() where user_id = ${seller.id}`,
      ),
    ).rejects.toThrow('permission denied')
    await confirm(bola, id)
  })

  it('proposes none that is confirmed already, or by who paid it', async () => {
    const { seller, id } = await paid()
    const confirmed = proposal(seller, ada, [', confirmed_by, confirmed_at', `, ${bola.id}, now()`])
    for (const statement of [confirmed, proposal(seller, asker)]) {
      await expect(asService(statement)).rejects.toThrow('permission denied')
      await expect(app.database.asOwner(statement)).rejects.toThrow(
        'a return is proposed as the payout stands',
      )
    }
    await propose(ada, id)
    await confirm(bola, id)
  })
})
