import { type NotificationSetting, notificationSettings } from '@kaadi/contract/notification-settings'
import { type BizType, bizType, type Notification, notifications } from '@kaadi/contract/notifications'
import type { Page } from '@kaadi/contract/primitives'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type SignedUp, type TestApp } from '../../../../test/app.ts'
import { allInvariants, checkInvariants } from '../../../invariants/index.ts'
import { tellByMail, writeNotifications } from '../index.ts'
import { removeSettingsOf } from './settings.repository.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(async () => {
  const findings = await checkInvariants((text) => app.database.asOwner(text), allInvariants)
  await app.close()
  expect(findings.filter(({ rows }) => rows.length > 0)).toEqual([])
})

const settingsOf = ({ token }: SignedUp) =>
  app.call<NotificationSetting[]>(notificationSettings.list, { token }).then(({ data }) => data)
const set = ({ token }: SignedUp, body: object) =>
  app.call<NotificationSetting[]>(notificationSettings.set, { token, body })
const tell = (seller: SignedUp, about: BizType, title = 'Your card was paid') =>
  writeNotifications(app.database.db, [
    { userId: seller.id, bizType: about, subjectId: '', title, content: 'It is in your balance.' },
  ])
const listOf = async ({ token }: SignedUp) =>
  (await app.call<Page<Notification> & { unread: number }>(notifications.list, { token })).data
const publishedTo = async ({ id }: SignedUp) =>
  (await app.database.asOwner(`select from user_events where user_id = ${id} and topic = 'notification'`))
    .length
const mailsTo = async ({ email }: SignedUp) => {
  await app.runJobs()
  return app.mailbox.mails.filter(({ to }) => to === email).map(({ subject }) => subject)
}

describe('how a seller is told', () => {
  it('begins with everything in the app, and mails about safety and offers', async () => {
    expect(await settingsOf(await app.signUpUser())).toEqual([
      { kind: 'trade', inApp: true, byMail: false },
      { kind: 'withdrawal', inApp: true, byMail: false },
      { kind: 'security', inApp: true, byMail: true },
      { kind: 'offers', inApp: true, byMail: true },
    ])
  })

  it('is kept for each kind alone, and for one seller', async () => {
    const [seller, other] = [await app.signUpUser(), await app.signUpUser()]
    const saved = await set(seller, { kind: 'trade', inApp: false, byMail: true })
    expect(saved).toMatchObject({
      code: 0,
      data: [{ kind: 'trade', inApp: false, byMail: true }, {}, {}, {}],
    })
    expect(await settingsOf(seller)).toEqual(saved.data)
    expect(saved.data[1]).toEqual({ kind: 'withdrawal', inApp: true, byMail: false })
    expect((await settingsOf(other))[0]).toEqual({ kind: 'trade', inApp: true, byMail: false })
    await set(seller, { kind: 'trade', inApp: true, byMail: false })
    expect((await settingsOf(seller))[0]).toEqual({ kind: 'trade', inApp: true, byMail: false })
  })

  it.each([
    { inApp: false, byMail: true },
    { inApp: true, byMail: false },
    { inApp: false, byMail: false },
  ])('never leaves out the safety of the account: %o is refused', async (given) => {
    const seller = await app.signUpUser()
    const refused = await set(seller, { kind: 'security', ...given })
    expect(refused).toMatchObject({ status: 409, code: 1160 })
    expect(refused.msg).toContain('cannot be switched off')
    expect((await settingsOf(seller))[2]).toEqual({ kind: 'security', inApp: true, byMail: true })
    expect(await set(seller, { kind: 'security', inApp: true, byMail: true })).toMatchObject({ code: 0 })
  })

  it('knows no other kind, and takes no half of an answer', async () => {
    const seller = await app.signUpUser()
    for (const body of [
      { kind: 'everything', inApp: false, byMail: false },
      { kind: 'trade', inApp: false },
      { kind: 'trade', inApp: 'no', byMail: false },
    ])
      expect(await set(seller, body)).toMatchObject({ status: 400, code: 1001 })
  })

  it('is as one of two wishes says that come at once', async () => {
    const seller = await app.signUpUser()
    const both = await Promise.all([
      set(seller, { kind: 'offers', inApp: true, byMail: false }),
      set(seller, { kind: 'offers', inApp: false, byMail: true }),
    ])
    expect(both.map(({ code }) => code)).toEqual([0, 0])
    const { inApp, byMail } = (await settingsOf(seller))[3]!
    expect(inApp).toBe(!byMail)
  })
})

