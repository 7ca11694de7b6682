import { sellerEndpoints } from '@kaadi/contract'
import { withApiPrefix } from '@kaadi/contract/http'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { sellPage } from '../models/sell.page.ts'
import { letBuildAge, openAsBuildAges, openBrowser, openPhone, picture } from '../support/browser.ts'
import { type Service, startService } from '../support/service.ts'
import { signIn } from '../support/sign-in.ts'

let service: Service
let browser: Browser
let phone: BrowserContext
let page: Page
const submits: string[] = []

beforeAll(async () => {
  service = await startService()
  browser = await openBrowser()
  phone = await openPhone(browser, service.url)
  await signIn(phone, service.url)
  page = await phone.newPage()
  const submitTrade = withApiPrefix(sellerEndpoints.cardOrders.submit.path)
  page.on('request', (request) => {
    if (request.url().includes(submitTrade)) submits.push(request.url())
  })
})
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await picture(page, 'failed-installed')
})
afterAll(async () => {
  await browser?.close()
  await service?.stop()
})

const balance = () => page.getByRole('region', { name: 'Balance' })
const openHomeOffline = async () => {
  await phone.setOffline(true)
  await page.goto('/home')
  await balance().getByText(/₦/).first().waitFor()
  // The browser's own process of a page that comes without a line is told only then that there is none.
  await phone.setOffline(false)
  await phone.setOffline(true)
}

it('1. can be installed, as the browser itself judges it', async () => {
  await page.goto('/home')
  await balance().waitFor()
  const devtools = await phone.newCDPSession(page)
  const { errors, data } = await devtools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const manifest = JSON.parse(data ?? '{}')
  expect(manifest).toMatchObject({ start_url: '/home', scope: '/', display: 'standalone' })
  for (const { src, type } of manifest.icons) {
    const reply = await fetch(service.url + src)
    expect([src, reply.status, reply.headers.get('content-type')]).toEqual([src, 200, type])
  }
  // Asked for by whoever reads no document: a bookmark, a page of numbers.
  const oldest = await fetch(`${service.url}/favicon.ico`)
  expect([oldest.status, oldest.headers.get('content-type')]).toEqual([200, 'image/x-icon'])
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  // A private window cannot install anything; nothing else is in the way.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
})

it('2. has its shell on the phone soon after the first visit', async () => {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await page.goto('/sell/list')
  await sellPage(page).chooseBrand('Steam')
  await page.getByRole('radio', { name: 'E-code' }).waitFor()
  // What was learned is written down a second later.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('AFR-lastKnown')?.includes('"allPrices"') ?? false))
    .toBe(true)
})

it('3. opens without a line, with the last figures and their age', async () => {
  await openHomeOffline()
  await page
    .getByText(/^You are offline\. This is from/)
    .first()
    .waitFor()
  await picture(page, 'offline-home')
})

it('4. shows new figures by itself when the line is back, wherever it was opened without one', async () => {
  for (const path of ['/home', '/wallet/cash', '/transaction', '/coupon']) {
    await phone.setOffline(true)
    await page.goto(path)
    const age = page.getByText(/^You are offline/).first()
    await age.waitFor()
    await phone.setOffline(false)
    await age.waitFor({ state: 'hidden', timeout: 20_000 })
  }
  await openHomeOffline()
})

it('5. takes an order without a line, and keeps its code off the phone’s storage', async () => {
  await page.getByRole('link', { name: 'Sell', exact: true }).click()
  await sellPage(page).chooseBrand('Steam')
  await sellPage(page).chooseForm('E-code')
  await sellPage(page).enterValue('100')
  await page.getByLabel('Card code').fill('R7TQ2LAB3CDE4FG')
  await sellPage(page).confirm()
  await page.getByRole('button', { name: 'Send when connected' }).dblclick()
  await page.getByText('Waiting for a connection').waitFor()
  await picture(page, 'offline-order')
  const stored = await page.evaluate(async () => {
    const names = await indexedDB.databases()
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, names])
  })
  expect(stored).not.toContain('R7TQ2')
  expect(submits).toEqual([])
})

it('6. sends it once when the line is back', async () => {
  await phone.setOffline(false)
  await page.waitForURL(/\/transaction\/cardDetail\?giftOrderId=/)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(submits).toHaveLength(1)
  await picture(page, 'offline-order-sent')
})

it('7. shows a visitor’s sign-in, not a browser’s error, where the session is over', async () => {
  await phone.clearCookies()
  await phone.setOffline(true)
  for (const path of ['/home', '/', '/pcad']) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
  }
  await phone.setOffline(false)
  await signIn(phone, service.url)
})

it('8. says that a newer build is there, and loads it with the next screen, once', async () => {
  const tab = await phone.newPage()
  await openAsBuildAges(tab, '/home')
  await tab.getByRole('region', { name: 'Balance' }).waitFor()
  const loads: string[] = []
  tab.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === tab.mainFrame()) loads.push(request.url())
  })
  await letBuildAge(tab)
  await picture(tab, 'update-bar')
  expect(loads).toEqual([])
  const loaded = tab.waitForEvent('load')
  await tab.getByRole('link', { name: 'Me', exact: true }).click()
  await loaded
  await tab.getByRole('heading', { level: 1, name: 'Me' }).waitFor()
  expect(loads).toEqual([`${service.url}/account`])
  await tab.close()
})
