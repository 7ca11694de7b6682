import { sellerEndpoints } from '@kaadi/contract'
import { aCardOrderSummary, aNotification, aPage, aWithdrawal } from '@kaadi/testing/builders'
import type { FakeServer } from '@kaadi/testing/fake-server'
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { onAPhone } from './on-a-phone.ts'
import { twoFrames, untilCalm } from './phone.ts'
import { minutesAgo } from './seller-times.ts'
import type { ServedApp } from './serve-app.ts'

const { cardOrders, notifications, wallets, withdrawals } = sellerEndpoints

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

/** A page of a long list, by its cursor. Each row bears a number of its own: `0042`. */
const pageOf = <T>(cursor: string | undefined, make: (own: string, time: string) => T) => {
  const current = Number(cursor ?? 0)
  const made = Array.from({ length: perPage }, (_, row) => {
    const at = current * perPage + row
    return make(String(at).padStart(4, '0'), minutesAgo(at * 240 + 1))
  })
  return { ...aPage(...made), cursor: current + 1 < pagesInAll ? String(current + 1) : null }
}

beforeEach(() => {
  fake
    .on(cardOrders.page, ({ query }) =>
      pageOf(query.cursor, (own, createTime) =>
        aCardOrderSummary({
          giftOrderId: `trade-${own}`,
          cardTypeName: `Steam ${own}`,
          orderStatus: 10,
          settledAmount: '150000',
          createTime,
        }),
      ),
    )
    .on(wallets.records, ({ query }) =>
      pageOf(query.cursor, (own, time) => ({
        id: `record-${own}`,
        event: 'cardOrder',
        title: `Steam $${own}`,
        amount: '148000',
        balanceAfter: '248600',
        currencyId: 1,
        sourceId: `trade-${own}`,
        time,
      })),
    )
    .on(withdrawals.page, ({ query }) =>
      pageOf(query.cursor, (own, createTime) =>
        aWithdrawal({ id: `withdrawal-${own}`, accountEnding: own, status: 10, createTime }),
      ),
    )
    .on(notifications.list, ({ query }) => ({
      ...pageOf(query.cursor, (own, createTime) =>
        aNotification({
          notificationId: `note-${own}`,
          content: `Steam ${own}, ₦150,000.00`,
          readFlag: true,
          createTime,
        }),
      ),
      unread: 0,
    }))
})

const toTheEnd = async (end: string) => {
  await page.waitForFunction((words) => {
    window.scrollTo(0, document.documentElement.scrollHeight)
    return document.body.textContent.includes(words)
  }, end)
  await untilCalm(page, app)
}

describe.each([
  {
    list: 'trades',
    path: '/transaction',
    end: 'Those are all your trades.',
    row: '.k-order-row',
    labels: rows / 7,
    opens: 'Trade',
  },
  {
    list: 'the wallet',
    path: '/wallet/history?currencyId=1',
    end: 'That is the whole statement.',
    row: '.k-money-row',
    labels: rows / (7 * 31),
    opens: 'Trade',
  },
  {
    list: 'withdrawals',
    path: '/transaction/list?tab=withdrawals',
    end: 'Those are all your withdrawals.',
    row: '.k-withdrawal-row',
    labels: rows / 7,
    opens: 'Withdrawal',
  },
  {
    list: 'notifications',
    path: '/notifications',
    end: 'That is everything.',
    row: '.k-notification-row',
    labels: rows / 7,
    opens: 'Trade',
  },
])('a long list of $list', ({ path, end, row, labels, opens }) => {
  const drawn = () => page.locator(row).count()

  beforeEach(async () => {
    await page.goto(path)
    await untilCalm(page, app)
    await toTheEnd(end)
  })

  it('draws the rows near the screen alone, under the name of every day', async () => {
    expect(await drawn()).toBeLessThan(100)
    expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(3_000)
    expect(await page.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(labels)
  })

  it.each([0.1, 0.5, 0.9])('has rows in sight wherever it is scrolled to: %s', async (part) => {
    await page.evaluate((share) => window.scrollTo(0, share * document.documentElement.scrollHeight), part)
    await twoFrames(page)
    await page.waitForFunction(
      (found) =>
        [0.2, 0.5, 0.8].every((share) =>
          document
            .elementFromPoint(window.innerWidth / 2, share * window.innerHeight)
            ?.closest(`${found}, .k-day-group-head`),
        ),
      row,
    )
    expect(await drawn()).toBeLessThan(100)
  })

  it('is found where it was left, with no more rows than before', async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2))
    await untilCalm(page, app)
    const left = await page.evaluate((wanted) => {
      const found = [...document.querySelectorAll<HTMLElement>(wanted)].find(
        (one) => one.getBoundingClientRect().top > 200,
      )!
      return { own: found.textContent.match(/\d{4}/)![0], top: found.getBoundingClientRect().top }
    }, row)
    const own = page.locator(row).filter({ hasText: left.own })
    await own.tap()
    await page.getByRole('heading', { level: 1, name: opens, exact: true }).waitFor()
    await untilCalm(page, app)
    await page.goBack()
    await own.waitFor()
    expect(await drawn()).toBeLessThan(130)
    await untilCalm(page, app)
    expect(await own.evaluate((one) => one.getBoundingClientRect().top)).toBeCloseTo(left.top, 0)
  })

  it('draws what a search in the page finds', async () => {
    const before = await drawn()
    const words = page.locator('[hidden="until-found"]').first()
    expect(await words.textContent()).toMatch(/Steam|To GTBank/)
    await words.dispatchEvent('beforematch')
    await page.waitForFunction(([wanted, count]) => document.querySelectorAll(wanted).length > count, [
      row,
      before,
    ] as const)
  })
})

describe.each([1, 2])('sixty rows, their text %i times as large', (size) => {
  it.each(['/transaction/list', '/transaction/list?tab=withdrawals', '/notifications'])(
    'are as high at %s before their days are drawn as after',
    async (path) => {
      const sixty = <T>(make: (at: number, createTime: string) => T) => ({
        ...aPage(...Array.from({ length: 60 }, (_, at) => make(at, minutesAgo(at * 240 + 1)))),
        cursor: null,
      })
      fake
        .on(cardOrders.page, () =>
          sixty((at, createTime) => aCardOrderSummary({ giftOrderId: `trade-${at}`, createTime })),
        )
        .on(withdrawals.page, () =>
          sixty((at, createTime) => aWithdrawal({ id: `withdrawal-${at}`, createTime })),
        )
        .on(notifications.list, () => ({
          ...sixty((at, createTime) => aNotification({ notificationId: `note-${at}`, createTime })),
          unread: 0,
        }))
      await page.addInitScript((size) => {
        addEventListener('DOMContentLoaded', () => {
          document.documentElement.style.fontSize = `${size * 100}%`
        })
      }, size)
      await page.goto(path)
      await untilCalm(page, app)
      const heights = await page.evaluate(() => {
        const undrawn = document.documentElement.scrollHeight
        for (const day of document.querySelectorAll<HTMLElement>('.k-day-group'))
          day.style.contentVisibility = 'visible'
        return { undrawn, drawn: document.documentElement.scrollHeight }
      })
      expect(heights.undrawn / heights.drawn, JSON.stringify(heights)).toBeCloseTo(1, 1.5)
    },
  )
})
