import { sellerEndpoints } from '@kaadi/contract'
import { aCardOrder, aPage, aQuote } from '@kaadi/testing/builders'
import type { FakeServer } from '@kaadi/testing/fake-server'
import type { BrowserContext, Page } from 'playwright-core'
import { beforeEach, expect, it, vi } from 'vitest'
import { onAPhone } from './on-a-phone.ts'
import { openPhone, untilCalm } from './phone.ts'
import type { ServedApp } from './serve-app.ts'

const { cardOrders, coupons, uploads } = sellerEndpoints

let fake: FakeServer
let app: ServedApp
let phone: BrowserContext
let page: Page
onAPhone((held) => {
  ;({ fake, app, phone, page } = held)
})
const openHome = async () => {
  await page.clock.install()
  await page.goto('/home')
  await untilCalm(page, app)
  // What a page loads behind its first look is there by then.
  await page.clock.runFor(10_000)
  await untilCalm(page, app)
}
beforeEach(openHome)

const documents = () => {
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url())
  })
  return loads
}

it('keeps a seller in the app who opens another tab without a connection, and goes on by itself', async () => {
  const loads = documents()
  await phone.setOffline(true)
  await page.getByRole('link', { name: 'Trades' }).tap()
  await page.getByRole('heading', { name: 'You are offline' }).waitFor()
  expect(await page.getByRole('button', { name: 'Try again' }).isVisible()).toBe(true)
  await page.getByRole('link', { name: 'Home' }).tap()
  await page.getByText('You are offline').first().waitFor()
  await page.getByRole('link', { name: 'Trades' }).tap()
  await page.getByRole('heading', { name: 'You are offline' }).waitFor()
  expect(loads).toEqual([])
  await phone.setOffline(false)
  await page.getByRole('heading', { level: 1, name: 'Trades' }).waitFor()
  await page.getByRole('link', { name: /Steam/ }).first().waitFor()
  // Once at most, in a browser that remembers that the file did not come.
  expect(loads.length).toBeLessThanOrEqual(1)
})

it('loads the page whole where a newer build has taken the place of its files, and only then', async () => {
  // Where the app is installed its worker has the files of its own build; this is a browser that has none.
  phone = await openPhone(phone.browser()!, app, { hasWorker: false })
  page = await phone.newPage()
  await openHome()
  const loads = documents()
  let isGone = true
  await page.route('**/assets/*.js', (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()))
  await page.getByRole('link', { name: 'Me', exact: true }).tap()
  await page.getByRole('heading', { name: 'You are offline' }).waitFor()
  await untilCalm(page, app)
  expect(loads).toEqual([])
  await page.route('**/builds/latest.json*', (route) =>
    route.fulfill({ json: { id: 'newer', timestamp: Date.now() } }),
  )
  isGone = false
  await page.clock.runFor(20_000)
  await page.getByRole('heading', { level: 1, name: 'Me' }).waitFor()
  expect(loads).toEqual([`${app.url}/account`])
  await phone.close()
})

it('goes on by itself where the browser remembers that the files of a screen did not come', async () => {
  await phone.setOffline(true)
  for (const name of ['Wallet', 'Sell', 'Trades', 'Me']) {
    await page.getByRole('link', { name, exact: true }).tap()
    await page.getByRole('heading', { name: 'You are offline' }).waitFor()
  }
  await phone.setOffline(false)
  await page.getByRole('heading', { level: 1, name: 'Me' }).waitFor()
  for (const name of ['Wallet', 'Trades', 'Home', 'Me', 'Wallet']) {
    await page.getByRole('link', { name, exact: true }).tap()
    await page.clock.runFor(20_000)
    await page.getByRole('heading', { level: 1, name }).waitFor()
  }
})

it('asks again soon where the phone says that it is connected before anything answers', async () => {
  phone = await openPhone(phone.browser()!, app, { hasWorker: false })
  page = await phone.newPage()
  await openHome()
  await phone.setOffline(true)
  await page.getByRole('link', { name: 'Me', exact: true }).tap()
  await page.getByRole('heading', { name: 'You are offline' }).waitFor()
  let asked = 0
  await page.route('**/builds/latest.json*', (route) => {
    asked += 1
    return asked === 1 ? route.abort() : route.continue()
  })
  await phone.setOffline(false)
  await vi.waitUntil(() => asked > 0, { timeout: 10_000 })
  await page.getByRole('heading', { level: 1, name: 'Me' }).waitFor({ timeout: 10_000 })
  await phone.close()
})

