import { cardPhoto } from '@kaadi/testing/images'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { sellPage } from '../models/sell.page.ts'
import { letBuildAge, openAsBuildAges, openBrowser, openPhone, picture } from '../support/browser.ts'
import { type Service, startService } from '../support/service.ts'
import { messagesTo, openInShell, sayTo } from '../support/shell.ts'
import { signIn } from '../support/sign-in.ts'

// docs/wrapper-protocol.md, in a browser: what the app tells a native shell, and what it does with what the shell says.
let service: Service
let browser: Browser
let phone: BrowserContext
let page: Page

beforeAll(async () => {
  service = await startService()
  browser = await openBrowser()
  phone = await openPhone(browser, service.url)
  await openInShell(phone)
  page = await phone.newPage()
})
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return
  for (const shown of phone.pages()) await picture(shown, 'failed-wrapper')
})
afterAll(async () => {
  await browser?.close()
  await service?.stop()
})

const path = () => new URL(page.url()).pathname + new URL(page.url()).search
const isReady = () => expect.poll(() => messagesTo(page, 'ready')).toHaveLength(1)
const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const push = (bizType: number | string, id = 'order-of-another', notificationId = 'n1') => ({
  type: 'notification',
  notification: { bizType, id, notificationId, title: 'Rates', content: 'Steam pays more today.' },
})

it('1. leaves a visitor where they are, and tells that nobody is signed in', async () => {
  await page.goto('/register')
  await isReady()
  expect(await messagesTo(page, 'session')).toEqual([{ type: 'session', isSignedIn: false }])
  expect(await messagesTo(page, 'page')).toEqual([{ type: 'page', isHome: false }])
  await page.waitForTimeout(1_000)
  expect(path()).toBe('/register')
})

it('1. tells from the landing page, which is the / of a visitor, that Back leaves the app', async () => {
  const visitor = await openPhone(browser, service.url)
  await openInShell(visitor)
  const landing = await visitor.newPage()
  await landing.goto('/')
  await landing.waitForURL('**/pcad')
  await expect.poll(() => messagesTo(landing, 'page')).toEqual([{ type: 'page', isHome: true }])
  expect(await messagesTo(landing, 'session')).toEqual([{ type: 'session', isSignedIn: false }])
  await landing.goto('/pc?s=%2Fregister')
  await expect.poll(() => messagesTo(landing, 'page')).toEqual([{ type: 'page', isHome: false }])
  // A push waits for the app: a page that is not it would lose it.
  expect(await messagesTo(landing, 'ready')).toEqual([])
  await landing.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor()
  await sayTo(landing, { type: 'back' })
  await landing.waitForURL('**/pcad')
  await visitor.close()
})

it('2. starts a seller at home, half a second after the start, and calls as the app of the phone', async () => {
  await signIn(phone, service.url)
  const call = page.waitForRequest((request) => request.url().includes('/api/'))
  await page.goto('/account')
  const headers = await (await call).allHeaders()
  expect([headers['ga-stream'], headers.os]).toEqual(['ANDROID', '1'])
  await page.waitForURL('**/home')
  await isReady()
  await expect
    .poll(async () => (await messagesTo(page, 'page')).map(({ isHome }) => isHome))
    .toEqual([false, true])
  expect(await messagesTo(page, 'session')).toEqual([{ type: 'session', isSignedIn: true }])
})

it.each([
  [0, '/transaction/cardDetail?giftOrderId=order-of-another'],
  ['1', '/transaction/cardDetail?giftOrderId=order-of-another'],
  [2, '/transaction/cardDetail?giftOrderId=order-of-another'],
  [3, '/transaction/withdrawDetail?id=order-of-another'],
  [4, '/transaction/withdrawDetail?id=order-of-another'],
])('3. opens what a push of type %s is about, and not home', async (bizType, opens) => {
  await page.goto('/home')
  await isReady()
  await sayTo(page, push(bizType))
  await expect.poll(path).toBe(opens)
  await page.waitForTimeout(600)
  expect(path()).toBe(opens)
})

