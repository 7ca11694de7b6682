import { cardOrders } from '@kaadi/contract/card-orders'
import { errorCodes } from '@kaadi/contract/errors'
import { defineEndpoint, type Endpoint } from '@kaadi/contract/http'
import { notifications } from '@kaadi/contract/notifications'
import { operators } from '@kaadi/contract/operators'
import { sessions } from '@kaadi/contract/sessions'
import { uploads } from '@kaadi/contract/uploads'
import { withdrawals } from '@kaadi/contract/withdrawals'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { bind } from '../http/endpoint.ts'
import { callLimits, classOf, createAdmission } from './admission.ts'

const call = (method: Endpoint['method'], path: string) =>
  defineEndpoint({ method, path, summary: 'Waits for the test', auth: 'none', data: z.null() })
const [read, write] = [call('GET', '/test/read'), call('POST', '/test/write')]
const narrow = { targetMs: 500, start: 2, least: 1, most: 2 }

let app: TestApp
let done = Promise.withResolvers<null>()
beforeAll(async () => {
  app = await createTestApp({
    callLimits: { ...callLimits, reads: narrow },
    plugins: [
      async (http) => {
        for (const endpoint of [read, write]) bind(http, endpoint, () => done.promise)
      },
    ],
  })
})
afterAll(() => app.close())

it.each([
  ['reads', cardOrders.detail],
  ['writes', cardOrders.submit],
  ['secrets', sessions.create],
  ['secrets', operators.signIn],
  ['secrets', withdrawals.request],
  ['uploads', uploads.create],
  [undefined, notifications.stream],
])('%s', (kind, endpoint) => {
  expect(classOf(endpoint)).toBe(kind)
})

it('turns away at once what would be too much of a class, and nothing of another', async () => {
  done = Promise.withResolvers()
  const inside = [app.call(read), app.call(read), app.call(write)]
  const refused = await app.call(read)
  expect(refused).toMatchObject({ status: 503, code: 1002 })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(app.http.admission.underWay()).toBe(3)
  done.resolve(null)
  expect((await Promise.all(inside)).map(({ status }) => status)).toEqual([200, 200, 200])
  expect(app.http.admission.underWay()).toBe(0)
  expect((await app.call(read)).status).toBe(200)
})

const { httpStatus: statusCode, code: refusedWith } = errorCodes.badCredentials
const wrongPassword = { statusCode, refusedWith }

it('turns guessers away first: half of what can be done with secrets stays for the others', () => {
  const admission = createAdmission({
    ...callLimits,
    secrets: { targetMs: 1_000, start: 8, least: 4, most: 8 },
  })
  const [guesser, owner] = [{ ip: '10.0.0.1' }, { ip: '10.0.0.2' }]
  for (let time = 0; time < 3; time++) admission.answered('secrets', guesser, wrongPassword)
  const letIn = (from: { ip: string }) =>
    Array.from({ length: 8 }, () => admission.enter('secrets', from)).filter(Boolean).length
  expect(letIn(guesser)).toBe(4)
  expect(letIn(owner)).toBe(4)
})

it('turns away over the network as by itself, before it looks at who asks', async () => {
  done = Promise.withResolvers()
  const inside = [app.call(read), app.call(read)]
  const url = await app.http.listen({ host: '127.0.0.1', port: 0 })
  const [early, usual] = [await fetch(`${url}/api${read.path}?page=1`), await app.call(read)]
  expect([early.status, early.headers.get('connection')]).toEqual([503, 'keep-alive'])
  const { traceId, ...envelope } = (await early.json()) as Record<string, unknown>
  expect(traceId).toBe(early.headers.get('x-trace-id'))
  expect(envelope).toEqual({ code: usual.code, msg: usual.msg })
  const own = [
    'date',
    'connection',
    'keep-alive',
    'transfer-encoding',
    'content-length',
    'x-trace-id',
    'vary',
  ]
  const headersOf = (headers: object) =>
    Object.fromEntries(Object.entries(headers).filter(([name]) => !own.includes(name)))
  expect(headersOf(Object.fromEntries(early.headers))).toEqual(headersOf(usual.headers))
  expect((await fetch(`${url}/api${write.path}x`)).status).toBe(404)
  done.resolve(null)
  await Promise.all(inside)
})

it('gives up on who is not answered within two seconds while others are turned away', async () => {
  done = Promise.withResolvers()
  const startedAt = performance.now()
  const inside = [app.call(read), app.call(read), app.call(write)]
  expect((await app.call(read)).status).toBe(503)
  for (const { status, headers } of await Promise.all(inside))
    expect([status, headers['retry-after']]).toEqual([503, '1'])
  expect(performance.now() - startedAt).toBeGreaterThan(1_700)
  done.resolve(null)
  expect(app.http.admission.underWay()).toBe(0)
})

it('answers what is under way before it stops', async () => {
  const other = await createTestApp({ plugins: [async (http) => bind(http, read, () => done.promise)] })
  done = Promise.withResolvers()
  const url = await other.http.listen({ host: '127.0.0.1', port: 0 })
  const answer = fetch(`${url}/api${read.path}`)
  while (other.http.admission.underWay() === 0) await new Promise((turn) => setImmediate(turn))
  const closed = other.close()
  expect(other.describeWork()).toBe('1 call and 0 jobs')
  const refused = await fetch(`${url}/api${read.path}`)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1'])
  done.resolve(null)
  expect((await answer).status).toBe(200)
  await closed
})
