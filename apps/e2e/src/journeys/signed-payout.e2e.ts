import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { deskPage } from '../models/desk.page.ts'
import { addDeskPasskey } from '../support/add-desk-passkey.ts'
import { openBrowser, openDesktop, picture } from '../support/browser.ts'
import { lowerPayoutLimit } from '../support/change-data.ts'
import { type Joined, joinDesk } from '../support/join-desk.ts'
import { givePasskeyDevice, type PasskeyDevice } from '../support/passkey-device.ts'
import { type Service, startService } from '../support/service.ts'

let service: Service
let browser: Browser
let ada: Page
let bisi: Page
let joined: Joined
let device: PasskeyDevice
/** The address of the payout that two people stand for. */
let payout: string

beforeAll(async () => {
  service = await startService()
  await lowerPayoutLimit(service.dataFolder)
  browser = await openBrowser()
  ada = await (await openDesktop(browser, service.url)).newPage()
  await deskPage(ada).signIn('treasurer@kaadi.example', 'kaadi-demo-2026')
  // A passkey belongs to a name: at a bare number there are none.
  bisi = await (await openDesktop(browser, service.url.replace('127.0.0.1', 'localhost'))).newPage()
  joined = await joinDesk(service, bisi)
  device = await givePasskeyDevice(bisi)
})
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return
  await picture(ada, 'failed-signed-treasurer')
  await picture(bisi, 'failed-signed-admin')
})
afterAll(async () => {
  await browser?.close()
  await service?.stop()
})

it('1. is asked for by one; another without a passkey is told to add one, and adds it', async () => {
  await ada.goto('/console/payouts?view=release&currency=1')
  await ada.getByRole('row').filter({ hasText: '₦' }).first().getByRole('link').first().click()
  await ada.getByRole('button', { name: 'Ask for the release' }).click()
  await ada.getByText(/Another person has to give it/).waitFor()
  payout = new URL(ada.url()).pathname + new URL(ada.url()).search

  await bisi.goto('/console/approvals')
  await bisi.getByRole('link', { name: /under / }).click()
  await bisi.getByText('You sign this with a passkey, and have none here').waitFor()
  await picture(bisi, 'signed-payout-none')
  await bisi.getByRole('link', { name: 'Add one under My account' }).click()
  await addDeskPasskey(bisi, joined, () => picture(bisi, 'signed-payout-adding'))
  expect(await device.count()).toBe(1)
  await picture(bisi, 'signed-payout-passkeys')
})

it('2. is signed by their device for exactly what is shown, and released', async () => {
  await bisi.goto('/console/approvals')
  await bisi.getByRole('link', { name: /under / }).click()
  await bisi.getByText(/^You release ₦.* under /).waitFor()
  await picture(bisi, 'signed-payout-reads')
  await bisi.getByRole('button', { name: 'Release this payout' }).click()
  await bisi.getByText(/^Released by Bisi Adewale/).waitFor()
  await picture(bisi, 'signed-payout-released')
  await ada.goto(payout)
  await ada.getByText(/^Released by Bisi Adewale/).waitFor()
  await bisi.goto('/console/account')
  await bisi.getByText(/Signed last/).waitFor()
})
