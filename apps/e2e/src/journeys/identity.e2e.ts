import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { accountPage } from '../models/account.page.ts'
import { readMails } from '../models/mailbox.page.ts'
import { openBrowser, openPhone, picture } from '../support/browser.ts'
import { type LoginProvider, startLoginProvider } from '../support/login-provider.ts'
import { type Service, startService } from '../support/service.ts'

const seller = { email: `identity.${Date.now()}@example.com`, password: 'yam and pepper soup 7' }

let provider: LoginProvider
let service: Service
let browser: Browser
let phone: BrowserContext
let page: Page

beforeAll(async () => {
  service = await startService(async (url) => {
    provider = await startLoginProvider(url)
    return provider.settings
  })
  browser = await openBrowser()
  phone = await openPhone(browser, service.url)
  page = await phone.newPage()
})
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await picture(page, 'failed-identity')
})
afterAll(async () => {
  await browser?.close()
  await service?.stop()
  await provider?.stop()
})

const leaveForProvider = () => page.getByRole('button', { name: 'Sign in with Example Login' }).click()
const isSignedIn = async () => (await phone.cookies()).some(({ name }) => name === 'token')
const signOut = async () => {
  await page.goto('/account')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.waitForURL(/\/login/)
}

it('1. says so, and leaves the password, while the provider answers nonsense', async () => {
  await page.goto('/register')
  await accountPage(page).register(seller)
  await accountPage(page).submit()
  await page.waitForURL('**/home')
  await signOut()

  await provider.tell({ nonsenseAt: ['/.well-known/openid-configuration'] })
  await leaveForProvider()
  await page.getByText(/does not answer as it should/).waitFor()
  await picture(page, 'provider-nonsense')
  expect(new URL(page.url()).pathname).toBe('/login')
  await page.getByLabel('Email', { exact: true }).waitFor()

  // It talks sense again until somebody comes back from it.
  await provider.tell({ nonsenseAt: ['/token'] })
  await leaveForProvider()
  const back = page.getByRole('link', { name: 'Back to the sign-in' })
  await back.waitFor()
  await page.getByText(/does not answer as it should/).waitFor()
  await picture(page, 'provider-nonsense-returned')
  await back.click()
  await page.getByLabel('Email', { exact: true }).waitFor()
  expect(await isSignedIn()).toBe(false)
})

it('2. asks for the password of the account that a new login belongs to, and binds it', async () => {
  await provider.tell({ nonsenseAt: [], who: 'ada' })
  await page.goto('/login?ret=%2Faccount%2Fcenter')
  await picture(page, 'sign-in-provider')
  await leaveForProvider()
  await page.getByText(/Didn't bind the login account/).waitFor()
  await picture(page, 'provider-not-bound')
  expect(await isSignedIn()).toBe(false)
  await accountPage(page).signIn({ ...seller, password: 'not the password' })
  await page.getByText('Email or password is incorrect').waitFor()
  await accountPage(page).signIn(seller)
  await page.waitForURL('**/account/center')
  await expect
    .poll(async () => (await readMails(phone, seller.email)).map(({ subject }) => subject))
    .toContain('Example Login signs in to your account')
})

it('3. is signed in by the provider at once from then on', async () => {
  await signOut()
  await leaveForProvider()
  await page.getByRole('link', { name: 'Me', exact: true }).waitFor()
  expect(await isSignedIn()).toBe(true)
})

it('4. is signed in no longer once the login is taken off, nor when the provider says no', async () => {
  await page.goto('/account/center?view=identities')
  await page.getByText('Example Login', { exact: true }).waitFor()
  await picture(page, 'identities')
  await page.getByRole('button', { name: 'Take off Example Login' }).click()
  await page.getByLabel('Password', { exact: true }).fill(seller.password)
  await picture(page, 'identity-take-off')
  await page.getByRole('button', { name: 'Take it off' }).click()
  await page.getByText('Only your password signs in').waitFor()
  await signOut()
  await leaveForProvider()
  await page.getByText(/Didn't bind the login account/).waitFor()

  // Signed out at the provider too, and this time the person says no there.
  await phone.clearCookies({ name: /^_session/ })
  await provider.tell({ who: null })
  await page.getByRole('link', { name: 'Back to the sign-in' }).click()
  await leaveForProvider()
  await page.getByText(/did not sign you in/).waitFor()
  await picture(page, 'provider-said-no')
  expect(await isSignedIn()).toBe(false)
})
