import { connect } from 'node:net'
import { endpointList } from '@kaadi/contract'
import { coupons } from '@kaadi/contract/coupons'
import { errorCodes } from '@kaadi/contract/errors'
import { closedSchema, type Endpoint, withApiPrefix } from '@kaadi/contract/http'
import type { OperatorRole } from '@kaadi/contract/operators'
import { partners } from '@kaadi/contract/partners'
import { sessions } from '@kaadi/contract/sessions'
import { site } from '@kaadi/contract/site'
import { uploads } from '@kaadi/contract/uploads'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createTestApp, type TestApp } from './app.ts'
import { partnering } from './partnering.ts'
import { type StringPlace, stringPlaces, valueWith } from './string-places.ts'

let app: TestApp
let sellerToken: string
let operatorToken: string
let partnerKey: string
beforeAll(async () => {
  app = await createTestApp()
  sellerToken = (await app.signUpUser()).token
  const desk = partnering(app)
  partnerKey = (await desk.makeKey(await desk.accept(await app.signUpUser(), 'gold'))).key
  const roles: OperatorRole[] = ['reviewer', 'senior', 'treasurer', 'editor', 'admin']
  operatorToken = (await app.signInOperator(...roles)).token
})
afterAll(() => app.close())

/** What no text holds, as JSON and as it stands in an address or a form. */
const hostile = [
  { what: 'NUL', json: 'a\u0000b', address: 'a%00b' },
  { what: 'a lone high surrogate', json: 'a\ud800b', address: 'a%ED%A0%80b' },
  { what: 'a lone low surrogate', json: 'a\udc00b', address: 'a%ED%B0%80b' },
] as const
type Hostile = (typeof hostile)[number]

const tokenFor = ({ auth }: Endpoint): string | undefined =>
  auth === 'operator' ? operatorToken : auth === 'none' ? undefined : sellerToken

const requestTo = (endpoint: Endpoint, isSignedIn: boolean, more: Partial<InjectOptions>): InjectOptions => {
  const token = isSignedIn ? tokenFor(endpoint) : undefined
  return {
    method: endpoint.method,
    url: withApiPrefix(endpoint.path),
    ...more,
    headers: {
      'idempotency-key': 'hostile-key-1',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(isSignedIn && endpoint.auth === 'partner' && { 'partner-key': partnerKey }),
      ...more.headers,
    },
  }
}

const name = (place: StringPlace) => place.at(-1) as string
const boundary = 'b0undary'
const multipart = (parts: readonly string[], end = `--${boundary}--\r\n`) =>
  `${parts.map((part) => `--${boundary}\r\nContent-Disposition: form-data; ${part}\r\n`).join('')}${end}`

