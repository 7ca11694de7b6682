import type { BrowserContext, Page } from 'playwright-core'
import { beforeEach, expect, it } from 'vitest'
import { onAPhone } from './on-a-phone.ts'
import { openPhone, untilCalm } from './phone.ts'
import type { ServedApp } from './serve-app.ts'

let app: ServedApp
let phone: BrowserContext
let page: Page
onAPhone((held) => {
  ;({ app, phone, page } = held)
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
