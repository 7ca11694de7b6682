import { sellerEndpoints } from '@kaadi/contract'
import type { WalletRecord } from '@kaadi/contract/wallets'
import { aCardOrderSummary, aNotification, aPage } from '@kaadi/testing/builders'
import type { FakeServer } from '@kaadi/testing/fake-server'
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { onAPhone } from './on-a-phone.ts'
import { twoFrames, untilCalm } from './phone.ts'
import { minutesAgo } from './seller-times.ts'
import type { ServedApp } from './serve-app.ts'

const { cardOrders, notifications, wallets } = sellerEndpoints

let fake: FakeServer
let app: ServedApp
let page: Page
onAPhone((held) => {
  ;({ fake, app, page } = held)
})

const perPage = 20
const pagesInAll = 6
/** A page of a long list, by its cursor: one every four hours, so that days hold six. */
const pageOf = <T>(cursor: string | undefined, make: (at: number, time: string) => T) => {
  const current = Number(cursor ?? 0)
  const rows = Array.from({ length: perPage }, (_, row) => {
    const at = current * perPage + row
    return make(at, minutesAgo(at * 240 + 1))
  })
  return { ...aPage(...rows), cursor: current + 1 < pagesInAll ? String(current + 1) : null }
}
const record = (at: number, time: string): WalletRecord => ({
  id: `record-${at}`,
  event: 'cardOrder',
  title: `Steam $${at}`,
  amount: '148000',
  balanceAfter: '248600',
  currencyId: 1,
  sourceId: `trade-${at}`,
  time,
})

beforeEach(() => {
  fake
    .on(cardOrders.page, ({ query }) =>
      pageOf(query.cursor, (at, createTime) =>
        aCardOrderSummary({
          giftOrderId: `trade-${at}`,
          orderStatus: 10,
          settledAmount: '150000',
          createTime,
        }),
      ),
    )
    .on(wallets.records, ({ query }) => pageOf(query.cursor, record))
    .on(notifications.list, ({ query }) => ({
      ...pageOf(query.cursor, (at, createTime) =>
        aNotification({
          notificationId: `note-${at}`,
          content: `Note ${at}.`,
          readFlag: true,
          createTime,
        }),
      ),
      unread: 0,
    }))
})

const top = () => page.evaluate(() => Math.round(window.scrollY))
/** Scrolls as a thumb does, until so much lies above; each page of the list that comes near is loaded. */
const scrollTo = async (pixels: number) => {
  await page.waitForFunction((wanted) => {
    window.scrollTo(0, wanted)
    return Math.abs(window.scrollY - wanted) < 2
  }, pixels)
  await untilCalm(page, app)
  await page.evaluate((wanted) => window.scrollTo(0, wanted), pixels)
  await twoFrames(page)
}
/** Opens the row that lies in the middle of the screen. Answers which it was, and where it lay. */
const openRowInSight = async (rows: string) => {
  const place = await page.evaluate((selector) => {
    const row = [...document.querySelectorAll(selector)].find(
      (one) => one.getBoundingClientRect().top > window.innerHeight / 2,
    )!
    // Of a long list those near are drawn: which it is its address says, and of one without an address its words.
    const href = row.getAttribute('href')
    const own = href
      ? `[href="${href}"]`
      : `:has-text(${JSON.stringify(row.textContent.match(/Note \d+\./)![0])})`
    return { row: `${selector}${own}`, top: Math.round(row.getBoundingClientRect().top) }
  }, rows)
  await page.locator(place.row).tap()
  return place
}
const topOf = async (row: string) =>
  Math.round(await page.locator(row).evaluate((one) => one.getBoundingClientRect().top))

const ways = [
  ['the system’s Back', () => page.goBack()],
  ['the arrow of the head', () => page.getByRole('button', { name: 'Back' }).tap()],
] as const

describe.each([
  ['trades', '/transaction/list', '.k-order-row'],
  ['the wallet', '/wallet/history?currencyId=1', '.k-money-row'],
  ['notifications', '/notifications', '.k-notification-row'],
] as const)('the long list of %s', (_, path, rows) => {
  it.each(ways)('is found where it was left, by %s', async (_, back) => {
    await page.goto(path)
    await untilCalm(page, app)
    for (const depth of [700, 1403, 4563]) {
      await scrollTo(depth)
      const { row, top: before } = await openRowInSight(rows)
      // The address is another one before the screen is.
      await page.getByRole('heading', { level: 1, name: 'Trade', exact: true }).waitFor()
      await untilCalm(page, app)
      expect(await top()).toBe(0)
      await back()
      await page.locator(row).waitFor({ state: 'attached' })
      await untilCalm(page, app)
      expect.soft(await topOf(row), `from ${depth}`).toBeCloseTo(before, -1)
      expect.soft(await top()).toBeGreaterThan(depth / 2)
    }
  })
})
