import { type DeskEvent, desk } from '@kaadi/contract/desk'
import { operatorAccounts } from '@kaadi/contract/operator-accounts'
import { operators } from '@kaadi/contract/operators'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp, type TestOperator } from '../../../../test/app.ts'
import { readEvents } from '../../../../test/event-reader.ts'
import { aReviewer, type Reviewer } from '../../../../test/reviewer.ts'
import { stockCatalogue } from '../../../../test/round-rates.ts'
import { aSellingSeller, type SellingSeller } from '../../../../test/selling-seller.ts'
import { heartbeatMs } from '../../notifications/stream/event-stream.ts'
import { createDeskChanges, createDeskFeed } from './desk-feed.ts'

let app: TestApp
let url: string
let seller: SellingSeller
let reviewer: Reviewer
const readers: { close: () => void }[] = []
beforeAll(async () => {
  app = await createTestApp()
  await stockCatalogue(app.database)
  seller = await aSellingSeller(app)
  reviewer = await aReviewer(app)
  url = await app.http.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => {
  for (const reader of readers.splice(0)) reader.close()
})
afterAll(() => app.close())

const listen = async (token: string) => {
  const reader = await readEvents<DeskEvent>(
    `${url}/api${desk.events.path}`,
    { authorization: `Bearer ${token}` },
    desk.events.data,
  )
  readers.push(reader)
  return reader
}

it('tells every reviewer which order was sent, taken, given back and decided', async () => {
  const colleague = await aReviewer(app)
  const { events } = await listen(colleague.token)
  const giftOrderId = (await seller.sell({})).data.giftOrderId
  const changes = () => events.filter((event) => event.giftOrderId === giftOrderId).length
  /** Does something to the order and waits until the colleague has heard of it: changes close together come as one. */
  const hears = async (change: () => Promise<unknown>) => {
    const before = changes()
    await change()
    await expect.poll(changes, { timeout: 10_000 }).toBeGreaterThan(before)
  }
  await expect.poll(changes, { timeout: 10_000 }).toBe(1)
  let leaseToken = ''
  await hears(async () => {
    leaseToken = (await reviewer.claim(giftOrderId)).data.lease!.leaseToken
  })
  await hears(() => reviewer.call('release', { giftOrderId, leaseToken }))
  await hears(() => reviewer.settle(giftOrderId))
})

it('is for reviewers, and ends with their session', async () => {
  const treasurer = await app.signInOperator('treasurer')
  expect((await listen(treasurer.token)).status).toBe(403)
  const leaver = await aReviewer(app)
  const stream = await listen(leaver.token)
  await app.call(operators.signOut, { token: leaver.token, body: {} })
  await seller.sell({})
  await expect.poll(() => stream.isOpen()).toBe(false)
})

describe('in another process than the one that hears of it', () => {
  let second: TestApp
  let admin: TestOperator
  beforeAll(async () => {
    second = await createTestApp({ database: app.database })
    admin = await app.signInOperator('admin')
  })
  afterAll(() => second.http.close())

  const byAdmin = async (call: 'suspend' | 'endSessions' | 'setRoles', of: Reviewer, more: object = {}) => {
    const [row] = await app.database.asOwner(`select public_id from operators where id = ${of.id}`)
    const body = { operatorId: String(row!.public_id), ...more }
    expect(await second.call(operatorAccounts[call], { token: admin.token, body })).toMatchObject({ code: 0 })
  }

  it.each([
    ['the operator is suspended', (of: Reviewer) => byAdmin('suspend', of, { reason: 'Left us.' })],
    ['an admin ends their sessions', (of: Reviewer) => byAdmin('endSessions', of)],
    ['they have the role no more', (of: Reviewer) => byAdmin('setRoles', of, { roles: ['editor'] })],
    [
      'the session is locked',
      async ({ token }: Reviewer) => void (await second.call(operators.lock, { token, body: {} })),
    ],
  ])('ends at once where %s, before anything happens on the desk', async (_, end) => {
    const reader = await aReviewer(app)
    const stream = await listen(reader.token)
    expect(stream).toMatchObject({ status: 200 })
    expect(stream.isOpen()).toBe(true)
    await end(reader)
    // Well before the stream would ask by itself.
    await expect.poll(() => stream.isOpen(), { timeout: heartbeatMs / 2 }).toBe(false)
  })
})

it('tells to look at everything after a gap, and where too much has changed to be named', async () => {
  let tell: (payload?: string) => void = () => undefined
  const feed = createDeskFeed(
    createDeskChanges({
      on: (_, hear) => {
        tell = hear
      },
    }),
  )
  feed.listen(1n, () => undefined)
  const read = async () => (await feed.read(1n, 0n)).map(({ json }) => json)
  tell('one two')
  tell('two')
  expect(await read()).toEqual(['{"giftOrderId":"one"}', '{"giftOrderId":"two"}'])
  tell()
  expect(await read()).toEqual(['{"giftOrderId":null}'])
  tell('')
  expect(await read()).toEqual(['{"giftOrderId":null}'])
  tell(Array.from({ length: 60 }, (_, index) => `order-${index}`).join(' '))
  expect(await read()).toEqual(['{"giftOrderId":null}'])
})
