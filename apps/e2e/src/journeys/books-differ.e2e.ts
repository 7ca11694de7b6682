import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { deskPage } from '../models/desk.page.ts'
import { addDeskPasskey } from '../support/add-desk-passkey.ts'
import { openBrowser, openDesktop, openPhone, picture } from '../support/browser.ts'
import { moveIntoPast } from '../support/change-data.ts'
import { joinDesk } from '../support/join-desk.ts'
import { givePasskeyDevice } from '../support/passkey-device.ts'
import { type Service, startService } from '../support/service.ts'
import { signIn } from '../support/sign-in.ts'

const demoPassword = 'kaadi-demo-2026'

let service: Service
let browser: Browser
let phone: BrowserContext
let page: Page
let ada: Page
let bola: Page

const office = async (email: string) => {
  const desk = await (await openDesktop(browser, service.url)).newPage()
  await deskPage(desk).signIn(email, demoPassword)
  return desk
}
/** One kobo of the fee of the newest naira payout, past every rule that keeps it as it was. */
const oneKobo = (sign: '+' | '-') =>
  moveIntoPast(
    service.dataFolder,
    `update withdrawals set fee = fee ${sign} 1 where id =
       (select max(id) from withdrawals where status = 10 and currency_id = 1)`,
  )
const why = async (desk: Page, words: string, confirm: string) => {
  const dialog = desk.getByRole('dialog').or(desk.getByRole('alertdialog'))
  await dialog.getByLabel('Why').fill(words)
  await dialog.getByRole('button', { name: confirm }).click()
  await dialog.waitFor({ state: 'hidden' })
}

beforeAll(async () => {
  service = await startService()
  browser = await openBrowser()
  phone = await openPhone(browser, service.url)
  await signIn(phone, service.url)
  page = await phone.newPage()
  ada = await office('treasurer@kaadi.example')
  // A passkey belongs to a name: at a bare number there are none.
  bola = await (await openDesktop(browser, service.url.replace('127.0.0.1', 'localhost'))).newPage()
  const joined = await joinDesk(service, bola)
  await givePasskeyDevice(bola)
  await bola.goto('/console/account')
  await addDeskPasskey(bola, joined)
})
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return
  await picture(page, 'failed-books-phone')
  await picture(ada, 'failed-books-treasurer')
  await picture(bola, 'failed-books-admin')
})
afterAll(async () => {
  await browser?.close()
  await service?.stop()
})

it('1. finds that orders, books and providers agree', async () => {
  await ada.goto('/console/books')
  await ada.getByRole('button', { name: 'Compare now' }).click()
  await ada.getByText('All agree').waitFor()
  await ada.getByText('Payouts run').waitFor()
  await picture(ada, 'books-agree')
})

it('2. finds one kobo, stops payouts, and says why on the pages that pay', async () => {
  await oneKobo('+')
  await ada.getByRole('button', { name: 'Compare now' }).click()
  await ada.getByText('Payouts are stopped').waitFor()
  await ada.getByText(/0\.01/).first().waitFor()
  await picture(ada, 'books-differ')

  await deskPage(ada).openPayout(/60,000|59,/)
  await ada.getByRole('heading', { name: 'Payouts are stopped', exact: true }).waitFor()
  const payout = ada.getByRole('region', { name: 'Payout', exact: true })
  await payout.getByText('Payouts are stopped: no new one is begun.').waitFor()
  expect(await payout.getByRole('button', { name: 'Start this payout' }).count()).toBe(0)
  expect(await payout.getByLabel('Bank slip number').count()).toBe(0)
  await picture(ada, 'books-payouts-stopped')

  await page.goto('/wallet/withdraw')
  await page.getByText(/stopped paying out/).waitFor()
  await picture(page, 'books-seller-stopped')
})

it('3. starts them again by two people, once each difference is explained', async () => {
  await oneKobo('-')
  await ada.goto('/console/books')
  await ada.getByText(/explained and closed first/).waitFor()
  const take = ada.getByRole('button', { name: 'Take', exact: true })
  const explain = ada.getByRole('button', { name: 'Explain', exact: true })
  await take.first().waitFor()
  while ((await take.count()) > 0) {
    const left = await take.count()
    await take.first().click()
    await expect.poll(() => take.count()).toBeLessThan(left)
    await explain.first().click()
    await why(ada, 'A kobo of its fee was kept wrongly and is right again.', 'Close it')
    await expect.poll(() => explain.count()).toBe(0)
  }
  await ada.getByRole('button', { name: 'Ask for a restart' }).click()
  await why(ada, 'One kobo, found and put right.', 'Ask for a restart')
  await ada.getByText('Another person has to start the payouts.').waitFor()
  expect(await ada.getByRole('button', { name: 'Start payouts again' }).count()).toBe(0)
  await picture(ada, 'books-restart-asked')

  await bola.goto('/console/books')
  await bola.getByText(/asked for a restart, .*One kobo, found and put right\.$/).waitFor()
  await bola.getByText(/^You sign exactly this: payouts start again\./).waitFor()
  await picture(bola, 'books-restart-read')
  await bola.getByRole('button', { name: 'Start payouts again' }).click()
  await bola.getByText('Payouts run').waitFor()
  await bola.getByRole('button', { name: 'Compare now' }).click()
  await bola.getByText('All agree').waitFor()
  await picture(bola, 'books-restarted')

  await deskPage(ada).openPayout(/60,000|59,/)
  await deskPage(ada).startPayout()
  await ada.getByLabel('Bank slip number').waitFor()
})
