import { notificationSettings } from '@kaadi/contract/notification-settings'
import { type BizType, bizType, notifications } from '@kaadi/contract/notifications'
import { type PushKey, push } from '@kaadi/contract/push'
import { sessions } from '@kaadi/contract/sessions'
import { type FakePushService, startPushService } from '@kaadi/testing/push-service'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type SignedUp, signIn, type TestApp } from '../../../../test/app.ts'
import { allInvariants, checkInvariants } from '../../../invariants/index.ts'
import { writeNotifications } from '../index.ts'
import { readPushKey } from './push-key.ts'

let app: TestApp
let service: FakePushService
beforeAll(async () => {
  app = await createTestApp()
  service = await startPushService()
})
beforeEach(() => service.answers(undefined))
afterAll(async () => {
  const findings = await checkInvariants((text) => app.database.asOwner(text), allInvariants)
  await app.close()
  await service.close()
  expect(findings.filter(({ rows }) => rows.length > 0)).toEqual([])
  expect(service.refused).toEqual([])
})

const keyFor = async (token: string) => (await app.call<PushKey>(push.key, { token })).data.publicKey
const subscribe = async (token: string) => {
  const subscription = service.subscribe(await keyFor(token))
  expect(await app.call(push.subscribe, { token, body: subscription })).toMatchObject({ code: 0 })
  return subscription
}
const tell = (seller: SignedUp, about: BizType, subjectId = 'order1') =>
  writeNotifications(app.database.db, [
    { userId: seller.id, bizType: about, subjectId, title: 'Your card was paid', content: '₦ 80,000' },
  ])
const pushed = async (endpoint: string) => {
  await app.runJobs()
  return service.pushedTo(endpoint).map(({ text }) => JSON.parse(text))
}
const storedOf = ({ id }: SignedUp) =>
  app.database.asOwner(`select endpoint from push_subscriptions where user_id = ${id}`)
const waiting = (): Promise<readonly { seconds?: unknown }[]> =>
  app.database.asOwner(
    `select extract(epoch from run_at - now())::float8 as seconds from outbox where topic = 'push.notification'`,
  )
const makeDue = () =>
  app.database.asOwner(`update outbox set run_at = now() where topic = 'push.notification'`)

