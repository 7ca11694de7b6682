import { cardTypes } from '@kaadi/contract/card-types'
import { currencies } from '@kaadi/contract/currencies'
import { defineEndpoint } from '@kaadi/contract/http'
import { notifications } from '@kaadi/contract/notifications'
import { sessions } from '@kaadi/contract/sessions'
import { twoFactor } from '@kaadi/contract/two-factor'
import { wallets } from '@kaadi/contract/wallets'
import { withdrawals } from '@kaadi/contract/withdrawals'
import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { type ApiError, type ClientError, ContractError } from '../errors/index.ts'
import { uncaughtDuring } from '../errors/uncaught.test-kit.ts'
import { createMemoryStorage } from '../storage/index.ts'
import { clientOf, ok, refusal } from './client-of.test-kit.ts'
import { createClient, type Notice, replyMaxBytes, retryStatuses } from './index.ts'

const empty = { list: [], map: {} }
const failureOf = async (call: Promise<unknown>): Promise<ClientError> => {
  try {
    await call
  } catch (error) {
    return error as ClientError
  }
  throw new Error('The call did not fail.')
}

describe('where a call goes (specification, section 7)', () => {
  it('is /api before the path, under the base address', async () => {
    const { client, seen } = clientOf({ cardTypes }, [ok(empty)], { baseUrl: 'https://kaadi.example/' })
    await client.cardTypes.list({ query: { isEnableCardTypeConf: '1' } })
    expect(seen[0]).toMatchObject({
      method: 'GET',
      url: 'https://kaadi.example/api/comsetbiz/v1/comGiftCardTypeConf/listAndMap?isEnableCardTypeConf=1',
    })
  })

  it.each([
    ['/object/read', 'https://kaadi.example/object/read'],
    ['/callback/bank', 'https://kaadi.example/callback/bank'],
    ['https://other.example/x', 'https://other.example/x'],
    ['/plain/x', 'https://kaadi.example/api/plain/x'],
  ])('%s is asked for at %s', async (path, url) => {
    const { client, seen, storage } = clientOf({}, [ok(null)])
    storage.token.set('secret-token', 60)
    const endpoint = defineEndpoint({ method: 'GET', path, summary: 'x', auth: 'bearer', data: z.null() })
    await client.call(endpoint, {})
    expect(seen[0]?.url).toBe(url)
    expect(seen[0]?.headers.authorization).toBe(path.startsWith('https') ? undefined : 'Bearer secret-token')
  })

  it('leaves out query parameters without a value', async () => {
    const { client, seen } = clientOf({ cardTypes }, [ok([])])
    await client.cardTypes.newestPrices({ query: { cardTypeId: 'amazon', currencyTypeId: undefined } })
    expect(new URL(seen[0]!.url).search).toBe('?cardTypeId=amazon')
  })

  it.each(['/service', '/service/'])('may stand below the path %s of the page', async (baseUrl) => {
    vi.stubGlobal('location', new URL('https://team.example/shop'))
    vi.stubGlobal(
      'Request',
      class extends Request {
        constructor(input: RequestInfo | URL, init?: RequestInit) {
          super(typeof input === 'string' ? new URL(input, location.href) : input, init)
        }
      },
    )
    try {
      const { client, seen } = clientOf({ cardTypes }, [ok(empty)], { baseUrl })
      await client.cardTypes.list()
      expect(seen[0]?.url).toBe(
        'https://team.example/service/api/comsetbiz/v1/comGiftCardTypeConf/listAndMap',
      )
    } finally {
      vi.unstubAllGlobals()
    }
  })

  it.each([
    'kaadi.example',
    'htp://kaadi.example',
    'https://',
    'https:/kaadi.example',
    '//kaadi.example',
    'https://kaadi.example?x=1',
    'https://kaadi.example/#x',
    'https://kaadi .example',
    'undefined',
    'localhost:3000',
    '',
    ' ',
    'ftp://kaadi.example',
    'javascript:alert(1)',
    'http://[::1',
    'http://kaadi.example:99999',
    'http://exa%mple',
    'https://name:password@kaadi.example',
    '/\\kaadi.example',
  ])('is refused with a sentence as %j, before anything is asked', (baseUrl) => {
    expect(() => clientOf({ cardTypes }, [], { baseUrl })).toThrow(
      `baseUrl must be an address such as https://kaadi.example, not "${baseUrl}".`,
    )
  })

  it.each([
    'http://[::1]:3000',
    'http://127.0.0.1:3000/',
    'https://kaadi.example/a/b',
    'https://käädi.example',
  ])('may be %s', async (baseUrl) => {
    const { client, seen } = clientOf({ cardTypes }, [ok(empty)], { baseUrl })
    await client.cardTypes.list()
    expect(seen[0]?.url).toBe(
      new URL(`${baseUrl.replace(/\/$/, '')}/api/comsetbiz/v1/comGiftCardTypeConf/listAndMap`).href,
    )
  })

  it('is refused with the sentence where it is no text at all', () =>
    expect(() => clientOf({ cardTypes }, [], { baseUrl: 3000 as unknown as string })).toThrow(
      /^baseUrl must be an address .*, not "3000"\.$/,
    ))

  it.each([{}, { baseUrl: '/service' }])(
    'is asked for with a sentence where %j leads nowhere, outside a page',
    async (where) => {
      const fetch = vi.fn<typeof globalThis.fetch>()
      const storage = createMemoryStorage()
      const client = createClient({ endpoints: { cardTypes }, platform: 'web', storage, fetch, ...where })
      await expect(client.cardTypes.list()).rejects.toThrow(/^baseUrl must be an address/)
      await expect(client.open(notifications.stream, {})).rejects.toThrow(/^baseUrl must be/)
      expect([fetch.mock.calls, client.pending]).toEqual([[], 0])
    },
  )
})

