import { sellerEndpoints } from '@kaadi/contract'
import { aCardOrderSummary, aPage } from '@kaadi/testing/builders'
import type { FakeServer } from '@kaadi/testing/fake-server'
import type { Page } from 'playwright-core'
import { beforeEach, expect, it } from 'vitest'
import { onAPhone } from './on-a-phone.ts'
import { twoFrames, untilCalm } from './phone.ts'
import { minutesAgo } from './seller-times.ts'
import type { ServedApp } from './serve-app.ts'

const { cardOrders } = sellerEndpoints

let fake: FakeServer
let app: ServedApp
let page: Page
onAPhone((held) => {
  ;({ fake, app, page } = held)
})

const perPage = 20
const pagesInAll = 26
/** One every four hours, so that days hold six. */
const rows = perPage * pagesInAll

beforeEach(() => {
  fake.on(cardOrders.page, ({ query }) => {
    const current = Number(query.cursor ?? 0)
    const trades = Array.from({ length: perPage }, (_, row) => {
      const at = current * perPage + row
      return aCardOrderSummary({
        giftOrderId: `trade-${at}`,
        orderStatus: 10,
        settledAmount: '150000',
        createTime: minutesAgo(at * 240 + 1),
      })
    })
    return { ...aPage(...trades), cursor: current + 1 < pagesInAll ? String(current + 1) : null }
  })
})

const toTheEnd = async () => {
  await page.waitForFunction(() => {
    window.scrollTo(0, document.documentElement.scrollHeight)
    return document.body.textContent.includes('Those are all your trades.')
  })
  await untilCalm(page, app)
}
const drawn = () => page.locator('.k-order-row').count()

beforeEach(async () => {
  await page.goto('/transaction')
  await untilCalm(page, app)
  await toTheEnd()
})

it('draws the rows near the screen alone, under the name of every day', async () => {
  expect(await drawn()).toBeLessThan(100)
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(3_000)
  expect(await page.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(rows / 7)
})

it.each([0.1, 0.5, 0.9])('has rows in sight wherever it is scrolled to: %s', async (part) => {
  await page.evaluate((share) => window.scrollTo(0, share * document.documentElement.scrollHeight), part)
  await twoFrames(page)
  await page.waitForFunction(() =>
    [0.2, 0.5, 0.8].every((share) =>
      document
        .elementFromPoint(window.innerWidth / 2, share * window.innerHeight)
        ?.closest('.k-order-row, .k-day-group-head'),
    ),
  )
  expect(await drawn()).toBeLessThan(100)
})

it('is found where it was left, with no more rows than before', async () => {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2))
  await untilCalm(page, app)
  const left = await page.evaluate(() => {
    const row = [...document.querySelectorAll<HTMLElement>('.k-order-row')].find(
      (one) => one.getBoundingClientRect().top > 200,
    )!
    return { href: row.getAttribute('href')!, top: row.getBoundingClientRect().top }
  })
  const row = page.locator(`.k-order-row[href="${left.href}"]`)
  await row.tap()
  await page.getByRole('heading', { level: 1, name: 'Trade', exact: true }).waitFor()
  await untilCalm(page, app)
  await page.goBack()
  await row.waitFor()
  expect(await drawn()).toBeLessThan(130)
  await untilCalm(page, app)
  expect(await row.evaluate((one) => one.getBoundingClientRect().top)).toBeCloseTo(left.top, 0)
})

it('draws what a search in the page finds', async () => {
  const before = await drawn()
  const words = page.locator('[hidden="until-found"]').first()
  expect(await words.textContent()).toMatch(/Steam/)
  await words.dispatchEvent('beforematch')
  await page.waitForFunction((count) => document.querySelectorAll('.k-order-row').length > count, before)
})
