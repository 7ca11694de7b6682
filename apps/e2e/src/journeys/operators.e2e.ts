import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { TOTP } from 'otpauth'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { deskPage } from '../models/desk.page.ts'
import { mailedLink } from '../models/mailbox.page.ts'
import { openBrowser, openDesktop, picture } from '../support/browser.ts'
import { callsOf } from '../support/calls.ts'
import { repository } from '../support/folders.ts'
import { type Service, startService } from '../support/service.ts'

const code = 'ABCDE-FGHJK-LMNPQ'
const password = 'nine quiet market mornings'
const adminEmail = 'bisi@kaadi.example'
const reviewerEmail = 'kofi@kaadi.example'

let service: Service
let browser: Browser
let admin: Page
let reviewer: Page
beforeAll(async () => {
  service = await startService()
  browser = await openBrowser()
  const [office, desk] = await Promise.all([
    openDesktop(browser, service.url),
    openDesktop(browser, service.url),
  ])
  admin = await office.newPage()
  reviewer = await desk.newPage()
})
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return
  await picture(admin, 'failed-operators-admin')
  await picture(reviewer, 'failed-operators-reviewer')
})
afterAll(async () => {
  await browser?.close()
  await service?.stop()
})

/** The link that the command prints for the first admin. */
async function firstLink(): Promise<string> {
  const run = promisify(execFile)(
    process.execPath,
    ['-C', '@kaadi/source', 'src/create-admin.ts', adminEmail],
    {
      cwd: join(repository, 'apps', 'api'),
      env: { PATH: process.env.PATH, KAADI_DATA: service.dataFolder, PORT: new URL(service.url).port },
    },
  )
  const { stdout } = await run
  return /\/console\/welcome#\S+/.exec(stdout)![0]
}

/** Name and password behind a link, then an authenticator app: nothing is shown before. */
async function joinDesk(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link)
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Open the desk' }).click()
  await page.getByRole('heading', { name: 'Set up your authenticator app' }).waitFor()
  expect(await page.getByRole('navigation', { name: 'Sections' }).count()).toBe(0)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Go on' }).click()
  const secret = (await page.locator('.k-two-factor-secret').textContent())!.replace(/\s/g, '')
  await picture(page, 'operator-factor')
  await page.getByRole('textbox').fill(new TOTP({ secret }).generate())
  await page.getByRole('button', { name: 'Turn on' }).click()
  await page.getByRole('checkbox').check({ force: true })
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Sign out' }).waitFor()
}

it('the first admin comes by the printed link, and sets up the app before anything is shown', async () => {
  await joinDesk(admin, await firstLink(), 'Bisi Adewale')
  await admin.getByRole('link', { name: 'Operators' }).waitFor()
})

it('the admin invites a reviewer by mail', async () => {
  await admin.goto('/console/operators')
  await admin.getByRole('link', { name: 'Invite' }).click()
  await admin.getByRole('dialog').getByLabel('Email').fill(reviewerEmail)
  await admin.getByRole('checkbox', { name: /reviewer/ }).check({ force: true })
  await picture(admin, 'operator-invited')
  await admin.getByRole('button', { name: 'Send the invitation' }).click()
  await admin.getByRole('table', { name: 'Invitations that wait' }).getByText(reviewerEmail).waitFor()
})

it('the reviewer accepts, sets up the app, and decides a first order', async () => {
  const link = await mailedLink(reviewer.context() as BrowserContext, reviewerEmail, '/console/welcome')
  await joinDesk(reviewer, link, 'Kofi Mensah')
  const giftOrderId = await callsOf(service.url).sellSteam(code)
  const desk = deskPage(reviewer)
  await desk.openOrder(giftOrderId)
  await desk.claim()
  await desk.revealCode()
  await desk.accept()
})

it('the used link says that it was used', async () => {
  const link = await mailedLink(reviewer.context() as BrowserContext, reviewerEmail, '/console/welcome')
  const other = await admin.context().newPage()
  await other.goto(link)
  await other.getByText('This link has been used. Sign in with the password that was chosen.').waitFor()
  await other.close()
})

it('the admin suspends the reviewer, whose next call is refused', async () => {
  await admin.goto('/console/operators')
  await admin.getByRole('link', { name: 'Kofi Mensah' }).click()
  const drawer = admin.getByRole('dialog', { name: 'Kofi Mensah' })
  await drawer.getByLabel('Why they are suspended').fill('The trial week is over.')
  await picture(admin, 'operator-drawer')
  await drawer.getByRole('button', { name: 'Suspend' }).click()
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Suspend' }).click()
  await drawer.getByText('Was suspended').waitFor()
  await reviewer.goto('/console/')
  await reviewer.getByRole('button', { name: 'Sign in' }).waitFor()
  await reviewer.getByLabel('Email').fill(reviewerEmail)
  await reviewer.getByLabel('Password', { exact: true }).fill(password)
  await reviewer.getByRole('button', { name: 'Sign in' }).click()
  await reviewer.getByText('This account is suspended. Ask an admin to reinstate it.').waitFor()
})

it('the audit tells all of it', async () => {
  await admin.goto('/console/audit')
  const table = admin.getByRole('table', { name: 'What operators did' })
  for (const call of ['operatorAccounts.invite', 'desk.decide', 'operatorAccounts.suspend'])
    await table.getByText(call).first().waitFor()
  await picture(admin, 'audit')
  await admin.goto('/console/audit?outcome=refused')
  await table.getByText('Refused with 1955').first().waitFor()
})
