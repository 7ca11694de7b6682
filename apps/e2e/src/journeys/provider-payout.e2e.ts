import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, it } from 'vitest'
import { deskPage } from '../models/desk.page.ts'
import { walletPage } from '../models/wallet.page.ts'
import { openBrowser, openDesktop, openPhone, picture } from '../support/browser.ts'
import { type Service, startService } from '../support/service.ts'
import { signIn } from '../support/sign-in.ts'

const pin = '482913'
/** The provider's stand-in lets the bank refuse what ends so. */
const refused = '0123450009'

let service: Service
let browser: Browser
let phone: BrowserContext
let page: Page
let desk: Page

const withdrawTo = async (ending: string, amount: string) => {
  await page.goto('/wallet/withdraw')
  await page.getByRole('button', { name: new RegExp(ending) }).click()
  await page.getByLabel('Amount').fill(amount)
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await walletPage(page).pin(pin)
  await page.getByRole('link', { name: 'See the details' }).click()
  await page.waitForURL('**/transaction/withdrawDetail**')
}
const onDesk = async () => {
  const id = new URL(page.url()).searchParams.get('id')
  await desk.goto(`/console/payouts?id=${id}`)
  await desk.getByRole('region', { name: 'Payout' }).waitFor()
}

beforeAll(async () => {
  service = await startService(() => Promise.resolve({ KAADI_DEVELOPMENT_PAYOUTS: 'by-provider' }))
  browser = await openBrowser()
  phone = await openPhone(browser, service.url)
  await signIn(phone, service.url)
  page = await phone.newPage()
  desk = await (await openDesktop(browser, service.url)).newPage()
  await deskPage(desk).signIn('treasurer@kaadi.example', 'kaadi-demo-2026')
})
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return
  await picture(page, 'failed-provider-phone')
  await picture(desk, 'failed-provider-desk')
})
afterAll(async () => {
  await browser?.close()
  await service?.stop()
})

it('1. is refused by the bank, and the money is back with its fee', async () => {
  const wallet = walletPage(page)
  await page.goto('/wallet/bankList?add=1')
  await wallet.addBank('Guaranty Trust Bank', refused)
  await page.getByText('ADAEZE', { exact: false }).first().waitFor()
  await wallet.saveBank()
  await wallet.pin(pin)
  await page.waitForURL(({ search }) => !search.includes('add='))

  await withdrawTo('0009', '5000')
  await page.getByText('Back in your wallet').waitFor({ timeout: 45_000 })
  await page.getByRole('link', { name: 'Correct the account and send again' }).waitFor()
  await picture(page, 'provider-refunded')
  await onDesk()
  await desk
    .getByText(/failed/i)
    .first()
    .waitFor()
  await picture(desk, 'provider-failed-desk')
})

it('2. is paid by the provider, whose callback is on its timeline', async () => {
  await withdrawTo('0937', '6000')
  await page
    .getByText(/^Paid to /)
    .first()
    .waitFor({ timeout: 45_000 })
  await page.getByText(/^TRF_/).waitFor()
  await picture(page, 'provider-paid')
  await onDesk()
  await desk.getByText('transfer.success').first().waitFor()
  await picture(desk, 'provider-paid-desk')
})
