import { type FirstOrderReward, promotions, type RewardNotification } from '@kaadi/contract/promotions'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { seedCatalogue } from '../../../test/catalogue.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const firstOrder = (token: string) => app.call<FirstOrderReward>(promotions.firstOrderReward, { token })
const unseen = (token: string) => app.call<RewardNotification[]>(promotions.unreadRewards, { token })
const give = (userId: bigint, subject = 'order-1') =>
  app.database.asOwner(`insert into rewards (user_id, kind, subject_id, title, amount, currency_id)
    values (${userId}, 'firstOrder', '${subject}', 'Your first card', 200000, 1) returning public_id`)

it('offers nothing where no reward is set', async () => {
  const { token } = await app.signUpUser()
  expect((await firstOrder(token)).data).toEqual({ eligible: false, amount: '0', currencyId: 1, rule: '' })
})

it('offers the reward for a first card until it was given', async () => {
  await seedCatalogue(app.database)
  await app.database.asOwner('update reward_rules set enabled = true')
  const seller = await app.signUpUser()
  expect((await firstOrder(seller.token)).data).toMatchObject({
    eligible: true,
    amount: '2000',
    currencyId: 1,
  })
  await give(seller.id)
  expect((await firstOrder(seller.token)).data.eligible).toBe(false)
})

it('shows a reward until it was seen, to its owner alone', async () => {
  const [seller, other] = [await app.signUpUser(), await app.signUpUser()]
  const [reward] = await give(seller.id)
  const id = String(reward!.public_id)
  expect((await unseen(seller.token)).data).toEqual([
    { id, title: 'Your first card', amount: '2000.00', currencyId: 1, type: 'firstOrder' },
  ])
  await app.call(promotions.readReward, { token: other.token, body: { id } })
  expect((await unseen(seller.token)).data).toHaveLength(1)
  expect(await app.call(promotions.readReward, { token: seller.token, body: { id } })).toMatchObject({
    code: 0,
  })
  expect((await unseen(seller.token)).data).toEqual([])
})

it('shows the rewards in the order in which they were given', async () => {
  const seller = await app.signUpUser()
  const given = ['z', 'm', 'a'].map((id) => `reward-${id}-${seller.id}`)
  for (const id of given)
    await app.database.asOwner(`insert into rewards (public_id, user_id, kind, subject_id, title, amount, currency_id)
      values ('${id}', ${seller.id}, 'firstOrder', '${id}', 'A card', 100, 1)`)
  expect((await unseen(seller.token)).data.map(({ id }) => id)).toEqual(given)
})

it('is given once for one subject', async () => {
  const seller = await app.signUpUser()
  await give(seller.id)
  await expect(give(seller.id)).rejects.toThrow('rewards_once')
})
