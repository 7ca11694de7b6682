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
const friendly = { email: `chika.${Date.now()}@example.com`, password: 'yam and pepper soup 7' }
const cardCode = 'KQ2M97TX4BRN3WJ6V8PYC5DGH'
/** The service looks through sales, and pays what has matured, every fifteen seconds. */
const aPass = { timeout: 100_000, interval: 3000 }

let service: Service
let browser: Browser
let page: Page
let friend: Page
let reviewer: Page
let code = ''

beforeAll(async () => {
  service = await startService()
  browser = await openBrowser()
  page = await (await openPhone(browser, service.url)).newPage()
  friend = await (await openPhone(browser, service.url)).newPage()
  reviewer = await (await openDesktop(browser, service.url)).newPage()
  await deskPage(reviewer).signIn('reviewer@kaadi.example', demoPassword)
  await page.goto('/login')
  await accountPage(page).signIn({ email: 'efua@kaadi.example', password: demoPassword })
  await page.waitForURL('**/home')
})
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return
  await picture(page, 'failed-invited-phone')
  await picture(friend, 'failed-invited-friend')
  await picture(reviewer, 'failed-invited-desk')
})
afterAll(async () => {
  await browser?.close()
  await service?.stop()
})

/** What the inviter reads of the newest friend. */
const friendRow = async (): Promise<string> => {
  await page.goto('/activity?view=invite')
  const list = page.getByRole('region', { name: 'Your friends' })
  await list.locator('.k-row, .k-empty-state').first().waitFor()
  return (
    (await list
      .locator('.k-row')
      .first()
      .textContent()
      .catch(() => '')) ?? ''
  )
}

it('1. a seller has a link with their code', async () => {
  await page.goto('/activity?view=invite')
  const invitation = page.getByRole('region', { name: /invitation/i })
  code = (await invitation.getByText(/^[A-Z0-9]{6,12}$/).textContent()) ?? ''
  await page.getByRole('img', { name: 'QR code of your invitation link' }).waitFor()
  await page.getByText('₵15 for you, ₵15 for your friend').waitFor()
  await picture(page, 'invite')
})

it('2. a friend opens an account by it', async () => {
  await friend.goto(`/?invitationCode=${code}`)
  await friend.waitForURL('**/pcad**')
  await friend.goto('/register')
  await accountPage(friend).register(friendly)
  await picture(friend, 'invited-register')
  await accountPage(friend).submit()
  await friend.waitForURL('**/home')
  await expect.poll(friendRow).toContain('Nothing sold yet')
  await picture(page, 'invite-joined')
})

it('3. and sells a card, which is paid', async () => {
  const sell = sellPage(friend)
  await friend.goto('/sell/submit?cardTypeId=xbox')
  await sell.chooseForm('E-code')
  await sell.enterValue('100')
  await friend.getByLabel('Card code').first().fill(cardCode)
  await friend.getByText(/Rate locked until/).waitFor()
  await sell.confirm()
  await sell.send()
  const order = await tradePage(friend).opened()
  const desk = deskPage(reviewer)
  await desk.openOrder(order)
  await desk.claim()
  await desk.revealCode()
  await desk.accept()
  await friend.goto(`/transaction/cardDetail?giftOrderId=${order}`)
  await tradePage(friend).shows(/Paid/)
})

it('4. the reward is promised to both, and waits', async () => {
  await expect.poll(friendRow, aPass).toContain('Paid from')
  await page.getByText('On its way').waitFor()
  await picture(page, 'invite-promised')
})

it('5. the friend saves a bank account, by which a person is known', async () => {
  const wallet = walletPage(friend)
  await wallet.tellName('Chika', 'Obi')
  await wallet.addBank('Guaranty Trust Bank', '0123456790')
  await friend.getByText('OBI CHIKA').waitFor()
  await wallet.saveBank()
  await wallet.pin('482913')
  await friend.getByText('Enter them again').first().waitFor()
  await wallet.pin('482913')
  await wallet.confirmPassword(friendly.password)
  await friend.waitForURL(({ search }) => !search.includes('add='))
})

it('6. when it has matured both are paid', async () => {
  await moveIntoPast(
    service.dataFolder,
    `update rewards set look_at = look_at - interval '4 days'
     where status = 'maturing' and kind in ('invite', 'invited')`,
  )
  await expect.poll(friendRow, aPass).toContain('In your wallet')
  await picture(page, 'invite-credited')
  await friend.goto('/wallet/history')
  await friend.getByText('For joining by an invitation').first().waitFor()
  await friend.getByText('+₦1,000.00').first().waitFor()
  await picture(friend, 'invited-credited')
  await page.goto('/wallet/history?currencyId=2')
  await page.getByText('For a friend you invited').first().waitFor()
  await picture(page, 'invite-statement')
})
