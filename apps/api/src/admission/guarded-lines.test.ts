import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createGuardedLines } from './guarded-lines.ts'

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: kaadi\r\n\r\n`
const post = (path: string, body: string) =>
  `POST ${path} HTTP/1.1\r\nhost: kaadi\r\ncontent-length: ${body.length}\r\n\r\n${body}`
const onWire = 'HTTP/1.1 503 No\r\ncontent-length: 7\r\n\r\non wire'

let isFull = true
/** What Node was asked for. */
let asked: string[] = []
const lines = createGuardedLines({
  isRefused: (route) => isFull && route.endsWith('/full'),
  refusal: () => onWire,
})
const answer: RequestListener = async (request, response) => {
  lines.answers(response)
  lines.guardAfter(request, response)
  let body = ''
  for await (const bytes of request) body += bytes
  if (request.url === '/slow') await new Promise((turn) => setTimeout(turn, 100))
  asked.push(`${request.method} ${request.url} ${body}`.trim())
  response.end(`node ${request.url}`)
}
const server = createServer(answer)
let socket: Socket
let received = ''
beforeEach(async () => {
  isFull = true
  asked = []
  received = ''
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('data', (bytes) => (received += bytes)).on('error', () => undefined)
})
afterEach(async () => {
  socket.destroy()
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
})

async function say(text: string, answers: string[]): Promise<void> {
  received = ''
  socket.write(text)
  const seen = () => received.match(/on wire|node \/[a-z]+/g) ?? []
  await expect.poll(seen).toEqual(answers)
}
/** After the first call is over. */
async function begin(): Promise<void> {
  await say(get('/full'), ['node /full'])
  await new Promise((turn) => setTimeout(turn, 20))
  asked = []
}

it('refuses on the line who comes again, and keeps the line', async () => {
  await begin()
  await say(get('/full'), ['on wire'])
  await say(post('/full', '{}'), ['on wire'])
  await say(get('/free'), ['node /free'])
  await say(get('/full?x=1'), ['on wire'])
  isFull = false
  await say(post('/full', '{}'), ['node /full'])
  isFull = true
  await say(get('/full'), ['on wire'])
  expect(asked).toEqual(['GET /free', 'POST /full {}'])
})

it('takes no part of a body for a call', async () => {
  await begin()
  const inner = get('/full')
  const whole = post('/free', `${inner}${inner}`)
  const cut = whole.indexOf(inner)
  socket.write(whole.slice(0, cut))
  await new Promise((turn) => setTimeout(turn, 20))
  socket.write(inner)
  await new Promise((turn) => setTimeout(turn, 20))
  await say(inner, ['node /free'])
  expect(asked).toEqual([`POST /free ${inner}${inner}`.trim()])
  await say(get('/full'), ['on wire'])
})

it.each([
  ['two calls at once', get('/free') + get('/full'), ['node /free', 'node /full']],
  ['a call and a half', get('/full') + get('/full').slice(0, 9), ['node /full']],
])('hands on all that follows on a line that sent %s', async (_, text, answers) => {
  await begin()
  await say(text, answers)
  await say(answers.length === 1 ? get('/full').slice(9) : get('/full'), ['node /full'])
})

it('hands on a call that comes before the last one is answered', async () => {
  await begin()
  socket.write(get('/slow'))
  await new Promise((turn) => setTimeout(turn, 20))
  await say(get('/full'), ['node /slow', 'node /full'])
})
