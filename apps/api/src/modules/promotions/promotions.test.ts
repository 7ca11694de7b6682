import {
  type FirstOrderReward,
  type Invitation,
  promotions,
  type RewardNotification,
} from '@kaadi/contract/promotions'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { seedCatalogue } from '../../../test/catalogue.ts'
import { endCoupons } from '../../../test/coupons.ts'
import { grantWelcomeCoupon } from '../coupons/index.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const firstOrder = (token: string) => app.call<FirstOrderReward>(promotions.firstOrderReward, { token })
const unseen = (token: string) => app.call<RewardNotification[]>(promotions.unreadRewards, { token })
const give = (userId: bigint, subject = 'order-1') =>
  app.database.asOwner(`insert into rewards (user_id, kind, subject_id, title, amount, currency_id, status, ended_at)
    values (${userId}, 'firstOrder', '${subject}', 'Your first card', 200000, 1, 'credited', now()) returning public_id`)

it('offers nothing where no reward is set', async () => {
  const { token } = await app.signUpUser()
  expect((await firstOrder(token)).data).toEqual({ eligible: false, amount: '0', currencyId: 1, rule: '' })
})

it('offers the coupon that a new seller is welcomed with, in the wallet they begin with', async () => {
  await seedCatalogue(app.database)
  const [nigerian, ghanaian] = [await app.signUpUser(), await app.signUpUser({ countryCode: 'GH' })]
  for (const { id } of [nigerian, ghanaian]) await grantWelcomeCoupon(app.database.db, id)
  expect((await firstOrder(nigerian.token)).data).toMatchObject({
    eligible: true,
    amount: '2000.00',
    currencyId: 1,
    rule: expect.stringContaining('₦20,000'),
  })
  expect((await firstOrder(ghanaian.token)).data).toMatchObject({
    eligible: true,
    amount: '15.00',
    currencyId: 2,
  })
})

it('says what is given, and that it is not there, to a seller who was never welcomed', async () => {
  const old = await app.signUpUser()
  expect((await firstOrder(old.token)).data).toMatchObject({ eligible: false, amount: '2000.00' })
})

it('offers a coupon no more once it has ended', async () => {
  const seller = await app.signUpUser()
  await grantWelcomeCoupon(app.database.db, seller.id)
  await endCoupons(app, seller.id)
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
    await app.database.asOwner(`insert into rewards (public_id, user_id, kind, subject_id, title, amount, currency_id, status, ended_at)
      values ('${id}', ${seller.id}, 'firstOrder', '${id}', 'A card', 100, 1, 'credited', now())`)
  expect((await unseen(seller.token)).data.map(({ id }) => id)).toEqual(given)
})

it('is given once for one subject', async () => {
  const seller = await app.signUpUser()
  await give(seller.id)
  await expect(give(seller.id)).rejects.toThrow('rewards_once')
})

it('says whose invitation a code is, and no more than a friend needs', async () => {
  const check = async (invitationCode: string) =>
    (await app.call<Invitation>(promotions.invitation, { query: { invitationCode } })).data
  const named = await app.signUpUser({ name: { firstName: 'Ngozi', lastName: 'Eze' } })
  const nameless = await app.signUpUser({ name: null, email: 'tolulope@kaadi.example' })
  expect(await check(named.user.inviteCode)).toEqual({ invitedBy: 'Ngozi E.' })
  expect(await check(nameless.user.inviteCode)).toEqual({ invitedBy: 't***e' })
  expect(await check('NOBODY99')).toEqual({ invitedBy: null })
})

it('lets nobody try codes without end', async () => {
  await app.call(promotions.invitation, { query: { invitationCode: 'NOBODY99' } })
  await app.database.asOwner("update throttles set hits = 120 where scope = 'invitation-check'")
  const reply = await app.call(promotions.invitation, { query: { invitationCode: 'NOBODY99' } })
  expect(reply).toMatchObject({ status: 429 })
})
