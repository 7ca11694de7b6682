import { cardPhoto } from '@kaadi/testing/images'
import { Secret, TOTP } from 'otpauth'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { accountPage } from '../models/account.page.ts'
import { deskPage } from '../models/desk.page.ts'
import { mailedCode, mailedLink, readMails } from '../models/mailbox.page.ts'
import { openBrowser, openDesktop, openPhone, picture } from '../support/browser.ts'
import { type Service, startService } from '../support/service.ts'

const seller = { email: `adanna.${Date.now()}@example.com`, password: 'yam and pepper soup 7' }
const newPassword = 'nine quiet market mornings'

let service: Service
let browser: Browser
let phone: BrowserContext
let page: Page

beforeAll(async () => {
  service = await startService()
  browser = await openBrowser()
  phone = await openPhone(browser, service.url)
  page = await phone.newPage()
})
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await picture(page, 'failed-account')
})
afterAll(async () => {
  await browser?.close()
  await service?.stop()
})

it('1. opens an account by the link of the mail', async () => {
  await page.goto('/register')
  await page.getByRole('button', { name: 'Use a mailed link instead' }).click()
  await page.getByLabel('Email', { exact: true }).fill(seller.email)
  await page.getByLabel('Password', { exact: true }).fill(seller.password)
  await page.getByLabel(/I accept the terms/).check()
  await page.getByLabel(/I am 18 or older/).check()
  await page.getByRole('button', { name: 'Mail me the link' }).click()
  await page.getByText('Look into your mail').waitFor()
  await picture(page, 'register-by-link')
  const link = await mailedLink(phone, seller.email, '/activate')
  await page.goto(link)
  await page.getByText(seller.email).waitFor()
  await picture(page, 'activate')
  await page.getByLabel('Password', { exact: true }).fill(seller.password)
  await page.getByRole('button', { name: 'Open account' }).click()
  await page.waitForURL('**/home')
  const again = await phone.newPage()
  await again.goto(link)
  await again.getByText('Your account is already open').waitFor()
  await picture(again, 'activate-used')
  await again.close()
})

