import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { cardTypes } from '@kaadi/contract/card-types'
import { withdrawals } from '@kaadi/contract/withdrawals'
import { afterEach, describe, expect, it } from 'vitest'
import { createMemoryStorage } from '../storage/index.ts'
import { createClient } from './index.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A server on loopback that keeps every request it got. */
const record = async (
  answer: (request: IncomingMessage) => { status: number; headers?: object; body?: object },
) => {
  const seen: { readonly method: string | undefined; readonly headers: IncomingMessage['headers'] }[] = []
  const server = createServer((request, response) => {
    seen.push({ method: request.method, headers: request.headers })
    const { status, headers = {}, body = {} } = answer(request)
    request.resume().on('end', () => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers })
      response.end(JSON.stringify(body))
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  closing.push(() => server.close())
  return { seen, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

const clientAt = (baseUrl: string) =>
  createClient({
    endpoints: { cardTypes, withdrawals },
    baseUrl,
    platform: 'web',
    storage: createMemoryStorage({ clientId: 'client-1' }),
  })
const body = { currencyId: 1, bankAccountId: 'b1', amount: '5000', pin: '123456' } as const

describe('a redirect', () => {
  it.each([301, 302, 303, 307, 308])('of %i never carries an action to another address', async (status) => {
    const other = await record(() => ({ status: 200, body: { code: 0, data: null } }))
    const service = await record(() => ({ status, headers: { location: `${other.url}/elsewhere` } }))
    const request = clientAt(service.url).withdrawals.request({ body, idempotencyKey: 'k1' })
    await expect(request).rejects.toMatchObject({ kind: 'network' })
    expect([service.seen.length, other.seen.length]).toEqual([1, 0])
  })

  it('of a read is followed', async () => {
    const empty = { list: [], map: {} }
    const other = await record(() => ({ status: 200, body: { code: 0, msg: 'ok', data: empty } }))
    const service = await record(() => ({ status: 307, headers: { location: `${other.url}/elsewhere` } }))
    expect(await clientAt(service.url).cardTypes.list()).toEqual(empty)
  })
})

it('a misdirected request (421) may be sent again by the platform, and only under the same key', async () => {
  const service = await record(() => ({ status: 421, body: { code: 1002, msg: 'another host' } }))
  const request = clientAt(service.url).withdrawals.request({ body, idempotencyKey: 'k1' })
  await expect(request).rejects.toMatchObject({ call: `POST ${withdrawals.request.path}` })
  const keys = service.seen.map(({ headers }) => headers['idempotency-key'])
  expect(keys.length).toBeLessThanOrEqual(2)
  expect(new Set(keys)).toEqual(new Set(['k1']))
})
