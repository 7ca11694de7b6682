import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { deskPage } from '../models/desk.page.ts'
import { addDeskPasskey } from '../support/add-desk-passkey.ts'
import { openBrowser, openDesktop, picture } from '../support/browser.ts'
import { joinDesk } from '../support/join-desk.ts'
import { givePasskeyDevice } from '../support/passkey-device.ts'
import { type Service, startService } from '../support/service.ts'

const demoPassword = 'kaadi-demo-2026'

let service: Service
let browser: Browser
let ada: Page
let bola: Page
/** Of the batch that is built here; the demonstration has one of its own. */
let sum: string

const office = async (email: string) => {
  const desk = await (await openDesktop(browser, service.url)).newPage()
  await deskPage(desk).signIn(email, demoPassword)
  return desk
}
const pane = (desk: Page) => desk.getByRole('region', { name: /in \d+ payouts?$/ })

beforeAll(async () => {
  service = await startService()
  browser = await openBrowser()
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
  await picture(ada, 'failed-batch-treasurer')
  await picture(bola, 'failed-batch-admin')
})
afterAll(async () => {
  await browser?.close()
  await service?.stop()
})

it('1. is built by one treasurer, counted and summed, and not theirs to approve', async () => {
  await ada.goto('/console/batches?new=1')
  await ada.getByLabel('Way and currency').selectOption('manual:1')
  await ada.getByRole('table', { name: 'Payouts for the batch' }).getByText('adaeze').first().waitFor()
  await ada.getByRole('button', { name: 'Build the batch' }).click()
  await pane(ada).waitFor()
  sum = /₦[\d,.]+/.exec((await pane(ada).textContent())!)![0]
  await ada.getByText(/Another person has to approve it/).waitFor()
  expect(await ada.getByRole('button', { name: 'Approve and send' }).count()).toBe(0)
  await picture(ada, 'batch-built')
})

it('2. is found among the approvals by another, who signs it with a passkey', async () => {
  await bola.goto('/console/approvals')
  await bola
    .getByRole('link', { name: /built by/ })
    .filter({ hasText: sum })
    .click()
  await pane(bola).waitFor()
  await bola.getByText(/^You approve batch .* together, built by /).waitFor()
  await picture(bola, 'batch-read')
  await bola.getByRole('button', { name: 'Approve and send' }).click()
  await bola.getByText('You approved it. Another person has to pay it.').waitFor()
  await picture(bola, 'batch-approved')
})

it('3. is taken, paid by its list with a slip for each, and done', async () => {
  await ada.getByRole('button', { name: /^Take \d/ }).click()
  await ada
    .getByLabel(/Bank slip number/)
    .first()
    .waitFor()
  const saved = ada.waitForEvent('download')
  await ada.getByRole('button', { name: /Save the list/ }).click()
  expect((await saved).suggestedFilename()).toMatch(/^batch-.*\.csv$/)
  const slips = ada.getByLabel(/Bank slip number/)
  let slip = 0
  while ((await slips.count()) > 0) {
    const left = await slips.count()
    await slips.first().fill(`BATCH-2611-${String(++slip).padStart(3, '0')}`)
    await ada.getByRole('button', { name: 'Paid', exact: true }).first().click()
    await expect.poll(() => slips.count(), { timeout: 15_000 }).toBeLessThan(left)
  }
  await ada.getByText('Every payout of it has ended.').waitFor()
  await picture(ada, 'batch-done')
})
