import { cardTypes } from '@kaadi/contract/card-types'
import { notifications } from '@kaadi/contract/notifications'
import { site } from '@kaadi/contract/site'
import { wallets } from '@kaadi/contract/wallets'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { clientOf, ok, refusal } from './client-of.test-kit.ts'
import { batchReads } from './index.ts'

const endpoints = { cardTypes, notifications, site, wallets }
const token = 'a-token-of-a-test-seller'
const part = (data: unknown, status = 200, code = 0) => ({ status, reply: { code, msg: 'ok', data } })
const clientWith = (answers: Parameters<typeof clientOf>[1], random = () => 0) => {
  const { client, seen, storage } = clientOf(endpoints, answers, { sendCall: batchReads(), random })
  storage.token.set(token, 3600)
  return { client: client as ReturnType<typeof clientOf<typeof endpoints>>['client'], seen }
}
const batched = (body: string): readonly string[] => JSON.parse(body).reads
const base = '/api/bizuser/v1/bizUserInfo/currencyCount?inCurrencyId='

afterEach(() => void vi.useRealTimers())

describe('reads that are asked for together', () => {
  it('travel as one request, with the token, and each gets its own answer', async () => {
    const { client, seen } = clientWith([ok([part([]), part(5), part('60000.00')])])
    const answers = await Promise.all([
      client.site.news(),
      client.wallets.available({ query: { inCurrencyId: 1 } }),
      client.wallets.processing({ query: { outCurrencyId: 1 } }),
    ])
    expect(answers).toEqual([[], 5, '60000.00'])
    expect(seen).toHaveLength(1)
    expect(seen[0]).toMatchObject({
      method: 'POST',
      url: 'https://kaadi.example/api/bizset/v1/front/readBatch',
      headers: { authorization: `Bearer ${token}`, clientid: 'client-1', 'content-type': 'application/json' },
    })
    expect(batched(seen[0]!.body)).toEqual([
      '/api/bizset/v1/bizSettingFront/getNews',
      `${base}1`,
      '/api/bizcurexc/v1/bizCurrencyExchange/getUserProcessingAmount?outCurrencyId=1',
    ])
  })

  it('leave one that is alone as it is', async () => {
    const { client, seen } = clientWith([ok([])])
    await client.site.news()
    expect(seen[0]).toMatchObject({ method: 'GET', url: expect.stringContaining('getNews') })
  })

  it('are asked for by themselves from the second time on', async () => {
    const { client, seen } = clientWith([ok([part([]), part([])]), ok([]), ok([])])
    await Promise.all([client.site.news(), client.site.tips()])
    await Promise.all([client.site.news(), client.site.tips()])
    expect(seen.map(({ method }) => method)).toEqual(['POST', 'GET', 'GET'])
  })

  it('are never joined by what changes something', async () => {
    const { client, seen } = clientWith([ok(null), ok([part([]), part([])])])
    await Promise.all([
      client.notifications.read({ body: { notificationId: 'n1' as never } }),
      client.site.news(),
      client.site.tips(),
    ])
    expect(seen.map(({ url }) => url.replace(/^.*\//, ''))).toEqual(['read', 'readBatch'])
  })

  it('travel thirty at a time', async () => {
    const many = Array.from({ length: 31 }, (_, at) => String(at + 1))
    const answer = ({ method }: Request) => ok(method === 'POST' ? many.slice(1).map(() => part([])) : [])
    const { client, seen } = clientWith([answer, answer])
    await Promise.all(
      many.map((cardTypeId) => client.cardTypes.newestPrices({ query: { cardTypeId: cardTypeId as never } })),
    )
    expect(seen.map(({ method }) => method).sort()).toEqual(['GET', 'POST'])
  })
})

describe('a read of a batch', () => {
  it('fails by itself', async () => {
    const { client } = clientWith([ok([part([]), part(null, 404, 404)])])
    const [news, setting] = await Promise.allSettled([
      client.site.news(),
      client.site.setting({ query: { key: 'x' } }),
    ])
    expect(news).toMatchObject({ status: 'fulfilled', value: [] })
    expect(setting).toMatchObject({ reason: { kind: 'api', httpStatus: 404 } })
  })

  it('is tried once more where its status allows it, after a while, and no more', async () => {
    vi.useFakeTimers()
    const { client, seen } = clientWith([ok([part([]), part(null, 503, 503)]), refusal(503, 503)])
    const both = Promise.allSettled([client.site.news(), client.site.tips()])
    await vi.advanceTimersByTimeAsync(499)
    expect(seen).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await both).toMatchObject([{ status: 'fulfilled' }, { reason: { httpStatus: 503 } }])
    expect(seen.map(({ method }) => method)).toEqual(['POST', 'GET'])
  })

  it('says at once that the balance could not be had: a POST is never sent twice', async () => {
    const { client, seen } = clientWith([ok([part([]), part(null, 503, 503)])])
    const [, balance] = await Promise.allSettled([
      client.site.news(),
      client.wallets.available({ query: { inCurrencyId: 1 } }),
    ])
    expect(balance).toMatchObject({ reason: { httpStatus: 503 } })
    expect(seen).toHaveLength(1)
  })

  it('is taken back by itself; the request is, when nobody waits any more', async () => {
    let signal: AbortSignal | undefined
    const { client } = clientWith([
      (request) => {
        signal = request.signal
        return new Promise(() => {})
      },
    ])
    const [one, other] = [new AbortController(), new AbortController()]
    const news = client.site.news({ signal: one.signal })
    const tips = client.site.tips({ signal: other.signal })
    await new Promise((done) => setImmediate(done))
    one.abort()
    await expect(news).rejects.toMatchObject({ kind: 'aborted' })
    expect(signal?.aborted).toBe(false)
    other.abort()
    await expect(tips).rejects.toMatchObject({ kind: 'aborted' })
    expect(signal?.aborted).toBe(true)
  })
})

describe('a read that was taken back', () => {
  it('is not asked for again by itself', async () => {
    const { client, seen } = clientWith([
      async () => {
        taken.abort()
        return ok([])
      },
      ok([]),
    ])
    const taken = new AbortController()
    const news = client.site.news({ signal: taken.signal })
    expect(await client.site.tips()).toEqual([])
    await expect(news).rejects.toMatchObject({ kind: 'aborted' })
    expect(seen.map(({ method }) => method)).toEqual(['POST', 'GET'])
  })
})

describe('a batch as a whole', () => {
  it.each([
    ['does not know it', refusal(404, 404)],
    ['is a proxy with a page of its own', new Response('<h1>Hello</h1>')],
    ['answers fewer', ok([])],
  ])('is asked for one by one where the service %s', async (_, answer) => {
    const { client, seen } = clientWith([answer, ok([]), ok([])])
    expect(await Promise.all([client.site.news(), client.site.tips()])).toEqual([[], []])
    expect(seen.map(({ method }) => method)).toEqual(['POST', 'GET', 'GET'])
  })

  it('that is refused is a refusal of each, tried once more by itself where that is allowed', async () => {
    vi.useFakeTimers()
    const busy = Response.json({ code: 503, msg: null }, { status: 503, headers: { 'Retry-After': '2' } })
    const { client, seen } = clientWith([busy, ok([])])
    const both = Promise.allSettled([
      client.site.news(),
      client.wallets.available({ query: { inCurrencyId: 1 } }),
    ])
    await vi.advanceTimersByTimeAsync(1_999)
    expect(seen).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await both).toMatchObject([{ value: [] }, { reason: { httpStatus: 503 } }])
  })

  it('that asks for a longer wait than the call has is told as a refusal of each, with the wait', async () => {
    const busy = Response.json({ code: 503, msg: null }, { status: 503, headers: { 'Retry-After': '100' } })
    const { client, seen } = clientWith([busy])
    const both = await Promise.allSettled([client.site.news(), client.site.tips()])
    const refused = { reason: { httpStatus: 503, retryAfterMs: 100_000 } }
    expect(both).toMatchObject([refused, refused])
    expect(seen).toHaveLength(1)
  })

  it('is not asked for again at once where the wait is longer than a timer can be', async () => {
    vi.useFakeTimers()
    const wait = '99999999999999999999'
    const busy = Response.json({ code: 503, msg: null }, { status: 503, headers: { 'Retry-After': wait } })
    const { client, seen } = clientWith([busy, ok([]), ok([])], () => 0.9)
    const patient = { timeoutMs: Number.POSITIVE_INFINITY }
    void Promise.all([client.site.news(patient), client.site.tips(patient)])
    await vi.advanceTimersByTimeAsync(24 * 24 * 3_600_000)
    expect(seen).toHaveLength(1)
  })

  it('tells of the session where the token is dead', async () => {
    const { client, seen } = clientWith([refusal(401, 401)])
    const reported: unknown[] = []
    client.on('unauthenticated', (event) => reported.push(event))
    const both = await Promise.allSettled([
      client.site.tips(),
      client.wallets.records({ query: { currencyId: 1 } }),
    ])
    expect(both.map((one) => (one as PromiseRejectedResult).reason.httpStatus)).toEqual([401, 401])
    expect(reported).toEqual([{ token }, { token }])
    expect(seen).toHaveLength(1)
  })

  it('that no reply came to is a lost network for each', async () => {
    const { client, seen } = clientWith([new TypeError('Failed to fetch')])
    const both = await Promise.allSettled([client.site.news(), client.site.tips()])
    expect(both.map((one) => (one as PromiseRejectedResult).reason.kind)).toEqual(['network', 'network'])
    expect(seen).toHaveLength(1)
  })
})
