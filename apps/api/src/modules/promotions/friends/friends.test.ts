import { type Friend, invites } from '@kaadi/contract/invites'
import type { Page } from '@kaadi/contract/primitives'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { aReviewer } from '../../../../test/reviewer.ts'
import { stockCatalogue } from '../../../../test/round-rates.ts'
import { aSellingSeller } from '../../../../test/selling-seller.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await stockCatalogue(app.database)
})
afterAll(() => app.close())

/** Who comes by the invitation of a seller; an account names its inviter from its first row on. */
async function aFriendOf(inviter: bigint, name: string | null = null): Promise<bigint> {
  const friend = await app.signUpUser({ name: name ? { firstName: name, lastName: 'Ade' } : null })
  await app.database.asOwner(`set session_replication_role = replica;
    update users set invited_by = ${inviter} where id = ${friend.id}; set session_replication_role = origin`)
  return friend.id
}
const friendsOf = async (token: string, query: Record<string, string | number> = {}) =>
  (await app.call<Page<Friend>>(invites.friends, { token, query })).data

it('lists friends, the newest first, and how far each came; nobody sees another’s', async () => {
  const [inviter, other] = [await app.signUpUser(), await app.signUpUser()]
  const tolu = await aFriendOf(inviter.id, 'Tolu')
  await aFriendOf(inviter.id, 'Bola')
  await app.database.asOwner(`set session_replication_role = replica;
    update users set kyc_level = 1 where id = ${tolu}; set session_replication_role = origin`)
  const page = await friendsOf(inviter.token)
  expect(page.total).toBe(2)
  expect(page.records).toEqual([
    {
      name: 'Bola A.',
      joinedTime: expect.any(String),
      isVerified: false,
      hasSold: false,
      progress: null,
      reward: null,
    },
    {
      name: 'Tolu A.',
      joinedTime: expect.any(String),
      isVerified: true,
      hasSold: false,
      progress: null,
      reward: null,
    },
  ])
  expect((await friendsOf(other.token)).records).toEqual([])
})

it('tells of a friend whose card was paid, of one without a name the mask, of a closed account nothing', async () => {
  const inviter = await app.signUpUser()
  const seller = await aSellingSeller(app)
  const reviewer = await aReviewer(app)
  await reviewer.settle((await seller.sell()).data.giftOrderId)
  const closed = await aFriendOf(inviter.id)
  await app.database.asOwner(`set session_replication_role = replica;
    update users set invited_by = ${inviter.id} where id = ${seller.id};
    update users set email = 'deleted-x1@deleted.invalid' where id = ${closed}; set session_replication_role = origin`)
  const { records } = await friendsOf(inviter.token)
  expect(records).toMatchObject([
    { name: null, hasSold: false },
    { name: 'Adaeze O.', hasSold: true },
  ])
})

it('turns pages without a friend twice or left out', async () => {
  const inviter = await app.signUpUser()
  for (const name of ['A', 'B', 'C', 'D', 'E']) await aFriendOf(inviter.id, name)
  const first = await friendsOf(inviter.token, { size: 3 })
  const second = await friendsOf(inviter.token, { size: 3, cursor: first.cursor! })
  expect([...first.records, ...second.records].map(({ name }) => name)).toEqual(
    ['E', 'D', 'C', 'B', 'A'].map((name) => `${name} A.`),
  )
  expect(second.cursor).toBeNull()
})
