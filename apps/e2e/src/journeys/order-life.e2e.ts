import { cardPhoto } from '@kaadi/testing/images'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { deskPage } from '../models/desk.page.ts'
import { sellPage } from '../models/sell.page.ts'
import { tradePage } from '../models/trade.page.ts'
import { walletPage } from '../models/wallet.page.ts'
import { lightAndDark, openBrowser, openDesktop, openPhone, picture } from '../support/browser.ts'
import { callsOf } from '../support/calls.ts'
import { moveIntoPast } from '../support/change-data.ts'
import { type Service, startService } from '../support/service.ts'
import { signIn } from '../support/sign-in.ts'

const demoPassword = 'kaadi-demo-2026'
const demoPin = '482913'
/** The service looks for questions that nobody answered every thirty seconds. */
const aSweep = { timeout: 45_000 }

let service: Service
let browser: Browser
let page: Page
let desk: Page
let senior: Page
let letter: { name: string; mimeType: string; buffer: Buffer }

const atDesk = async (email: string): Promise<Page> => {
  const tab = await (await openDesktop(browser, service.url)).newPage()
  await deskPage(tab).signIn(email, demoPassword)
  return tab
}
beforeAll(async () => {
  service = await startService()
  browser = await openBrowser()
  const phone = await openPhone(browser, service.url)
  await signIn(phone, service.url)
  page = await phone.newPage()
  desk = await atDesk('reviewer@kaadi.example')
  senior = await atDesk('senior@kaadi.example')
  letter = {
    name: 'letter.jpg',
    mimeType: 'image/jpeg',
    buffer: await cardPhoto({ brand: 'Steam', side: 'front', width: 900 }),
  }
})
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return
  await picture(page, 'failed-life-phone')
  await picture(desk, 'failed-life-desk')
  await picture(senior, 'failed-life-senior')
})
afterAll(async () => {
  await browser?.close()
  await service?.stop()
})

let codes = 0
const aCode = () => `L${String(++codes).padStart(2, '0')}KQ2LAB3CDE4F`
const sell = (...given: readonly string[]) => callsOf(service.url).sellSteam(...given)
const openTrade = async (giftOrderId: string): Promise<void> => {
  await page.goto(`/transaction/cardDetail?giftOrderId=${giftOrderId}`)
  await tradePage(page).opened()
}
/** At the desk, with the order before the reviewer. */
const taken = async (giftOrderId: string) => {
  const reviewer = deskPage(desk)
  await reviewer.openOrder(giftOrderId)
  await reviewer.claim()
  return reviewer
}
const offered = async (): Promise<string> => {
  const order = await sell(aCode())
  const reviewer = await taken(order)
  await reviewer.revealCode()
  await reviewer.offerFor('80', 'The card says 80')
  return order
}
const changeOrder = (giftOrderId: string, change: string) =>
  moveIntoPast(service.dataFolder, `update card_orders set ${change} where public_id = '${giftOrderId}'`)

it('1. two cards, one refused: the other is paid', async () => {
  const order = await sell(aCode(), aCode())
  const reviewer = await taken(order)
  await reviewer.revealCode()
  await desk.getByRole('radio', { name: /^Valid/ }).check({ force: true })
  await desk.getByRole('button', { name: /^Card 2, / }).click()
  await desk.getByRole('radio', { name: /^Refuse/ }).check({ force: true })
  await desk.getByRole('radio', { name: /201/ }).click({ force: true })
  await desk.getByLabel('Front photo').check()
  await desk.getByLabel(/What the front photo shows/).fill('The issuer never activated it')
  await lightAndDark(desk, 'life-two-cards')
  await desk.getByRole('button', { name: 'Pay the valid cards, refuse the rest' }).click()
  await desk
    .getByText(/ paid$/)
    .first()
    .waitFor()
  await openTrade(order)
  await tradePage(page).shows('Paid for the cards that worked')
  await tradePage(page).shows(/The issuer never activated it/)
  await lightAndDark(page, 'life-paid-part')
})

it('2. an offer is accepted, and paid at once', async () => {
  const order = await offered()
  await openTrade(order)
  await page.getByRole('timer').first().waitFor()
  await lightAndDark(page, 'life-offer')
  await page.getByRole('button', { name: /^Accept ₦/ }).click()
  await tradePage(page).shows('You agreed to our offer')
})

