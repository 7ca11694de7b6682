import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { deskPage } from '../models/desk.page.ts'
import { walletPage } from '../models/wallet.page.ts'
import { openBrowser, openDesktop, openPhone, picture } from '../support/browser.ts'
import { type Service, startService } from '../support/service.ts'
import { signIn } from '../support/sign-in.ts'

const pin = '482913'
/** Tether's own contract on Tron: a sound address, and nobody's wallet. */
const address = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'
const hash = '9f2c'.repeat(16)

let service: Service
let browser: Browser
let phone: BrowserContext
let page: Page
let desk: Page

beforeAll(async () => {
  service = await startService()
  browser = await openBrowser()
  phone = await openPhone(browser, service.url)
  await signIn(phone, service.url)
  page = await phone.newPage()
  desk = await (await openDesktop(browser, service.url)).newPage()
})
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return
  await picture(page, 'failed-usdt-phone')
  await picture(desk, 'failed-usdt-desk')
})
afterAll(async () => {
  await browser?.close()
  await service?.stop()
})

it('1. exchanges naira to USDT at a rate that holds for a minute', async () => {
  await page.goto('/wallet/cash?view=exchange&currencyId=1')
  const form = page.getByRole('form', { name: 'Exchange' })
  await form.getByLabel('Currency you get').selectOption('3')
  await form.getByRole('textbox', { name: /You pay/ }).fill('20000')
  await form.getByRole('button', { name: 'Continue' }).click()
  const offer = page.getByRole('region', { name: 'Your exchange' })
  await offer.waitFor()
  await page.getByText('This rate holds for').waitFor()
  await picture(page, 'usdt-offer')
  await page.getByRole('button', { name: 'Exchange now' }).click()
  await page.getByText('Exchanged').first().waitFor()
  await picture(page, 'usdt-exchanged')
})

it('2. saves an address, which is refused on another network', async () => {
  const wallet = walletPage(page)
  await page.goto('/wallet/bankList?add=1')
  await page.getByRole('radio', { name: /USDT/ }).click()
  await page.getByRole('button', { name: 'Choose a network' }).click()
  await page.getByRole('button', { name: /ERC-20/ }).click()
  const field = page.getByLabel('Address')
  await field.fill(address)
  await field.blur()
  await page.getByText(/address of another network/).waitFor()
  await picture(page, 'usdt-other-network')
  await page.getByRole('button', { name: /ERC-20/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /TRC-20/ })
    .click()
  await field.fill(address)
  await field.blur()
  await page.getByText('Compare both ends with your wallet').waitFor()
  await wallet.saveBank()
  await wallet.pin(pin)
  await page.waitForURL(({ search }) => !search.includes('add='))
  await picture(page, 'usdt-address')
})

it('3. withdraws to it, and is paid by the hash of a transaction', async () => {
  await page.goto('/wallet/withdraw?currencyId=3')
  await page.getByRole('button', { name: /^All/ }).click()
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await walletPage(page).pin(pin)
  await page.getByRole('link', { name: 'See the details' }).click()
  await page.waitForURL('**/transaction/withdrawDetail**')

  await deskPage(desk).signIn('treasurer@kaadi.example', 'kaadi-demo-2026')
  await deskPage(desk).openPayout(/Tron/)
  await deskPage(desk).startPayout()
  const proof = desk.getByLabel('Hash of the transaction')
  await proof.fill('FT-2611-0001')
  await desk.getByRole('button', { name: 'It was sent' }).click()
  await desk.getByText(/Paste the whole hash/).waitFor()
  await proof.fill(`0x${hash.toUpperCase()}`)
  await desk.getByRole('button', { name: 'It was sent' }).click()
  await desk.getByRole('list', { name: 'What was done' }).getByText(hash).waitFor()
  await picture(desk, 'usdt-paid-desk')

  await page
    .getByText(/^Paid to /)
    .first()
    .waitFor()
  expect(await page.getByText(hash).count()).toBeGreaterThan(0)
  await page.getByText('Not received?').waitFor()
  await picture(page, 'usdt-paid')
})

it('4. is asked for where it does not come, and answered by the treasurer', async () => {
  await page.getByRole('button', { name: 'Tell us' }).click()
  await page.getByRole('textbox', { name: /What do you see/ }).fill('My wallet shows nothing.')
  await page.getByRole('button', { name: 'Ask where it is' }).click()
  await page.getByText('We are asking where it is').waitFor()
  await picture(page, 'missing-told')

  await desk.goto('/console/not-received')
  await desk.getByRole('link', { name: /adaeze/ }).click()
  await desk.getByText('My wallet shows nothing.').waitFor()
  await picture(desk, 'missing-desk')
  await desk.getByRole('textbox', { name: /Session id/ }).fill(hash)
  await desk
    .getByRole('textbox', { name: /What the seller reads/ })
    .fill('It was confirmed in 31 blocks by now.')
  await desk.getByRole('button', { name: 'Send the answer' }).click()
  await desk.getByText('Answered').first().waitFor()

  await page.goto('/notifications')
  await page.getByText('We asked where your withdrawal is').first().click()
  await page.waitForURL('**/transaction/withdrawDetail**')
  await page.getByText('We asked where it is').waitFor()
  await page
    .getByText(/confirmed in 31 blocks/)
    .first()
    .waitFor()
  await picture(page, 'missing-answered')
})