describe('who calls', () => {
  const cookies = (values: Record<string, string>) => ({
    ...createMemoryStorage({ clientId: 'client-1', installReferrer: 'utm=1' }),
    cookie: (name: string) => values[name],
  })
  const app = { packageName: 'ng.kaadi', version: '3.1', screenWidth: 360, screenHeight: 800 }
  const headersOn = async (platform: 'web' | 'ios' | 'android', values = {}) => {
    const { client, seen } = clientOf({ cardTypes }, [ok(empty)], { platform, storage: cookies(values), app })
    await client.cardTypes.list()
    const { 'accept-encoding': _a, 'accept-language': _b, 'user-agent': _c, ...own } = seen[0]!.headers
    return own
  }

  it('is told on the web, with the cookies of the ad network', async () => {
    expect(await headersOn('web', { _fbc: 'fb.c', _fbp: 'fb.p' })).toEqual({
      accept: 'application/json',
      clientid: 'client-1',
      'ga-stream': 'WEB',
      os: '2',
      clientuseragent: 'Test/1.0',
      fbc: 'fb.c',
      fbp: 'fb.p',
    })
  })

  it('is told on iOS, without cookies', async () => {
    expect(await headersOn('ios', { _fbc: 'fb.c' })).toEqual({
      accept: 'application/json',
      clientid: 'client-1',
      'ga-stream': 'IOS',
      os: '0',
      clientuseragent: 'Test/1.0',
    })
  })

  it('is told on Android, with the app and what installed it', async () => {
    expect(await headersOn('android')).toEqual({
      accept: 'application/json',
      clientid: 'client-1',
      'ga-stream': 'ANDROID',
      os: '1',
      clientuseragent: 'Test/1.0',
      apppackagename: 'ng.kaadi',
      appversion: '3.1',
      screenwidth: '360',
      screenheight: '800',
      installreferrer: 'utm=1',
    })
  })

  it('never breaks a request by odd characters', async () => {
    const { client, seen } = clientOf({ cardTypes }, [ok(empty)], { userAgent: 'Té\r\nst ₦' })
    await client.cardTypes.list()
    expect(seen[0]?.headers.clientuseragent).toBe('Tst')
  })
})

describe('the token', () => {
  it('is sent where the call takes one, and never where it says no token', async () => {
    const { client, seen, storage } = clientOf({ cardTypes, withdrawals, currencies }, [
      ok(empty),
      ok([]),
      refusal(404, 404),
    ])
    storage.token.set('secret-token', 60)
    await client.cardTypes.list()
    await client.currencies.networks()
    await failureOf(client.withdrawals.detail({ query: { id: 'w1' } }))
    expect(seen.map((request) => request.headers.authorization)).toEqual([
      undefined,
      'Bearer secret-token',
      'Bearer secret-token',
    ])
  })

  it('is left out when there is none', async () => {
    const { client, seen } = clientOf({ currencies }, [ok([])])
    await client.currencies.networks()
    expect(seen[0]?.headers.authorization).toBeUndefined()
  })
})

