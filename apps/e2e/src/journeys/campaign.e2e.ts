import { cardPhoto } from '@kaadi/testing/images'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { accountPage } from '../models/account.page.ts'
import { deskPage } from '../models/desk.page.ts'
import { sellPage } from '../models/sell.page.ts'
import { tradePage } from '../models/trade.page.ts'
import { addDeskPasskey } from '../support/add-desk-passkey.ts'
import { openBrowser, openDesktop, openPhone, picture } from '../support/browser.ts'
import { joinDesk } from '../support/join-desk.ts'
import { givePasskeyDevice } from '../support/passkey-device.ts'
import { type Service, startService } from '../support/service.ts'

const password = 'kaadi-demo-2026'
const title = 'Xbox thanks'
const code = 'XBOX-THANKS'
const cardCode = 'KQ2M97TX4BRN3WJ6V8PYC5DGH'
const paidCode = 'VX4D82KQ7MTN5RJ3W9PYB6CGH'

let service: Service
let browser: Browser
let page: Page
let editor: Page
let second: Page
let reviewer: Page
let order = ''

beforeAll(async () => {
  service = await startService()
  browser = await openBrowser()
  page = await (await openPhone(browser, service.url)).newPage()
  const atDesk = async (email: string): Promise<Page> => {
    const desk = await (await openDesktop(browser, service.url)).newPage()
    await deskPage(desk).signIn(email, password)
    return desk
  }
  editor = await atDesk('editor@kaadi.example')
  // A passkey belongs to a name: at a bare number there are none.
  second = await (await openDesktop(browser, service.url.replace('127.0.0.1', 'localhost'))).newPage()
  const joined = await joinDesk(service, second)
  await givePasskeyDevice(second)
  await second.goto('/console/account')
  await addDeskPasskey(second, joined)
  reviewer = await atDesk('reviewer@kaadi.example')
  await page.goto('/login')
  await accountPage(page).signIn({ email: 'adaeze@kaadi.example', password })
  await page.waitForURL('**/home')
})
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return
  await picture(page, 'failed-campaign-phone')
  await picture(editor, 'failed-campaign-editor')
  await picture(second, 'failed-campaign-second')
  await picture(reviewer, 'failed-campaign-reviewer')
})
afterAll(async () => {
  await browser?.close()
  await service?.stop()
})

const claim = async () => {
  await page.goto('/coupon')
  await page.getByLabel('Have a code?').fill(code)
  await page.getByRole('button', { name: 'Get the coupon' }).click()
}

it('1. an editor asks for a campaign that can cost more than one person decides', async () => {
  await editor.goto('/console/promotions?id=new')
  const drawer = editor.getByRole('dialog', { name: 'New campaign' })
  await drawer.getByLabel('Name in the records').fill('xbox-thanks')
  await drawer.getByLabel('Title', { exact: true }).fill(title)
  await drawer.getByLabel('What the seller reads').fill('₦5,000 on one Xbox card of ₦50,000 or more.')
  await drawer.getByLabel('Worth').fill('5000')
  await drawer.getByLabel(/^From a payout of/).fill('50000')
  await drawer.getByLabel(/^Brands/).fill('xbox')
  await drawer.getByLabel(/^Code/).fill(code)
  await drawer.getByLabel(/^Stock/).fill('1000')
  await drawer.getByRole('button', { name: 'Look at the change' }).click()
  await drawer.getByText('A second person has to approve it').waitFor()
  await drawer.getByText(/It can cost ₦5,000,000/).waitFor()
  await picture(editor, 'campaign-looked-at')
  await drawer.getByLabel('Why').fill('Xbox sellers have waited long for their rate.')
  await drawer.getByRole('button', { name: 'Ask for approval' }).click()
  await editor.getByText('It waits for a second person.').waitFor()
})

it('2. nobody can claim it yet, and the editor cannot approve it', async () => {
  await claim()
  await page.getByText(/code/i).and(page.getByRole('alert')).or(page.locator('[aria-invalid=true]')).waitFor()
  await picture(page, 'campaign-not-yet')
  await editor.goto('/console/approvals')
  await editor.getByRole('link', { name: new RegExp(title) }).click()
  const asked = editor.getByRole('region', { name: 'What is asked for' })
  await asked
    .getByText(/another/i)
    .first()
    .waitFor()
  expect(await asked.getByRole('button', { name: /^Approve/ }).count()).toBe(0)
})

