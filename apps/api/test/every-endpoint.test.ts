import { endpointList } from '@kaadi/contract'
import type { Endpoint } from '@kaadi/contract/http'
import { withApiPrefix } from '@kaadi/contract/http'
import type { OperatorRole } from '@kaadi/contract/operators'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type SignedUp, type TestApp } from './app.ts'
import { partnering } from './partnering.ts'

const roles: OperatorRole[] = ['reviewer', 'senior', 'treasurer', 'editor', 'admin']
const calls = endpointList.map(({ name, endpoint }) => [name, endpoint] as const)
const of = (wanted: (endpoint: Endpoint) => boolean) => calls.filter(([, endpoint]) => wanted(endpoint))

let app: TestApp
let seller: SignedUp
const operators = new Map<OperatorRole, string>()
let partnerKey: string
beforeAll(async () => {
  app = await createTestApp()
  seller = await app.signUpUser()
  const desk = partnering(app)
  partnerKey = (await desk.makeKey(await desk.accept(await app.signUpUser()))).key
  for (const role of roles) operators.set(role, (await app.signInOperator(role)).token)
})
afterAll(() => app.close())

const tokenFor = ({ auth }: Endpoint): string =>
  auth === 'operator' ? operators.get('admin')! : auth === 'partner' ? partnerKey : seller.token

/** A body of the declared kind, so that a refusal is about the caller. */
const bodyOf = ({ body, encoding }: Endpoint) =>
  body ? { body: encoding === 'multipart' ? { file: Buffer.from('x') } : {} } : {}

describe('the contract and the routes', () => {
  it.each(calls)('%s has a route', (_, endpoint) => {
    expect(app.http.hasRoute({ method: endpoint.method, url: withApiPrefix(endpoint.path) })).toBe(true)
  })

  it.each(['/api/secret', '/object/secret', '/callback/secret'])(
    'a route at %s without an endpoint fails at boot',
    async (url) => {
      const other = await createTestApp({
        plugins: [
          async (instance) => {
            instance.get(url, () => 'secret')
          },
        ],
      }).then(
        () => 'booted',
        (error: Error) => error.message,
      )
      expect(other).toBe(`${url} answers without an endpoint of the contract.`)
    },
  )
})

describe('who may call', () => {
  it.each(of(({ auth }) => auth === 'bearer' || auth === 'operator'))(
    '%s refuses a caller without a token',
    async (_, endpoint) => {
      expect(await app.call(endpoint, bodyOf(endpoint))).toMatchObject({ status: 401, code: 401 })
    },
  )

  it.each(of(({ auth }) => auth !== 'none'))('%s refuses a token that nobody has', async (_, endpoint) => {
    expect(await app.call(endpoint, { ...bodyOf(endpoint), token: 'A'.repeat(43) })).toMatchObject({
      status: 401,
    })
  })

  it.each(of(({ auth }) => auth === 'partner'))(
    '%s refuses a caller without a key, and tokens of sessions',
    async (_, endpoint) => {
      expect(await app.call(endpoint, bodyOf(endpoint))).toMatchObject({ status: 401, code: 1857 })
      for (const token of [seller.token, operators.get('admin')!]) {
        const headers = { authorization: `Bearer ${token}`, 'partner-key': token }
        expect(await app.call(endpoint, { ...bodyOf(endpoint), headers })).toMatchObject({ code: 1857 })
      }
    },
  )

  it.each(of(({ auth }) => auth === 'bearer' || auth === 'operator'))(
    "%s refuses a partner's key",
    async (_, endpoint) => {
      const headers = { authorization: `Bearer ${partnerKey}`, 'partner-key': partnerKey }
      expect(await app.call(endpoint, { ...bodyOf(endpoint), headers })).toMatchObject({
        status: 401,
        code: 401,
      })
    },
  )

  it.each(of(({ auth }) => auth === 'operator'))("%s refuses a seller's token", async (_, endpoint) => {
    expect(await app.call(endpoint, { ...bodyOf(endpoint), token: seller.token })).toMatchObject({
      status: 401,
    })
  })

  it.each(of(({ auth }) => auth === 'bearer'))("%s refuses an operator's token", async (_, endpoint) => {
    const token = operators.get('admin')
    expect(await app.call(endpoint, { ...bodyOf(endpoint), token })).toMatchObject({ status: 401 })
  })

  it.each(
    of(({ roles: allowed }) => allowed !== undefined).flatMap(([name, endpoint]) =>
      roles.filter((role) => !endpoint.roles!.includes(role)).map((role) => [name, role, endpoint] as const),
    ),
  )('%s refuses a %s', async (_, role, endpoint) => {
    const reply = await app.call(endpoint, { ...bodyOf(endpoint), token: operators.get(role) })
    expect(reply).toMatchObject({ status: 403, code: 403 })
  })

  it.each(of(({ auth }) => auth === 'bearer' || auth === 'operator'))(
    '%s is not opened by a cookie',
    async (_, endpoint) => {
      const token = endpoint.auth === 'operator' ? operators.get('admin') : seller.token
      const reply = await app.call(endpoint, { ...bodyOf(endpoint), headers: { cookie: `token=${token}` } })
      expect(reply).toMatchObject({ status: 401 })
    },
  )
})

describe('what is asked of a change', () => {
  it.each(of(({ idempotencyKey }) => idempotencyKey === true))(
    '%s wants an Idempotency-Key',
    async (_, endpoint) => {
      const token = tokenFor(endpoint)
      const reply = await app.call(endpoint, {
        ...bodyOf(endpoint),
        ...(endpoint.auth !== 'none' && { token }),
        idempotencyKey: null,
      })
      expect(reply).toMatchObject({ status: 400, code: 1003 })
    },
  )

  it.each(
    of(({ method, body, encoding }) => method === 'POST' && body !== undefined && encoding === undefined),
  )('%s takes JSON alone', async (_, endpoint) => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const reply = await app.http.inject({
        method: 'POST',
        url: withApiPrefix(endpoint.path),
        headers: { 'content-type': type },
        payload: '{}',
      })
      expect(reply.statusCode).toBe(400)
    }
  })

  it.each(of(({ method }) => method === 'POST'))('%s refuses a page of another site', async (_, endpoint) => {
    const foreign = await app.call(endpoint, {
      ...bodyOf(endpoint),
      headers: { origin: 'https://evil.example' },
    })
    expect(foreign).toMatchObject({ status: 403, code: 1006 })
    const reply = await app.call(endpoint, {
      ...bodyOf(endpoint),
      headers: { 'sec-fetch-site': 'cross-site' },
    })
    expect(reply).toMatchObject({ status: 403, code: 1006 })
  })

  it.each(of(({ method }) => method === 'POST'))('%s does nothing by GET', async (_, endpoint) => {
    const reply = await app.http.inject({ method: 'GET', url: withApiPrefix(endpoint.path) })
    expect(reply.statusCode).toBe(405)
  })

  it.each(of(({ auth, body, encoding }) => auth !== 'none' && body !== undefined && encoding === undefined))(
    '%s names what is wrong with its body',
    async (_, endpoint) => {
      const token = tokenFor(endpoint)
      const reply = await app.call(endpoint, { body: 'not an object', token })
      expect(reply).toMatchObject({ status: 400, code: 1001 })
      expect(reply.details).toHaveProperty('fields')
    },
  )
})
