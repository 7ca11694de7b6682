import { headerNames } from '@kaadi/contract/http'
import { type Friend, type InviteSummary, invites } from '@kaadi/contract/invites'
import type { Page } from '@kaadi/contract/primitives'
import { promotions, type RewardNotification } from '@kaadi/contract/promotions'
import { sessions } from '@kaadi/contract/sessions'
import { passwordHash } from '@kaadi/core/crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { aJob } from '../../../../test/a-job.ts'
import { createTestApp, type SignedUp, type TestApp } from '../../../../test/app.ts'
import { aReviewer, type Reviewer } from '../../../../test/reviewer.ts'
import { stockCatalogue } from '../../../../test/round-rates.ts'
import { aSellingSeller, type SellingSeller } from '../../../../test/selling-seller.ts'
import { addAccount, setPin } from '../../../../test/withdrawing-seller.ts'
import { allInvariants, checkInvariants } from '../../../invariants/index.ts'
import { type DevelopmentBankProvider, startDevelopmentBankProvider } from '../../bank-accounts/index.ts'
import { addInviteRules } from './invite-rules.repository.ts'
import { rewardFriends } from './reward-friends.ts'

let app: TestApp
let bankProvider: DevelopmentBankProvider
let reviewer: Reviewer
const rule = {
  currencyId: 1 as const,
  inviterAmount: 100_000,
  friendAmount: 50_000,
  sells: 20_000_000,
  maturesDays: 7,
  dailyMax: 3,
}

beforeAll(async () => {
  bankProvider = await startDevelopmentBankProvider()
  app = await createTestApp({ bankProvider })
  await stockCatalogue(app.database)
  reviewer = await aReviewer(app)
  await addInviteRules(app.database.checker, [rule])
})
afterAll(async () => {
  const findings = await checkInvariants((text) => app.database.asOwner(text), allInvariants)
  await app.close()
  await bankProvider.close()
  const ofRewards = findings.filter(({ id }) => ['I23', 'I24', 'I35'].includes(id))
  expect(ofRewards.length).toBeGreaterThan(2)
  expect(ofRewards.filter(({ rows }) => rows.length > 0)).toEqual([])
})
/** What earlier tests left to be looked at is none of the next one's. */
beforeEach(() => app.database.asOwner(`update rewards set look_at = 'infinity' where status = 'maturing'`))

const unbound = (change: string) =>
  app.database.asOwner(
    `set session_replication_role = replica; ${change}; set session_replication_role = origin`,
  )

let accounts = 1_500_000_001

/** Came by an invitation, and can be paid to an account that nobody else has. */
async function aFriendOf(
  inviter: SignedUp,
  { accountNumber = String(accounts++), email }: { accountNumber?: string | null; email?: string } = {},
): Promise<SellingSeller> {
  const friend = await aSellingSeller(app, { ...(email && { email }) })
  await unbound(`update users set invited_by = ${inviter.id} where id = ${friend.id}`)
  if (accountNumber) await giveAccount(friend, accountNumber)
  return friend
}
async function giveAccount(seller: SignedUp, accountNumber: string) {
  await setPin(app, seller)
  expect(await addAccount(app, seller, { accountNumber })).toMatchObject({ code: 0 })
}
/** ₦148,000 a card: two are enough. */
async function sellCards(friend: SellingSeller, cards = 2): Promise<void> {
  for (let card = 0; card < cards; card++) await reviewer.settle((await friend.sell()).data.giftOrderId)
}
const look = () => rewardFriends(app.deps)(aJob)
const aWeekLater = async () => {
  await unbound(`update rewards set look_at = look_at - interval '7 days'
    where status = 'maturing' and look_at <> 'infinity'`)
  await look()
}
const summaryOf = async ({ token }: SignedUp) =>
  (await app.call<InviteSummary>(invites.summary, { token })).data
const friendsOf = async ({ token }: SignedUp) =>
  (await app.call<Page<Friend>>(invites.friends, { token })).data.records
const balanceOf = async ({ id }: SignedUp): Promise<bigint> => {
  const [row] = await app.database.asOwner(
    `select balance from ledger_accounts where address = 'user:${id}:1:available'`,
  )
  return BigInt(String(row?.balance ?? 0))
}

