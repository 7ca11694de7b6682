import type { Endpoint } from '@kaadi/contract/http'
import { type Notification, notifications } from '@kaadi/contract/notifications'
import type { Page } from '@kaadi/contract/primitives'
import { type FirstOrderReward, promotions, type RewardNotification } from '@kaadi/contract/promotions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deskPromo, userAvailable } from '../src/ledger/index.ts'
import { grantWelcomeCoupon } from '../src/modules/coupons/index.ts'
import type { SignedUp, TestApp } from './app.ts'
import { aSellingSeller } from './selling-seller.ts'
import { expectFields } from './specified-calls.ts'
import { createTradingApp, type TradingDesk } from './trading-desk.ts'

let app: TestApp
let desk: TradingDesk
let close: () => Promise<void>
beforeAll(async () => {
  ;({ app, desk, close } = await createTradingApp())
})
afterAll(() => close())

type Row = Record<string, unknown>
const stored = async (sql: string): Promise<Row> => (await app.database.asOwner(sql))[0]!

type Who = Pick<SignedUp, 'token'>
const read = async <D>(endpoint: Endpoint, { token }: Who) => (await app.call<D>(endpoint, { token })).data
const send = (endpoint: Endpoint, { token }: Who, body: unknown) => app.call(endpoint, { token, body })
const done = { status: 200, code: 0, msg: 'ok', data: null }

type NotificationPage = Page<Notification> & { unread: number }
const notificationsOf = (who: Who) => read<NotificationPage>(notifications.list, who)

describe('notifications.list', () => {
  it('tells of what happened to the seller’s own order and withdrawal', async () => {
    const seller = await desk.aSeller()
    const page = { size: 20, current: 1, cursor: null }
    expect(await notificationsOf(seller)).toEqual({ ...page, records: [], total: 0, pages: 0, unread: 0 })
    const giftOrderId = await seller.sellPaid()
    const withdrawalId = await seller.withdraw('5000')
    await desk.payOut(withdrawalId)
    const rows = await app.database.asOwner(
      `select public_id, created_at from notifications where user_id = ${seller.id} order by id desc`,
    )
    const kept = (index: number) => ({
      notificationId: rows[index]!.public_id,
      createTime: (rows[index]!.created_at as Date).toISOString(),
      readFlag: false,
    })
    const after = await notificationsOf(seller)
    expect(after).toEqual({
      ...page,
      total: 2,
      pages: 1,
      unread: 2,
      records: [
        {
          ...kept(0),
          id: withdrawalId,
          bizType: 3,
          title: 'Your withdrawal was paid',
          content: `₦4,950.00 went to Guaranty Trust Bank ••${seller.account.accountEnding}.`,
        },
        {
          ...kept(1),
          id: giftOrderId,
          bizType: 1,
          title: 'Your card was paid',
          content: '₦148,000.00 for Steam $100 is in your balance.',
        },
      ],
    })
    expectFields('notifications.list', after.records[0])
    expect(await notificationsOf(await app.signUpUser())).toMatchObject({ total: 0, records: [] })
  })
})

describe('notifications.read and notifications.readMany', () => {
  const notifiedThrice = async () => {
    const seller = await desk.aSeller()
    for (let sale = 0; sale < 3; sale++) await seller.sellPaid()
    const ids = (await notificationsOf(seller)).records.map(({ notificationId }) => notificationId)
    const flags = async () => {
      const { records, unread } = await notificationsOf(seller)
      return [unread, ...records.map(({ readFlag }) => readFlag)]
    }
    return { seller, ids, flags }
  }

  it('mark in the list the one that was named, or each of several, and no other', async () => {
    const { seller, ids, flags } = await notifiedThrice()
    expect(await flags()).toEqual([3, false, false, false])
    expect(await send(notifications.read, seller, { notificationId: ids[1] })).toMatchObject(done)
    expect(await flags()).toEqual([2, false, true, false])
    expect(await send(notifications.readMany, seller, [ids[0], ids[1]])).toMatchObject(done)
    expect(await flags()).toEqual([1, true, true, false])
  })

  it('change nothing for an id of another seller or of nobody, and do not tell which it was', async () => {
    const { ids, flags } = await notifiedThrice()
    const stranger = await desk.aSeller()
    for (const notificationId of [ids[0], 'nobody-has-this'])
      expect(await send(notifications.read, stranger, { notificationId })).toMatchObject(done)
    expect(await send(notifications.readMany, stranger, [...ids, 'nobody-has-this'])).toMatchObject(done)
    expect(await flags()).toEqual([3, false, false, false])
  })
})

