import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type HttpCaller, openCaller } from './http-caller.ts'

let server: Server
let caller: HttpCaller
let seen: IncomingMessage[]
let bodies: string[]

beforeEach(async () => {
  seen = []
  bodies = []
  server = createServer((request, reply) => {
    seen.push(request)
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      bodies.push(body)
      const text = `${request.method} ${'x'.repeat(100_000)}`
      reply.writeHead(request.url === '/refused' ? 409 : 200, { 'content-length': text.length }).end(text)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  caller = openCaller((server.address() as AddressInfo).port)
})
afterEach(() => {
  caller.close()
  server.close()
})

it('asks again and again over one connection and reads replies that come in parts', async () => {
  const first = await caller.call({ method: 'GET', path: '/' })
  const second = await caller.call({
    method: 'POST',
    path: '/money',
    token: 'secret',
    idempotencyKey: 'key-1',
    body: { name: 'Adé' },
  })
  expect([first.length, second.length]).toEqual(['GET '.length + 100_000, 'POST '.length + 100_000])
  expect(bodies).toEqual(['', '{"name":"Adé"}'])
  expect(seen[1]?.headers).toMatchObject({ authorization: 'Bearer secret', 'idempotency-key': 'key-1' })
  expect(new Set(seen.map(({ socket }) => socket)).size).toBe(1)
})

it('throws on a refusal, which is no measured call', async () => {
  await expect(caller.call({ method: 'GET', path: '/refused' })).rejects.toThrow('refused: GET')
})