it('promises a reward to both when the friend has sold enough, and pays it when it has matured', async () => {
  const inviter = await app.signUpUser()
  const friend = await aFriendOf(inviter)
  await sellCards(friend, 1)
  await look()
  expect(await summaryOf(inviter)).toEqual({
    currencyId: 1,
    earned: '0.00',
    pending: '0.00',
    terms: { inviterAmount: '1000.00', friendAmount: '500.00', sellAmount: '200000.00', maturesDays: 7 },
  })
  expect(await friendsOf(inviter)).toMatchObject([
    { progress: { soldAmount: '148000.00', sellAmount: '200000.00', currencyId: 1 }, reward: null },
  ])

  await sellCards(friend, 1)
  const before = await balanceOf(friend)
  await look()
  await look()
  expect(await summaryOf(inviter)).toMatchObject({ earned: '0.00', pending: '1000.00' })
  expect(await friendsOf(inviter)).toMatchObject([
    {
      reward: {
        status: 'maturing',
        amount: '1000.00',
        currencyId: 1,
        withheldFor: null,
        maturesTime: expect.any(String),
      },
    },
  ])
  expect(await balanceOf(inviter)).toBe(0n)

  await aWeekLater()
  await look()
  expect(await balanceOf(inviter)).toBe(100_000n)
  expect(await balanceOf(friend)).toBe(before + 50_000n)
  expect(await summaryOf(inviter)).toMatchObject({ earned: '1000.00', pending: '0.00' })
  expect(await friendsOf(inviter)).toMatchObject([{ reward: { status: 'credited' } }])
  const unseen = await app.call<RewardNotification[]>(promotions.unreadRewards, { token: friend.token })
  expect(unseen.data).toMatchObject([{ type: 'invited', amount: '500.00' }])
})

it('waits for a bank account, and looks again later', async () => {
  const inviter = await app.signUpUser()
  const friend = await aFriendOf(inviter, { accountNumber: null })
  await sellCards(friend)
  await look()
  await aWeekLater()
  expect(await summaryOf(inviter)).toMatchObject({ earned: '0.00', pending: '1000.00' })
  await giveAccount(friend, String(accounts++))
  await look()
  expect(await summaryOf(inviter)).toMatchObject({ earned: '0.00' })
  await aWeekLater()
  expect(await summaryOf(inviter)).toMatchObject({ earned: '1000.00' })
})

it('withholds it from friends who share a bank account, but for the first, and says the class of the reason alone', async () => {
  const inviters = [await app.signUpUser(), await app.signUpUser()]
  const shared = String(accounts++)
  for (const inviter of inviters) await sellCards(await aFriendOf(inviter, { accountNumber: shared }))
  await look()
  await aWeekLater()
  const seen = await Promise.all(inviters.map(friendsOf))
  expect(seen.map(([friend]) => [friend!.reward!.status, friend!.reward!.withheldFor])).toEqual([
    ['credited', null],
    ['withheld', 'linked'],
  ])
  expect(JSON.stringify(seen)).not.toContain('bankAccount')
  expect(await balanceOf(inviters[1]!)).toBe(0n)
})

it('rewards fifty accounts on one bank account once at most', async () => {
  const inviter = await app.signUpUser()
  const first = await aFriendOf(inviter)
  await sellCards(first)
  await look()
  // Forty-nine more with the same promise, all known by the first one's bank account.
  await unbound(`
    insert into users (public_id, email, password_hash, country_code, default_currency_id, invite_code, invited_by)
    select 'ring' || n, 'ring' || n || '@kaadi.example', 'x', 'NG', 1, 'RING' || n, ${inviter.id}
    from generate_series(1, 49) n;
    insert into bank_accounts (user_id, public_id, bank_code, currency_id, sealed_number, number_fingerprint,
                               account_ending, account_name)
    select u.id, 'ring' || u.id, b.bank_code, b.currency_id, b.sealed_number, b.number_fingerprint, b.account_ending,
           b.account_name
    from users u, bank_accounts b where u.public_id like 'ring%' and b.user_id = ${first.id}`)
  await app.database.asOwner(`
    insert into rewards (user_id, kind, subject_id, title, amount, currency_id, sells, sells_currency_id)
    select r.user_id, 'invite', u.public_id, r.title, r.amount, 1, 0, 1 from users u, rewards r
    where u.public_id like 'ring%' and r.user_id = ${inviter.id}`)
  await aWeekLater()
  const rows = await app.database.asOwner(
    `select status, count(*)::integer as n from rewards where user_id = ${inviter.id} group by status order by status`,
  )
  expect(rows).toEqual([
    { status: 'credited', n: 1 },
    { status: 'withheld', n: 49 },
  ])
  expect(await balanceOf(inviter)).toBe(100_000n)
})

