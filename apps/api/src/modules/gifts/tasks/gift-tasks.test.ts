import type { GiftTaskRule } from '@kaadi/contract/changes'
import { type GiftTask, gifts } from '@kaadi/contract/gifts'
import { promotions, type RewardNotification } from '@kaadi/contract/promotions'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aJob } from '../../../../test/a-job.ts'
import { createTestApp, type SignedUp, type TestApp } from '../../../../test/app.ts'
import { aReviewer, type Reviewer, used } from '../../../../test/reviewer.ts'
import { stockCatalogue } from '../../../../test/round-rates.ts'
import { aSellingSeller, aSteamCode, type SellingSeller } from '../../../../test/selling-seller.ts'
import { addAccount, setPin } from '../../../../test/withdrawing-seller.ts'
import { transaction } from '../../../database/index.ts'
import { allInvariants, checkInvariants } from '../../../invariants/index.ts'
import { type DevelopmentBankProvider, startDevelopmentBankProvider } from '../../bank-accounts/index.ts'
import { taskSettings } from '../settings/task-settings.ts'
import { addGiftTasks, type NewGiftTask } from './add-gift-tasks.repository.ts'
import { rewardTasks } from './reward-tasks.ts'

let app: TestApp
let bankProvider: DevelopmentBankProvider
let reviewer: Reviewer

beforeAll(async () => {
  bankProvider = await startDevelopmentBankProvider()
  app = await createTestApp({ bankProvider })
  await stockCatalogue(app.database)
  reviewer = await aReviewer(app)
})
afterAll(async () => {
  const findings = await checkInvariants((text) => app.database.asOwner(text), allInvariants)
  await app.close()
  await bankProvider.close()
  const ofRewards = findings.filter(({ id }) => ['I23', 'I24', 'I35'].includes(id))
  expect(ofRewards.length).toBeGreaterThan(2)
  expect(ofRewards.filter(({ rows }) => rows.length > 0)).toEqual([])
})
beforeEach(async () => {
  await app.database.asOwner('delete from gift_tasks')
  await app.database.asOwner(`update rewards set look_at = 'infinity' where status = 'maturing'`)
})

let tasks = 0
/** A task with an id of its own. */
async function aTask(fields: Partial<NewGiftTask> = {}): Promise<string> {
  const id = `task-${++tasks}`
  await addGiftTasks(app.database.checker, [
    {
      id,
      currencyId: 1,
      kind: 'sales',
      title: 'Three in a week',
      detail: 'Sell three cards.',
      amount: 150_000,
      target: 1,
      maturesDays: 2,
      dailyMax: 100,
      ...fields,
    },
  ])
  return id
}
const unbound = (change: string) =>
  app.database.asOwner(
    `set session_replication_role = replica; ${change}; set session_replication_role = origin`,
  )
const listOf = async ({ token }: SignedUp) => (await app.call<GiftTask[]>(gifts.tasks, { token })).data
const claim = ({ token }: SignedUp, taskId: string) =>
  app.call<GiftTask>(gifts.claim, { token, body: { taskId } })
const sellCards = async (seller: SellingSeller, cards = 1) => {
  for (let card = 0; card < cards; card++) await reviewer.settle((await seller.sell()).data.giftOrderId)
}
let accounts = 1_600_000_001
const giveAccount = async (seller: SignedUp, accountNumber = String(accounts++)) => {
  await setPin(app, seller)
  expect(await addAccount(app, seller, { accountNumber })).toMatchObject({ code: 0 })
}
const look = () => rewardTasks(app.deps)(aJob)
const daysLater = async (days = 2) => {
  await unbound(`update rewards set look_at = look_at - interval '${days} days'
    where status = 'maturing' and look_at <> 'infinity'`)
  await look()
}
const balanceOf = async ({ id }: SignedUp): Promise<bigint> => {
  const [row] = await app.database.asOwner(
    `select balance from ledger_accounts where address = 'user:${id}:1:available'`,
  )
  return BigInt(String(row?.balance ?? 0))
}
const rewardOf = async (seller: SignedUp, taskId: string) =>
  (await listOf(seller)).find((task) => task.taskId === taskId)?.reward