/** As the reward of a first sale would be given: the row and its posting. */
async function giveReward(seller: SignedUp, title: string): Promise<Row> {
  const row = await stored(`
    insert into rewards (user_id, kind, subject_id, title, amount, currency_id, status, ended_at)
    values (${seller.id}, 'firstOrder', '${title}', '${title}', 200050, 1, 'credited', now()) returning id, public_id`)
  const legs = [{ debit: deskPromo(1), credit: userAvailable(seller.id, 1), amount: 200_050n }]
  await app.deps.ledger.post({ kind: 'reward.granted', eventId: BigInt(row.id as string), legs })
  // The service writes both in one commit, with one time.
  await app.database.asOwner(`
    alter table rewards disable trigger user;
    update rewards r set ended_at = t.created_at from ledger_transfers t
    where r.id = ${row.id} and t.kind = 'reward.granted' and t.event_id = r.id;
    alter table rewards enable trigger user;
    call witness_anew()`)
  return row
}
const rewardsOf = (who: Who) => read<RewardNotification[]>(promotions.unreadRewards, who)

describe('promotions.unreadRewards and promotions.readReward', () => {
  it('show a reward to its owner until it was read', async () => {
    const seller = await app.signUpUser()
    expect(await rewardsOf(seller)).toEqual([])
    const first = await giveReward(seller, 'Your first card')
    const second = await giveReward(seller, 'Ten cards')
    const facts = { amount: '2000.50', currencyId: 1, type: 'firstOrder' }
    const shown = [
      { ...facts, id: first.public_id, title: 'Your first card' },
      { ...facts, id: second.public_id, title: 'Ten cards' },
    ]
    expect(await rewardsOf(seller)).toEqual(shown)
    expectFields('promotions.unreadRewards', shown[0])
    expect(await rewardsOf(await app.signUpUser())).toEqual([])
    expect(await send(promotions.readReward, seller, { id: first.public_id })).toMatchObject(done)
    expect(await rewardsOf(seller)).toEqual(shown.slice(1))
  })

  it('change nothing for an id of another seller or of nobody, and do not tell which it was', async () => {
    const [seller, stranger] = [await app.signUpUser(), await app.signUpUser()]
    const { public_id: theirs } = await giveReward(seller, 'Theirs')
    for (const id of [theirs, 'nobody-has-this'])
      expect(await send(promotions.readReward, stranger, { id })).toMatchObject(done)
    expect((await rewardsOf(seller)).map(({ id }) => id)).toEqual([theirs])
  })
})

describe('promotions.firstOrderReward', () => {
  it('follows the rule that is set and what was granted, and ends with the first sale that was paid', async () => {
    // One without a bank account: those of the desk share theirs, and a person is welcomed once.
    const seller = await aSellingSeller(app)
    const offer = (who: Who = seller) => read<FirstOrderReward>(promotions.firstOrderReward, who)
    expect(await offer()).toEqual({ eligible: false, amount: '0', currencyId: 1, rule: '' })
    await app.database.asOwner(`
      insert into coupon_rules (id, source, title, rule, amount, currency_id, life_days)
      values ('welcome', 'firstOrder', 'Welcome', 'Once.', 200050, 1, 30)`)
    const rule = { amount: '2000.50', currencyId: 1, rule: 'Once.' }
    expect(await offer()).toEqual({ eligible: false, ...rule })
    await grantWelcomeCoupon(app.database.db, seller.id)
    const offered = await offer()
    expect(offered).toEqual({ eligible: true, ...rule })
    expectFields('promotions.firstOrderReward', offered)
    expect((await offer(await app.signUpUser({ countryCode: 'GH' }))).amount).toBe('0')
    await desk.reviewer.settle((await seller.sell()).data.giftOrderId)
    expect(await offer()).toEqual({ eligible: false, ...rule })
  })
})
