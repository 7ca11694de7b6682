import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { accountPage } from '../models/account.page.ts'
import { sellPage } from '../models/sell.page.ts'
import { tradePage } from '../models/trade.page.ts'
import { openBrowser, openPhone, picture } from '../support/browser.ts'
import { changeRate } from '../support/change-data.ts'
import { type Service, startService } from '../support/service.ts'

const seller = { email: 'adaeze@kaadi.example', password: 'kaadi-demo-2026' }
const code = 'KQ2M97TX4BRN3WJ6V8PYC5DGH'

let service: Service
let browser: Browser
let phone: BrowserContext
let page: Page

const xboxPays = (rate: number) => changeRate(service.dataFolder, 'xbox-us-ecode', rate)

beforeAll(async () => {
  service = await startService()
  browser = await openBrowser()
  phone = await openPhone(browser, service.url)
  page = await phone.newPage()
  await xboxPays(1150)
  await page.goto('/login')
  await accountPage(page).signIn(seller)
  await page.waitForURL('**/home')
})
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await picture(page, 'failed-rate-alert')
})
afterAll(async () => {
  await browser?.close()
  await service?.stop()
})

it('1. looks at how the rate moved, and is refused an alert at what is paid already', async () => {
  await page.goto('/sell/list')
  await page.getByRole('link', { name: /Rates and alerts/ }).click()
  await page.getByLabel('Card', { exact: true }).selectOption({ label: 'Xbox' })
  await page.getByRole('figure', { name: /^Xbox/ }).waitFor()
  await page.getByRole('radio', { name: 'E-code' }).click()
  await page.getByRole('radio', { name: 'E-code', checked: true }).waitFor()
  const chart = page.getByRole('figure', { name: /^Xbox, .*, E-code, per \$1/ })
  await chart.getByText('₦1,150').first().waitFor()
  await picture(page, 'rates')
  await page.getByLabel(/At least/).fill('1150')
  await page.getByRole('button', { name: 'Alert me' }).click()
  await page.getByText(/pays that much already/).waitFor()
  await page.getByRole('link', { name: 'Sell it now' }).waitFor()
  await picture(page, 'rate-alert-refused')
})

it('2. sets it above', async () => {
  await page.getByLabel(/At least/).fill('1175')
  await page.getByRole('button', { name: 'Alert me' }).click()
  await page.getByText('From ₦1,175 per $1 on', { exact: true }).waitFor()
  await picture(page, 'rate-alert-set')
})

it('3. is told when the rate comes, wherever it is in the app, and is led to selling that card', async () => {
  await page.goto('/home')
  // The special of the week adds ₦20.
  await xboxPays(1180)
  const alert = page.getByRole('dialog', { name: 'Xbox pays ₦1,200 per $1' })
  await alert.waitFor({ timeout: 60_000 })
  await picture(page, 'rate-alert-told')
  await alert.getByRole('link', { name: 'Sell this card' }).click()
  await page.getByRole('heading', { name: 'Sell Xbox' }).waitFor()
})

it('4. sells it, with what the special of the week adds', async () => {
  const sell = sellPage(page)
  expect(await page.getByRole('radio', { name: 'E-code' }).isChecked()).toBe(true)
  await sell.enterValue('100')
  await page.getByLabel('Card code').first().fill(code)
  await page.getByText(/Rate locked until/).waitFor()
  await sell.confirm()
  await picture(page, 'rate-alert-sale')
  await sell.send()
  await tradePage(page).opened()
  await tradePage(page).shows('Card received')
})

it('5. is not told again: the alert rests', async () => {
  await xboxPays(1100)
  await xboxPays(1190)
  await page.goto('/sell/list?rates=xbox&form=ecode')
  await page.getByText(/Paid ₦1,200 per \$1 on/).waitFor()
  await page.goto('/notifications')
  await expect.poll(() => page.getByText('Xbox pays ₦1,200 per $1').count()).toBe(1)
  expect(await page.getByText('Xbox pays ₦1,210 per $1').count()).toBe(0)
  await picture(page, 'rate-alert-rests')
})