describe('what is silenced in the app', () => {
  it('stands in the list as read, and is not published', async () => {
    const seller = await app.signUpUser()
    await set(seller, { kind: 'trade', inApp: false, byMail: false })
    for (const about of [bizType.orderMoved, bizType.orderPaid, bizType.orderNotPaid])
      await tell(seller, about)
    const list = await listOf(seller)
    expect(list).toMatchObject({ total: 3, unread: 0 })
    expect(list.records.every(({ readFlag }) => readFlag)).toBe(true)
    expect(await publishedTo(seller)).toBe(0)
  })

  it('silences no other kind, and no other seller', async () => {
    const [seller, other] = [await app.signUpUser(), await app.signUpUser()]
    await set(seller, { kind: 'trade', inApp: false, byMail: false })
    for (const about of [bizType.withdrawalPaid, bizType.badge, bizType.announcement])
      await tell(seller, about)
    await tell(other, bizType.orderPaid)
    expect([(await listOf(seller)).unread, (await listOf(other)).unread]).toEqual([3, 1])
    expect([await publishedTo(seller), await publishedTo(other)]).toEqual([3, 1])
  })

  it('is heard again once it is switched on', async () => {
    const seller = await app.signUpUser()
    await set(seller, { kind: 'withdrawal', inApp: false, byMail: false })
    await tell(seller, bizType.withdrawalPaid)
    await set(seller, { kind: 'withdrawal', inApp: true, byMail: false })
    await tell(seller, bizType.withdrawalFailed)
    expect(await listOf(seller)).toMatchObject({ total: 2, unread: 1 })
  })
})

describe('mails', () => {
  it('tell of trades and withdrawals to those who asked for it, once, and say how to stop it', async () => {
    const [seller, other] = [await app.signUpUser(), await app.signUpUser()]
    await set(seller, { kind: 'withdrawal', inApp: true, byMail: true })
    await tell(seller, bizType.withdrawalPaid, 'Your withdrawal was paid')
    await tell(seller, bizType.orderPaid)
    await tell(other, bizType.withdrawalPaid)
    expect(await mailsTo(seller)).toEqual(['Your withdrawal was paid'])
    expect(app.mailbox.mails.find(({ to }) => to === seller.email)?.text).toMatch(
      /^It is in your balance\.[\s\S]*\/account\/center\?view=notifications\s*$/,
    )
    expect(await mailsTo(other)).toEqual([])
  })

  it('come also where the app is silenced', async () => {
    const seller = await app.signUpUser()
    await set(seller, { kind: 'trade', inApp: false, byMail: true })
    await tell(seller, bizType.orderPaid)
    expect(await mailsTo(seller)).toEqual(['Your card was paid'])
    expect((await listOf(seller)).unread).toBe(0)
  })

  it('of offers have words of their own, and go to those who have not switched them off', async () => {
    const [seller, other] = [await app.signUpUser(), await app.signUpUser()]
    await set(seller, { kind: 'offers', inApp: true, byMail: false })
    await set(other, { kind: 'offers', inApp: true, byMail: true })
    for (const { id, email } of [seller, other])
      await tellByMail(app.database.db, app.deps.mail, {
        userId: id,
        kind: 'offers',
        mail: { to: email, subject: 'Steam pays ₦1,500', text: ['Sell it.'] },
      })
    await tell(other, bizType.announcement)
    expect(await mailsTo(seller)).toEqual([])
    expect(await mailsTo(other)).toEqual(['Steam pays ₦1,500'])
  })

  it('about the account go to who has switched everything else off', async () => {
    const seller = await app.signUpUser()
    for (const kind of ['trade', 'withdrawal', 'offers'])
      await set(seller, { kind, inApp: false, byMail: false })
    await tellByMail(app.database.db, app.deps.mail, {
      userId: seller.id,
      kind: 'security',
      mail: { to: seller.email, subject: 'New sign-in to your account', text: ['Was it you?'] },
    })
    expect(await mailsTo(seller)).toEqual(['New sign-in to your account'])
  })
})

it('is forgotten with the account', async () => {
  const seller = await app.signUpUser()
  await set(seller, { kind: 'offers', inApp: false, byMail: false })
  await removeSettingsOf(app.database.db, seller.id)
  expect((await settingsOf(seller))[3]).toEqual({ kind: 'offers', inApp: true, byMail: true })
})