describe('what is sent', () => {
  it('is a form for the token call', async () => {
    const session = { access_token: 'a'.repeat(43), token_type: 'Bearer', expires_in: 3600 }
    const { client, seen } = clientOf({ sessions }, [ok(session)])
    const body = {
      grant_type: 'password',
      username: 'a@b.ng',
      password: 'a8394b66f60e89f37297f66cb9c41ceb',
    } as const
    expect(await client.sessions.create({ body })).toEqual(session)
    expect(seen[0]?.headers['content-type']).toContain('application/x-www-form-urlencoded')
    expect(Object.fromEntries(new URLSearchParams(seen[0]?.body))).toEqual(body)
  })

  it('is JSON elsewhere, lists too', async () => {
    const { client, seen } = clientOf({ notifications }, [ok(null)])
    await client.notifications.readMany({ body: ['n1', 'n2'] })
    expect(seen[0]?.headers['content-type']).toBe('application/json')
    expect(seen[0]?.body).toBe('["n1","n2"]')
  })

  it('is nothing where a POST has a query alone', async () => {
    const { client, seen } = clientOf({ wallets }, [ok(12.5)])
    expect(await client.wallets.available({ query: { inCurrencyId: 1 } })).toBe(12.5)
    expect(seen[0]).toMatchObject({ method: 'POST', body: '' })
  })

  it('carries an idempotency key where something is created or moved, and nowhere else', async () => {
    const { client, seen } = clientOf({ withdrawals, notifications }, [
      refusal(1400, 409),
      refusal(1400, 409),
      ok(null),
    ])
    const body = { currencyId: 1, bankAccountId: 'b1', amount: '5000', pin: '123456' } as const
    await failureOf(client.withdrawals.request({ body }))
    await failureOf(client.withdrawals.request({ body, idempotencyKey: 'mine' }))
    await client.notifications.read({ body: { notificationId: 'n1' } })
    const keys = seen.map((request) => request.headers['idempotency-key'])
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
    expect(keys.slice(1)).toEqual(['mine', undefined])
  })
})

