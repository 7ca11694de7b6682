import { sellerEndpoints } from '@kaadi/contract'
import { withApiPrefix } from '@kaadi/contract/http'
import { cardPhoto } from '@kaadi/testing/images'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { accountPage } from '../models/account.page.ts'
import { sellPage } from '../models/sell.page.ts'
import { tradePage } from '../models/trade.page.ts'
import { openBrowser, openPhone, picture } from '../support/browser.ts'
import { type Service, startService } from '../support/service.ts'
import { demoSeller } from '../support/sign-in.ts'

const { cardOrders, sessions } = sellerEndpoints
const code = 'X7TQ2LAB3CDE4FGH'

let service: Service
let browser: Browser
let phone: BrowserContext
let page: Page
const submits: string[] = []

beforeAll(async () => {
  service = await startService()
  browser = await openBrowser()
  phone = await openPhone(browser, service.url)
  page = await phone.newPage()
  const submitTrade = withApiPrefix(cardOrders.submit.path)
  page.on('request', (request) => {
    if (request.url().includes(submitTrade)) submits.push(request.url())
  })
})
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await picture(page, 'failed-session-end')
})
afterAll(async () => {
  await browser?.close()
  await service?.stop()
})

/** The session ends where it is kept; the phone still has its cookie and learns of it at the next call. */
const endSession = async (): Promise<void> => {
  const token = (await phone.cookies()).find(({ name }) => name === 'token')!.value
  const reply = await fetch(`${service.url}${withApiPrefix(sessions.end.path)}`, {
    method: sessions.end.method,
    headers: { authorization: `Bearer ${token}` },
  })
  expect(reply.status).toBe(200)
}

const comment = () => page.getByLabel('Comment')
const value = () => page.getByLabel(/Value on the card/)
const locked = () => page.getByText(/Rate locked until/).waitFor()

/** Sends what is filled in while nobody is signed in any more, and signs in again. */
const sendAndSignIn = async (name: string): Promise<void> => {
  await endSession()
  await page.getByRole('button', { name: 'Send card' }).click()
  await page.waitForURL(/\/login\?ret=%2Fsell%2Fsubmit/)
  await picture(page, `session-end-${name}`)
  await accountPage(page).signIn(demoSeller)
  await page.waitForURL(/\/sell\/submit\?/)
}

const sendOnce = async (): Promise<void> => {
  await locked()
  const before = submits.length
  if (await page.getByLabel(/The cards are mine/).isVisible()) await sellPage(page).confirm()
  await sellPage(page).send()
  expect(await tradePage(page).opened()).not.toBe('')
  expect(submits.length - before).toBe(1)
}

it('1. gives the photos and the words back after the sign-in, and sends the card once', async () => {
  await page.goto('/login?ret=%2Fsell%2Fsubmit%3FcardTypeId%3Dsteam')
  await accountPage(page).signIn(demoSeller)
  await page.waitForURL(/\/sell\/submit/)
  const sell = sellPage(page)
  await sell.chooseForm('Physical card')
  await sell.enterValue('100')
  await sell.addPhoto({ side: 'Front', bytes: await cardPhoto({ brand: 'Steam', side: 'front' }) })
  await sell.addPhoto({ side: 'Back', bytes: await cardPhoto({ brand: 'Steam', code, covered: true }) })
  await comment().fill('From my aunt')
  await locked()
  await sell.confirm()
  await sendAndSignIn('photos')
  await expect.poll(() => value().inputValue()).toBe('100')
  expect(await comment().inputValue()).toBe('From my aunt')
  await page.getByRole('button', { name: 'Remove front' }).waitFor()
  await page.getByRole('button', { name: 'Remove back' }).waitFor()
  await picture(page, 'session-end-photos-back')
  await sendOnce()
})

it('2. gives a code back, and sends it once', async () => {
  await page.goto('/sell/submit?cardTypeId=apple')
  const sell = sellPage(page)
  await sell.chooseForm('E-code')
  await sell.enterValue('50')
  await page.getByLabel('Card code').fill(code)
  await comment().fill('Bought for a game that I do not play')
  await locked()
  await sell.confirm()
  await sendAndSignIn('code')
  await expect.poll(() => value().inputValue()).toBe('50')
  expect(await comment().inputValue()).toBe('Bought for a game that I do not play')
  expect((await page.getByLabel('Card code').inputValue()).replace(/\W/g, '')).toBe(code)
  await picture(page, 'session-end-code-back')
  await sendOnce()
})