describe('how far a seller is', () => {
  it('is counted from what happened: names, accounts, cards that were paid', async () => {
    const seller = await aSellingSeller(app)
    await aTask({ kind: 'verify', title: 'Verify' })
    await aTask({ kind: 'bankAccount', title: 'Bank' })
    await aTask({ title: 'Two', target: 2 })
    await aTask({ title: 'An Apple card', cardTypeId: 'apple' })
    const progress = async () => (await listOf(seller)).map(({ title, progress }) => [title, progress])
    expect(await progress()).toEqual([
      ['Verify', 0],
      ['Bank', 0],
      ['Two', 0],
      ['An Apple card', 0],
    ])
    await sellCards(seller)
    await giveAccount(seller)
    await unbound(`update users set kyc_level = 2 where id = ${seller.id}`)
    expect(await progress()).toEqual([
      ['Verify', 1],
      ['Bank', 1],
      ['Two', 1],
      ['An Apple card', 0],
    ])
    await sellCards(seller, 2)
    expect((await progress())[2]).toEqual(['Two', 2])
    await unbound(`update users set kyc_level = 0 where id = ${seller.id};
      update card_orders set status = 40 where user_id = ${seller.id}`)
    expect(await progress()).toEqual([
      ['Verify', 0],
      ['Bank', 1],
      ['Two', 0],
      ['An Apple card', 0],
    ])
  })

  it('counts cards of some days alone, and stays once enough came together', async () => {
    const seller = await aSellingSeller(app)
    await aTask({ target: 3, withinDays: 7 })
    const sold = async () => (await listOf(seller))[0]!.progress
    const move = (days: number) =>
      unbound(
        `update card_orders set settled_at = settled_at - interval '${days} days' where user_id = ${seller.id}`,
      )
    await sellCards(seller, 2)
    expect(await sold()).toBe(2)
    await move(8)
    expect(await sold()).toBe(0)
    await sellCards(seller, 2)
    expect(await sold()).toBe(2)
    await sellCards(seller)
    await move(30)
    expect(await sold()).toBe(3)
  })

  it('counts the cards of an order that were paid, and none of one that was taken back', async () => {
    const seller = await aSellingSeller(app)
    await aTask({ title: 'Five', target: 5 })
    await aTask({ title: 'In a week', target: 2, withinDays: 7 })
    const progress = async () => (await listOf(seller)).map(({ title, progress }) => [title, progress])
    const sell = async (...verdicts: Parameters<Reviewer['settle']>[1][]) => {
      const { giftOrderId } = (await seller.sell({ codes: verdicts.map(aSteamCode) })).data
      expect(await reviewer.settle(giftOrderId, ...verdicts)).toMatchObject({ code: 0 })
    }
    await sell('valid', used, 'valid')
    expect(await progress()).toEqual([
      ['Five', 2],
      ['In a week', 2],
    ])
    await sell('valid', 'valid')
    expect((await progress())[0]).toEqual(['Five', 4])
    await unbound(`update card_orders set status = 40 where user_id = ${seller.id}`)
    expect(await progress()).toEqual([
      ['Five', 0],
      ['In a week', 0],
    ])
  })

  it('counts nothing from before a task began, and tells what will come, runs, and is over', async () => {
    const seller = await aSellingSeller(app)
    await sellCards(seller)
    await aTask({ title: 'Over', startsInHours: -48, endsInHours: -24 })
    await aTask({ title: 'Next', startsInHours: 24, endsInHours: 48 })
    await aTask({ title: 'Now', startsInHours: -1, endsInHours: 24 })
    await aTask({ title: 'Long over', startsInHours: -800, endsInHours: -700 })
    expect((await listOf(seller)).map(({ title, progress }) => [title, progress])).toEqual([
      ['Now', 1],
      ['Next', 0],
      ['Over', 0],
    ])
  })

  it('is told in the own wallet currency', async () => {
    const ghanaian = await app.signUpUser({ countryCode: 'GH' })
    await aTask()
    await aTask({ currencyId: 2, amount: 1_500 })
    expect(await listOf(ghanaian)).toMatchObject([{ amount: '15.00', currencyId: 2 }])
  })
})