it('3. shows the words of a push of type 6, and does nothing for 5 and 7', async () => {
  await page.goto('/home')
  await isReady()
  for (const bizType of [5, 7]) await sayTo(page, push(bizType, 'x', `n${bizType}`))
  await sayTo(page, push(6, '', 'n6'))
  await page.getByText('Steam pays more today.').waitFor()
  expect(path()).toBe('/home')
})

it('4. goes back by the phone’s button, closes what lies over the screen, and leaves home to the shell', async () => {
  await page.goto('/home')
  await isReady()
  await page.waitForTimeout(600)
  await page.getByRole('link', { name: 'Me', exact: true }).click()
  await heading('Me').waitFor()
  await sayTo(page, { type: 'back' })
  await expect.poll(path).toBe('/home')
  await sayTo(page, { type: 'back' })
  await page.waitForTimeout(300)
  expect(path()).toBe('/home')
})

it('5. shares by the phone’s sheet, opens other sites outside and no script anywhere', async () => {
  await page.goto('/activity?view=invite')
  await isReady()
  await page.waitForTimeout(600)
  await page.evaluate(() => navigator.share({ title: 'Kaadi', url: 'https://kaadi.example/register' }))
  expect(await messagesTo(page, 'share')).toEqual([
    { type: 'share', title: 'Kaadi', url: 'https://kaadi.example/register' },
  ])
  await page.evaluate(() => {
    for (const href of ['https://help.example/cards', 'javascript:document.title="broken"']) {
      const link = document.createElement('a')
      link.href = href
      link.textContent = 'Outside'
      document.body.append(link)
      link.click()
      link.remove()
    }
  })
  await expect
    .poll(() => messagesTo(page, 'open'))
    .toEqual([{ type: 'open', url: 'https://help.example/cards' }])
  expect(await page.title()).not.toBe('broken')
  expect(new URL(page.url()).origin).toBe(service.url)
})

it('6. takes the photo of a card by the phone’s camera', async () => {
  await page.goto('/home')
  await isReady()
  await page.waitForTimeout(600)
  await page.getByRole('link', { name: 'Sell', exact: true }).click()
  await sellPage(page).chooseBrand('Steam')
  await sellPage(page).chooseForm('Physical card')
  await sellPage(page).enterValue('100')
  const bytes = await cardPhoto({ brand: 'Steam', side: 'front', width: 1200 })
  await sayTo(page, { type: 'device', deviceId: 'd1', canTakePhoto: true })
  await page.getByRole('button', { name: 'Add photo: Front' }).click()
  await expect.poll(() => messagesTo(page, 'camera')).toHaveLength(1)
  const [{ requestId } = { requestId: '' }] = await messagesTo(page, 'camera')
  const stored = page.waitForResponse((reply) => reply.url().endsWith('/object/upload') && reply.ok())
  await sayTo(page, { type: 'photo', requestId, mimeType: 'image/jpeg', base64: bytes.toString('base64') })
  await stored
  expect(await page.evaluate(() => localStorage.getItem('AFR-deviceId'))).toContain('d1')
})

it('6. lets the phone be felt when a card was sent', async () => {
  await page.goto('/home')
  await isReady()
  await page.waitForTimeout(600)
  await page.getByRole('link', { name: 'Sell', exact: true }).click()
  await sellPage(page).chooseBrand('Steam')
  await sellPage(page).chooseForm('E-code')
  await sellPage(page).enterValue('100')
  await page.getByLabel('Card code').fill('R7TQ2LAB3CDE4FG')
  await page.getByText(/Rate locked until/).waitFor()
  await sellPage(page).confirm()
  expect(await messagesTo(page, 'haptic')).toEqual([])
  await sellPage(page).send()
  await page.waitForURL(/\/transaction\/cardDetail\?giftOrderId=/)
  expect(await messagesTo(page, 'haptic')).toEqual([{ type: 'haptic', kind: 'success' }])
})