it.each(['bank account', 'device', 'mailbox'])('pays nobody for inviting themselves by %s', async (by) => {
  const number = String(accounts++)
  const name = `self-${by.replace(' ', '-')}`
  const inviter = await app.signUpUser({ email: `${name}@kaadi.example` })
  const friend = await aFriendOf(inviter, {
    accountNumber: by === 'bank account' ? number : String(accounts++),
    email: by === 'mailbox' ? `${name}+2@kaadi.example` : `${name}-friend@kaadi.example`,
  })
  if (by === 'bank account') await giveAccount(inviter, number)
  if (by === 'device')
    for (const { email, password } of [inviter, friend])
      await app.call(sessions.create, {
        headers: { [headerNames.clientId]: 'one-phone-of-two' },
        body: {
          grant_type: 'password',
          username: email,
          password: passwordHash(email, password),
          scope: 'server',
        },
      })
  await sellCards(friend)
  await look()
  await aWeekLater()
  expect(await friendsOf(inviter)).toMatchObject([{ reward: { status: 'withheld', withheldFor: 'linked' } }])
})

it('pays nobody for a second account of somebody who was here before', async () => {
  const number = String(accounts++)
  await giveAccount(await app.signUpUser(), number)
  const inviter = await app.signUpUser()
  await sellCards(await aFriendOf(inviter, { accountNumber: number }))
  await look()
  await aWeekLater()
  expect(await friendsOf(inviter)).toMatchObject([{ reward: { status: 'withheld', withheldFor: 'linked' } }])
})

it('pays nothing for sales that were taken back before it matured, or for a closed account', async () => {
  const [inviter, other] = [await app.signUpUser(), await app.signUpUser()]
  const [reversed, closed] = [await aFriendOf(inviter), await aFriendOf(other)]
  for (const friend of [reversed, closed]) await sellCards(friend)
  await look()
  await unbound(`update card_orders set status = 40 where user_id = ${reversed.id};
    update users set email = 'deleted-f@deleted.invalid' where id = ${closed.id}`)
  await aWeekLater()
  expect(await friendsOf(inviter)).toMatchObject([{ reward: { withheldFor: 'soldLess' } }])
  expect(await friendsOf(other)).toMatchObject([{ reward: { withheldFor: 'closed' } }])
})

it('pays for no more friends in a day than the rule says; the rest are paid the next', async () => {
  const inviter = await app.signUpUser()
  for (let friends = 0; friends < 4; friends++) await sellCards(await aFriendOf(inviter))
  await look()
  await aWeekLater()
  expect(await summaryOf(inviter)).toMatchObject({ earned: '3000.00', pending: '1000.00' })
  await look()
  expect(await summaryOf(inviter)).toMatchObject({ earned: '3000.00' })
  await unbound(`update rewards set ended_at = ended_at - interval '1 day', look_at = look_at - interval '1 day'
    where user_id = ${inviter.id}`)
  await look()
  expect(await summaryOf(inviter)).toMatchObject({ earned: '4000.00', pending: '0.00' })
})

it('pays once, however many look at the same time', async () => {
  const inviter = await app.signUpUser()
  await sellCards(await aFriendOf(inviter))
  await look()
  await unbound(`update rewards set look_at = now() where user_id = ${inviter.id}`)
  await Promise.all([1, 2, 3, 4].map(look))
  expect(await balanceOf(inviter)).toBe(100_000n)
})

it('promises nothing where the host has no rule in force, and shows no terms', async () => {
  await app.database.asOwner('update invite_rules set enabled = false')
  const inviter = await app.signUpUser()
  await sellCards(await aFriendOf(inviter))
  await look()
  expect(await summaryOf(inviter)).toMatchObject({ terms: null, pending: '0.00' })
  expect(await friendsOf(inviter)).toMatchObject([{ progress: null, reward: null }])
  await app.database.asOwner('update invite_rules set enabled = true')
})

it('never changes how a reward ended', async () => {
  await expect(
    app.database.asOwner(`update rewards set status = 'maturing', ended_at = null where status = 'credited'`),
  ).rejects.toThrow('never changes')
  await expect(app.database.asOwner(`update rewards set amount = 1`)).rejects.toThrow('never changes')
})
