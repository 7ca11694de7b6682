import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { accountPage } from '../models/account.page.ts'
import { deskPage } from '../models/desk.page.ts'
import { sellPage } from '../models/sell.page.ts'
import { tradePage } from '../models/trade.page.ts'
import { walletPage } from '../models/wallet.page.ts'
import { openBrowser, openDesktop, openPhone, picture } from '../support/browser.ts'
import { moveIntoPast } from '../support/change-data.ts'
import { type Service, startService } from '../support/service.ts'

const demoPassword = 'kaadi-demo-2026'
const seller = { email: `zainab.${Date.now()}@example.com`, password: 'yam and pepper soup 7' }
const cardCode = 'KQ2M97TX4BRN3WJ6V8PYC5DGH'
/** The service counts trades, closes months and pays every fifteen seconds. */
const aPass = { timeout: 100_000, interval: 3000 }

let service: Service
let browser: Browser
let page: Page
let reviewer: Page

beforeAll(async () => {
  service = await startService()
  browser = await openBrowser()
  page = await (await openPhone(browser, service.url)).newPage()
  reviewer = await (await openDesktop(browser, service.url)).newPage()
  await deskPage(reviewer).signIn('reviewer@kaadi.example', demoPassword)
  await page.goto('/register')
  await accountPage(page).register(seller)
  await accountPage(page).submit()
  await page.waitForURL('**/home')
})
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return
  await picture(page, 'failed-rank-phone')
  await picture(reviewer, 'failed-rank-desk')
})
afterAll(async () => {
  await browser?.close()
  await service?.stop()
})

/** What the seller's own row of a board says; nothing where they are not on it. */
const ownRow = async (query = ''): Promise<string> => {
  await page.goto(`/activity?view=rankList${query}`)
  await page.getByRole('list', { name: /^Sellers of/ }).waitFor()
  const rows = await page.locator('.k-leaderboard-row[data-mine]').allTextContents()
  return rows.join(' ')
}

it('1. who has sold nothing is not on the board of the month', async () => {
  expect(await ownRow()).toBe('')
  await page.getByText(/Your first card that is paid this month brings you in/).waitFor()
  await picture(page, 'rank-not-yet')
})

it('2. sells a card, which is paid, and has a place', async () => {
  const sell = sellPage(page)
  await page.goto('/sell/submit?cardTypeId=xbox')
  await sell.chooseForm('E-code')
  await sell.enterValue('100')
  await page.getByLabel('Card code').first().fill(cardCode)
  await page.getByText(/Rate locked until/).waitFor()
  await sell.confirm()
  await sell.send()
  const order = await tradePage(page).opened()
  const desk = deskPage(reviewer)
  await desk.openOrder(order)
  await desk.claim()
  await desk.revealCode()
  await desk.accept()
  await expect.poll(() => ownRow(), aPass).toContain('You')
  await picture(page, 'rank-placed')
})

it('3. saves a bank account, by which a person is known', async () => {
  const wallet = walletPage(page)
  await wallet.tellName('Zainab', 'Bello')
  await wallet.addBank('Guaranty Trust Bank', '0123456791')
  await page.getByText('BELLO ZAINAB').waitFor()
  await wallet.saveBank()
  await wallet.pin('482913')
  await page.getByText('Enter them again').first().waitFor()
  await wallet.pin('482913')
  await wallet.confirmPassword(seller.password)
  await page.waitForURL(({ search }) => !search.includes('add='))
})

it('4. the month ends: it is closed, and its prize is in the wallet', async () => {
  // A month of this seller alone, before those of the demo.
  await moveIntoPast(
    service.dataFolder,
    `update card_orders set settled_at = settled_at - interval '8 months', operator_time = operator_time - interval '8 months'
     where user_id = (select id from users where email = '${seller.email}');
     update promotion_scans set scanned_to = '-infinity' where name = 'months'`,
  )
  const statement = async () => {
    await page.goto('/wallet/history')
    await page.getByText('That is the whole statement.').waitFor()
    return (await page.getByRole('main').textContent()) ?? ''
  }
  await expect.poll(statement, aPass).toMatch(/\+₦50,000\.00/)
  await picture(page, 'rank-prize')
})

/** As the service names a month, `2026-03`, by the days of Lagos. */
const monthsAgo = (count: number): string => {
  const today = new Date(Date.now() + 3_600_000)
  const then = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - count))
  return then.toISOString().slice(0, 7)
}

it('5. the past month shows who won what, and stays', async () => {
  await page.goto('/activity?view=rankList')
  const months = page.getByLabel('Month')
  // What the phone has kept is shown first; it does not know of the month that was closed since.
  const past = monthsAgo(8)
  await months.locator(`option[value="${past}"]`).waitFor({ state: 'attached' })
  await months.selectOption(past)
  await page.getByText('This month is over. Its prizes were paid.').waitFor()
  await expect.poll(() => ownRow(`&month=${past}`)).toContain('Won ₦50,000')
  await picture(page, 'rank-past-month')
  await page.getByRole('radio', { name: 'Cleanest' }).click({ force: true })
  await page.getByRole('radio', { name: 'Cleanest', checked: true }).waitFor({ state: 'attached' })
  await page.getByText('This month is over. Its prizes were paid.').waitFor()
})
