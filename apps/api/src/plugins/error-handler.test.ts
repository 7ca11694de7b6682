import { type AddressInfo, connect } from 'node:net'
import { Readable, Writable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import fastify from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { handleErrors } from './error-handler.ts'

const lines: object[] = []
const log = new Writable({
  write: (line, _, done) => {
    lines.push(JSON.parse(String(line)))
    done()
  },
})
const app = fastify({ logger: { level: 'warn', stream: log } })
afterEach(() => app.close())

it('says nothing of a caller who leaves before the reply has begun', async () => {
  handleErrors(app, () => {})
  const late = new Readable({ read: () => {} })
  app.post('/page', (_, reply) => reply.type('text/plain').send(late))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const line = connect((app.addresses()[0] as AddressInfo).port, '127.0.0.1')
  const head =
    'POST /page HTTP/1.1\r\nhost: kaadi.example\r\ncontent-type: application/json\r\ncontent-length: 2'
  line.write(`${head}\r\n\r\n{}`)
  await expect.poll(() => late.listenerCount('data')).toBeGreaterThan(0)
  line.destroy()
  await expect.poll(() => late.destroyed).toBe(true)
  await sleep(50)
  expect(lines).toEqual([])
})
