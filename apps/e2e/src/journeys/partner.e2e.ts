import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { partnerEndpoints } from '@kaadi/contract'
import { withApiPrefix } from '@kaadi/contract/http'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { accountPage } from '../models/account.page.ts'
import { deskPage } from '../models/desk.page.ts'
import { openBrowser, openDesktop, openPhone, picture } from '../support/browser.ts'
import { type Service, startService } from '../support/service.ts'

const password = 'kaadi-demo-2026'

interface Received {
  readonly body: string
  readonly headers: IncomingHttpHeaders
}

let service: Service
let browser: Browser
let phone: BrowserContext
let page: Page
let desk: Page
/** The partner's own server. */
const received: Received[] = []
const receiver = createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    received.push({ body: Buffer.concat(parts).toString(), headers: request.headers })
    response.writeHead(200).end()
  })
})

beforeAll(async () => {
  await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening))
  service = await startService()
  browser = await openBrowser()
  phone = await openPhone(browser, service.url)
  page = await phone.newPage()
  desk = await (await openDesktop(browser, service.url)).newPage()
  await deskPage(desk).signIn('admin@kaadi.example', password)
  await page.goto('/login')
  await accountPage(page).signIn({ email: 'adaeze@kaadi.example', password })
  await page.waitForURL('**/home')
})
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return
  await picture(page, 'failed-partner-phone')
  await picture(desk, 'failed-partner-desk')
})
afterAll(async () => {
  await browser?.close()
  await service?.stop()
  receiver.close()
})

/** As a receiver that has only the documents of it checks: HMAC-SHA256 over the time, a dot and the body. */
const isSignedWith = (secret: string, { body, headers }: Received): boolean => {
  const [time, ...signatures] = String(headers['kaadi-signature']).split(',')
  const signed = createHmac('sha256', secret)
    .update(`${time!.slice('t='.length)}.${body}`)
    .digest('hex')
  return signatures.includes(`v1=${signed}`)
}

let key = ''
let secret = ''

it('1. applies for the partner programme', async () => {
  await page.goto('/activity')
  await page.getByRole('link', { name: /Partner programme/ }).click()
  await page.getByLabel('Name of your business').fill('Lagos Cards')
  await page.getByLabel('Website').fill('https://lagoscards.example')
  await page.getByLabel(/What do you sell/).fill('Gift cards from a shop in Ikeja, bought over the counter.')
  await page.getByLabel(/What do you expect to sell/).fill('4,000,000')
  await picture(page, 'partner-application')
  await page.getByRole('button', { name: 'Send the application' }).click()
  await page.getByText('We are looking at your application').waitFor()
})

it('2. is accepted at the desk, with a tier', async () => {
  await desk.goto('/console/partners?q=lagos')
  await desk.getByRole('link', { name: 'Lagos Cards' }).click()
  await desk.getByRole('region', { name: 'Partner Lagos Cards' }).waitFor()
  await picture(desk, 'partner-review')
  await desk.getByRole('button', { name: /Accept/ }).click()
  await desk.getByText('Partner', { exact: true }).waitFor()
  await page.reload()
  await page.getByText('You are here').waitFor()
  await picture(page, 'partner-accepted')
})

it('3. makes a key for the sandbox, told once', async () => {
  await page.getByRole('link', { name: /^Keys/ }).click()
  await page.getByRole('button', { name: 'Make a key' }).click()
  await page.getByText('Copy your key now').waitFor()
  key = (await page.locator('.w-partner-secret').textContent()) ?? ''
  expect(key).toMatch(/^kd_test_[\w-]{43}$/)
  await picture(page, 'partner-key')
})

it('4. saves an address, and its server takes a signed test event', async () => {
  await page.goto('/activity/partner?view=webhook')
  const { port } = receiver.address() as AddressInfo
  await page.getByLabel('Address of your server').fill(`http://127.0.0.1:${port}/hooks/kaadi`)
  await page.getByRole('button', { name: 'Save the address' }).click()
  await page.getByText('Copy your signing secret now').waitFor()
  secret = (await page.locator('.w-partner-secret').textContent()) ?? ''
  await page.getByRole('button', { name: 'Send a test event' }).click()
  await expect.poll(() => received.length, { timeout: 20_000 }).toBe(1)
  const [first] = received as [Received]
  expect(JSON.parse(first.body)).toMatchObject({ kind: 'test' })
  expect(isSignedWith(secret, first)).toBe(true)
  expect(isSignedWith(secret, { ...first, body: `${first.body} ` })).toBe(false)
  await page.goto('/activity/partner?view=log')
  await page.getByText('Test event').waitFor()
  await page.locator('.w-partner-ways').getByText('Delivered', { exact: true }).first().waitFor()
  await picture(page, 'partner-log')
})

it('5. opens its calls with the key, and nothing once it is revoked', async () => {
  const { path } = partnerEndpoints.partnerApi.balance
  const call = async () =>
    (
      await fetch(`${service.url}${withApiPrefix(path)}?currencyId=1`, { headers: { 'partner-key': key } })
    ).json()
  expect(await call()).toMatchObject({ code: 0, data: { mode: 'sandbox' } })
  await page.goto('/activity/partner?view=keys')
  await page.getByRole('button', { name: /Revoke kd_test_/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await page.getByText('Revoked', { exact: true }).waitFor()
  expect(await call()).toMatchObject({ code: 1857 })
})
