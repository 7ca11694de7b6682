import { type Notification, notifications } from '@kaadi/contract/notifications'
import type { Page } from '@kaadi/contract/primitives'
import { wallets } from '@kaadi/contract/wallets'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type SignedUp, type TestApp, testConfig } from '../../test/app.ts'
import { writeNotifications } from '../modules/notifications/notifications.repository.ts'

// As an installation runs: what is known is answered without a look.
const config = { ...testConfig, parseReplies: false }
let app: TestApp
let second: TestApp
let seller: SignedUp
beforeAll(async () => {
  app = await createTestApp({ config })
  // Another process of the same service.
  second = await createTestApp({ config, database: app.database })
  seller = await app.signUpUser()
})
afterAll(async () => {
  await second.http.close()
  await app.close()
})

const poll = (etag?: unknown, { of = seller, by = app } = {}) =>
  by.call<Page<Notification>>(notifications.list, {
    token: of.token,
    ...(etag !== undefined && { headers: { 'if-none-match': String(etag) } }),
  })
const tell = (title: string) =>
  writeNotifications(app.database.db, [
    { userId: seller.id, bizType: 1, subjectId: 'order-1', title, content: 'It is paid.' },
  ])
const titlesOf = ({ data }: { data: Page<Notification> }) => data.records.map(({ title }) => title)
/** Nothing can be read from the table meanwhile. */
const withoutNotifications = async (work: () => Promise<void>) => {
  await app.database.asOwner('alter table notifications rename to hidden')
  await work().finally(() => app.database.asOwner('alter table hidden rename to notifications'))
}
/** A notice that was sent before has come. */
const noticesHeard = async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  app.deps.notices.on('desk_changed', () => resolve())
  await app.database.asOwner("select pg_notify('desk_changed', '')")
  await promise
}
const cutNotices = () =>
  app.database.asOwner(`
    select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'kaadi-notices'
    and datname = current_database()`)

it('a poll that brings nothing new is answered 304 without a query, and a change at once', async () => {
  await tell('first')
  await noticesHeard()
  const { headers } = await poll()
  await withoutNotifications(async () => {
    expect(await poll(headers.etag)).toMatchObject({ status: 304 })
  })
  await tell('second')
  await expect.poll(() => poll(headers.etag)).toMatchObject({ status: 200, code: 0 })
  expect(titlesOf(await poll(headers.etag))).toEqual(['second', 'first'])
})

it('a balance is answered from memory, though it is asked for by POST', async () => {
  const balance = () =>
    app.call<number>(wallets.available, { token: seller.token, query: { inCurrencyId: 1 } })
  expect(await balance()).toMatchObject({ status: 200, data: 0 })
  await app.database.asOwner('alter table ledger_accounts rename to hidden')
  try {
    expect(await balance()).toMatchObject({ status: 200, data: 0 })
  } finally {
    await app.database.asOwner('alter table hidden rename to ledger_accounts')
  }
})

it('what sellers change themselves they see with their next call, and in every process', async () => {
  const before = (await poll()).headers.etag
  const inOther = (await poll(undefined, { by: second })).headers.etag
  expect(inOther).toBe(before)
  const [newest] = (await poll()).data.records
  await app.call(notifications.read, {
    token: seller.token,
    body: { notificationId: newest!.notificationId },
  })
  expect(await poll(before)).toMatchObject({ status: 200 })
  await expect.poll(() => poll(before, { by: second })).toMatchObject({ status: 200 })
})

it('what another is shown is no answer for this seller', async () => {
  const other = await app.signUpUser()
  const { headers } = await poll(undefined, { of: other })
  expect(await poll(headers.etag)).toMatchObject({ status: 200 })
})

it('what changes for everybody at once is seen by everybody', async () => {
  const { headers } = await poll()
  await app.database.asOwner("update notifications set title = 'anew'")
  await noticesHeard()
  expect(await poll(headers.etag)).toMatchObject({ status: 304 })
  await app.database.asOwner("select pg_notify('user_changed', '')")
  await noticesHeard()
  expect(titlesOf(await poll(headers.etag))[0]).toBe('anew')
})

it('a change is never hidden while notices are not heard, nor after they are heard again', async () => {
  const { headers } = await poll(undefined, { by: second })
  expect(await poll(headers.etag, { by: second })).toMatchObject({ status: 304 })
  await cutNotices()
  await tell('while nobody hears')
  await expect
    .poll(() => poll(headers.etag, { by: second }), { timeout: 10_000 })
    .toMatchObject({ status: 200 })
  expect(titlesOf(await poll(headers.etag, { by: second }))[0]).toBe('while nobody hears')
})