describe('trying again (specification, section 7)', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const settle = async <T>(call: Promise<T>): Promise<T> => {
    call.catch(() => {})
    await vi.runAllTimersAsync()
    return call
  }

  it('happens on exactly the listed statuses', () =>
    expect(retryStatuses).toEqual([408, 409, 425, 429, 500, 502, 503, 504]))

  it.each(retryStatuses)('happens once for a GET after %i', async (status) => {
    const { client, seen } = clientOf({ cardTypes }, [refusal(1000, status), ok(empty)])
    expect(await settle(client.cardTypes.list())).toEqual(empty)
    expect(seen).toHaveLength(2)
  })

  it('happens once and no more', async () => {
    const { client, seen } = clientOf({ cardTypes }, [refusal(1000, 503), refusal(1000, 503)])
    expect(await failureOf(settle(client.cardTypes.list()))).toMatchObject({ kind: 'api', httpStatus: 503 })
    expect(seen).toHaveLength(2)
  })

  it.each([400, 401, 403, 404, 410, 413, 417, 422, 423, 426, 428, 501, 507])(
    'does not happen after %i',
    async (status) => {
      const { client, seen } = clientOf({ cardTypes }, [refusal(status, status)])
      await failureOf(settle(client.cardTypes.list()))
      expect(seen).toHaveLength(1)
    },
  )

  it.each(retryStatuses)('never happens for a POST, after %i neither', async (status) => {
    const { client, seen } = clientOf({ wallets }, [refusal(1000, status)])
    await failureOf(settle(client.wallets.available({ query: { inCurrencyId: 1 } })))
    expect(seen).toHaveLength(1)
  })

  it('does not happen when no reply came', async () => {
    const { client, seen } = clientOf({ cardTypes }, [new TypeError('Failed to fetch')])
    expect(await failureOf(settle(client.cardTypes.list()))).toMatchObject({ kind: 'network' })
    expect(seen).toHaveLength(1)
  })

  it('waits as long as the server asks, and a little more', async () => {
    const busy = new Response('', { status: 429, headers: { 'Retry-After': '7' } })
    const { client, seen } = clientOf({ cardTypes }, [busy, ok(empty)], { random: () => 0.5 })
    const call = client.cardTypes.list()
    await vi.advanceTimersByTimeAsync(7_249)
    expect(seen).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(seen).toHaveLength(2)
    await call
  })

  it('takes a date as well', async () => {
    const at = new Date(Date.now() + 3_000).toUTCString()
    const busy = new Response('', { status: 503, headers: { 'Retry-After': at } })
    const { client, seen } = clientOf({ cardTypes }, [busy, ok(empty)])
    const call = client.cardTypes.list()
    await vi.advanceTimersByTimeAsync(1_900)
    expect(seen).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1_100)
    expect(seen).toHaveLength(2)
    await call
  })

  it.each([
    ['Sun, 06 Nov 1994 08:49:37 GMT'],
    ['Sunday, 06-Nov-94 08:49:37 GMT'],
    ['Sun Nov  6 08:49:37 1994'],
  ])('takes the date %s as RFC 9110 writes it, in any time zone', async (date) => {
    const zone = process.env.TZ
    process.env.TZ = 'Africa/Lagos'
    try {
      vi.setSystemTime(Date.UTC(1994, 10, 6, 8, 49, 30))
      const busy = refusal(429, 429)
      busy.headers.set('Retry-After', date)
      const { client, seen } = clientOf({ cardTypes }, [busy, ok(empty)])
      const call = client.cardTypes.list()
      await vi.advanceTimersByTimeAsync(6_999)
      expect(seen).toHaveLength(1)
      await vi.advanceTimersByTimeAsync(1)
      expect(seen).toHaveLength(2)
      await call
    } finally {
      process.env.TZ = zone
    }
  })

  it.each(['1.5', '-5', '1, 2', '+5', '1e3', 'soon', '2026-11-21T14:05:00Z', 'Nov 6, 1994', '0x10'])(
    'takes %j as no wish at all',
    async (value) => {
      const busy = refusal(429, 429)
      busy.headers.set('Retry-After', value)
      const { client, seen } = clientOf({ cardTypes }, [busy, refusal(429, 429)])
      const failure = failureOf(client.cardTypes.list())
      await vi.advanceTimersByTimeAsync(499)
      expect(seen).toHaveLength(1)
      await vi.advanceTimersByTimeAsync(1)
      expect(seen).toHaveLength(2)
      expect(await failure).toMatchObject({ code: 429, retryAfterMs: undefined })
    },
  )

  it.each(['2147484', '99999999999', '9'.repeat(400), 'Fri, 31 Dec 9999 23:59:59 GMT'])(
    'does not happen after %j, which no timer can wait for, and the error says how long at least',
    async (value) => {
      const busy = refusal(503, 503)
      busy.headers.set('Retry-After', value)
      const { client, seen } = clientOf({ cardTypes }, [busy, ok(empty)])
      const failure = await failureOf(settle(client.cardTypes.list()))
      expect(failure).toMatchObject({ kind: 'api', retryAfterMs: 2 ** 31 - 1 })
      expect(seen).toHaveLength(1)
    },
  )

  it('does not happen where the wait would outlast the call', async () => {
    const busy = refusal(429, 429)
    busy.headers.set('Retry-After', '60')
    const { client, seen } = clientOf({ cardTypes }, [busy])
    const failure = await failureOf(settle(client.cardTypes.list()))
    expect(failure).toMatchObject({ kind: 'api', code: 429, retryAfterMs: 60_000 })
    expect(seen).toHaveLength(1)
  })

  it('keeps the headers of the first try', async () => {
    const { client, seen, storage } = clientOf({ currencies }, [refusal(1000, 500), ok([])])
    storage.token.set('secret-token', 60)
    await settle(client.currencies.networks())
    expect(seen[1]?.headers).toEqual(seen[0]?.headers)
  })

  it('ends when the call is taken back while it waits', async () => {
    const { client, seen } = clientOf({ cardTypes }, [refusal(1000, 500), ok(empty)])
    const controller = new AbortController()
    const failure = failureOf(client.cardTypes.list({ signal: controller.signal }))
    await vi.advanceTimersByTimeAsync(100)
    controller.abort()
    expect((await failure).kind).toBe('aborted')
    await vi.runAllTimersAsync()
    expect(seen).toHaveLength(1)
  })
})

