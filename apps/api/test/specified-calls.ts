import { endpointList } from '@kaadi/contract'
import type { Endpoint } from '@kaadi/contract/http'
import { expect } from 'vitest'

/** A call as section 7 of the specification writes it. Nothing but the endpoint comes from the contract. */
export interface SpecifiedCall {
  /** Its name in the contract. */
  readonly name: string
  readonly method: 'GET' | 'POST'
  /** As it stands on the network: with prefix and query. */
  readonly address: string
  readonly token: TokenRule
  readonly body: unknown
  /** Names of the fields of a row, as the contract has them; empty where the answer has none. */
  readonly fields: readonly string[]
  readonly endpoint: Endpoint
}

/** `none`: marked "no token". `optional`: answered to everyone, a token is sent where there is one. `bearer`: its owner's own. */
export type TokenRule = 'none' | 'optional' | 'bearer'

// By hand, in the order of the specification. The names of queries are its own, but for `key`, which it does not show.
const calls = `
GET /comsetbiz/v1/comGiftCardTypeConf/listAndMap?isEnableCardTypeConf=1 cardTypes.list none
GET /bizset/v1/bizSettleCurrencyConf/querySettleCurrencyList?isEnableCurrencyTypeConf=1 currencies.settleCurrencies optional
GET /comsetbiz/v1/comGiftCardCurrencyTypeConf/listAndMap cardTypes.currencies none
GET /bizset/v1/bizCurrencyConversion/currencyRateList?inCurrencyId=1 currencies.rates optional
GET /bizset/v1/bizSettingFront/getTipList site.tips optional
GET /bizset/v1/bizSettleCurrencyConf/digitalCurrencyNetworkList currencies.networks optional
GET /bizset/front/site/getSiteInfo site.info optional
GET /bizuser/v1/bizUserInfo/userInfo users.me bearer
GET /bizcurexc/v1/bizCurrencyExchange/getUserProcessingAmount?outCurrencyId=1 wallets.processing bearer
GET /comsetbiz/v1/comGiftCardPriceInfoConf/getNewestPrice cardTypes.newestPrices none
GET /bizset/v1/bizSettleCurrencyConf/getBizBusinessSettingByKey?key=withdraw.note site.setting bearer
GET /bizset/v1/front/banner/bannerList site.banners optional
GET /bizset/v1/bizSettingFront/getNews site.news none
GET /comsetbiz/v1/comGiftCardTypeConf/highRateCards cardTypes.highRates optional
GET /biznotification/user/notification/record/list notifications.list bearer
GET /bizset/bizContactFront site.contacts optional
GET /comsetbiz/v1/comGiftCardPriceInfoConf/getAllCardInfoConfigList cardTypes.allPrices optional
GET /comsetbiz/v1/comGiftCardTypeConf/onSaleGiftCardInfos cardTypes.onSale optional
GET /bizMarketing/userRewardNotification/unreadNotifications promotions.unreadRewards bearer
GET /bizMarketing/reward/firstSuccessfulGiftCardOrderRewards promotions.firstOrderReward bearer
GET /bizwithdraw/bizTradePlaza/list plaza.withdrawals optional
GET /bizgift/bizTradePlaza/list plaza.cardOrders optional
POST /bizuser/v1/bizUserInfo/currencyCount?inCurrencyId=1 wallets.available bearer
POST /biznotification/user/notification/record/read notifications.read bearer
POST /bizuser/v1/front/notification/readNotificationIds notifications.readMany bearer
POST /bizMarketing/userRewardNotification/readNotification promotions.readReward bearer`

const bodies: Readonly<Record<string, unknown>> = {
  'notifications.read': { notificationId: 'n1' },
  'notifications.readMany': ['n1'],
  'promotions.readReward': { id: 'r1' },
}

const price =
  'id cardTypeId currencyTypeId form receiptType minFace maxFace rate levelBonus medianSeconds updateTime'
const content = 'id title content image link startTime endTime'
const plazaLine = 'maskedName amount currencyId label cardTypeId durationSeconds time receiptHash'
const rows: Readonly<Record<string, string>> = {
  'cardTypes.list': 'id name logo category sort enabled paused forms countries minFace maxFace requirement',
  'cardTypes.currencies': 'id code symbol countryCode name',
  'cardTypes.newestPrices': price,
  'cardTypes.allPrices': price,
  'cardTypes.highRates': price,
  'cardTypes.onSale': price,
  'currencies.settleCurrencies': 'id settleCurrencyName settleCurrencySymbol rate',
  'currencies.rates': 'inCurrencyId outCurrencyId rate validUntil',
  'currencies.networks': 'id currencyId network addressRegex fee min',
  'site.tips': content,
  'site.news': content,
  'site.banners': content,
  'site.info': 'siteName version minVersion settleCurrencyConfList resubmitMinutes',
  'site.contacts': 'id type label value link',
  'site.setting': 'key value',
  'users.me':
    'userId username email defaultCurrencyId level exp kycLevel pinSet twoFactor inviteCode createTime',
  'notifications.list': 'id bizType content notificationId title readFlag createTime',
  'promotions.unreadRewards': 'id title amount currencyId type',
  'promotions.firstOrderReward': 'eligible amount currencyId rule',
  'plaza.cardOrders': plazaLine,
  'plaza.withdrawals': plazaLine,
}

/** The 22 GET and 4 POST calls. */
export const specifiedCalls: readonly SpecifiedCall[] = calls
  .trim()
  .split('\n')
  .map((line) => {
    const [method, path, name, token] = line.split(' ') as ['GET' | 'POST', string, string, TokenRule]
    return {
      name,
      method,
      address: `/api${path}`,
      token,
      body: bodies[name],
      fields: rows[name]?.split(' ') ?? [],
      endpoint: endpointList.find((one) => one.name === name)!.endpoint,
    }
  })

/** That a row has the fields of the contract; their values are looked at beside it. */
export const expectFields = (name: string, row: object | undefined): void => {
  const { fields } = specifiedCalls.find((call) => call.name === name)!
  expect(Object.keys(row!)).toEqual(expect.arrayContaining([...fields]))
}
