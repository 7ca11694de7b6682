import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { defineEndpoint } from '@kaadi/contract/http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { bind } from '../http/endpoint.ts'

const slow = defineEndpoint({
  method: 'POST',
  path: '/test/slow',
  summary: 'Answers when the test lets it',
  auth: 'none',
  body: z.object({ note: z.string() }),
  data: z.null(),
})

let app: TestApp
let release: () => void = () => undefined
beforeAll(async () => {
  const plugin = async (http: TestApp['http']) =>
    bind(http, slow, () => new Promise((resolve) => (release = () => resolve(null))))
  app = await createTestApp({ plugins: [plugin] })
  await app.http.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => app.close())

interface Heard {
  readonly status: number
  readonly head: string
  readonly body: string
}

const openLine = (): Socket => connect((app.http.server.address() as AddressInfo).port, '127.0.0.1')

/** All that comes back until the service closes the line. */
async function hear(line: Socket): Promise<Heard> {
  let text = ''
  line.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
  await new Promise((closed, reject) => line.once('close', closed).once('error', reject))
  const [head = '', body = ''] = text.split('\r\n\r\n')
  return { status: Number(head.slice(9, 12)), head, body }
}

function send(text: string): Promise<Heard> {
  const line = openLine()
  line.write(text)
  return hear(line)
}

const toSlow = `POST /api${slow.path} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n`

function expectEnvelope({ status, head, body }: Heard, wanted: number): void {
  expect(status).toBe(wanted)
  const headers = Object.fromEntries(head.split('\r\n').map((line) => line.toLowerCase().split(': ')))
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    connection: 'close',
  })
  const envelope = JSON.parse(body)
  expect(envelope).toEqual({ code: 1001, msg: expect.stringMatching(/\.$/), traceId: expect.any(String) })
  expect(envelope.traceId.toLowerCase()).toBe(headers['x-trace-id'])
}

describe('what Node cannot read is answered with the envelope, and the line closed:', () => {
  it.each([
    ['a line that is no request', 'hello\r\n\r\n', 400],
    ['a method that nobody knows', 'FETCH / HTTP/1.1\r\nhost: a\r\n\r\n', 400],
    ['a version that is not ours', 'GET / HTTP/9.9\r\nhost: a\r\n\r\n', 400],
    ['a header that is none', 'GET / HTTP/1.1\r\nhost: a\r\nbad header\r\n\r\n', 400],
    ['no host', 'GET /api/nothing HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
    ['two lengths', `${toSlow}content-length: 2\r\ncontent-length: 3\r\n\r\n{}`, 400],
    ['headers without end', `GET / HTTP/1.1\r\nhost: a\r\n${'x-long: yes\r\n'.repeat(4000)}\r\n`, 431],
    ['a piece of no size', `${toSlow}transfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n`, 400],
    [
      'an expectation of its own',
      `${toSlow}expect: miracles\r\ncontent-length: 2\r\nconnection: close\r\n\r\n{}`,
      417,
    ],
  ])('%s', async (_, text, status) => {
    expectEnvelope(await send(text), status)
  })

  it('a call that does not come to its end in time', async () => {
    const taken = new Promise<Socket>((resolve) => app.http.server.once('connection', resolve))
    const heard = send('GET / HTTP/1.1\r\n')
    const error = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
    app.http.server.emit('clientError', error, await taken)
    expectEnvelope(await heard, 408)
  })
})

it('does not give a refusal to the call before, which is under way', async () => {
  const line = openLine()
  const heard = hear(line)
  const body = '{"note":"x"}'
  line.write(`${toSlow}content-length: ${body.length}\r\n\r\n${body}`)
  await sleep(100)
  line.write('hello\r\n\r\n')
  await sleep(50)
  release()
  expect(await heard).toMatchObject({ status: 0, body: '' })
})

it('goes on with the others after all of that', async () => {
  expect((await app.http.inject({ url: '/api/nothing' })).statusCode).toBe(404)
})
