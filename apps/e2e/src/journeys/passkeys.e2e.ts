import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { accountPage } from '../models/account.page.ts'
import { readMails } from '../models/mailbox.page.ts'
import { openBrowser, openPhone, picture } from '../support/browser.ts'
import { givePasskeyDevice, type PasskeyDevice } from '../support/passkey-device.ts'
import { type Service, startService } from '../support/service.ts'

const seller = { email: `passkey.${Date.now()}@example.com`, password: 'yam and pepper soup 7' }

let service: Service
let browser: Browser
let phone: BrowserContext
let page: Page
let device: PasskeyDevice
/** Signed in before there was a passkey. */
let tablet: BrowserContext
let elsewhere: Page
let tabletDevice: PasskeyDevice
let recoveryCode: string

beforeAll(async () => {
  service = await startService()
  browser = await openBrowser()
  // A passkey belongs to a name: at a bare number there are none.
  const url = service.url.replace('127.0.0.1', 'localhost')
  phone = await openPhone(browser, url)
  page = await phone.newPage()
  device = await givePasskeyDevice(page)
  tablet = await openPhone(browser, url)
  elsewhere = await tablet.newPage()
  tabletDevice = await givePasskeyDevice(elsewhere)
})
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return
  await picture(page, 'failed-passkeys')
  await picture(elsewhere, 'failed-passkeys-elsewhere')
})
afterAll(async () => {
  await browser?.close()
  await service?.stop()
})

const subjects = async () => (await readMails(phone, seller.email)).map(({ subject }) => subject)

const signOut = async () => {
  await page.goto('/account')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.waitForURL(/\/login/)
}

it('1. adds a passkey with the password, and keeps the recovery codes', async () => {
  await page.goto('/register')
  await accountPage(page).register(seller)
  await accountPage(page).submit()
  await page.waitForURL('**/home')
  await elsewhere.goto('/login')
  await accountPage(elsewhere).signIn(seller)
  await elsewhere.waitForURL('**/home')

  await page.goto('/account/center')
  await page.getByRole('link', { name: /^Passkeys/ }).click()
  await page.getByText('No passkey yet').waitFor()
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel('Name of the passkey').fill('Blue phone')
  await page.getByLabel('Password', { exact: true }).fill(seller.password)
  await picture(page, 'passkey-add')
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.getByRole('checkbox', { name: 'I have kept these codes' }).waitFor()
  expect(await device.count()).toBe(1)
  recoveryCode = (await page.locator('.k-recovery-codes li').first().textContent())!
  await page.getByRole('checkbox', { name: 'I have kept these codes' }).check()
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByText('Blue phone').waitFor()
  await page.getByText(/not used yet/).waitFor()
  await picture(page, 'passkeys')
})

it('2. signs out, and signs in with the passkey as the second factor', async () => {
  await signOut()
  await accountPage(page).signIn(seller)
  const usePasskey = page.getByRole('button', { name: 'Use passkey' })
  await usePasskey.waitFor()
  // The password alone opened nothing.
  expect((await phone.cookies()).some(({ name }) => name === 'token')).toBe(false)
  await picture(page, 'sign-in-passkey')
  await usePasskey.click()
  await page.getByRole('link', { name: 'Me', exact: true }).waitFor()
  await page.goto('/account/center?view=passkeys')
  await page.getByText(/Last used/).waitFor()
})

it('3. proves the passkey in the sheet, where the session began before there was one', async () => {
  await device.copyTo(tabletDevice)
  await elsewhere.goto('/account/center?view=passkeys')
  await elsewhere.getByRole('button', { name: 'Make new recovery codes' }).click()
  const ask = elsewhere.getByRole('dialog', { name: 'Is it you?' })
  await ask.getByRole('button', { name: 'Use passkey' }).waitFor()
  await picture(elsewhere, 'passkey-asked')
  await ask.getByRole('button', { name: 'Use passkey' }).click()
  await elsewhere.getByRole('checkbox', { name: 'I have kept these codes' }).waitFor()
  const renewed = (await elsewhere.locator('.k-recovery-codes li').first().textContent())!
  expect(renewed).not.toBe(recoveryCode)
  recoveryCode = renewed
  await expect.poll(subjects).toContain('You have new recovery codes')
})

it('4. is stopped as a copy by its counter, and a recovery code still signs in', async () => {
  // The tablet's copy has been used since: the counter of the phone is behind.
  await signOut()
  await accountPage(page).signIn(seller)
  await page.getByRole('button', { name: 'Use passkey' }).click()
  await page.getByRole('heading', { name: /may have been copied/ }).waitFor()
  await picture(page, 'passkey-copied')
  await expect.poll(subjects).toContain('We stopped a passkey of your account')
  // The other way is the only one now, and stands there at once.
  expect(await page.getByRole('button', { name: 'Use passkey' }).count()).toBe(0)
  await page.getByLabel('Recovery code').fill(recoveryCode)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('link', { name: 'Me', exact: true }).waitFor()
  await page.goto('/account/center?view=passkeys')
  await page.getByText('Stopped').waitFor()
  await page.getByRole('button', { name: 'Remove Blue phone' }).click()
  await page.getByLabel('Password', { exact: true }).fill(seller.password)
  await page.getByRole('button', { name: 'Remove passkey' }).click()
  await page.getByText('No passkey yet').waitFor()
})
