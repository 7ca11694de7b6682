import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { endpointList } from './endpoints.ts'
import { errorCodes } from './errors/index.ts'

const shapeOf = (schema: z.ZodMiniType): string =>
  JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any' }))

const specified = `
GET /comsetbiz/v1/comGiftCardTypeConf/listAndMap none
GET /bizset/v1/bizSettleCurrencyConf/querySettleCurrencyList
GET /comsetbiz/v1/comGiftCardCurrencyTypeConf/listAndMap none
GET /bizset/v1/bizCurrencyConversion/currencyRateList
GET /bizset/v1/bizSettingFront/getTipList
GET /bizset/v1/bizSettleCurrencyConf/digitalCurrencyNetworkList
GET /bizset/front/site/getSiteInfo
GET /bizuser/v1/bizUserInfo/userInfo
GET /bizcurexc/v1/bizCurrencyExchange/getUserProcessingAmount
GET /comsetbiz/v1/comGiftCardPriceInfoConf/getNewestPrice none
GET /bizset/v1/bizSettleCurrencyConf/getBizBusinessSettingByKey
GET /bizset/v1/front/banner/bannerList
GET /bizset/v1/bizSettingFront/getNews none
GET /comsetbiz/v1/comGiftCardTypeConf/highRateCards
GET /biznotification/user/notification/record/list
GET /bizset/bizContactFront
GET /comsetbiz/v1/comGiftCardPriceInfoConf/getAllCardInfoConfigList
GET /comsetbiz/v1/comGiftCardTypeConf/onSaleGiftCardInfos
GET /bizMarketing/userRewardNotification/unreadNotifications
GET /bizMarketing/reward/firstSuccessfulGiftCardOrderRewards
GET /bizwithdraw/bizTradePlaza/list
GET /bizgift/bizTradePlaza/list
POST /bizuser/v1/bizUserInfo/currencyCount
POST /biznotification/user/notification/record/read
POST /bizuser/v1/front/notification/readNotificationIds
POST /bizMarketing/userRewardNotification/readNotification`
  .trim()
  .split('\n')
  .map((line) => line.split(' '))

describe('the calls of specification section 7', () => {
  it.each(specified)('%s %s is declared with its token rule', (method, path, token) => {
    const call = endpointList.find(({ endpoint }) => endpoint.method === method && endpoint.path === path)
    expect(call, `${method} ${path} is missing`).toBeDefined()
    expect(call?.endpoint.auth === 'none').toBe(token === 'none')
  })
})

describe('every call', () => {
  it('has a method and path of its own', () => {
    const addresses = endpointList.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  it('keeps its name, method, path and token rule', () => {
    expect(
      endpointList.map(
        ({ name, endpoint }) => `${name} ${endpoint.method} ${endpoint.path} ${endpoint.auth}`,
      ),
    ).toMatchSnapshot()
  })

  it.each(endpointList.map(({ name, endpoint }) => [name, endpoint] as const))(
    '%s carries a body only by POST',
    (_, endpoint) => {
      if (endpoint.method === 'GET') expect(endpoint.body).toBeUndefined()
      if (endpoint.idempotencyKey) expect(endpoint.method).toBe('POST')
    },
  )

  it('lets operators alone reach what begins with /ops', () => {
    const open = endpointList.filter(
      ({ endpoint }) => /\/ops\//.test(endpoint.path) && endpoint.auth !== 'operator',
    )
    expect(open.map(({ name }) => name)).toEqual([
      'operators.signIn',
      'operators.readLink',
      'operators.acceptLink',
    ])
  })

  it('keeps no reply that shows a card code or an account number', () => {
    const showing = endpointList.filter(
      ({ endpoint }) => endpoint.idempotencyKey && /"(cardPin|accountNumber)":/.test(shapeOf(endpoint.data)),
    )
    expect(showing.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'desk.reveal',
        'appeals.reveal',
        'rechecks.reveal',
        'payouts.openAccount',
        'payoutBatches.sheet',
      ]),
    )
    expect(showing.filter(({ endpoint }) => endpoint.replyIsKept !== false)).toEqual([])
  })

  it('names only errors of the catalogue', () => {
    const named = endpointList.flatMap(({ endpoint }) => endpoint.errors ?? [])
    expect(named.filter((name) => !(name in errorCodes))).toEqual([])
  })
})
