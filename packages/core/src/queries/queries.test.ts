import { operatorEndpoints, sellerEndpoints } from '@kaadi/contract'
import type { AnyEndpoints } from '@kaadi/contract/http'
import type { UserEvent } from '@kaadi/contract/notifications'
import { aNotification } from '@kaadi/testing/builders'
import { environmentManager, QueryClient, QueryObserver } from '@tanstack/query-core'
import { describe, expect, expectTypeOf, it, vi } from 'vitest'
import { clientOf, ok, refusal } from '../client/client-of.test-kit.ts'
import { createQueries, defaultStaleTime, staleAfter, staleTimes } from './index.ts'

const queriesOf = (answers: Parameters<typeof clientOf>[1], options = {}) => {
  const { client, seen } = clientOf(sellerEndpoints, answers)
  return { queries: createQueries(sellerEndpoints, client, options), client, seen }
}

describe('query definitions', () => {
  it('are there for every read and for nothing that changes something', () => {
    const { queries } = queriesOf([])
    const defined = Object.entries(queries).flatMap(([noun, group]) =>
      Object.keys(group).map((call) => `${noun}.${call}`),
    )
    const reads = Object.entries(sellerEndpoints as AnyEndpoints).flatMap(([noun, group]) =>
      Object.entries(group)
        .filter(([, endpoint]) => endpoint.method === 'GET' && !('replies' in endpoint))
        .map(([call]) => `${noun}.${call}`),
    )
    expect(defined.toSorted()).toEqual([...reads, 'wallets.available'].toSorted())
  })

  it('name their freshness, and only of reads that exist', () => {
    const { queries } = queriesOf([])
    const ofOperators = createQueries(operatorEndpoints, clientOf(operatorEndpoints, []).client)
    const all: Readonly<Record<string, object>> = { ...queries, ...ofOperators }
    for (const name of Object.keys(staleTimes)) {
      const [noun = '', call = ''] = name.split('.')
      expect(all[noun]).toHaveProperty(call)
    }
    expect(queries.cardTypes.currencies().staleTime).toBe(3_600_000)
    expect(queries.cardTypes.newestPrices().staleTime).toBe(defaultStaleTime)
  })

  it('work with TanStack’s client without React', async () => {
    const { queries, seen } = queriesOf([ok({ list: [], map: {} }), ok([])])
    const cache = new QueryClient()
    const definition = queries.cardTypes.newestPrices({ cardTypeId: 'steam' })
    expect(definition.queryKey).toEqual(['cardTypes', 'newestPrices', { cardTypeId: 'steam' }])
    const list = await cache.fetchQuery(queries.cardTypes.list())
    expectTypeOf(list.list[0]?.name).toEqualTypeOf<string | undefined>()
    expect(await cache.fetchQuery(definition)).toEqual([])
    expect(await cache.fetchQuery(definition)).toEqual([])
    expect(seen).toHaveLength(2)
    cache.clear()
  })

  it('are made of some nouns of a client that has more, and of none that it lacks', async () => {
    const { client } = clientOf(sellerEndpoints, [ok([])])
    const { cardTypes, site } = sellerEndpoints
    const queries = createQueries({ cardTypes }, client)
    expect(Object.keys(queries)).toEqual(['cardTypes'])
    expectTypeOf(queries).toHaveProperty('cardTypes')
    expectTypeOf(queries).not.toHaveProperty('site')
    const cache = new QueryClient()
    expect(await cache.fetchQuery(queries.cardTypes.newestPrices())).toEqual([])
    cache.clear()
    const alone = clientOf({ site }, []).client
    // @ts-expect-error: this client cannot ask for card types.
    createQueries({ cardTypes }, alone)
  })

  it('take a call back when nobody waits for it any more', async () => {
    let signal: AbortSignal | undefined
    const { queries } = queriesOf([
      (request) => {
        signal = request.signal
        return new Promise(() => {})
      },
    ])
    const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    const observer = new QueryObserver(cache, queries.cardTypes.list())
    const stop = observer.subscribe(() => {})
    await new Promise((done) => setImmediate(done))
    stop()
    expect(signal?.aborted).toBe(true)
    cache.clear()
  })

  it.each([
    ['cardTypes.list', 2],
    ['wallets.available', 1],
  ] as const)(
    'carry the retry rule: a default client sends %s no more than %i times',
    async (name, times) => {
      // Outside a browser a default client never repeats.
      environmentManager.setIsServer(() => false)
      vi.useFakeTimers()
      try {
        const { queries, client, seen } = queriesOf(Array.from({ length: 8 }, () => () => refusal(1000, 503)))
        let notices = 0
        client.on('notice', () => notices++)
        const cache = new QueryClient()
        const asked =
          name === 'cardTypes.list'
            ? new QueryObserver(cache, queries.cardTypes.list()).subscribe(() => {})
            : new QueryObserver(cache, queries.wallets.available({ inCurrencyId: 1 })).subscribe(() => {})
        await vi.advanceTimersByTimeAsync(60_000)
        expect([seen.length, notices]).toEqual([times, 1])
        asked()
        cache.clear()
      } finally {
        vi.useRealTimers()
        environmentManager.setIsServer(() => true)
      }
    },
  )

  it('tell of a failure once, also where a team lets its cache repeat', async () => {
    const { queries, client, seen } = queriesOf(Array.from({ length: 5 }, () => () => refusal(404, 404)))
    let notices = 0
    client.on('notice', () => notices++)
    const cache = new QueryClient()
    const ask = () =>
      cache.fetchQuery({ ...queries.site.setting({ key: 'x' }), retry: 2, retryDelay: 0, staleTime: 0 })
    await expect(ask()).rejects.toMatchObject({ kind: 'api' })
    expect([seen.length, notices]).toEqual([3, 1])
    await expect(cache.fetchQuery(queries.site.setting({ key: 'x' }))).rejects.toMatchObject({ kind: 'api' })
    expect([seen.length, notices]).toEqual([4, 2])
    cache.clear()
  })

  it('can keep their failures to themselves', async () => {
    for (const quiet of [true, false]) {
      const { queries, client } = queriesOf([refusal(404, 404)], { quiet })
      let notices = 0
      client.on('notice', () => notices++)
      const failed = queries.site.setting({ key: 'x' }).queryFn({ signal: new AbortController().signal })
      await expect(failed).rejects.toMatchObject({ kind: 'api' })
      expect(notices).toBe(quiet ? 0 : 1)
    }
  })

  it('ask for the query a call needs', () => {
    const { queries } = queriesOf([])
    // @ts-expect-error the order's id is needed
    expect(queries.cardOrders.detail().queryKey).toEqual(['cardOrders', 'detail'])
    expect(queries.wallets.available({ inCurrencyId: 3 }).queryKey).toEqual([
      'wallets',
      'available',
      { inCurrencyId: 3 },
    ])
    expect(queries.users).not.toHaveProperty('signUp')
  })
})

describe('what a live event makes stale', () => {
  const keys = (event: UserEvent) => staleAfter(event).map((key) => key.join('.'))

  it.each([
    [
      { type: 'cardOrder', seq: 1, giftOrderId: 'o', orderStatus: 10 },
      [
        'cardOrders',
        'orderMessages',
        'coupons',
        'levels',
        'users.me',
        'promotions.firstOrderReward',
        'wallets',
        'debts',
        'withdrawals.limits',
      ],
    ],
    [{ type: 'withdrawal', seq: 1, id: 'w', status: 10 }, ['withdrawals', 'wallets']],
    [
      { type: 'balance', seq: 1, currencyId: 1 },
      ['wallets', 'debts', 'withdrawals.limits', 'invites', 'rebates', 'promotions.unreadRewards'],
    ],
    [{ type: 'notification', seq: 1, unread: 1, notification: aNotification() }, ['notifications']],
    [
      { type: 'notification', seq: 1, unread: 1, notification: aNotification({ bizType: 7 }) },
      ['notifications', 'cardTypes', 'currencies', 'site'],
    ],
  ] satisfies [UserEvent, string[]][])('is known for %j', (event, expected) =>
    expect(keys(event)).toEqual(expected),
  )
})