function bodyWith({ encoding }: Endpoint, place: StringPlace, bad: Hostile): Partial<InjectOptions> {
  if (encoding === 'form')
    return {
      payload: `${name(place)}=${bad.address}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }
  if (encoding === 'multipart')
    return {
      payload: multipart([`name="${name(place)}"\r\n\r\n${bad.json}`, `name="file"; filename="f"\r\n\r\nxx`]),
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    }
  return {
    payload: JSON.stringify(valueWith(place, bad.json)),
    headers: { 'content-type': 'application/json' },
  }
}

const bodyPlaces = endpointList.flatMap(({ name: call, endpoint }) =>
  stringPlaces(endpoint.body).map((place) => [call, place.join('.'), endpoint, place] as const),
)
const queryPlaces = endpointList.flatMap(({ name: call, endpoint }) =>
  stringPlaces(endpoint.query).map((place) => [call, name(place), endpoint] as const),
)

const unreadable = { code: 1001, msg: expect.stringMatching(/characters that no text has/) }

async function expectRefused(endpoint: Endpoint, request: Partial<InjectOptions>): Promise<void> {
  const signedIn = await app.http.inject(requestTo(endpoint, true, request))
  expect(signedIn.json()).toMatchObject(unreadable)
  expect(signedIn.statusCode).toBe(400)
  const visitor = await app.http.inject(requestTo(endpoint, false, request))
  expect(visitor.statusCode).toBeOneOf(
    ['bearer', 'operator', 'partner'].includes(endpoint.auth) ? [400, 401] : [400],
  )
}

describe('characters that no text has', () => {
  it('are looked for in every call that takes something', () => {
    expect(bodyPlaces.length).toBeGreaterThan(40)
    expect(queryPlaces.length).toBeGreaterThan(20)
  })

  it.each(bodyPlaces)('are refused in %s, %s of the body', async (_, __, endpoint, place) => {
    for (const bad of hostile) {
      // Bytes of a form that are no UTF-8 become the sign for them on the way in: that is a text.
      if (endpoint.encoding === 'multipart' && bad.what !== 'NUL') continue
      await expectRefused(endpoint, bodyWith(endpoint, place, bad))
    }
  })

  it.each(queryPlaces)('are refused in %s, %s of the query', async (_, field, endpoint) => {
    for (const bad of hostile)
      await expectRefused(endpoint, { url: `${withApiPrefix(endpoint.path)}?${field}=${bad.address}` })
  })

  it.each(hostile)('are refused as the name of a field: $what', async ({ json }) => {
    const reply = await app.http.inject({
      method: 'POST',
      url: '/api/ops/auth/token',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ [json]: 1 }),
    })
    expect(reply.json()).toMatchObject({ ...unreadable })
  })

  it.each(hostile)('are refused in a path: $what', async ({ address }) => {
    for (const path of ['/api/', '/object/', '/callback/', '/dev/', '/home/']) {
      const reply = await app.http.inject({ url: `${path}${address}` })
      expect([path, reply.statusCode]).toEqual([path, 400])
    }
  })

  it.each(hostile)('are refused on the page of the mailbox: $what', async ({ address }) => {
    for (const url of [
      `/dev/mail?to=${address}`,
      `/dev/mail.json?to=${address}`,
      `/dev/mail?id=${address}`,
    ]) {
      expect((await app.http.inject({ url })).statusCode).toBe(400)
    }
  })

  it.each(hostile)('are refused in the value of a header: $what', async ({ json }) => {
    for (const header of ['clientid', 'user-agent', 'x-anything']) {
      const reply = await app.http.inject({ url: `/api${site.info.path}`, headers: { [header]: json } })
      expect(reply.json()).toMatchObject(unreadable)
    }
  })

  it('are refused as bytes that are no UTF-8', async () => {
    const reply = await app.http.inject({
      method: 'POST',
      url: '/api/ops/auth/token',
      headers: { 'content-type': 'application/json' },
      payload: Buffer.from('7b2261223a22eda080227d', 'hex'),
    })
    expect(reply.json()).toMatchObject(unreadable)
  })

  it('are not seen in what people write', async () => {
    const text = 'Ọlá 👩🏾‍🚀 ﷽ %'
    const reply = await app.call(site.setting, { token: sellerToken, query: { key: text } })
    expect(reply.msg).not.toMatch(/characters/)
  })
})

describe('characters that nobody sees', () => {
  const write = (companyName: string) =>
    app.http.inject({
      method: 'POST',
      url: withApiPrefix(partners.apply.path),
      headers: { authorization: `Bearer ${sellerToken}`, 'idempotency-key': 'hidden-key-1' },
      payload: { companyName, website: 'no', sells: 'no', expectedVolume: '1' },
    })

  it.each([
    '\u202a',
    '\u202b',
    '\u202c',
    '\u202d',
    '\u202e',
    '\u2066',
    '\u2067',
    '\u2068',
    '\u2069',
    '\u200b',
    '\u2060',
    '\ufeff',
  ])('are refused with the name of the field, and with what to do: %j', async (mark) => {
    const reply = await write(`Kaadi ${mark}Trade`)
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({
      code: 1001,
      msg: expect.stringMatching(/invisible characters.*Type it out/),
      details: { fields: [{ path: 'companyName' }] },
    })
  })

  it.each(['عبد الله', 'שלום', 'می\u200cخواهم', '👩🏾\u200d🚀', 'Ọlá Adébáyọ̀', '\u200eabc\u200f'])(
    'are not seen in %s',
    async (text) => {
      expect((await write(text)).body).not.toMatch(/invisible/)
    },
  )
})

it('lets a code that was pasted from a chat bring them along', async () => {
  const reply = await app.http.inject({
    method: 'POST',
    url: withApiPrefix(coupons.redeem.path),
    headers: { authorization: `Bearer ${sellerToken}`, 'idempotency-key': 'hidden-key-2' },
    payload: { code: '\u2068NO-SUCH\u200b-CODE\u2069' },
  })
  expect(reply.json()).toMatchObject({ code: errorCodes.couponCodeUnknown.code })
})

describe('a form with a photo', () => {
  const send = (payload: string, type = `multipart/form-data; boundary=${boundary}`) =>
    app.http.inject(requestTo(uploads.create, true, { payload, headers: { 'content-type': type } }))
  const kind = 'name="kind"\r\n\r\nfront\r\n'
  const file = 'name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n\xff\xd8\xff\xe0'

  it.each([
    ['ends in the middle of the photo', multipart([kind, file], '')],
    ['ends after the first field', multipart([kind], '')],
    ['ends in the middle of a head', `--${boundary}\r\nContent-Disposition: form-da`],
    ['ends in its boundary', multipart([kind, file], `\r\n--${boundary.slice(0, 4)}`)],
    ['is empty', ''],
    ['has nothing of a form', 'nothing of a form'],
    ['has another boundary', multipart([kind, file]).replaceAll(boundary, 'another')],
  ])('that %s is refused with 400', async (_, payload) => {
    const reply = await send(payload)
    expect(reply.json()).toMatchObject({ code: 1001 })
    expect(reply.statusCode).toBe(400)
  })

  it.each(['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/form-data; boundary=""'])(
    'without a boundary is refused with 400: %s',
    async (type) => {
      const reply = await send(multipart([kind, file]), type)
      expect(reply.json()).toMatchObject({ code: 1001 })
      expect(reply.statusCode).toBe(400)
    },
  )

  it('with two photos, too many fields or a field that is too long is refused', async () => {
    const end = `\r\n--${boundary}--\r\n`
    const many = Array.from({ length: 9 }, (_, n) => `name="f${n}"\r\n\r\nx\r\n`)
    for (const parts of [
      [`${file}\r\n`, file],
      [...many, file],
      [`name="kind"\r\n\r\n${'x'.repeat(5000)}\r\n`, file],
    ])
      expect([400, 413]).toContain((await send(multipart(parts, end))).statusCode)
  })
})

describe('fields that a call does not know', () => {
  const posts = endpointList.filter(({ endpoint }) => endpoint.method !== 'GET')

  it.each(posts.map(({ name: call, endpoint }) => [call, endpoint] as const))(
    'are refused by %s',
    async (_, endpoint) => {
      const payload = await app.http.inject(requestTo(endpoint, true, unknownField(endpoint)))
      expect(payload.statusCode).toBe(400)
      const { code, details } = payload.json() as { code: number; details?: { fields?: { path: string }[] } }
      expect(code).toBe(1001)
      if (!endpoint.body || stringPlaces(endpoint.body).every((place) => typeof place[0] === 'string'))
        expect(details?.fields?.map(({ path }) => path)).toContain('isAdmin')
    },
  )

  it('nor at any depth of a body', () => {
    for (const { endpoint } of posts)
      if (endpoint.body)
        expect([endpoint.path, openPlaces(schemaOf(endpoint.body))]).toEqual([endpoint.path, []])
  })

  it.each(['{}', 'null', ''])('but %j is no field, where no body is asked for', async (payload) => {
    const { token } = await app.signUpUser()
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const reply = await app.http.inject(requestTo(sessions.end, false, { payload, headers }))
    expect(reply.statusCode).toBe(200)
  })

  const schemaOf = (body: z.ZodMiniType) => z.toJSONSchema(closedSchema(body), { io: 'input' })
  /** Objects with named fields that take others as well. */
  const openPlaces = (schema: unknown, place = ''): string[] => {
    if (typeof schema !== 'object' || schema === null) return []
    const { properties, additionalProperties } = schema as Record<string, unknown>
    const own = properties !== undefined && additionalProperties === undefined ? [place] : []
    return [...own, ...Object.entries(schema).flatMap(([key, value]) => openPlaces(value, `${place}/${key}`))]
  }

  /** What tells the kinds of a body apart, where it has several: without it nobody knows which fields it has. */
  const kindOf = (body: z.ZodMiniType): Record<string, unknown> => {
    const { discriminator, options } = body._zod.def as unknown as {
      discriminator?: string
      options?: readonly {
        _zod: { def: { shape: Record<string, { _zod: { def: { values: unknown[] } } }> } }
      }[]
    }
    const first = discriminator && options?.[0]?._zod.def.shape[discriminator]?._zod.def.values[0]
    return first ? { [discriminator]: first } : {}
  }

  function unknownField({ body, encoding }: Endpoint): Partial<InjectOptions> {
    if (encoding === 'form')
      return {
        payload: 'isAdmin=1',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }
    if (encoding === 'multipart')
      return {
        payload: multipart([
          'name="isAdmin"\r\n\r\n1\r\n',
          'name="file"; filename="f"\r\n\r\n\xff\xd8\xff\r\n',
        ]),
        headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      }
    return {
      payload: JSON.stringify({ ...(body && kindOf(body)), isAdmin: 1 }),
      headers: { 'content-type': 'application/json' },
    }
  }
})

describe('a request with two hosts', () => {
  it('is refused', async () => {
    const { port } = await listening()
    const reply = await new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.end(`GET /api${site.info.path} HTTP/1.1\r\nHost: kaadi.example\r\nHost: evil.example\r\n\r\n`)
      })
      let text = ''
      socket.on('data', (chunk) => {
        text += chunk
      })
      socket.on('end', () => resolve(text)).on('error', reject)
    })
    expect(reply).toMatch(/^HTTP\/1.1 400 /)
    expect(reply).toContain('"code":1001')
  })

  const listening = async () => {
    await app.http.listen({ host: '127.0.0.1', port: 0 })
    return app.http.server.address() as { port: number }
  }
})