describe('claiming', () => {
  it('promises what the task brings, which matures and is paid by the ledger once', async () => {
    const seller = await aSellingSeller(app)
    const task = await aTask()
    expect(await claim(seller, task)).toMatchObject({ status: 409, code: 1820 })
    await sellCards(seller)
    const claimed = await claim(seller, task)
    expect(claimed).toMatchObject({ code: 0, data: { amount: '1500.00', reward: { status: 'maturing' } } })
    expect(await claim(seller, task)).toMatchObject({ status: 409, code: 1822 })
    const before = await balanceOf(seller)
    await daysLater()
    expect(await balanceOf(seller)).toBe(before)
    await giveAccount(seller)
    await daysLater()
    await Promise.all([look(), look()])
    expect(await balanceOf(seller)).toBe(before + 150_000n)
    expect(await rewardOf(seller, task)).toMatchObject({ status: 'credited' })
    const unseen = await app.call<RewardNotification[]>(promotions.unreadRewards, { token: seller.token })
    expect(unseen.data).toMatchObject([{ type: 'task', title: 'Three in a week', amount: '1500.00' }])
  })

  it('is once, however many claims come at once', async () => {
    const seller = await aSellingSeller(app)
    const task = await aTask()
    await sellCards(seller)
    const replies = await Promise.all(Array.from({ length: 8 }, () => claim(seller, task)))
    expect(replies.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(new Set(replies.filter(({ code }) => code !== 0).map(({ code }) => code))).toEqual(new Set([1822]))
  })

  it('is refused before its time, after it, and where there is no such task', async () => {
    const seller = await aSellingSeller(app)
    await sellCards(seller)
    for (const [startsInHours, endsInHours] of [
      [1, 2],
      [-2, -1],
    ] as const)
      expect(await claim(seller, await aTask({ startsInHours, endsInHours }))).toMatchObject({ code: 1821 })
    expect(await claim(seller, 'nothing')).toMatchObject({ status: 404 })
    const off = await aTask()
    await app.database.asOwner(`update gift_tasks set enabled = false where id = '${off}'`)
    expect(await claim(seller, off)).toMatchObject({ status: 404 })
  })

  it('keeps what was promised when the task changes or goes', async () => {
    const seller = await aSellingSeller(app)
    const task = await aTask()
    await sellCards(seller)
    await giveAccount(seller)
    await claim(seller, task)
    await app.database.asOwner(`update gift_tasks set amount = 1 where id = '${task}'`)
    expect(await listOf(seller)).toMatchObject([{ amount: '1500.00', progress: 1 }])
    await app.database.asOwner(`delete from gift_tasks where id = '${task}'`)
    const before = await balanceOf(seller)
    await daysLater()
    expect(await balanceOf(seller)).toBe(before + 150_000n)
  })
})

describe('what was claimed', () => {
  const rowOf = (taskId: string) => taskSettings.find(app.database.db, `1-${taskId}`)
  const write = async (
    before: GiftTaskRule | null | undefined,
    after: GiftTaskRule | null | undefined,
  ): Promise<void> => {
    await transaction(app.database.checker, (tx) => taskSettings.write(tx, before ?? null, after ?? null, 0n))
  }

  it.each(['switched off', 'removed', 'long over'])(
    'stays with its state and is paid as promised when the task is %s',
    async (end) => {
      const [seller, other] = [await aSellingSeller(app), await aSellingSeller(app)]
      const task = await aTask()
      await sellCards(seller)
      await giveAccount(seller)
      await claim(seller, task)
      const row = (await rowOf(task))!
      if (end === 'switched off') await write(row, { ...row, isOn: false })
      else if (end === 'removed') await write(row, null)
      else
        await unbound(`update gift_tasks set ends_at = now() - interval '60 days' where id = '${task}';
          update card_orders set settled_at = settled_at - interval '70 days' where user_id = ${seller.id}`)
      expect(await listOf(other)).toEqual([])
      expect(await listOf(seller)).toMatchObject([
        { taskId: task, title: 'Three in a week', amount: '1500.00', reward: { status: 'maturing' } },
      ])
      expect(await claim(seller, task)).toMatchObject({ code: 1822 })
      if (end === 'removed') {
        expect(await rowOf(task)).toBeUndefined()
        expect(await claim(other, task)).toMatchObject({ status: 404 })
      }
      const before = await balanceOf(seller)
      await daysLater()
      expect(await balanceOf(seller)).toBe(before + 150_000n)
      expect(await rewardOf(seller, task)).toMatchObject({ status: 'credited' })
    },
  )

  it('stays when the seller is paid in another currency since', async () => {
    const seller = await aSellingSeller(app)
    const task = await aTask()
    await aTask({ currencyId: 2, amount: 1_500, title: 'Cedi' })
    await sellCards(seller)
    await claim(seller, task)
    await unbound(`update users set default_currency_id = 2 where id = ${seller.id}`)
    // Who is signed in is remembered for a moment.
    await expect
      .poll(() => listOf(seller), { timeout: 20_000 })
      .toMatchObject([
        { taskId: task, currencyId: 1, amount: '1500.00', reward: { status: 'maturing' } },
        { title: 'Cedi', reward: null },
      ])
  })

  it('keeps its count: a task that comes back under its name is the same task', async () => {
    const task = await aTask()
    const row = (await rowOf(task))!
    await write(row, null)
    await expect(write(null, { ...row, target: 5 })).rejects.toMatchObject({
      details: { fields: [{ path: 'after.target' }] },
    })
    expect(await rowOf(task)).toBeUndefined()
    await write(null, { ...row, amount: '2000' })
    expect(await rowOf(task)).toMatchObject({ amount: '2000', isOn: true })
  })
})

describe('a reward that has matured', () => {
  it('is withheld where sales were taken back meanwhile, or the account was closed', async () => {
    const task = await aTask()
    const [reversed, closed] = [await aSellingSeller(app), await aSellingSeller(app)]
    for (const seller of [reversed, closed]) {
      await sellCards(seller)
      await giveAccount(seller)
      await claim(seller, task)
    }
    await unbound(`update card_orders set status = 40 where user_id = ${reversed.id};
      update users set email = 'deleted-t@deleted.invalid' where id = ${closed.id}`)
    const before = await balanceOf(reversed)
    await daysLater()
    expect(await rewardOf(reversed, task)).toMatchObject({ status: 'withheld', withheldFor: 'soldLess' })
    expect(await rewardOf(closed, task)).toMatchObject({ withheldFor: 'closed' })
    expect(await balanceOf(reversed)).toBe(before)
  })

  it('is paid to one of those who share a bank account, and tells the others the class of the reason alone', async () => {
    const task = await aTask({ kind: 'bankAccount' })
    const shared = String(accounts++)
    const sellers: SellingSeller[] = []
    for (let n = 0; n < 5; n++) {
      const seller = await aSellingSeller(app)
      await giveAccount(seller, shared)
      await claim(seller, task)
      sellers.push(seller)
    }
    await daysLater()
    const rewards = await Promise.all(sellers.map((seller) => rewardOf(seller, task)))
    expect(rewards.map((reward) => [reward!.status, reward!.withheldFor])).toEqual([
      ['credited', null],
      ...Array.from({ length: 4 }, () => ['withheld', 'linked']),
    ])
    expect(JSON.stringify(rewards)).not.toContain('bankAccount')
  })

  it('is paid to no more sellers in a day than the task says; the rest are paid the next', async () => {
    const task = await aTask({ kind: 'bankAccount', dailyMax: 2 })
    for (let n = 0; n < 3; n++) {
      const seller = await aSellingSeller(app)
      await giveAccount(seller)
      await claim(seller, task)
    }
    await daysLater()
    const paid = async () =>
      (
        await app.database.asOwner(
          `select count(*)::integer as n from rewards where subject_id = '${task}' and status = 'credited'`,
        )
      )[0]!.n
    expect(await paid()).toBe(2)
    await unbound(`update rewards set ended_at = ended_at - interval '1 day', look_at = look_at - interval '1 day'
      where subject_id = '${task}'`)
    await look()
    expect(await paid()).toBe(3)
  })
})
