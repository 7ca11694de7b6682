import { cardTypes } from '@kaadi/contract/card-types'
import { currencies } from '@kaadi/contract/currencies'
import { site } from '@kaadi/contract/site'
import { wallets } from '@kaadi/contract/wallets'
import { aCardCurrency, aCardType, aContent, aSiteInfo, listAndMap } from '@kaadi/testing/builders'
import { createFakeServer, type FakeServer } from '@kaadi/testing/fake-server'
import { QueryClient } from '@tanstack/query-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createClient } from '../client/index.ts'
import { uncaughtDuring } from '../errors/uncaught.test-kit.ts'
import { createQueries } from '../queries/index.ts'
import { createMemoryStorage } from '../storage/index.ts'
import { createCommonState } from './index.ts'

const endpoints = { cardTypes, currencies, site, wallets }
const contact = { id: 'c1', type: 'whatsapp', label: 'WhatsApp', value: '+234', link: null }
const rate = {
  inCurrencyId: 1,
  outCurrencyId: 3,
  rate: '0.00065',
  validUntil: '2026-11-21T00:00:00.000Z',
} as const
const network = {
  id: 'trc20',
  currencyId: 3,
  network: 'TRC20',
  addressRegex: '^T',
  fee: '1',
  min: '5',
  confirmMinutes: null,
} as const

let server: FakeServer
let cache: QueryClient
beforeEach(() => {
  vi.useFakeTimers()
  cache = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const currency = aCardCurrency()
  const cardType = aCardType()
  server = createFakeServer()
    .on(cardTypes.list, listAndMap(cardType))
    .on(cardTypes.currencies, listAndMap(currency))
    .on(currencies.settleCurrencies, [
      { id: 1, settleCurrencyName: 'NGN', settleCurrencySymbol: '₦', rate: 1 },
      { id: 3, settleCurrencyName: 'USDT', settleCurrencySymbol: 'USDT ', rate: 0.00065 },
    ])
    .on(currencies.rates, [rate])
    .on(currencies.networks, [network])
    .on(site.tips, [aContent()])
    .on(site.info, aSiteInfo())
    .on(site.contacts, [contact])
    .on(wallets.available, ({ query }) => query.inCurrencyId as number)
    .on(wallets.processing, ({ query }) => `${query.outCurrencyId}.50`)
})
afterEach(() => {
  cache.clear()
  vi.useRealTimers()
})

const start = async (isSignedIn = false) => {
  const storage = createMemoryStorage()
  storage.token.set('token-of-a-test-seller-0001', 36_000)
  const client = createClient({
    endpoints,
    baseUrl: 'https://kaadi.example',
    platform: 'web',
    storage,
    fetch: server.fetch,
  })
  const state = createCommonState({ queries: createQueries(endpoints, client), queryClient: cache })
  state.start(isSignedIn)
  await vi.advanceTimersByTimeAsync(10)
  return state
}

describe('common state (specification, section 3)', () => {
  it('holds every part under its name, once it has arrived', async () => {
    const state = await start()
    const { cardTypeMap, currencyTypeMap, ...rest } = state.getSnapshot()
    expect(Object.keys(cardTypeMap)).toEqual([aCardType().id])
    expect(Object.keys(currencyTypeMap)).toEqual([aCardCurrency().id])
    expect(rest).toEqual({
      currencyDictMap: { 1: expect.anything(), 3: expect.objectContaining({ symbol: 'USDT ' }) },
      allSettleCurrencyList: [
        { id: 1, settleCurrencyName: 'NGN', settleCurrencySymbol: '₦', rate: 1, name: 'NGN', symbol: '₦' },
        expect.objectContaining({ id: 3, name: 'USDT' }),
      ],
      currencyRateList: [rate],
      tipList: [aContent()],
      digitalCurrencyNetworkList: [network],
      siteInfo: aSiteInfo(),
      contactInfo: [contact],
      version: '2.0.1',
      amounts: {},
      processing: {},
      errors: {},
    })
    expect(server.surprises).toEqual([])
    state.stop()
  })

  it('is loaded once, however often it is started', async () => {
    const state = await start()
    state.start(false)
    await vi.advanceTimersByTimeAsync(10)
    expect(server.seen(cardTypes.list)).toHaveLength(1)
    state.stop()
  })

  it('is kept fresh, and left alone after stop', async () => {
    const state = await start()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(server.seen(currencies.rates)).toHaveLength(2)
    expect(server.seen(cardTypes.currencies)).toHaveLength(1)
    state.stop()
    await vi.advanceTimersByTimeAsync(300_000)
    expect(server.seen(currencies.rates)).toHaveLength(2)
  })

  it('holds amounts and processing withdrawals for currencies 1, 2 and 3 of a signed-in user', async () => {
    const state = await start(true)
    expect(state.getSnapshot().amounts).toEqual({ 1: 1, 2: 2, 3: 3 })
    expect(state.getSnapshot().processing).toEqual({ 1: '1.50', 2: '2.50', 3: '3.50' })
    state.stop()
  })

  it('forgets what belonged to the user at once when the session ends, and nothing else', async () => {
    const state = await start(true)
    state.setSignedIn(false)
    expect(state.getSnapshot().amounts).toEqual({})
    expect(state.getSnapshot().processing).toEqual({})
    expect(state.getSnapshot().siteInfo).toBeDefined()
    expect(cache.getQueryCache().findAll({ queryKey: ['wallets'] })).toEqual([])
    const asked = server.seen(wallets.available).length
    await vi.advanceTimersByTimeAsync(60_000)
    expect(server.seen(wallets.available)).toHaveLength(asked)
    state.setSignedIn(true)
    await vi.advanceTimersByTimeAsync(10)
    expect(state.getSnapshot().amounts).toEqual({ 1: 1, 2: 2, 3: 3 })
    state.stop()
  })

  it('shows the same object until something changes, and tells then', async () => {
    const state = await start()
    let changes = 0
    const stop = state.subscribe(() => changes++)
    const before = state.getSnapshot()
    expect(state.getSnapshot()).toBe(before)
    server.on(site.tips, [])
    await cache.invalidateQueries({ queryKey: ['site', 'tips'] })
    await vi.advanceTimersByTimeAsync(10)
    expect(state.getSnapshot()).not.toBe(before)
    expect(state.getSnapshot().tipList).toEqual([])
    expect(changes).toBeGreaterThan(0)
    stop()
    const heard = changes
    state.setSignedIn(true)
    expect(changes).toBe(heard)
    state.stop()
  })

  it('tells every listener, and lets what one of them throws surface as an error of the page', async () => {
    const state = await start()
    let heard = 0
    state.subscribe(() => {
      throw new Error('a fault of the application')
    })
    state.subscribe(() => heard++)
    const uncaught = await uncaughtDuring(() => state.setSignedIn(true))
    expect(heard).toBeGreaterThan(0)
    expect(uncaught[0]).toMatchObject({ message: 'a fault of the application' })
    state.stop()
  })

  it('keeps the parts that arrived when others fail, and names those', async () => {
    server.fail(site.tips, 'notFound')
    const state = await start()
    expect(state.getSnapshot().tipList).toEqual([])
    expect(state.getSnapshot().errors).toMatchObject({ tips: { kind: 'api', code: 404 } })
    expect(state.getSnapshot().contactInfo).toEqual([contact])
    state.stop()
  })
})