it('7. asks for a finger or a face after a minute in the background', async () => {
  await page.goto('/home')
  await isReady()
  await page.waitForTimeout(600)
  await sayTo(page, { type: 'device', canUnlock: true })
  const turn = (state: 'hidden' | 'visible', laterMs: number) =>
    page.evaluate(
      ([visibility, ms]) => {
        const now = Date.now()
        Date.now = () => now + ms
        Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      },
      [state, laterMs] as const,
    )
  await turn('hidden', 0)
  await turn('visible', 59_000)
  expect(await messagesTo(page, 'unlock')).toEqual([])
  await turn('hidden', 0)
  await turn('visible', 60_000)
  await page.getByRole('dialog', { name: 'Locked' }).waitFor()
  await picture(page, 'locked')
  const [{ requestId } = { requestId: '' }] = await messagesTo(page, 'unlock')
  await sayTo(page, { type: 'unlocked', requestId: 'of-another', ok: true })
  await sayTo(page, { type: 'unlocked', requestId, ok: false })
  await page.waitForTimeout(200)
  expect(await page.getByRole('dialog', { name: 'Locked' }).isVisible()).toBe(true)
  await sayTo(page, { type: 'unlocked', requestId, ok: true })
  await page.getByRole('dialog', { name: 'Locked' }).waitFor({ state: 'detached' })
  await page.getByRole('region', { name: 'Balance' }).waitFor()
})

it('7. stays locked whatever is pressed, whatever a push says, and after the app was killed', async () => {
  await page.goto('/home')
  await isReady()
  await sayTo(page, { type: 'device', canUnlock: true })
  await page.evaluate(() => {
    const turn = (state: 'hidden' | 'visible') => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }
    turn('hidden')
    const now = Date.now()
    Date.now = () => now + 60_000
    turn('visible')
  })
  const cover = page.getByRole('dialog', { name: 'Locked' })
  const isOnTop = () =>
    page.evaluate(() => document.elementFromPoint(180, 40)?.closest('dialog')?.className === 'w-unlock')
  await cover.waitFor()
  await cover.click({ position: { x: 20, y: 20 } })
  for (let press = 0; press < 5; press++) {
    await page.keyboard.press('Escape')
    await page.waitForTimeout(50)
    expect(await isOnTop()).toBe(true)
  }
  await sayTo(page, {
    type: 'notification',
    notification: { bizType: 6, title: 'Private words', content: 'Not for whoever holds the phone' },
  })
  await page.waitForTimeout(600)
  expect(await isOnTop()).toBe(true)
  await page.reload()
  await isReady()
  await cover.waitFor()
  expect(await page.getByRole('region', { name: 'Balance' }).isVisible()).toBe(false)
  await sayTo(page, { type: 'device', canUnlock: true })
  await expect.poll(() => messagesTo(page, 'unlock')).toHaveLength(1)
  const [{ requestId } = { requestId: '' }] = await messagesTo(page, 'unlock')
  await sayTo(page, { type: 'unlocked', requestId, ok: true })
  await cover.waitFor({ state: 'detached' })
  await page.getByRole('region', { name: 'Balance' }).waitFor()
  await page.reload()
  await page.getByRole('region', { name: 'Balance' }).waitFor()
  expect(await cover.isVisible()).toBe(false)
})

it('8. keeps the screen that was asked for when an update loads it, and starts at home the next time', async () => {
  const tab = await phone.newPage()
  await openAsBuildAges(tab, '/home')
  await tab.getByRole('region', { name: 'Balance' }).waitFor()
  await letBuildAge(tab)
  const loaded = tab.waitForEvent('load')
  await tab.getByRole('link', { name: 'Wallet', exact: true }).click()
  await loaded
  await expect.poll(() => messagesTo(tab, 'ready')).toHaveLength(1)
  await tab.clock.runFor(1_000)
  expect(new URL(tab.url()).pathname).toBe('/wallet/cash')
  await tab.reload()
  await expect.poll(() => messagesTo(tab, 'ready')).toHaveLength(1)
  await tab.clock.runFor(1_000)
  await tab.waitForURL('**/home')
  await tab.close()
})