describe('a browser that asked for it', () => {
  it.each([
    bizType.orderMoved,
    bizType.orderPaid,
    bizType.orderNotPaid,
    bizType.withdrawalPaid,
    bizType.withdrawalFailed,
  ])('is sent what concerns an order or a withdrawal (%i), encrypted for it and signed', async (about) => {
    const seller = await app.signUpUser()
    const { endpoint } = await subscribe(seller.token)
    await tell(seller, about, 'subject7')
    expect(await pushed(endpoint)).toEqual([
      {
        id: 'subject7',
        bizType: about,
        title: 'Your card was paid',
        content: '₦ 80,000',
        notificationId: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    ])
    expect(service.pushedTo(endpoint)[0]).toMatchObject({ urgency: 'normal' })
    expect(service.pushedTo(endpoint)[0]!.ttl).toBeLessThanOrEqual(6 * 3600)
    await app.runJobs()
    expect(service.pushedTo(endpoint)).toHaveLength(1)
  })

  it.each([bizType.badge, bizType.announcement, bizType.refresh])(
    'is left in peace by everything else (%i)',
    async (about) => {
      const seller = await app.signUpUser()
      const { endpoint } = await subscribe(seller.token)
      await tell(seller, about)
      expect(await pushed(endpoint)).toEqual([])
    },
  )

  it('hears nothing of a kind that its seller silenced, nor of what was read meanwhile', async () => {
    const seller = await app.signUpUser()
    const { endpoint } = await subscribe(seller.token)
    const body = { kind: 'trade', inApp: false, byMail: false }
    await app.call(notificationSettings.set, { token: seller.token, body })
    await tell(seller, bizType.orderPaid)
    expect(await pushed(endpoint)).toEqual([])
    await tell(seller, bizType.withdrawalPaid)
    await app.database.asOwner(`update notifications set read_at = now() where user_id = ${seller.id}`)
    expect(await pushed(endpoint)).toEqual([])
  })

  it('is told of its seller alone, on each of their browsers', async () => {
    const [seller, other] = [await app.signUpUser(), await app.signUpUser()]
    const second = await signIn(app.call, seller.email, seller.password)
    const [first, also, others] = [
      await subscribe(seller.token),
      await subscribe(second),
      await subscribe(other.token),
    ]
    await tell(seller, bizType.orderPaid)
    expect(await pushed(first.endpoint)).toHaveLength(1)
    expect(await pushed(also.endpoint)).toHaveLength(1)
    expect(await pushed(others.endpoint)).toEqual([])
  })
})

describe('a subscription', () => {
  it('ends with its session', async () => {
    const seller = await app.signUpUser()
    const { endpoint } = await subscribe(seller.token)
    await tell(seller, bizType.orderPaid)
    await app.call(sessions.end, { token: seller.token })
    expect(await storedOf(seller)).toEqual([])
    expect(await pushed(endpoint)).toEqual([])
  })

  it('ends when its seller says so, and can be repeated', async () => {
    const seller = await app.signUpUser()
    const { endpoint } = await subscribe(seller.token)
    for (const _ of [1, 2]) expect((await app.call(push.unsubscribe, { token: seller.token })).code).toBe(0)
    await tell(seller, bizType.orderPaid)
    expect(await pushed(endpoint)).toEqual([])
  })

  it('is one a session, and of whoever signed in last on its browser', async () => {
    const [seller, next] = [await app.signUpUser(), await app.signUpUser()]
    const [before, now] = [await subscribe(seller.token), await subscribe(seller.token)]
    expect(await storedOf(seller)).toEqual([{ endpoint: now.endpoint }])
    await app.call(push.subscribe, { token: next.token, body: now })
    expect([await storedOf(seller), await storedOf(next)]).toEqual([[], [{ endpoint: now.endpoint }]])
    await tell(seller, bizType.orderPaid)
    await tell(next, bizType.orderPaid, 'order2')
    expect(await pushed(before.endpoint)).toEqual([])
    expect(await pushed(now.endpoint)).toMatchObject([{ id: 'order2' }])
  })

  it('is one where the same browser asks many times at once', async () => {
    const [seller, other] = [await app.signUpUser(), await app.signUpUser()]
    const body = service.subscribe(await keyFor(seller.token))
    const replies = await Promise.all(
      [seller, other, seller, other, seller].map(({ token }) => app.call(push.subscribe, { token, body })),
    )
    expect(replies.map(({ code }) => code)).toEqual([0, 0, 0, 0, 0])
    expect([...(await storedOf(seller)), ...(await storedOf(other))]).toEqual([{ endpoint: body.endpoint }])
  })

  it.each([
    'https://10.0.0.1/push',
    'https://169.254.169.254/latest',
    'https://db.internal/push',
    'https://metadata/push',
    'http://push.example/1',
    'https://user:pass@push.example/1',
    'ftp://push.example/1',
    'push',
  ])('that leads into the network is refused: %s', async (endpoint) => {
    const seller = await app.signUpUser()
    const body = { ...service.subscribe(await keyFor(seller.token)), endpoint }
    const refused = await app.call(push.subscribe, { token: seller.token, body })
    expect(refused).toMatchObject({ status: 400, code: 1310 })
    expect(await storedOf(seller)).toEqual([])
  })

  it.each(['410', '404'])('is removed when its push service says %s', async (status) => {
    const seller = await app.signUpUser()
    await subscribe(seller.token)
    service.answers(Number(status))
    await tell(seller, bizType.orderPaid)
    await app.runJobs()
    expect(await storedOf(seller)).toEqual([])
    expect(await waiting()).toEqual([])
  })

  it('that has come to lead into the network is not called, and removed', async () => {
    const seller = await app.signUpUser()
    await subscribe(seller.token)
    await app.database.asOwner(
      `update push_subscriptions set endpoint = 'https://10.1.2.3/x' where user_id = ${seller.id}`,
    )
    const before = service.tries()
    await tell(seller, bizType.orderPaid)
    await app.runJobs()
    expect(service.tries()).toBe(before)
    expect(await storedOf(seller)).toEqual([])
  })
})

describe('a push service in trouble', () => {
  it.each([500, 503, 429])(
    'that answers %i is tried again, later each time, and takes it once',
    async (status) => {
      const seller = await app.signUpUser()
      const { endpoint } = await subscribe(seller.token)
      service.answers(status)
      await tell(seller, bizType.orderPaid)
      await app.runJobs()
      const [first] = await waiting()
      expect(first!.seconds).toBeGreaterThan(5)
      await app.database.asOwner(
        `update notifications set created_at = now() - interval '10 min' where user_id = ${seller.id}`,
      )
      await makeDue()
      await app.runJobs()
      const [second] = await waiting()
      expect(second!.seconds).toBeGreaterThan(500)
      service.answers(undefined)
      await makeDue()
      expect(await pushed(endpoint)).toHaveLength(1)
      expect(await waiting()).toEqual([])
    },
  )

  it.each([400, 403, 413])(
    'that refuses the message (%i) is not asked again, and keeps its browser',
    async (status) => {
      const seller = await app.signUpUser()
      await subscribe(seller.token)
      service.answers(status)
      await tell(seller, bizType.orderPaid)
      await app.runJobs()
      expect([await waiting(), (await storedOf(seller)).length]).toEqual([[], 1])
    },
  )

  it('is given up after six hours', async () => {
    const seller = await app.signUpUser()
    await subscribe(seller.token)
    service.answers(503)
    await tell(seller, bizType.orderPaid)
    await app.database.asOwner(
      `update notifications set created_at = now() - interval '7 h' where user_id = ${seller.id}`,
    )
    await app.runJobs()
    expect(await waiting()).toEqual([])
  })
})

describe('the keys of the service', () => {
  it('are made once, whoever asks first, and are kept sealed', async () => {
    await app.database.asOwner('delete from push_keys')
    const keys = await Promise.all(Array.from({ length: 5 }, () => readPushKey(app.deps)))
    expect(new Set(keys.map(({ privateKey }) => privateKey)).size).toBe(1)
    const [row] = await app.database.asOwner('select sealed_private_key as sealed from push_keys')
    expect((row!.sealed as Buffer).includes(Buffer.from(keys[0]!.privateKey))).toBe(false)
    const seller = await app.signUpUser()
    expect(await keyFor(seller.token)).toBe(keys[0]!.publicKey)
  })

  it('are for sellers who are signed in', async () => {
    expect((await app.call(push.key, {})).status).toBe(401)
    expect((await app.call(notifications.list, {})).status).toBe(401)
  })
})
