import type { Browser, BrowserContext, FrameLocator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { openBrowser, openDesktop, picture } from '../support/browser.ts'
import { type Service, startService } from '../support/service.ts'
import { demoSeller } from '../support/sign-in.ts'

let service: Service
let browser: Browser
let desktop: BrowserContext
let page: Page
let app: FrameLocator

beforeAll(async () => {
  service = await startService()
  browser = await openBrowser()
  desktop = await openDesktop(browser, service.url)
  await desktop.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: service.url })
  page = await desktop.newPage()
  app = page.frameLocator('iframe')
})
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await picture(page, 'failed-desktop-frame')
})
afterAll(async () => {
  await browser?.close()
  await service?.stop()
})

const address = () => page.url().slice(service.url.length)

it('1. asks for the sign-in inside the frame, and leads on to what was wanted', async () => {
  await page.goto('/wallet/cash')
  await app.getByLabel('Email', { exact: true }).fill(demoSeller.email)
  await app.getByLabel('Password', { exact: true }).fill(demoSeller.password)
  await app.getByRole('button', { name: 'Sign in' }).click()
  await app.getByRole('heading', { level: 1, name: 'Wallet' }).waitFor()
  await expect.poll(address).toBe('/pc?s=%2Fwallet%2Fcash')
})

it('2. follows the app with its address, its link and its QR code', async () => {
  const qr = () => page.locator('[data-qr] path').first().getAttribute('d')
  const before = await qr()
  await app.getByRole('link', { name: 'Trades', exact: true }).click()
  await app.getByRole('heading', { level: 1, name: 'Trades' }).waitFor()
  await expect.poll(address).toBe('/pc?s=%2Ftransaction')
  await expect.poll(qr).not.toBe(before)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await page.getByText('Link copied').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${service.url}/transaction`)
  await picture(page, 'desktop-frame-trades')
})

it('3. comes back to the same screen after a reload, and shows no second frame in the first', async () => {
  await page.reload()
  await app.getByRole('heading', { level: 1, name: 'Trades' }).waitFor()
  expect(page.frames()).toHaveLength(2)
})

it('4. goes back by the browser’s own Back', async () => {
  await app.getByRole('link', { name: 'Me', exact: true }).click()
  await app.getByRole('heading', { level: 1, name: 'Me' }).waitFor()
  await page.goBack()
  await app.getByRole('heading', { level: 1, name: 'Trades' }).waitFor()
  await expect.poll(address).toBe('/pc?s=%2Ftransaction')
})

it('5. shows no page of another site, and no frame of its own', async () => {
  for (const s of ['https://evil.test', '//evil.test', '/pc', 'javascript:alert(1)']) {
    await page.goto(`/pc?s=${encodeURIComponent(s)}`)
    await app.getByRole('heading', { level: 1 }).waitFor()
    expect(page.frames().map((frame) => new URL(frame.url()).origin)).toEqual([service.url, service.url])
    expect(page.frames()).toHaveLength(2)
  }
})

it('6. speaks the language that is chosen in the app, and goes back to that of before', async () => {
  const language = () => page.locator('html').getAttribute('lang')
  await page.goto('/account')
  await app.getByLabel('Language', { exact: true }).selectOption('fr')
  await expect.poll(language).toBe('fr')
  await page.getByRole('heading', { name: 'Made for your phone' }).waitFor({ state: 'detached' })
  await app.getByLabel('Langue', { exact: true }).selectOption('en-US')
  await expect.poll(language).toBe('en-US')
  await page.getByRole('heading', { name: 'Made for your phone' }).waitFor()
})