it('3. a second person signs it', async () => {
  await second.goto('/console/approvals')
  await second.getByRole('link', { name: new RegExp(title) }).click()
  const asked = second.getByRole('region', { name: 'What is asked for' })
  await asked.getByText('Xbox sellers have waited long for their rate.', { exact: true }).waitFor()
  await picture(second, 'campaign-approval')
  await asked.getByRole('button', { name: /^Approve/ }).click()
  await asked.getByText(/^Approved by/).waitFor()
})

it('4. a seller claims its coupon by the code', async () => {
  await claim()
  await page.getByText(`${title} is yours`).waitFor()
  await page.getByRole('list', { name: 'Coupons to use' }).getByRole('link', { name: title }).waitFor()
  await picture(page, 'campaign-claimed')
})

it('5. and sells an Xbox card with it', async () => {
  const sell = sellPage(page)
  await page.goto('/sell/submit?cardTypeId=xbox')
  await sell.chooseForm('E-code')
  await sell.enterValue('100')
  await page.getByLabel('Card code').first().fill(cardCode)
  await page.getByText(/Rate locked until/).waitFor()
  await sell.couponIs(title)
  await sell.confirm()
  await sell.send()
  order = await tradePage(page).opened()
  await page.goto('/coupon')
  await page.getByRole('link', { name: title }).getByText('In use by a trade that is being checked').waitFor()
  await picture(page, 'campaign-in-use')
})

it('6. the card is refused for good, and the coupon is back', async () => {
  const desk = deskPage(reviewer)
  await desk.openOrder(order)
  await desk.claim()
  await desk.revealCode()
  const buffer = await cardPhoto({ brand: 'Xbox', code: cardCode })
  await desk.refuseFor(202, { name: 'issuer.jpg', mimeType: 'image/jpeg', buffer }, 'The balance is zero')
  await picture(reviewer, 'campaign-refused')
  await page.goto(`/transaction/cardDetail?giftOrderId=${order}`)
  await tradePage(page).shows(/already/i)
  await page.goto('/coupon')
  await page
    .getByRole('link', { name: title })
    .getByText(/^Ends /)
    .waitFor()
  await picture(page, 'campaign-coupon-back')
})

it('7. it is used by the next card, which is paid', async () => {
  const sell = sellPage(page)
  await page.goto('/sell/submit?cardTypeId=xbox')
  await sell.chooseForm('E-code')
  await sell.enterValue('100')
  await page.getByLabel('Card code').first().fill(paidCode)
  await page.getByText(/Rate locked until/).waitFor()
  await sell.couponIs(title)
  await sell.confirm()
  await sell.send()
  const paid = await tradePage(page).opened()
  const desk = deskPage(reviewer)
  await desk.openOrder(paid)
  await desk.claim()
  await desk.revealCode()
  await desk.accept()
  await page.goto('/coupon/invalid')
  await page.getByText(title).waitFor()
  await picture(page, 'campaign-used')
})

it('8. the editor sees what the campaign has cost and brought', async () => {
  await editor.goto('/console/promotions?id=xbox-thanks')
  const results = editor.getByRole('dialog').getByRole('region', { name: 'What it cost and brought' })
  const figure = (name: string) => results.getByText(name, { exact: true }).locator('..')
  await figure('Cost so far').getByText('₦5,000', { exact: true }).waitFor()
  await figure('Given, not used yet').getByText('₦0', { exact: true }).waitFor()
  await figure('Trades').getByText('1', { exact: true }).waitFor()
  await figure('Face value').getByText('$100', { exact: true }).waitFor()
  // What the books paid for the card: the coupon is in it.
  expect(await figure('Paid for cards').textContent()).toMatch(/₦1\d\d,\d{3}/)
  await results.getByText('1 granted: 0 free, 0 in trades, 1 used, 0 expired, 0 taken back').waitFor()
  await picture(editor, 'campaign-figures')
})