/** A service that takes a sale of photos, and notes in which order its calls came. */
const noteSale = (): readonly string[] => {
  const order: string[] = []
  fake
    .on(coupons.list, [])
    .on(uploads.create, ({ body }) => {
      order.push(body.kind)
      return { uploadId: `upload-${body.kind}` as never, url: '', width: 8, height: 8, bytes: 90 }
    })
    .on(cardOrders.quote, ({ body }) => {
      order.push('rate')
      const now = Date.now()
      const at = (ms: number) => new Date(now + ms).toISOString()
      return aQuote({
        faceValue: body.faceValue,
        payout: '148000',
        createTime: at(0),
        serverTime: at(0),
        expiresTime: at(600_000),
      })
    })
    .on(cardOrders.submit, () => {
      order.push('card')
      return aCardOrder({ orderStatus: 0 })
    })
  return order
}
/** Opens the form of a sale; answers what fills it. */
const openSale = async () => {
  await page.goto('/sell/submit?cardTypeId=steam')
  await untilCalm(page, app)
  await page.clock.runFor(10_000)
  await untilCalm(page, app)
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 64, height: 64 } })
  return {
    addPhoto: (slot: string) =>
      page
        .getByLabel(`Add photo: ${slot}`)
        .and(page.locator('input'))
        .setInputFiles({ name: `${slot}.png`, mimeType: 'image/png', buffer }),
    enterValue: () => page.getByRole('textbox', { name: /^Value on the card/ }).fill('100'),
    sendWhenConnected: async () => {
      await page.getByRole('checkbox', { name: /The cards are mine/ }).check()
      await page.getByRole('checkbox', { name: /Nobody I met online/ }).check()
      await page.getByRole('button', { name: 'Send when connected' }).tap()
      await page.getByText('Waiting for a connection', { exact: true }).waitFor()
    },
  }
}

it('sends a card of photos that was made without a connection, once: photos, rate, card', async () => {
  const order = noteSale()
  const sale = await openSale()
  await phone.setOffline(true)
  await sale.enterValue()
  for (const slot of ['Front', 'Back']) {
    await sale.addPhoto(slot)
    await page.getByRole('button', { name: `${slot}, waiting for a connection: try now` }).waitFor()
  }
  await sale.sendWhenConnected()
  expect(await page.getByText('did not get through').count()).toBe(0)
  await page.clock.runFor(30_000)
  expect(order).toEqual([])
  await phone.setOffline(false)
  await page.waitForURL(/cardDetail/)
  expect(order.slice(0, 2).sort()).toEqual(['back', 'front'])
  expect(order.slice(2)).toEqual(['rate', 'card'])
  await page.clock.runFor(60_000)
  expect(fake.seen(cardOrders.submit)).toHaveLength(1)
})

it('sends from home, once, what waited for a connection when the app was closed, and leads to it', async () => {
  const order = noteSale()
  fake.on(cardOrders.page, aPage())
  const sale = await openSale()
  await sale.enterValue()
  for (const slot of ['Front', 'Back']) await sale.addPhoto(slot)
  await vi.waitUntil(() => order.filter((kind) => kind !== 'rate').length === 2, { timeout: 10_000 })
  await page.getByText(/Rate locked until/).waitFor()
  await phone.setOffline(true)
  await sale.sendWhenConnected()
  // The app is opened anew, without a connection yet: a browser has one for a moment while it changes pages.
  fake.disconnect(cardOrders.submit)
  await page.goto('/home')
  await page
    .getByText(/^You are offline/)
    .first()
    .waitFor()
  await page.clock.runFor(10_000)
  expect(order).not.toContain('card')
  fake.reconnect(cardOrders.submit)
  await phone.setOffline(false)
  await page.getByText('Your Steam card was sent: the connection is back.').waitFor()
  expect(new URL(page.url()).pathname).toBe('/home')
  expect(fake.seen(cardOrders.submit)).toHaveLength(1)
  await page.getByRole('button', { name: 'See the trade' }).tap()
  await page.waitForURL(/cardDetail/)
  await page.clock.runFor(60_000)
  expect(fake.seen(cardOrders.submit)).toHaveLength(1)
})

it.each([
  ['/account/center', 'Account and safety'],
  ['/wallet/withdraw', 'Withdraw'],
  ['/trad', 'Just paid'],
])(
  '%s, never opened before, has its title and Back without a connection, and says so once',
  async (path, title) => {
    // An installed app has the files of every screen; this is a browser that has none.
    phone = await openPhone(phone.browser()!, app, { hasWorker: false })
    page = await phone.newPage()
    await openHome()
    await phone.setOffline(true)
    const failed: string[] = []
    page.on('requestfailed', (request) => failed.push(`${request.method()} ${request.url()}`))
    await page.evaluate((to) => {
      history.pushState({ idx: 1, key: 'another' }, '', to)
      dispatchEvent(new PopStateEvent('popstate', { state: { idx: 1, key: 'another' } }))
    }, path)
    await page.getByRole('heading', { name: 'You are offline' }).waitFor()
    await page.clock.runFor(1_000)
    expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual([title])
    expect(await page.getByText('network error').count(), failed.join()).toBe(0)
    expect(await page.getByText(/^You are offline/).count()).toBe(1)
    await page.getByRole('button', { name: 'Back' }).tap()
    await page
      .getByText(/^You are offline/)
      .first()
      .waitFor()
    expect(new URL(page.url()).pathname).toBe('/home')
    await phone.close()
  },
)
