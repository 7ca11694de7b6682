import { cardPhoto } from '@kaadi/testing/images'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { accountPage } from '../models/account.page.ts'
import { deskPage } from '../models/desk.page.ts'
import { sellPage } from '../models/sell.page.ts'
import { tradePage } from '../models/trade.page.ts'
import { walletPage } from '../models/wallet.page.ts'
import { openBrowser, openDesktop, openPhone, picture } from '../support/browser.ts'
import { type Service, startService } from '../support/service.ts'

const seller = { email: `ngozi.${Date.now()}@example.com`, password: 'yam and pepper soup 7' }
const demoPassword = 'kaadi-demo-2026'
const pin = '482913'
const code = 'X9KQ2-LAB3C-DE4FG'

let service: Service
let browser: Browser
let phone: BrowserContext
let office: BrowserContext
let page: Page
let desk: Page
let second: Page
let parent = ''
let child = ''

beforeAll(async () => {
  service = await startService()
  browser = await openBrowser()
  phone = await openPhone(browser, service.url)
  office = await openDesktop(browser, service.url)
  page = await phone.newPage()
  desk = await office.newPage()
})
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return
  await picture(page, 'failed-phone')
  await picture(desk, 'failed-desk')
})
afterAll(async () => {
  await browser?.close()
  await service?.stop()
})

it('1a. shows a visitor the landing page with live rates', async () => {
  await page.goto('/?invitationCode=')
  await page.waitForURL('**/pcad')
  await page
    .getByRole('heading', { level: 1 })
    .getByText(/₦\d{2,3},\d{3}/)
    .waitFor()
  await page
    .getByText(/Updated/)
    .first()
    .waitFor()
  await picture(page, 'landing')
})

it('1b. sends a desktop browser to the phone frame at the path it asked for', async () => {
  const wide = await office.newPage()
  await wide.goto('/home')
  await wide.waitForURL(/\/pc\?s=/)
  const frame = wide.frameLocator('iframe')
  await frame.getByRole('button', { name: 'Sign in' }).waitFor()
  await picture(wide, 'desktop-frame')
  await wide.close()
})

it('2. opens an account with a mailed code and lands at home', async () => {
  const account = accountPage(page)
  await page.goto('/register')
  await account.register(seller)
  await picture(page, 'register')
  await account.submit()
  await page.waitForURL('**/home')
  await page.getByText('Available balance').waitFor()
  await page.getByText('Best rates now').waitFor()
  await page.getByRole('link', { name: /\+₦2,000.*On your first sale/ }).waitFor()
  await picture(page, 'home-new')
})

it('3. prices a card, sends photos and submits exactly once', async () => {
  const sell = sellPage(page)
  await page.goto('/sell/list')
  await sell.chooseBrand('Steam')
  await sell.enterValue('100')
  const photo = await cardPhoto({ brand: 'Steam', code, covered: true })
  await sell.addPhoto({ side: 'Front', bytes: await cardPhoto({ brand: 'Steam', side: 'front' }) })
  await sell.addPhoto({ side: 'Back', bytes: photo })
  await page.getByText(/Rate locked until/).waitFor()
  await sell.couponIs('Welcome coupon')
  await sell.confirm()
  await picture(page, 'sell-filled')
  await sell.send()
  parent = await tradePage(page).opened()
  await tradePage(page).shows('Card received')
  await picture(page, 'trade-received')
  await page.goto('/transaction')
  await expect.poll(() => page.getByRole('link', { name: /Steam \$100/ }).count()).toBe(1)
})

it('4. is claimed by one reviewer, looked at, and returned with a reason and evidence', async () => {
  const reviewer = deskPage(desk)
  await reviewer.signIn('reviewer@kaadi.example', demoPassword)
  await picture(desk, 'desk-queue')
  await reviewer.openOrder(parent)
  await reviewer.claim()
  await desk.getByText('You are checking this order.').waitFor()

  const otherOffice = await openDesktop(browser, service.url)
  second = await otherOffice.newPage()
  await deskPage(second).signIn('admin@kaadi.example', demoPassword)
  await deskPage(second).openOrder(parent)
  await second
    .getByText(/is checking this order|has this order/)
    .first()
    .waitFor()
  await picture(second, 'desk-second-reviewer')
  await otherOffice.close()

  await reviewer.enterCode(code)
  await reviewer.revealCode()
  await picture(desk, 'desk-review')
  await reviewer.returnFor(102, 'back', 'A thumb covers the last characters')
  await picture(desk, 'desk-returned')
})

