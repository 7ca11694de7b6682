import { site } from '@kaadi/contract/site'
import { users } from '@kaadi/contract/users'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp, testConfig } from './app.ts'
import { seedCatalogue } from './catalogue.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({
    plugins: [
      async (instance) => {
        instance.get('/broken', () => {
          throw new Error('a secret of the inside')
        })
      },
    ],
  })
  await seedCatalogue(app.database)
})
afterAll(() => app.close())

describe('a failure', () => {
  it('that nobody foresaw says nothing of the inside, but its number', async () => {
    const reply = await app.http.inject({ url: '/broken' })
    expect(reply.statusCode).toBe(500)
    expect(reply.json()).toEqual({
      code: 1000,
      msg: 'Some things error, Please contact customer service.',
      traceId: reply.headers['x-trace-id'],
    })
    expect(reply.body).not.toContain('secret')
  })

  it('is never kept by a cache', async () => {
    const reply = await app.http.inject({ url: '/api/nothing' })
    expect(reply.headers['cache-control']).toBe('no-store')
  })

  it.each(['{', '{"a":1}}', '[', '{"__proto__":{"isAdmin":true}}', '\u0000'])(
    'is answered for the body %s',
    async (payload) => {
      const reply = await app.http.inject({
        method: 'POST',
        url: `/api${users.signUp.path}`,
        headers: { 'content-type': 'application/json', 'idempotency-key': 'some-key-1' },
        payload,
      })
      expect(reply.statusCode).toBe(400)
      expect(reply.json()).toMatchObject({ code: 1001 })
    },
  )

  it('is answered for a body that is too large', async () => {
    const reply = await app.call(users.signUp, { body: { email: 'x'.repeat(300_000) } })
    expect(reply).toMatchObject({ status: 413, code: 1301, msg: 'This request is too large.' })
  })

  it.each(['short', 'x'.repeat(129), 'with blank in', 'ünïcode-key'])(
    'is answered for the key %s',
    async (key) => {
      const reply = await app.call(users.signUp, { body: {}, idempotencyKey: key })
      expect(reply).toMatchObject({ status: 400, code: 1003 })
    },
  )
})

describe('another site', () => {
  it('gets no leave to read', async () => {
    const reply = await app.call(site.info, { headers: { origin: 'https://evil.example' } })
    expect(reply.headers['access-control-allow-origin']).toBeUndefined()
    expect(reply.headers['access-control-allow-credentials']).toBeUndefined()
  })

  it('may call where its exact origin is on the list, never with credentials', async () => {
    const wrapped = await createTestApp({
      config: { ...testConfig, allowedOrigins: ['https://app.example'] },
    })
    try {
      const allowed = await wrapped.call(site.info, { headers: { origin: 'https://app.example' } })
      expect(allowed.headers['access-control-allow-origin']).toBe('https://app.example')
      expect(allowed.headers['access-control-allow-credentials']).toBeUndefined()
      for (const origin of ['https://app.example.evil.example', 'http://app.example', 'null']) {
        const refused = await wrapped.call(site.info, { headers: { origin } })
        expect(refused.headers['access-control-allow-origin']).toBeUndefined()
      }
      const preflight = await wrapped.http.inject({
        method: 'OPTIONS',
        url: `/api${users.signUp.path}`,
        headers: { origin: 'https://app.example', 'access-control-request-headers': 'idempotency-key' },
      })
      expect(preflight.statusCode).toBe(204)
      expect(preflight.headers['access-control-allow-headers']).toBe('idempotency-key')
      const change = await wrapped.call(users.signUp, {
        body: {},
        headers: { origin: 'https://app.example' },
      })
      expect(change).toMatchObject({ code: 1001 })
    } finally {
      await wrapped.close()
    }
  })

  it('is told from our own by the address that users open, behind a proxy', async () => {
    const config = { ...testConfig, publicUrl: 'https://oja.example' }
    const proxied = await createTestApp({ config })
    try {
      const own = await proxied.call(users.signUp, { body: {}, headers: { origin: 'https://oja.example' } })
      expect(own).toMatchObject({ code: 1001 })
      const other = await proxied.call(users.signUp, {
        body: {},
        headers: { origin: 'https://inside.example', host: 'inside.example' },
      })
      expect(other).toMatchObject({ status: 403, code: 1006 })
    } finally {
      await proxied.close()
    }
  })
})

it('compresses what is worth it', async () => {
  const reply = await app.http.inject({
    url: '/api/comsetbiz/v1/comGiftCardPriceInfoConf/getNewestPrice',
    headers: { 'accept-encoding': 'br' },
  })
  expect(reply.headers['content-encoding']).toBe('br')
})

it('asks browsers to stay on https in production', async () => {
  const config = { ...testConfig, mode: 'production' as const, publicUrl: 'https://oja.example' }
  const production = await createTestApp({ config })
  try {
    const reply = await production.call(site.info)
    expect(reply.headers['strict-transport-security']).toBe('max-age=31536000')
    const mailbox = await production.http.inject({ url: '/dev/mail' })
    expect(mailbox.statusCode).toBe(404)
  } finally {
    await production.close()
  }
})
