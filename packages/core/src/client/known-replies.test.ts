import { notifications } from '@kaadi/contract/notifications'
import { wallets } from '@kaadi/contract/wallets'
import { expect, it } from 'vitest'
import { clientOf, ok } from './client-of.test-kit.ts'
import { batchReads } from './index.ts'

const endpoints = { notifications, wallets }
const clientWith = (answers: Parameters<typeof clientOf>[1]) => {
  const { client, seen, storage } = clientOf(endpoints, answers, { sendCall: batchReads() })
  storage.token.set('first-token', 3600)
  return { client: client as ReturnType<typeof clientOf<typeof endpoints>>['client'], seen, storage }
}
const headers = { 'cache-control': 'no-store', etag: '"one"' }
const amount = (data: string, more: HeadersInit = headers) =>
  Response.json({ code: 0, msg: 'ok', data }, { headers: more })
const nothingNew = () => new Response(null, { status: 304, headers })
const processing = { query: { outCurrencyId: 1 } } as const

it('a read is asked for with the tag of its last answer, which "nothing new" stands for', async () => {
  const { client, seen } = clientWith([amount('5.00'), nothingNew(), amount('6.00')])
  expect(await client.wallets.processing(processing)).toBe('5.00')
  expect(await client.wallets.processing(processing)).toBe('5.00')
  expect(await client.wallets.processing(processing)).toBe('6.00')
  expect(seen.map((one) => one.headers['if-none-match'])).toEqual([undefined, '"one"', '"one"'])
})

it('an answer belongs to one token and one address', async () => {
  const { client, seen, storage } = clientWith([amount('5.00'), amount('7.00'), amount('9.00')])
  await client.wallets.processing(processing)
  await client.wallets.processing({ query: { outCurrencyId: 2 } })
  storage.token.set('second-token', 3600)
  expect(await client.wallets.processing(processing)).toBe('9.00')
  expect(seen.map((one) => one.headers['if-none-match'])).toEqual([undefined, undefined, undefined])
})

it('whatever changes something makes the next look a whole one', async () => {
  const { client, seen } = clientWith([amount('5.00'), ok(null), amount('6.00')])
  await client.wallets.processing(processing)
  await client.notifications.read({ body: { notificationId: 'n1' as never } })
  expect(await client.wallets.processing(processing)).toBe('6.00')
  expect(seen[2]?.headers['if-none-match']).toBeUndefined()
})

it('what a browser may store is left to the browser', async () => {
  const { client, seen } = clientWith([
    amount('5.00', { 'cache-control': 'no-cache', etag: '"one"' }),
    amount('5.00'),
  ])
  await client.wallets.processing(processing)
  await client.wallets.processing(processing)
  expect(seen[1]?.headers['if-none-match']).toBeUndefined()
})

it('a reply that tells a failure is not kept', async () => {
  const failure = Response.json({ code: 1005, msg: 'no' }, { status: 404, headers })
  const { client, seen } = clientWith([amount('5.00'), failure, amount('6.00')])
  await client.wallets.processing(processing)
  await expect(client.wallets.processing(processing)).rejects.toThrow()
  await client.wallets.processing(processing)
  expect(seen[2]?.headers['if-none-match']).toBeUndefined()
})