describe('a reply', () => {
  it.each([200, 201])('of %i with code 0 is a success', async (status) => {
    const { client } = clientOf({ cardTypes }, [ok(empty, status)])
    expect(await client.cardTypes.list()).toEqual(empty)
  })

  it.each([
    ['code 000, which is not 0', refusal('000', 200), { kind: 'api', code: '000' }],
    [
      'another code',
      refusal(1202, 422, 'expired', { details: { quote: 1 }, traceId: 't1' }),
      {
        kind: 'api',
        code: 1202,
        httpStatus: 422,
        serverMessage: 'expired',
        details: { quote: 1 },
        traceId: 't1',
      },
    ],
    ['code "0" as a string', refusal('0', 200), { kind: 'api', code: '0' }],
    ['code 0 with status 202', ok(empty, 202), { kind: 'api', code: 202 }],
    ['code 0 with status 404', ok(empty, 404), { kind: 'api', code: 404 }],
    [
      'a page of HTML',
      new Response('<!doctype html><title>x</title>'),
      { kind: 'contract', problem: 'not-json' },
    ],
    ['nothing', new Response(''), { kind: 'contract', problem: 'not-json' }],
    ['no envelope', Response.json([1]), { kind: 'contract', problem: 'envelope' }],
    ['null', Response.json(null), { kind: 'contract', problem: 'envelope' }],
    ['an envelope without a code', Response.json({ msg: 'x' }), { kind: 'contract', problem: 'envelope' }],
    ['data of another shape', ok({ list: {} }), { kind: 'contract', problem: 'data' }],
    ['no data', Response.json({ code: 0, msg: 'ok' }), { kind: 'contract', problem: 'data' }],
    [
      'a proxy with a page of its own',
      new Response('<h1>Not found</h1>', { status: 404 }),
      {
        kind: 'api',
        code: 404,
        httpStatus: 404,
        serverMessage: undefined,
      },
    ],
  ])('with %s is a typed error', async (_what, reply, expected) => {
    const { client } = clientOf({ cardTypes }, [reply])
    expect(await failureOf(client.cardTypes.list())).toMatchObject(expected)
  })

  it('says where it differs, and never what it held', async () => {
    const row = { inCurrencyId: 1, outCurrencyId: 3, rate: 0.00065, validUntil: '2026-11-21T00:00:00Z' }
    const { client } = clientOf({ currencies }, [ok([row])])
    const failure = (await failureOf(client.currencies.rates())) as ContractError
    expect(failure.paths).toEqual(['data.0.rate'])
    expect(failure.message).not.toContain('0.00065')
  })

  it('loses fields that the contract does not know', async () => {
    const { client } = clientOf({ cardTypes }, [ok({ ...empty, debug: 'secret' })])
    expect(await client.cardTypes.list()).toEqual(empty)
  })

  it('without data is null where the contract says null', async () => {
    const { client } = clientOf({ notifications }, [Response.json({ code: 0, msg: 'ok' })])
    expect(await client.notifications.read({ body: { notificationId: 'n1' } })).toBeNull()
  })

  it('is read to ten megabytes and no further, whether or not it says its length', async () => {
    let cancelled = 0
    const endless = () =>
      new ReadableStream<Uint8Array>({
        pull: (controller) => controller.enqueue(new Uint8Array(1024 * 1024)),
        cancel: () => void cancelled++,
      })
    const honest = new Response(endless(), { headers: { 'Content-Length': String(replyMaxBytes + 1) } })
    for (const reply of [new Response(endless()), honest]) {
      const { client } = clientOf({ cardTypes }, [reply])
      const failure = await failureOf(client.cardTypes.list())
      expect(failure).toBeInstanceOf(ContractError)
      expect(failure).toMatchObject({ problem: 'too-large' })
    }
    expect(cancelled).toBe(2)
  })

  it('that breaks off in the middle is a network error', async () => {
    const broken = new ReadableStream({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode('{"code":0,'))
        controller.error(new TypeError('terminated'))
      },
    })
    const { client } = clientOf({ cardTypes }, [new Response(broken)])
    expect(await failureOf(client.cardTypes.list())).toMatchObject({ kind: 'network', reason: 'unreachable' })
  })
})

