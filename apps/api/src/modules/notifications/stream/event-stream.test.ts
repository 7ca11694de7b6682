import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import { streamEvents } from './event-stream.ts'

const closings: (() => void)[] = []
afterEach(() => {
  for (const close of closings.splice(0)) close()
})

it('outlives a database that is away for a while', async () => {
  const away = Object.assign(new Error('away'), { code: 'ECONNREFUSED' })
  const answers = [
    () => Promise.reject(away),
    () => Promise.reject(away),
    async () => [{ seq: 8n, json: '{}' }],
  ]
  const server = createServer((_request, response) => {
    response.writeHead(200)
    void streamEvents(response, {
      feed: {
        listen: () => () => undefined,
        read: () => (answers.shift() ?? (async () => []))(),
      },
      readerId: 1n,
      after: 7n,
      isSignedIn: async () => true,
      againMs: 1,
    })
  })
  closings.push(
    () => server.closeAllConnections(),
    () => server.close(),
  )
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  let text = ''
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    text += chunk
    if (text.includes('id: 8')) break
  }
  expect(text).toBe('retry: 2000\n\nid: 8\ndata: {}\n\n')
})

it('ends at once for a reader who left before it began', async () => {
  const ended = Promise.withResolvers<string>()
  const left: string[] = []
  const server = createServer(async (_request, response) => {
    line.destroy()
    await once(response, 'close')
    const stream = streamEvents(response, {
      feed: { listen: () => () => left.push('feed'), read: async () => [] },
      readerId: 1n,
      after: 0n,
      isSignedIn: async () => true,
      heartbeatMs: 60_000,
    })
    void stream.then(() => ended.resolve('ended'), ended.reject)
  })
  closings.push(() => server.close())
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const line = connect((server.address() as AddressInfo).port, '127.0.0.1')
  line.write('GET / HTTP/1.1\r\nHost: k.test\r\n\r\n')
  expect(await Promise.race([ended.promise, sleep(2_000, 'still waiting')])).toBe('ended')
  expect(left).toEqual(['feed'])
})

it('says now and then that it is still there, so that nothing on the way closes it', async () => {
  const server = createServer((_request, response) => {
    response.writeHead(200)
    void streamEvents(response, {
      feed: { listen: () => () => undefined, read: async () => [] },
      readerId: 1n,
      after: 0n,
      isSignedIn: async () => true,
      heartbeatMs: 5,
    })
  })
  closings.push(
    () => server.closeAllConnections(),
    () => server.close(),
  )
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  let text = ''
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    text += chunk
    if (text.split(': still here').length > 3) break
  }
  expect(text.startsWith('retry: 2000\n\n')).toBe(true)
})