it('5. tells the seller, who sends the card again within the window', async () => {
  await page.goto('/notifications')
  await picture(page, 'notifications')
  await page.goto(`/transaction/cardDetail?giftOrderId=${parent}`)
  const trade = tradePage(page)
  await trade.shows(/A thumb covers the last characters/)
  await page
    .getByRole('region', { name: 'Who opened my codes and when' })
    .getByText('Ngozi, reviewer')
    .first()
    .waitFor()
  await page.getByRole('timer').first().waitFor()
  await picture(page, 'trade-returned')

  await page.getByRole('button', { name: 'Correct and send again' }).click()
  const sell = sellPage(page)
  await sell.addPhoto({ side: 'Back', bytes: await cardPhoto({ brand: 'Steam', code }) })
  await picture(page, 'trade-resubmit')
  await page.getByRole('button', { name: /^Send/ }).click()
  await page.waitForURL((url) => url.searchParams.get('giftOrderId') !== parent)
  child = await trade.opened()
  await picture(page, 'trade-resubmitted')
})

it('6. is accepted; the balance moves without a reload, by the first-trade coupon too', async () => {
  await page.goto('/home')
  await page.getByText('Available balance').waitFor()
  const reviewer = deskPage(desk)
  await reviewer.openOrder(child)
  await reviewer.claim()
  // It came with a new photo: its code is read from that.
  await reviewer.enterCode(code)
  await reviewer.accept()
  await picture(desk, 'desk-accepted')
  await page.getByText('₦150,000').first().waitFor()
  await picture(page, 'home-credited')
  await page.goto(`/transaction/cardDetail?giftOrderId=${parent}`)
  await tradePage(page).shows('You sent this card again')
  await page.goto('/coupon/invalid')
  const coupons = page.getByRole('list', { name: 'Used and expired coupons' })
  await coupons.getByText('Welcome coupon').waitFor()
  await coupons.getByText(/^Used/).first().waitFor()
  await picture(page, 'coupon-used')
  await page.goto('/account')
  await page.getByRole('link', { name: 'Level 1' }).click()
  await page.getByText('100 points. 400 more to Silver.').waitFor()
  await page.getByRole('link', { name: /Steam \$100.*\+100/ }).waitFor()
  await picture(page, 'level-points')
})

it('7. saves a bank account, withdraws, is paid, and the statement adds up', async () => {
  const wallet = walletPage(page)
  await wallet.tellName('Ngozi', 'Eze')
  await wallet.addBank('Guaranty Trust Bank', '0123456713')
  await page.getByText('EZE NGOZI').waitFor()
  await picture(page, 'bank-add')
  await wallet.saveBank()
  await wallet.pin(pin)
  await page.getByText('Enter them again').first().waitFor()
  await picture(page, 'pin')
  await wallet.pin(pin)
  // Set just now, it saves the first account too: nobody is asked a third time.
  await wallet.confirmPassword(seller.password)
  // The form goes back to the list by itself.
  await page.waitForURL(({ search }) => !search.includes('add='))
  await page.getByText(/6713/).first().waitFor()
  await picture(page, 'bank-list')

  await wallet.withdrawAll()
  await wallet.pin(pin)
  await page
    .getByText(/on its way|You can close the app/i)
    .first()
    .waitFor()
  await picture(page, 'withdrawal-processing')

  const treasury = await openDesktop(browser, service.url)
  const treasurer = await treasury.newPage()
  const payouts = deskPage(treasurer)
  await payouts.signIn('treasurer@kaadi.example', demoPassword)
  await payouts.openPayout(/150,000|149,/)
  await payouts.startPayout()
  await payouts.confirmPayout('SLIP-2611-0042')
  await picture(treasurer, 'payout-confirmed')
  await treasury.close()

  await page.getByText(/^Paid/).first().waitFor()
  await picture(page, 'withdrawal-paid')

  const lines = await wallet.statement()
  await picture(page, 'statement')
  expect(lines.map(({ amount }) => amount)).toEqual([-15_000_000, 200_000, 14_800_000])
  lines.forEach((line, index) => {
    expect(line.balance).toBe(line.amount + (lines[index + 1]?.balance ?? 0))
  })
  expect(lines[0]?.balance).toBe(0)
})