it('3. an offer is refused: the codes are destroyed, and the card is the seller’s', async () => {
  const order = await offered()
  await openTrade(order)
  await page.getByRole('button', { name: 'Refuse the offer' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Refuse the offer' }).click()
  await tradePage(page).shows('You refused our offer')
  await tradePage(page).shows(/The codes were destroyed/)
  await lightAndDark(page, 'life-offer-refused')
})

let left = ''
it('4. an offer is left', async () => {
  left = await offered()
  await changeOrder(left, `answer_until = now() - interval '1 second'`)
})

let appealed = ''
let tradeNumber = ''
it('5. an appeal against a refusal is won before another reviewer', async () => {
  appealed = await sell(aCode())
  await (await taken(appealed)).refuseFor(201, letter, 'The issuer does not know it')
  await openTrade(appealed)
  await page.getByRole('button', { name: 'Appeal', exact: true }).click()
  await page.getByLabel('Why is it wrong?').fill('I bought it today, and nobody has used it.')
  await page.getByRole('button', { name: 'Send the appeal' }).click()
  await tradePage(page).shows('A second person is looking at it')
  await lightAndDark(page, 'life-appeal')
  tradeNumber = (await page.locator('body').textContent())!.match(/GC-\d{4}-\d\d-\d{5}/)![0]
  await deskPage(senior).upholdAppeal(tradeNumber, 'The issuer was mistaken. We have paid your card.')
  await lightAndDark(senior, 'life-appeal-won')
  await openTrade(appealed)
  await tradePage(page).shows('The issuer was mistaken. We have paid your card.')
  await tradePage(page).shows(/^Paid into your wallet/)
})

it('6. what was withdrawn is taken back by two: it is owed, and no balance falls below zero', async () => {
  await walletPage(page).withdrawAll()
  await walletPage(page).pin(demoPin)
  await page
    .getByText(/on its way|You can close the app/i)
    .first()
    .waitFor()
  await senior.goto(`/console/order?giftOrderId=${appealed}`)
  await deskPage(senior).askToTakeBack('The issuer took the money back.', letter, 'Its letter')
  await senior.getByText('You asked for this: another operator agrees or declines.').waitFor()
  await lightAndDark(senior, 'life-reversal-asked')
  const admin = await atDesk('admin@kaadi.example')
  await admin.goto('/console/reversals')
  await admin.getByRole('link', { name: tradeNumber }).click()
  await admin.getByRole('button', { name: /^Agree: take / }).click()
  await admin.getByText('Owed by the seller').waitFor()
  await lightAndDark(admin, 'life-reversal-done')
  await openTrade(appealed)
  await tradePage(page).shows(/was taken back/)
  await tradePage(page).shows(/was not in your wallet/)
  await lightAndDark(page, 'life-taken-back')
  await page.goto('/wallet/history')
  await page
    .getByText(/Balance ₦0\.00/)
    .first()
    .waitFor()
})

it('7. a returned card is sent again in its half hour', async () => {
  const order = await sell(aCode())
  await (await taken(order)).returnFor(102, 'back', 'A thumb covers it')
  await openTrade(order)
  await page.getByRole('button', { name: 'Correct and send again' }).click()
  await sellPage(page).addPhoto({ side: 'Back', bytes: await cardPhoto({ brand: 'Steam', code: aCode() }) })
  await page.getByRole('button', { name: /^Send/ }).click()
  await page.waitForURL((url) => url.searchParams.get('giftOrderId') !== order)
  await tradePage(page).shows('This is your second try')
  await lightAndDark(page, 'life-sent-again')
})

it('8. after the half hour it can only be appealed', async () => {
  const order = await sell(aCode())
  await (await taken(order)).returnFor(102, 'back', 'A thumb covers it')
  await changeOrder(order, `operator_time = now() - interval '31 minutes'`)
  await openTrade(order)
  await page.getByRole('button', { name: 'Appeal', exact: true }).waitFor()
  expect(await page.getByRole('button', { name: 'Correct and send again' }).count()).toBe(0)
  await lightAndDark(page, 'life-too-late')
})

it('9. of the offer that was left nothing was sold', async () => {
  await openTrade(left)
  // It says so by itself, once the service has looked.
  await page.getByText('You did not answer our offer in time').waitFor(aSweep)
  await lightAndDark(page, 'life-offer-left')
})
