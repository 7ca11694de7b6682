import { endpointList, endpoints } from '@kaadi/contract'
import type { Endpoint } from '@kaadi/contract/http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CallOptions, createTestApp, type SignedUp, type TestApp } from './app.ts'
import { seedCatalogue } from './catalogue.ts'

const { cardTypes, currencies, notifications, plaza, promotions, site, users, wallets } = endpoints

/** The calls of specification section 7, with what each needs beside a token. */
const specified: readonly (readonly [Endpoint, CallOptions])[] = [
  [cardTypes.list, { query: { isEnableCardTypeConf: '1' } }],
  [cardTypes.currencies, {}],
  [cardTypes.newestPrices, {}],
  [cardTypes.allPrices, {}],
  [cardTypes.highRates, {}],
  [cardTypes.onSale, {}],
  [currencies.settleCurrencies, { query: { isEnableCurrencyTypeConf: '1' } }],
  [currencies.rates, { query: { inCurrencyId: 1 } }],
  [currencies.networks, {}],
  [site.info, {}],
  [site.tips, {}],
  [site.news, {}],
  [site.banners, {}],
  [site.contacts, {}],
  [site.setting, { query: { key: 'withdraw.note' } }],
  [users.me, {}],
  [wallets.processing, { query: { outCurrencyId: 1 } }],
  [wallets.available, { query: { inCurrencyId: 1 } }],
  [notifications.list, { query: { current: 1, size: 10 } }],
  [notifications.read, { body: { notificationId: 'n1' } }],
  [notifications.readMany, { body: ['n1'] }],
  [promotions.unreadRewards, {}],
  [promotions.firstOrderReward, {}],
  [promotions.readReward, { body: { id: 'r1' } }],
  [plaza.cardOrders, {}],
  [plaza.withdrawals, {}],
]
const named = specified.map(([endpoint, options]) => {
  const { name } = endpointList.find((one) => one.endpoint === endpoint)!
  return { name, endpoint, options }
})

let bare: TestApp
let stocked: TestApp
let seller: SignedUp
let other: SignedUp
beforeAll(async () => {
  bare = await createTestApp()
  stocked = await createTestApp()
  await seedCatalogue(stocked.database)
  await stocked.database.asOwner(`update site_info set site_name = 'Another tenant'`)
  seller = await stocked.signUpUser()
  other = await bare.signUpUser()
})
afterAll(async () => {
  await bare.close()
  await stocked.close()
})

describe('a call of specification section 7', () => {
  it('is one of 22 GET and 4 POST', () => {
    expect(specified.filter(([{ method }]) => method === 'GET')).toHaveLength(22)
    expect(specified.filter(([{ method }]) => method === 'POST')).toHaveLength(4)
  })

  it.each(named)('$name is answered in the shape of the contract', async ({ endpoint, options }) => {
    const reply = await stocked.call(endpoint, { ...options, token: seller.token })
    expect(reply).toMatchObject({ status: 200, code: 0 })
    expect(endpoint.data.safeParse(reply.data).success).toBe(true)
  })

  const fromCatalogue = named.filter(({ name }) => /^(cardTypes|currencies|site)\./.test(name))
  it.each(fromCatalogue)('$name answers what is stored, not a constant', async ({ endpoint, options }) => {
    const [full, empty] = await Promise.all([
      stocked.call(endpoint, { ...options, token: seller.token }),
      bare.call(endpoint, { ...options, token: other.token }),
    ])
    expect(full.data).not.toEqual(empty.data)
  })
})
