import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { deskPage } from '../models/desk.page.ts'
import { lightAndDark, openBrowser, openDesktop, picture } from '../support/browser.ts'
import { callsOf } from '../support/calls.ts'
import { type Service, startService } from '../support/service.ts'

const demoPassword = 'kaadi-demo-2026'
const mine = 'You are checking this order.'

let service: Service
let browser: Browser
let office: BrowserContext
let page: Page
beforeAll(async () => {
  service = await startService()
  browser = await openBrowser()
  office = await openDesktop(browser, service.url)
  page = await office.newPage()
  // Time is the page's own from the start: minutes pass without being waited for.
  await page.clock.install()
  await deskPage(page).signIn('reviewer@kaadi.example', demoPassword)
})
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await picture(page, 'failed-review')
})
afterAll(async () => {
  await browser?.close()
  await service?.stop()
})

const isHeld = (on = page) => on.getByText(mine).waitFor()
const passing = async (ms: number, call: string) => {
  const answered = page.waitForResponse((reply) => reply.url().includes(call))
  await page.clock.fastForward(ms)
  await answered
}
const giveBack = async () => {
  await page.getByRole('button', { name: /Give back/ }).click()
  await page.getByText('Nobody is checking this order.').waitFor()
}
const sell = (...codes: string[]) => callsOf(service.url).sellSteam(...codes)

it('an order taken in the queue stays taken past every look at it and past several renewals', async () => {
  await page.goto('/console/')
  await page
    .getByRole('button', { name: /^Take order/ })
    .first()
    .click()
  await isHeld()
  for (let look = 0; look < 4; look++) {
    await passing(16_000, '/ops/desk/order')
    await isHeld()
  }
  for (let renewal = 0; renewal < 4; renewal++) {
    await page.clock.fastForward(61_000)
    const renewed = page.waitForResponse((reply) => reply.url().includes('/ops/desk/renew'))
    await page.keyboard.press('Shift')
    expect((await renewed).status()).toBe(200)
    await isHeld()
  }
  expect(await page.getByText(/You can look, not decide/).count()).toBe(0)
})

it('it is still held after a reload, in a second tab, and from Mine', async () => {
  await page.reload()
  await isHeld()
  const second = await office.newPage()
  await second.goto(page.url())
  await isHeld(second)
  await second.goto('/console/')
  await second.getByRole('radio', { name: 'Mine' }).click({ force: true })
  const [tradeNumber] = (await page.locator('body').textContent())!.match(/GC-\d{4}-\d\d-\d{5}/)!
  const goOn = second.getByRole('button', { name: `Go on with order ${tradeNumber}` })
  await goOn.waitFor()
  const row = second.getByRole('row').filter({ has: goOn })
  expect((await boxOf(row)).height).toBeLessThanOrEqual(44)
  await goOn.click()
  await isHeld(second)
  await isHeld()
  await second.close()
})

it('its countdown says to the second what the service says', async () => {
  const watched = await office.newPage()
  const reply = watched.waitForResponse((one) => one.url().includes('/ops/desk/order'))
  await watched.goto(page.url())
  const { data } = (await (await reply).json()) as { data: { lease: { leaseExpiresTime: string } } }
  const left = watched.getByRole('timer')
  await left.waitFor()
  const [minutes, seconds] = (await left.textContent())!.split(':').map(Number)
  const truly = Math.ceil((Date.parse(data.lease.leaseExpiresTime) - Date.now()) / 1000)
  expect(Math.abs(minutes! * 60 + seconds! - truly)).toBeLessThanOrEqual(1)
  await watched.close()
})

it('losing it is told at once, with who has it now', async () => {
  const second = await office.newPage()
  await second.goto(page.url())
  await isHeld(second)
  await second.keyboard.press('g')
  await page.getByText('This order was given back in another window.').waitFor()
  const otherOffice = await openDesktop(browser, service.url)
  const admin = await otherOffice.newPage()
  await deskPage(admin).signIn('admin@kaadi.example', demoPassword)
  await admin.goto(page.url())
  await deskPage(admin).claim()
  await page.getByText(/has this order now\./).waitFor()
  await picture(page, 'claim-taken')
  await otherOffice.close()
  await second.close()
})

/** Whether all of it is in sight: inside the window, and nothing lies on it. */
const inSight = (target: ReturnType<Page['locator']>) =>
  target.evaluate((element) => {
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect()
    if (left < 0 || top < 0 || right > window.innerWidth || bottom > window.innerHeight) return false
    const points = [0.1, 0.5, 0.9].map((part) => [left + width / 2, top + height * part] as const)
    return points.every(([x, y]) => {
      const seen = document.elementFromPoint(x, y)
      return seen !== null && (element.contains(seen) || seen.contains(element))
    })
  })
const boxOf = async (target: ReturnType<Page['locator']>) => (await target.boundingBox())!

async function areReasonsInSight() {
  const reasons = page.locator('.k-reason-picker-list > label')
  await expect.poll(() => reasons.count()).toBe(12)
  for (const reason of await reasons.all()) {
    await expect.poll(() => inSight(reason)).toBe(true)
    expect((await boxOf(reason)).height).toBeLessThanOrEqual(36)
  }
}