it('2. sees where it is signed in, and signs another phone out', async () => {
  const other = await openPhone(browser, service.url)
  const elsewhere = await other.newPage()
  await elsewhere.goto('/login')
  await accountPage(elsewhere).signIn(seller)
  await elsewhere.waitForURL('**/home')
  await expect
    .poll(async () => (await readMails(phone, seller.email))[0]?.subject)
    .toBe('New sign-in to your account')

  await page.goto('/account')
  await page.getByRole('link', { name: 'Account and safety' }).click()
  await page.getByText('This one').waitFor()
  await picture(page, 'account-center')
  await page.getByRole('button', { name: /^Sign out Chrome/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.getByText('Signed out there.').waitFor()
  await elsewhere.goto('/wallet/cash')
  await elsewhere.waitForURL(/\/login\?ret=%2Fwallet%2Fcash/)
  await other.close()
})

it('3. sets a forgotten password anew by the link; the other tab is signed out, with the way back', async () => {
  const stranger = await openPhone(browser, service.url)
  const forgetful = await stranger.newPage()
  await page.goto('/transaction')
  await forgetful.goto('/login')
  await forgetful.getByRole('link', { name: 'Forgot your password?' }).click()
  await picture(forgetful, 'forget')
  await forgetful.getByLabel('Email', { exact: true }).fill(seller.email)
  await forgetful.getByRole('button', { name: 'Mail me a code' }).click()
  await forgetful.getByLabel('Code from your mail').waitFor()
  await picture(forgetful, 'forget-code')
  await forgetful.goto(await mailedLink(stranger, seller.email, '/reset'))
  await forgetful.getByText(seller.email).waitFor()
  expect(new URL(forgetful.url()).hash).toBe('')
  await picture(forgetful, 'reset')
  await forgetful.getByLabel('New password').fill(newPassword)
  await forgetful.getByRole('button', { name: 'Save password' }).click()
  await forgetful.waitForURL('**/home')
  await forgetful.getByText(/Withdrawals wait until/).waitFor()

  // Told live, or at the next call at the latest.
  await page.getByRole('link', { name: 'Wallet' }).click()
  await page.waitForURL(/\/login\?ret=/)
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
  await picture(page, 'signed-out')
  await accountPage(page).signIn({ ...seller, password: newPassword })
  await page.waitForURL(/\/(wallet\/cash|transaction)/)
  await stranger.close()
})

it('4. changes the password with the old one and a code', async () => {
  await page.goto('/account/resetPassword')
  await page.getByLabel('Password that you have now').fill(newPassword)
  await page.getByLabel('New password').fill(seller.password)
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByText(`We mailed a code to ${seller.email}`).waitFor()
  await page.getByLabel('Code from your mail').fill(await mailedCode(phone, seller.email))
  await picture(page, 'change-password')
  await page.getByRole('button', { name: 'Save password' }).click()
  await page.waitForURL('**/account/center')
  await page.getByText(/Your password is changed/).waitFor()
})

it('5. sets a withdrawal password, changes it, and resets it when it is forgotten', async () => {
  const [first, second, third] = ['718204', '905713', '846201'] as const
  await page.goto('/account/center')
  await page.getByRole('button', { name: /^Withdrawal password/ }).click()
  const pad = page.getByRole('dialog')
  await pad.getByText('Set a withdrawal password').first().waitFor()
  await page.keyboard.type(first)
  await pad.getByText('Enter them again').first().waitFor()
  await page.keyboard.type(first)
  await pad.getByLabel('Password of your account').fill(seller.password)
  await pad.getByRole('button', { name: 'Set withdrawal password' }).click()
  await page.getByRole('link', { name: /^Withdrawal password.*Set/ }).click()

  await page.getByLabel('Withdrawal password that you have now').fill('112358')
  await page.getByLabel('New withdrawal password').fill(second)
  await page.getByLabel('Enter it again').fill(second)
  await page.getByRole('button', { name: 'Save withdrawal password' }).click()
  await page.getByText(/4 tries left/).waitFor()
  await picture(page, 'change-pin-refused')
  await page.getByLabel('Withdrawal password that you have now').fill(first)
  await page.getByRole('button', { name: 'Save withdrawal password' }).click()
  await page.getByText('Your withdrawal password is changed.').waitFor()

  await page.getByRole('link', { name: /^Withdrawal password/ }).click()
  await page.getByRole('link', { name: 'Forgot?' }).click()
  await page.getByLabel('Password of your account').fill(seller.password)
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByText(`We mailed a code to ${seller.email}`).waitFor()
  await page.getByLabel('Code from your mail').fill(await mailedCode(phone, seller.email))
  await page.getByLabel('New withdrawal password').fill(third)
  await page.getByLabel('Enter it again').fill(third)
  await picture(page, 'reset-pin')
  await page.getByRole('button', { name: 'Save withdrawal password' }).click()
  await page.getByText(/You can withdraw again from/).waitFor()
  await expect
    .poll(async () => (await readMails(phone, seller.email))[0]?.subject)
    .toBe('Your withdrawal password was changed')
})

it('6. has a picture, takes it away again, and is told of a file that is none', async () => {
  await page.goto('/account')
  await page.getByRole('link', { name: 'Your picture' }).click()
  const file = page.locator('input[type=file]')
  const words = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('only words') }
  await file.setInputFiles(words)
  await page.getByText('This file is not a photo. Choose a JPEG, PNG, WebP or AVIF.').waitFor()
  await picture(page, 'avatar-refused')
  const buffer = await cardPhoto({ brand: 'Steam', code: 'ME', side: 'front', width: 800 })
  await file.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(buffer) })
  await page.getByRole('button', { name: 'Use this picture' }).click()
  await page.getByText('Your picture is changed.').waitFor()

  await page.goto('/account')
  const shown = page.getByRole('link', { name: 'Your picture' })
  await shown.locator('img').waitFor()
  await picture(page, 'avatar')
  await shown.click()
  await page.getByRole('button', { name: 'Take the picture away' }).click()
  await page.getByText('Your picture is taken away.').waitFor()
  await page.goto('/account')
  await shown.waitFor()
  expect(await shown.locator('img').count()).toBe(0)
})

it('7. is asked to end the account, keeps it after all, and is not deleted with money in it', async () => {
  await page.goto('/account/center')
  await page.getByRole('link', { name: 'Delete account' }).click()
  await page.getByText('What happens').waitFor()
  await page.getByLabel('Withdrawal password', { exact: true }).fill('846201')
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByText(`We mailed a code to ${seller.email}`).waitFor()
  await page.getByLabel('Code from your mail').fill(await mailedCode(phone, seller.email))
  await page.getByLabel(/I understand/).check()
  await picture(page, 'delete-account')
  await page.getByRole('button', { name: 'Delete account' }).click()
  await page.getByText(/Your account is deleted on/).waitFor()
  await picture(page, 'delete-account-waiting')
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await page.getByText('Your account stays.').waitFor()

  const rich = await openPhone(browser, service.url)
  const blocked = await rich.newPage()
  await blocked.goto('/login?ret=%2FdeleteAccount')
  await accountPage(blocked).signIn({ email: 'adaeze@kaadi.example', password: 'kaadi-demo-2026' })
  await blocked.getByText('First, what is still open').waitFor()
  expect(await blocked.getByRole('button', { name: 'Delete account' }).count()).toBe(0)
  await picture(blocked, 'delete-account-blocked')
  await rich.close()
})

