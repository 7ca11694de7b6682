import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { deskPage } from '../models/desk.page.ts'
import { openBrowser, openDesktop, openPhone, picture } from '../support/browser.ts'
import { callsOf } from '../support/calls.ts'
import { type Service, startService } from '../support/service.ts'
import { signIn } from '../support/sign-in.ts'

let service: Service
let browser: Browser
let phone: BrowserContext
let seller: Page
let desk: Page
let giftOrderId: string
beforeAll(async () => {
  service = await startService()
  browser = await openBrowser()
  phone = await openPhone(browser, service.url)
  await signIn(phone, service.url)
  seller = await phone.newPage()
  desk = await (await openDesktop(browser, service.url)).newPage()
  await deskPage(desk).signIn('reviewer@kaadi.example', 'kaadi-demo-2026')
  giftOrderId = await callsOf(service.url).sellSteam('U01KQ2LAB3CDE4F')
})
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return
  await picture(seller, 'failed-unsent-phone')
  await picture(desk, 'failed-unsent-desk')
})
afterAll(async () => {
  await browser?.close()
  await service?.stop()
})

/** Lets calls of this path fail as without a connection, and answers how often they were tried under which keys. */
const cutting = async (page: Page, path: RegExp) => {
  const keys: string[] = []
  let isCut = true
  await page.route(path, async (route) => {
    keys.push((await route.request().headerValue('idempotency-key')) ?? '')
    await (isCut ? route.abort('internetdisconnected') : route.continue())
  })
  return { keys, mend: () => (isCut = false) }
}

it('a seller’s message that was not sent stays over the composer, says so, and is sent once', async () => {
  await seller.goto(`/transaction/cardDetail?giftOrderId=${giftOrderId}`)
  await seller
    .getByRole('link', { name: 'Ask us' })
    .or(seller.getByRole('button', { name: 'Ask us' }))
    .click()
  const box = seller.getByPlaceholder('Write to us')
  await box.waitFor()
  const line = await cutting(seller, /sendMessage/)
  await box.fill('Is it done soon?')
  await seller.getByRole('button', { name: 'Send', exact: true }).click()
  const again = seller.getByRole('button', { name: 'Send again' })
  await again.waitFor()
  const dock = seller.getByLabel('Write a message')
  await dock.getByText(/could not reach the service/).waitFor()
  await expect
    .poll(async () => {
      const [shown, composer] = [(await again.boundingBox())!, (await dock.boundingBox())!]
      return shown.y + shown.height <= composer.y
    })
    .toBe(true)
  await picture(seller, 'message-not-sent')
  line.mend()
  await again.click()
  await again.waitFor({ state: 'detached' })
  expect(new Set(line.keys).size).toBe(1)
  await seller.reload()
  await seller.getByText('Is it done soon?').waitFor()
  expect(await seller.getByText('Is it done soon?').count()).toBe(1)
})

it('an answer of the desk that was not sent stays in its field, says so, and is sent once', async () => {
  await desk.goto(`/console/messages?id=${giftOrderId}`)
  const field = desk.getByRole('textbox', { name: 'Answer to the seller' })
  const line = await cutting(desk, /\/ops\/.*reply/)
  await field.fill('In five minutes.')
  await desk.getByRole('button', { name: 'Send answer' }).click()
  await desk.getByRole('alert').filter({ hasText: 'No answer came' }).waitFor()
  expect(await field.inputValue()).toBe('In five minutes.')
  await picture(desk, 'answer-not-sent')
  line.mend()
  await desk.getByRole('button', { name: 'Send answer' }).click()
  await expect.poll(() => field.inputValue()).toBe('')
  expect(line.keys.length).toBeGreaterThan(1)
  expect(new Set(line.keys).size).toBe(1)
  await desk.reload()
  await desk.getByText('In five minutes.').waitFor()
  expect(await desk.getByText('In five minutes.').count()).toBe(1)
})

it('a card that its seller has just cancelled cannot be taken: the queue says why, and is without it', async () => {
  const id = await callsOf(service.url).sellSteam('U02KQ2LAB3CDE4F')
  await seller.goto(`/transaction/cardDetail?giftOrderId=${id}`)
  await desk.goto('/console/')
  const row = desk.getByRole('row').filter({ has: desk.locator(`a[href*="${id}"]`) })
  const take = row.getByRole('button', { name: /^Take order/ })
  await take.waitFor()
  // The queue is not looked at meanwhile: the order is cancelled between two looks.
  let isHeld = true
  await desk.route(/\/ops\/desk\/queue/, async (route) => {
    if (isHeld) return
    await route.continue()
  })
  await seller.getByRole('button', { name: 'Cancel trade' }).click()
  await seller
    .getByRole('alertdialog')
    .or(seller.getByRole('dialog'))
    .getByRole('button', { name: 'Cancel trade' })
    .click()
  await seller
    .getByText(/cancelled/i)
    .first()
    .waitFor()
  isHeld = false
  await take.click()
  await desk.getByText('The seller cancelled this order.').waitFor()
  await picture(desk, 'cancelled-not-taken')
  await row.waitFor({ state: 'detached' })
  expect(new URL(desk.url()).pathname).toMatch(/^\/console\/?$/)
})
