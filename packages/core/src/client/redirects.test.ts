import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { cardTypes } from '@kaadi/contract/card-types'
import { sessions } from '@kaadi/contract/sessions'
import { uploads } from '@kaadi/contract/uploads'
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
  const seen: { readonly headers: IncomingMessage['headers']; body: string }[] = []
  const server = createServer((request, response) => {
    const one = { headers: request.headers, body: '' }
    seen.push(one)
    const { status, headers = {}, body = {} } = answer(request)
    request
      .setEncoding('utf8')
      .on('data', (text) => {
        one.body += text
      })
      .on('end', () => {
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
    endpoints: { cardTypes, sessions, uploads, withdrawals },
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
    await expect(request).rejects.toMatchObject({ kind: 'network', reason: 'unreachable' })
    expect([service.seen.length, other.seen.length]).toEqual([1, 0])
  })

  it('shown by a browser as an empty answer is an error too, also for a file or a stream', async () => {
    // What `redirect: 'manual'` gives in a browser: no status, no headers.
    const opaque = async () => Response.error()
    const client = createClient({
      endpoints: { withdrawals },
      baseUrl: 'https://kaadi.example',
      platform: 'web',
      storage: createMemoryStorage(),
      fetch: opaque,
    })
    const failure = { kind: 'network', reason: 'unreachable' }
    await expect(client.withdrawals.request({ body })).rejects.toMatchObject(failure)
    const stream = { ...withdrawals.request, replies: 'file' } as const
    await expect(client.open(stream, { body })).rejects.toMatchObject(failure)
  })

  it('of a read is followed', async () => {
    const empty = { list: [], map: {} }
    const other = await record(() => ({ status: 200, body: { code: 0, msg: 'ok', data: empty } }))
    const service = await record(() => ({ status: 307, headers: { location: `${other.url}/elsewhere` } }))
    expect(await clientAt(service.url).cardTypes.list()).toEqual(empty)
  })
})

describe('a misdirected request (421)', () => {
  const misdirect = () => record(() => ({ status: 421, body: { code: 1002, msg: 'another host' } }))

  it('is sent again by the platform whole and under the same key, and its answer is the answer', async () => {
    const service = await misdirect()
    const request = clientAt(service.url).withdrawals.request({ body, idempotencyKey: 'k1' })
    await expect(request).rejects.toMatchObject({ kind: 'api', httpStatus: 421, code: 1002 })
    expect(service.seen.length).toBeLessThanOrEqual(2)
    for (const { headers, body: sent } of service.seen)
      expect([headers['idempotency-key'], JSON.parse(sent)]).toEqual(['k1', body])
  })

  it('carries a form and a file whole each time', async () => {
    const service = await misdirect()
    const client = clientAt(service.url)
    const form = { grant_type: 'password', username: 'a@b.ng', password: 'f'.repeat(32) } as const
    const sent = (text: string) => service.seen.filter((one) => one.body.includes(text))
    await expect(client.sessions.create({ body: form })).rejects.toMatchObject({ httpStatus: 421 })
    expect(sent(form.password)).toHaveLength(service.seen.length)
    const file = new Blob(['a photo of a card'])
    await expect(client.uploads.create({ body: { kind: 'front' }, file })).rejects.toMatchObject({
      httpStatus: 421,
    })
    expect(sent(form.password).length + sent('a photo of a card').length).toBe(service.seen.length)
  })
})