/** What the seller's authenticator app shows; a step earlier or later is what a clock that is off shows. */
const appCode = (secret: string, stepsOff = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + stepsOff * 30_000 })

it('8. sets two factors, signs out, and signs in with a code of the app', async () => {
  const other = await openPhone(browser, service.url)
  const elsewhere = await other.newPage()
  await elsewhere.goto('/login')
  await accountPage(elsewhere).signIn(seller)
  await elsewhere.waitForURL('**/home')

  await page.goto('/account/center')
  await page.getByRole('link', { name: 'Two-factor sign-in' }).click()
  await page.getByRole('button', { name: 'Set it up' }).waitFor()
  await picture(page, 'two-factor-off')
  await page.getByRole('button', { name: 'Set it up' }).click()
  await page.getByLabel('Password', { exact: true }).fill(seller.password)
  await page.getByRole('button', { name: 'Go on' }).click()
  const shown = await page.locator('.k-two-factor-secret').textContent()
  const secret = shown!.replaceAll(' ', '')
  await picture(page, 'two-factor-key')
  await page.getByRole('textbox', { name: 'Code from the app' }).fill(appCode(secret, -1))
  await page.getByRole('button', { name: 'Turn on' }).click()
  await page.getByRole('checkbox', { name: 'I have kept these codes' }).waitFor()
  const recoveryCode = (await page.locator('.k-recovery-codes li').first().textContent())!
  await picture(page, 'recovery-codes')
  await page.getByRole('checkbox', { name: 'I have kept these codes' }).check()
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByText('10 codes are left').waitFor()
  await picture(page, 'two-factor-on')

  await page.goto('/account')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.waitForURL(/\/login/)
  await accountPage(page).signIn(seller)
  const code = page.getByRole('textbox', { name: 'Code from the app' })
  await code.waitFor()
  await picture(page, 'sign-in-factor')
  await code.fill(appCode(secret))
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('link', { name: 'Me', exact: true }).waitFor()

  // Signed in with the password alone, before: asked for what matters.
  await elsewhere.goto('/account/center?view=twoFactor')
  await elsewhere.getByRole('button', { name: 'Make new recovery codes' }).click()
  const ask = elsewhere.getByRole('dialog', { name: 'Is it you?' })
  await ask.waitFor()
  await picture(elsewhere, 'second-factor-asked')
  await ask.getByRole('button', { name: 'Use a recovery code' }).click()
  await ask.getByLabel('Recovery code').fill(recoveryCode)
  await ask.getByRole('button', { name: 'Go on' }).click()
  await elsewhere.getByRole('checkbox', { name: 'I have kept these codes' }).waitFor()
  await expect
    .poll(async () => (await readMails(phone, seller.email)).map(({ subject }) => subject))
    .toEqual(expect.arrayContaining(['A recovery code was used', 'You have new recovery codes']))
  await other.close()
})

it('9. keeps what is being written while the service is closed for a while', async () => {
  const desk = await openDesktop(browser, service.url)
  const admin = await desk.newPage()
  await deskPage(admin).signIn('admin@kaadi.example', 'kaadi-demo-2026')
  await admin.getByRole('link', { name: 'Switches' }).click()
  await admin.getByLabel('Why it is closed').fill('The books are checked.')
  await admin.getByLabel('Opens again').selectOption('In 1 hour')
  await picture(admin, 'switches')

  await page.goto('/account/resetPassword')
  await page.getByLabel('Password that you have now').fill(seller.password)
  await admin.getByRole('button', { name: 'Close the service' }).click()
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Close', exact: true }).click()
  await admin.getByRole('button', { name: 'Open the service' }).waitFor()
  await picture(admin, 'switches-closed')
  await page.getByRole('button', { name: 'Send code' }).click()
  const closed = page.getByRole('dialog', { name: 'Closed for a short while' })
  await closed.getByText(/until about/).waitFor()
  await picture(page, 'closed')

  await admin.getByRole('button', { name: 'Open the service' }).click()
  await admin.getByRole('button', { name: 'Close the service' }).waitFor()
  await closed.getByRole('button', { name: 'Try again' }).click()
  await closed.waitFor({ state: 'hidden' })
  expect(await page.getByLabel('Password that you have now').inputValue()).toBe(seller.password)
  await desk.close()
})