it('everything that decides is in sight at 1280 × 800, the photos large, the front first', async () => {
  const giftOrderId = await sell('H3KQ2LAB3CDE4FT')
  await deskPage(page).openOrder(giftOrderId)
  await deskPage(page).claim()
  const panes = page.getByRole('application')
  await expect.poll(() => panes.count()).toBe(2)
  expect(await panes.first().getAttribute('aria-label')).toBe('front')
  const photo = await boxOf(panes.first())
  // Beside the queue, which is as narrow as it can be read.
  expect(photo.width).toBeGreaterThanOrEqual(305)
  expect(photo.height).toBeGreaterThanOrEqual(400)
  const line = await boxOf(page.locator('.k-review-pane-head'))
  expect(line.height).toBeLessThanOrEqual(44)
  expect(line.y + line.height).toBeLessThanOrEqual(photo.y)
  for (const words of [/promised by/, /^adaeze, level/]) {
    expect(await inSight(page.locator('.k-review-pane-head').getByText(words))).toBe(true)
  }
  const verdicts = page.locator('.k-card-verdict-options > label')
  const decide = page.getByRole('region', { name: 'Decision' })
  const isDecidable = async () => {
    for (const verdict of await verdicts.all()) expect(await inSight(verdict)).toBe(true)
    expect(await inSight(decide)).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(800)
  }
  await isDecidable()
  expect((await boxOf(page.locator('.k-review-pane-side'))).width).toBeGreaterThanOrEqual(360)

  await page.keyboard.press('3')
  await areReasonsInSight()
  await picture(page, 'review-reasons')
  await page.keyboard.press('w')
  await page.getByLabel('Back photo').check()
  await page.getByLabel('What the back photo shows').fill('The balance is zero')
  expect(await inSight(page.getByLabel('What the back photo shows'))).toBe(true)
  expect(await inSight(page.getByRole('button', { name: /Add a picture/ }))).toBe(true)
  await isDecidable()
  await lightAndDark(page, 'review-evidence')
})

it('every reason is in sight above the decision for a card among several, and among as many as can be', async () => {
  const lettered = (code: string) => (_: unknown, at: number) => `${code}${'23456789ABCDEFGHJKLM'[at]}`
  const few = await sell(...Array.from({ length: 3 }, lettered('L3KQ2LAB3CDE4F')))
  const most = await callsOf(service.url).sell(Array.from({ length: 20 }, lettered('M3KQ2LAB3CDE4F')), {
    form: 'ecode',
  })
  for (const giftOrderId of [few, most]) {
    await giveBack()
    await deskPage(page).openOrder(giftOrderId)
    await deskPage(page).claim()
    await page.keyboard.press('3')
    await areReasonsInSight()
    for (const verdict of await page.locator('.k-card-verdict-options > label').all())
      expect(await inSight(verdict)).toBe(true)
    expect(await inSight(page.getByRole('region', { name: 'Decision' }))).toBe(true)
    await picture(page, 'review-reasons-of-several')
  }
})

it('its words and figures are drawn by the face that the console brings', async () => {
  const faces = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  )
  expect(faces.map((family) => family.replaceAll('"', ''))).toContain('Desk')
  expect(await page.evaluate(() => getComputedStyle(document.body).fontVariantNumeric)).toContain(
    'tabular-nums',
  )
})

it('by keys alone a card is paid and the next order opens, in focus, its photos loaded once', async () => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/object/read')) asked.push(request.url())
  })
  // An order that is still held would let photos be seen that look like its own.
  await giveBack()
  const [next, paid] = [await sell('J3KQ2LAB3CDE4FT'), await sell('K3KQ2LAB3CDE4FT')]
  await emptyQueueBut(next, paid)
  await deskPage(page).openOrder(paid)
  await page.getByText('Nobody is checking this order.').waitFor()
  await page.keyboard.press('t')
  await isHeld()
  const why = page.getByLabel('Why do you open it?')
  // Keys that are printed elsewhere are not the first letters of a purpose.
  for (const key of ['c', 'c', '1']) await page.keyboard.press(key)
  expect(await why.inputValue()).toBe('')
  expect(await why.evaluate((select) => select === document.activeElement)).toBe(true)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('c')
  await page.getByRole('button', { name: 'Hide' }).waitFor()
  await page.clock.fastForward(31_000)
  await page.getByRole('button', { name: 'Show code' }).waitFor()
  await page.keyboard.press('1')
  await page.getByRole('button', { name: /Accept and pay/ }).waitFor()
  asked.length = 0
  await page.keyboard.press('d')
  await page.waitForURL((url) => url.searchParams.get('giftOrderId') === next)
  await isHeld()
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('ARTICLE')
  await expect
    .poll(() =>
      page
        .locator('.k-compare-pane-ground img')
        .evaluateAll((all) => all.every((one) => (one as HTMLImageElement).complete)),
    )
    .toBe(true)
  expect(asked.length).toBe(2)
  expect(new Set(asked).size).toBe(2)
  // What codes are opened for stays chosen until it is changed.
  expect(await page.getByLabel('Why do you open it?').inputValue()).toBe('checkBalance')
  expect(await inSight(page.locator('.k-review-pane-head > .c-line-flags'))).toBe(true)
  await picture(page, 'review-next')

  const [address] = asked
  expect((await page.request.get(address!)).status()).toBe(200)
  await page.keyboard.press('g')
  await page.getByText('Nobody is checking this order.').waitFor()
  expect((await page.request.get(address!)).status()).toBe(404)
})

/** Leaves only these orders to be taken: every other is put into the hands of a colleague. */
async function emptyQueueBut(...kept: string[]): Promise<void> {
  const colleague = await openDesktop(browser, service.url)
  const tab = await colleague.newPage()
  await deskPage(tab).signIn('admin@kaadi.example', demoPassword)
  await deskPage(tab).takeAllBut(kept)
  await colleague.close()
}
