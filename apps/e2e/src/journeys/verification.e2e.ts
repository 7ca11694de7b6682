import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { accountPage } from '../models/account.page.ts'
import { deskPage } from '../models/desk.page.ts'
import { openBrowser, openDesktop, openPhone, picture } from '../support/browser.ts'
import { type Service, startService } from '../support/service.ts'

const password = 'kaadi-demo-2026'

let service: Service
let browser: Browser
let phone: BrowserContext
let page: Page
let desk: Page
/** What the phone proves itself by. */
let authorization = ''

beforeAll(async () => {
  service = await startService()
  browser = await openBrowser()
  phone = await openPhone(browser, service.url)
  page = await phone.newPage()
  page.on('request', (request) => {
    const { authorization: given } = request.headers()
    if (given?.startsWith('Bearer ')) authorization = given
  })
  desk = await (await openDesktop(browser, service.url)).newPage()
  await deskPage(desk).signIn('reviewer@kaadi.example', password)
  await page.goto('/login')
  await accountPage(page).signIn({ email: 'kwame@kaadi.example', password })
  await page.waitForURL('**/home')
})
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return
  await picture(page, 'failed-verification-phone')
  await picture(desk, 'failed-verification-desk')
})
afterAll(async () => {
  await browser?.close()
  await service?.stop()
})

/** The limit of a day in cedi, as the service tells this phone. */
async function dailyMax(): Promise<number> {
  const address = `${service.url}/api/bizwithdraw/v1/bizWithdraw/limits?currencyId=2`
  const reply = await fetch(address, { headers: { authorization } })
  const { msg, data } = (await reply.json()) as { msg: string; data: { dailyMax: string } | undefined }
  if (!data) throw new Error(msg)
  return Number(data.dailyMax)
}

const openCase = async (): Promise<void> => {
  await desk.goto('/console/verifications?q=kwame')
  await desk.getByRole('link', { name: 'kwame' }).click()
  await desk.getByRole('region', { name: 'Verification of kwame' }).waitFor()
}

let before: number

it('1. sends name, date of birth and number', async () => {
  await page.goto('/account/center')
  await page.getByText('This one').waitFor()
  before = await dailyMax()
  await page.getByRole('link', { name: /Verification level 0/ }).click()
  await page.getByLabel('Document', { exact: true }).selectOption('ghanaCard')
  await page.getByLabel('Number on the document').fill('GHA-123456789-0')
  await page.getByLabel('Date of birth').fill('1991-02-14')
  await picture(page, 'verification-form')
  await page.getByRole('button', { name: 'Send it' }).click()
  await page.getByText('We are looking at what you sent').waitFor()
})

it('2. is refused with what to do next', async () => {
  await openCase()
  await picture(desk, 'verification-case')
  await desk.keyboard.press('q')
  await desk.keyboard.press('x')
  await desk.getByText('Refused', { exact: true }).waitFor()
  await page.reload()
  await page.getByText('We could not find this number.').waitFor()
  await picture(page, 'verification-refused')
  expect(await dailyMax()).toBe(before)
})

it('3. sends it again, is accepted, and may withdraw more in a day', async () => {
  await page.getByLabel('Document', { exact: true }).selectOption('ghanaCard')
  await page.getByLabel('Number on the document').fill('GHA-123456789-1')
  await page.getByLabel('Date of birth').fill('1991-02-14')
  await page.getByRole('button', { name: 'Send it again' }).click()
  await page.getByText('We are looking at what you sent').waitFor()
  await openCase()
  await desk.keyboard.press('a')
  await desk.getByText('Accepted', { exact: true }).waitFor()
  await page.reload()
  await page.getByText('You reached level 1').waitFor()
  await picture(page, 'verification-accepted')
  expect(await dailyMax()).toBeGreaterThan(before)
})