describe('taking a call back', () => {
  it('before it began sends nothing', async () => {
    const { client, seen } = clientOf({ cardTypes }, [])
    const failure = await failureOf(client.cardTypes.list({ signal: AbortSignal.abort() }))
    expect(failure.kind).toBe('aborted')
    expect(seen).toEqual([])
  })

  it('drops a reply that comes later, without a notice', async () => {
    const controller = new AbortController()
    const notices: Notice[] = []
    const { client } = clientOf({ cardTypes }, [
      () => {
        controller.abort()
        return ok(empty)
      },
    ])
    client.on('notice', (notice) => notices.push(notice))
    const failure = await failureOf(client.cardTypes.list({ signal: controller.signal }))
    expect(failure.kind).toBe('aborted')
    expect(notices).toEqual([])
  })

  it('leaves nothing behind at a signal that lives on', async () => {
    const { client } = clientOf({ cardTypes }, [ok(empty)])
    const controller = new AbortController()
    const listening = vi.spyOn(controller.signal, 'addEventListener')
    const done = vi.spyOn(controller.signal, 'removeEventListener')
    await client.cardTypes.list({ signal: controller.signal })
    expect(done.mock.calls.length).toBe(listening.mock.calls.length)
  })

  it.each([Number.POSITIVE_INFINITY, 2 ** 31])(
    'never ends by itself with a time of %d',
    async (timeoutMs) => {
      vi.useFakeTimers()
      try {
        const late = () => new Promise<Response>((done) => setTimeout(() => done(ok(empty)), 3_600_000))
        const { client } = clientOf({ cardTypes }, [late, late], { timeoutMs })
        const calls = [client.cardTypes.list(), client.cardTypes.list({ timeoutMs })]
        await vi.advanceTimersByTimeAsync(3_600_000)
        expect(await Promise.all(calls)).toEqual([empty, empty])
      } finally {
        vi.useRealTimers()
      }
    },
  )

  it('ends by itself after its time', async () => {
    vi.useFakeTimers()
    try {
      const never = (request: Request) =>
        new Promise<Response>((_, reject) =>
          request.signal.addEventListener('abort', () => reject(request.signal.reason)),
        )
      const { client } = clientOf({ cardTypes }, [never])
      const failure = failureOf(client.cardTypes.list({ timeoutMs: 1_000 }))
      await vi.advanceTimersByTimeAsync(1_000)
      expect(await failure).toMatchObject({ kind: 'network', reason: 'timeout' })
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('notices (specification, section 8)', () => {
  const noticesOf = async (answer: Response | Error, options = {}, quiet = false) => {
    const { client } = clientOf({ cardTypes }, [answer], options)
    const notices: Notice[] = []
    client.on('notice', (notice) => notices.push(notice))
    await failureOf(client.cardTypes.list({ quiet }))
    return notices
  }

  it('are red, last three seconds and say what the server says', async () => {
    const [notice] = await noticesOf(refusal(404, 404, 'This card is gone'))
    expect(notice).toMatchObject({ tone: 'red', durationMs: 3_000, message: 'This card is gone' })
    expect(notice?.error.kind).toBe('api')
  })

  it('say what the table says where the server says nothing', async () => {
    expect((await noticesOf(refusal(404, 404)))[0]?.message).toBe('Not record')
    expect((await noticesOf(refusal(999_999, 400)))[0]?.message).toBe(
      'Some things error, Please contact customer service.',
    )
  })

  it('say network error where no reply came, but not in the native wrapper', async () => {
    const lost = new TypeError('Failed to fetch')
    expect((await noticesOf(lost))[0]?.message).toBe('network error')
    expect(await noticesOf(lost, { isNative: true })).toEqual([])
    expect(await noticesOf(lost, { platform: 'android' })).toEqual([])
    expect(await noticesOf(refusal(404, 404), { platform: 'ios' })).toHaveLength(1)
  })

  it('are not made for a caller that shows the failure itself', async () => {
    expect(await noticesOf(refusal(404, 404), {}, true)).toEqual([])
  })
})

describe('a dead session', () => {
  const reply401 = () => refusal(401, 401)

  it('is reported with the token that died', async () => {
    const { client, storage } = clientOf({ currencies }, [reply401(), refusal(401, 200)])
    storage.token.set('old', 60)
    const died: unknown[] = []
    client.on('unauthenticated', (event) => died.push(event))
    await failureOf(client.currencies.networks())
    await failureOf(client.currencies.networks())
    expect(died).toEqual([{ token: 'old' }, { token: 'old' }])
  })

  it('is not reported for a token that was replaced meanwhile, nor by calls without token', async () => {
    const { client, storage } = clientOf({ currencies, cardTypes }, [
      () => {
        storage.token.set('new', 60)
        return reply401()
      },
      reply401(),
    ])
    storage.token.set('old', 60)
    const died: unknown[] = []
    client.on('unauthenticated', (event) => died.push(event))
    await failureOf(client.currencies.networks())
    await failureOf(client.cardTypes.list())
    expect(died).toEqual([])
  })
})

describe('the second factor', () => {
  const needed = () => refusal(1110, 409)
  const body = { password: 'a'.repeat(32) }

  it('is asked for where a call that matters wants it first, and the call is sent once more', async () => {
    const proveSecondFactor = vi.fn(async () => true)
    const { client, seen } = clientOf({ twoFactor }, [needed(), ok(null)], { proveSecondFactor })
    const notices: unknown[] = []
    client.on('notice', (notice) => notices.push(notice))
    await client.twoFactor.turnOff({ body })
    expect([proveSecondFactor.mock.calls.length, seen.length, notices]).toEqual([1, 2, []])
  })

  it('lets the call fail without a notice where it was not given', async () => {
    const { client } = clientOf({ twoFactor }, [needed()], { proveSecondFactor: async () => false })
    const notices: unknown[] = []
    client.on('notice', (notice) => notices.push(notice))
    expect(await failureOf(client.twoFactor.turnOff({ body }))).toMatchObject({ code: 1110 })
    expect(notices).toEqual([])
  })

  it('is not asked for twice, nor by a sign-in, nor where nobody can ask', async () => {
    const proveSecondFactor = vi.fn(async () => true)
    const answers = [needed(), needed(), needed()]
    const { client } = clientOf({ twoFactor, sessions }, answers, { proveSecondFactor })
    expect(await failureOf(client.twoFactor.turnOff({ body }))).toMatchObject({ code: 1110 })
    const form = { grant_type: 'password', username: 'ada', password: body.password } as const
    expect(await failureOf(client.sessions.create({ body: form }))).toMatchObject({ code: 1110 })
    expect(proveSecondFactor).toHaveBeenCalledTimes(1)
    const alone = clientOf({ twoFactor }, [needed()])
    const notices: unknown[] = []
    alone.client.on('notice', (notice) => notices.push(notice))
    await failureOf(alone.client.twoFactor.turnOff({ body }))
    expect(notices).toHaveLength(1)
  })
})

describe('what a client tells', () => {
  it('tells that the service is closed, and until when, of quiet calls too', async () => {
    const { client } = clientOf({ cardTypes }, [
      refusal(423, 423, null, { details: { reopensTime: '2026-12-01T08:00:00.000Z' } }),
      refusal(423, 423),
      refusal(1103, 423),
    ])
    const events: unknown[] = []
    client.on('closed', (event) => events.push(event))
    for (let time = 0; time < 3; time++) await failureOf(client.cardTypes.list({ quiet: true }))
    expect(events).toEqual([{ reopensTime: '2026-12-01T08:00:00.000Z' }, { reopensTime: null }])
  })

  it('tells of each refusal, of quiet calls too, and of no other failure', async () => {
    const answers = [refusal(404, 404), refusal(403, 403), new TypeError('x'), ok(empty)]
    const { client } = clientOf({ cardTypes }, answers)
    const events: unknown[] = []
    client.on('refused', ({ endpoint, error }) => events.push([endpoint.path, error.code]))
    await failureOf(client.cardTypes.list({ quiet: true }))
    await failureOf(client.cardTypes.list())
    await failureOf(client.cardTypes.list())
    await client.cardTypes.list()
    const { path } = cardTypes.list
    expect(events).toEqual([
      [path, 404],
      [path, 403],
    ])
  })

  it('counts calls under way back to nothing, however they end', async () => {
    const { client } = clientOf({ cardTypes }, [ok(empty), new TypeError('x'), refusal(404, 404)])
    const counts: number[] = []
    client.on('pending', (count) => counts.push(count))
    await Promise.allSettled([client.cardTypes.list(), client.cardTypes.list(), client.cardTypes.list()])
    expect(Math.max(...counts)).toBe(3)
    expect(client.pending).toBe(0)
    expect(counts.at(-1)).toBe(0)
  })

  it('tells of completed calls, to those who still listen', async () => {
    const { client } = clientOf({ cardTypes }, [ok(empty), ok(empty)])
    const paths: string[] = []
    const stop = client.on('completed', ({ endpoint }) => paths.push(endpoint.path))
    await client.cardTypes.list()
    stop()
    await client.cardTypes.list()
    expect(paths).toEqual(['/comsetbiz/v1/comGiftCardTypeConf/listAndMap'])
  })

  it.each([
    ['completed', ok(empty), 'fulfilled', {}],
    ['notice', refusal(1002, 422), 'rejected', { kind: 'api', code: 1002 }],
    ['unauthenticated', refusal(401, 401), 'rejected', { kind: 'api', code: 401 }],
  ] as const)(
    'lets what a listener to %s throws surface as an error of the page, and goes on as without it',
    async (kind, answer, status, reason) => {
      const { client, storage } = clientOf({ wallets, cardTypes }, [answer])
      storage.token.set('a token', 60)
      const heard: string[] = []
      client.on(kind, () => {
        throw new Error('a fault of the application')
      })
      client.on(kind, () => heard.push(kind))
      const uncaught = await uncaughtDuring(async () => {
        const call =
          kind === 'completed'
            ? client.cardTypes.list()
            : client.wallets.processing({ query: { outCurrencyId: 1 } })
        const [settled] = await Promise.allSettled([call])
        expect(settled).toMatchObject(status === 'fulfilled' ? { status } : { status, reason })
      })
      expect([heard, client.pending]).toEqual([[kind], 0])
      expect(uncaught).toMatchObject([{ message: 'a fault of the application' }])
    },
  )
})

describe('the types', () => {
  it('ask for what a call needs and give what it answers', () => {
    const { client } = clientOf({ cardTypes, withdrawals, notifications }, [])
    type Calls = typeof client
    expectTypeOf<Awaited<ReturnType<Calls['withdrawals']['request']>>['net']>().toEqualTypeOf<string>()
    expectTypeOf<Parameters<Calls['cardTypes']['list']>['length']>().toEqualTypeOf<0 | 1>()
    expectTypeOf<Parameters<Calls['withdrawals']['request']>['length']>().toEqualTypeOf<1>()
    expectTypeOf<Parameters<Calls['withdrawals']['request']>[0]>().toHaveProperty('body')
    // @ts-expect-error a stream is not a call
    expect(client.notifications.stream).toBeUndefined()
    expectTypeOf<ApiError['kind']>().toEqualTypeOf<'api'>()
  })
})

describe('opening a stream or a file', () => {
  it('sends the same headers and answers with the body unread', async () => {
    const { client, seen, storage } = clientOf({}, [new Response('data: 1\n\n')])
    storage.token.set('secret-token', 60)
    const reply = await client.open(notifications.stream, { headers: { 'Last-Event-ID': '7' } })
    expect(seen[0]?.headers).toMatchObject({
      authorization: 'Bearer secret-token',
      'last-event-id': '7',
      os: '2',
    })
    expect(await reply.text()).toBe('data: 1\n\n')
  })

  it('fails like a call', async () => {
    const { client, storage } = clientOf({}, [refusal(401, 401), ok(null, 503), new TypeError('x')])
    storage.token.set('secret-token', 60)
    const died: unknown[] = []
    client.on('unauthenticated', (event) => died.push(event))
    const open = () => failureOf(client.open(notifications.stream, { quiet: true }))
    expect(await open()).toMatchObject({ kind: 'api', code: 401 })
    expect(died).toHaveLength(1)
    expect(await open()).toMatchObject({ kind: 'api', code: 503 })
    expect(await open()).toMatchObject({ kind: 'network' })
    const failure = await failureOf(client.open(notifications.stream, { signal: AbortSignal.abort() }))
    expect(failure.kind).toBe('aborted')
  })
})
