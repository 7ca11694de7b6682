import type { AddressInfo } from 'node:net'
import { type Notification, notifications } from '@kaadi/contract/notifications'
import type { Page } from '@kaadi/contract/primitives'
import { sessions } from '@kaadi/contract/sessions'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type SignedUp, type TestApp } from '../../../test/app.ts'
import { readEvents } from '../../../test/event-reader.ts'
import { writeNotifications } from './notifications.repository.ts'

let app: TestApp
let address: string
beforeAll(async () => {
  app = await createTestApp()
  await app.http.listen({ port: 0, host: '127.0.0.1' })
  address = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}/api${notifications.stream.path}`
  await app.deps.userEvents.ready()
})
afterAll(() => app.close())

const tell = (seller: SignedUp, ...titles: string[]) =>
  writeNotifications(
    app.database.db,
    titles.map((title) => ({
      userId: seller.id,
      bizType: 1,
      subjectId: 'order-1',
      title,
      content: 'It is paid.',
    })),
  )
type NotificationPage = Page<Notification> & { unread: number }
const list = (seller: SignedUp, query: Record<string, string | number> = {}) =>
  app.call<NotificationPage>(notifications.list, { token: seller.token, query })

describe('the list', () => {
  it('shows what the seller was told, newest first, with the number of unread ones', async () => {
    const seller = await app.signUpUser()
    await tell(seller, 'first', 'second')
    const { data } = await list(seller)
    expect(data).toMatchObject({ total: 2, unread: 2, pages: 1, current: 1, cursor: null })
    expect(data.records.map(({ title, id, readFlag }) => [title, id, readFlag])).toEqual([
      ['second', 'order-1', false],
      ['first', 'order-1', false],
    ])
  })

  it('is paged by number and by cursor without a gap', async () => {
    const seller = await app.signUpUser()
    const titles = Array.from({ length: 7 }, (_, number) => `n${number}`)
    await tell(seller, ...titles)
    const first = (await list(seller, { size: 3 })).data
    const second = (await list(seller, { size: 3, cursor: first.cursor! })).data
    const third = (await list(seller, { size: 3, current: 3 })).data
    expect([...first.records, ...second.records, ...third.records].map(({ title }) => title)).toEqual(
      titles.reverse(),
    )
    expect(third.pages).toBe(3)
  })

  it('refuses a cursor that we never gave, and pages without bounds', async () => {
    const seller = await app.signUpUser()
    expect(await list(seller, { cursor: "1' or '1'='1" })).toMatchObject({ status: 400, code: 1001 })
    expect(await list(seller, { size: 5000 })).toMatchObject({ status: 400, code: 1001 })
    expect(await list(seller, { current: 0 })).toMatchObject({ status: 400, code: 1001 })
  })

  it('does not show what others were told', async () => {
    const [seller, other] = [await app.signUpUser(), await app.signUpUser()]
    await tell(other, 'theirs')
    expect((await list(seller)).data).toMatchObject({ total: 0, unread: 0, records: [] })
  })
})

describe('reading', () => {
  it('marks one as read, and is harmless when repeated', async () => {
    const seller = await app.signUpUser()
    await tell(seller, 'one', 'two')
    const [newest] = (await list(seller)).data.records
    const read = () =>
      app.call(notifications.read, { token: seller.token, body: { notificationId: newest!.notificationId } })
    expect(await read()).toMatchObject({ code: 0, data: null })
    expect(await read()).toMatchObject({ code: 0, data: null })
    const after = (await list(seller)).data
    expect(after.unread).toBe(1)
    expect(after.records.map(({ readFlag }) => readFlag)).toEqual([true, false])
    expect((await list(seller, { unreadOnly: '1' })).data.records.map(({ title }) => title)).toEqual(['one'])
  })

  it('marks many, but only own ones', async () => {
    const [seller, other] = [await app.signUpUser(), await app.signUpUser()]
    await tell(seller, 'one', 'two')
    await tell(other, 'theirs')
    const ids = [...(await list(seller)).data.records, ...(await list(other)).data.records].map(
      ({ notificationId }) => notificationId,
    )
    const reply = await app.call(notifications.readMany, { token: seller.token, body: [...ids, 'unknown'] })
    expect(reply).toMatchObject({ code: 0 })
    expect((await list(seller)).data.unread).toBe(0)
    expect((await list(other)).data.unread).toBe(1)
  })

  it('refuses more than 200 at once', async () => {
    const seller = await app.signUpUser()
    const ids = Array.from({ length: 201 }, (_, number) => `id${number}`)
    expect(await app.call(notifications.readMany, { token: seller.token, body: ids })).toMatchObject({
      status: 400,
      code: 1001,
    })
  })
})

describe('the live stream', () => {
  const listen = (seller: SignedUp, headers: Record<string, string> = {}, query = '') =>
    readEvents(`${address}${query}`, { authorization: `Bearer ${seller.token}`, ...headers })

  it('brings events as they are committed, in order and counted', async () => {
    const seller = await app.signUpUser()
    const reader = await listen(seller)
    await tell(seller, 'live')
    await sql`select publish_user_events(array[
      card_order_event(${seller.id}, 'order-1', 10), withdrawal_event(${seller.id}, 'w-1', 3), balance_event(${seller.id}, 1)])`.execute(
      app.database.db,
    )
    await expect.poll(() => reader.events.length).toBe(4)
    expect(reader.events).toMatchObject([
      {
        type: 'notification',
        seq: 1,
        unread: 1,
        notification: { title: 'live', bizType: 1, readFlag: false },
      },
      { type: 'cardOrder', seq: 2, giftOrderId: 'order-1', orderStatus: 10 },
      { type: 'withdrawal', seq: 3, id: 'w-1', status: 3 },
      { type: 'balance', seq: 4, currencyId: 1 },
    ])
    reader.close()
  })

  it('tells nothing of what was not committed', async () => {
    const seller = await app.signUpUser()
    const reader = await listen(seller)
    const failing = app.database.db.transaction().execute(async (tx) => {
      await writeNotifications(tx, [
        { userId: seller.id, bizType: 1, subjectId: '', title: 'never', content: '' },
      ])
      throw new Error('undone')
    })
    await expect(failing).rejects.toThrow('undone')
    await tell(seller, 'after')
    await expect.poll(() => reader.events.length).toBe(1)
    expect(reader.events).toMatchObject([{ seq: 1, notification: { title: 'after' } }])
    reader.close()
  })

  it.each(['header', 'query'])('resumes after the last event that was seen, told by the %s', async (way) => {
    const seller = await app.signUpUser()
    await tell(seller, 'seen', 'missed', 'missed too')
    const reader =
      way === 'header'
        ? await listen(seller, { 'last-event-id': '1' })
        : await listen(seller, {}, '?lastEventId=1')
    await expect.poll(() => reader.events.map(({ seq }) => seq)).toEqual([2, 3])
    reader.close()
  })

  it('begins with what is new where nothing was seen yet', async () => {
    const seller = await app.signUpUser()
    await tell(seller, 'old')
    const reader = await listen(seller)
    await tell(seller, 'new')
    await expect.poll(() => reader.events.map(({ seq }) => seq)).toEqual([2])
    reader.close()
  })

  it("never brings another seller's events", async () => {
    const [seller, other] = [await app.signUpUser(), await app.signUpUser()]
    const reader = await listen(seller)
    await tell(other, 'theirs')
    await tell(seller, 'mine')
    await expect.poll(() => reader.events.length).toBe(1)
    expect(reader.events).toMatchObject([{ notification: { title: 'mine' } }])
    reader.close()
  })

  it('ends when the session ends', async () => {
    const seller = await app.signUpUser()
    const reader = await listen(seller)
    await app.call(sessions.end, { token: seller.token })
    await tell(seller, 'too late')
    await expect.poll(() => reader.isOpen()).toBe(false)
    expect(reader.events).toEqual([])
  })

  it('is not kept by anything on the way', async () => {
    const seller = await app.signUpUser()
    const response = await fetch(address, { headers: { authorization: `Bearer ${seller.token}` } })
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    await response.body?.cancel()
  })

  it('refuses an eleventh stream of one person', async () => {
    const seller = await app.signUpUser()
    const readers = []
    for (let number = 0; number < 10; number++) readers.push(await listen(seller))
    const eleventh = await fetch(address, { headers: { authorization: `Bearer ${seller.token}` } })
    expect(eleventh.status).toBe(429)
    for (const reader of readers) reader.close()
    await expect
      .poll(async () => {
        const again = await listen(seller)
        again.close()
        return again.status
      })
      .toBe(200)
  })
})
