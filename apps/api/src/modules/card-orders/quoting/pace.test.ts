import type { Quote } from '@kaadi/contract/card-orders'
import { type CardPrice, cardTypes } from '@kaadi/contract/card-types'
import { figureLeastCases } from '@kaadi/contract/primitives'
import { type SiteInfo, site } from '@kaadi/contract/site'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestApp } from '../../../../test/app.ts'
import { used } from '../../../../test/reviewer.ts'
import { createTradingApp, type TradingDesk, type TradingSeller } from '../../../../test/trading-desk.ts'

let app: TestApp
let desk: TradingDesk
let close: () => Promise<void>
let seller: TradingSeller
beforeAll(async () => {
  ;({ app, desk, close } = await createTradingApp())
  seller = await desk.aSeller()
  for (let sold = 1; sold < figureLeastCases; sold++) await seller.sellPaid()
})
afterAll(() => close())

const promised = async (): Promise<number> => ((await seller.quote()).data as Quote).promisedSeconds
const proof = async () => {
  // The page's numbers are kept in memory until the site changes.
  await app.database.asOwner('update site_info set site_name = site_name')
  const { medianSeconds, acceptedPercent } = (await app.call<SiteInfo>(site.info)).data
  return { medianSeconds, acceptedPercent }
}
const usual = async () => {
  await app.database.asOwner('update card_types set sort = sort')
  const { data } = await app.call<CardPrice[]>(cardTypes.newestPrices, { query: { cardTypeId: 'steam' } })
  return data[0]!.medianSeconds
}
const nothing = { medianSeconds: null, acceptedPercent: null }

it('promises what is configured for the card, and tells no figure, with one case too few', async () => {
  expect(await promised()).toBe(15 * 60)
  await app.database.asOwner("update card_types set promised_minutes = 45 where id = 'steam'")
  expect(await promised()).toBe(45 * 60)
  await expect.poll(usual).toBeNull()
  await expect.poll(proof).toEqual(nothing)
})

it('promises from the desk’s own pace as soon as there are enough, never less than five minutes', async () => {
  await seller.sellPaid()
  expect(await promised()).toBe(5 * 60)
  await expect.poll(usual).toBe(0)
  await expect.poll(proof).toEqual({ medianSeconds: 0, acceptedPercent: 100 })
})

it('promises time in full five minutes, so that nine of ten lie within it', async () => {
  await app.database.asOwner(`
    begin; alter table card_orders disable trigger user;
    update card_orders set created_at = operator_time - interval '17 minutes 20 seconds';
    alter table card_orders enable trigger user; alter table quotes disable trigger user;
    update quotes set created_at = created_at - interval '18 minutes', expires_at = expires_at - interval '18 minutes';
    alter table quotes enable trigger user; commit`)
  expect(await promised()).toBe(20 * 60)
})

it('counts refusals to the share and not to the time', async () => {
  await desk.reviewer.settle((await seller.sell()).data.giftOrderId, used)
  await expect.poll(proof).toEqual({ medianSeconds: 1040, acceptedPercent: 95 })
})

it('promises no more than the line allows at the pace of the desk’s best hour', async () => {
  expect(await promised()).toBe(20 * 60)
  // Twenty-one decisions within an hour: the thirteenth in line is reached after 37 minutes.
  for (let waiting = 1; waiting <= 12; waiting++) await seller.sell()
  expect(await promised()).toBe(40 * 60)
})
