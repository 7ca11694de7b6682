import { languageCodes } from '@kaadi/contract/users'
import { brokenWords } from '@kaadi/testing/broken-words'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openPhone, picture } from '../support/browser.ts'
import { type Service, startService } from '../support/service.ts'
import { signIn } from '../support/sign-in.ts'
import { type Asked, listenToWire, watchShifts } from '../support/wire.ts'

// What a first visit costs, by the built app from the real service. No times: bytes, requests and jumps are the same on
// every machine.
const kB = 1024
const gates = { requests: 20, homeBytes: 215 * kB, landingBytes: 56 * kB, shift: 0.02 }

let service: Service
let browser: Browser
let open: BrowserContext[] = []

beforeAll(async () => {
  service = await startService()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await service?.stop()
})

afterEach(async () => {
  for (const context of open) await context.close()
  open = []
})

/** A phone that was never here before. */
const newPhone = async ({
  signedIn = false,
  dark = false,
} = {}): Promise<{ context: BrowserContext; page: Page }> => {
  const context = await openPhone(browser, service.url)
  open.push(context)
  if (signedIn) await signIn(context, service.url)
  const page = await context.newPage()
  if (dark) await page.emulateMedia({ colorScheme: 'dark' })
  return { context, page }
}
const sum = (list: readonly Asked[]) => list.reduce((total, { bytes }) => total + bytes, 0)
const listOf = (list: readonly Asked[]) =>
  list.map(({ method, path, bytes }) => `${method} ${path} ${bytes}`).join('\n')

/** The last thing that home asks for by itself: the rules of the running build, a second after its start. */
const manifest = (page: Page) => page.waitForResponse(/\/builds\/meta\//)

describe('a cold /home', () => {
  it('asks for few things and weighs little', async () => {
    const { context, page } = await newPhone({ signedIn: true })
    const asked = await listenToWire(context, page)
    const last = manifest(page)
    await page.goto('/home')
    await page.getByRole('region', { name: 'Just paid' }).getByText('₦').first().waitFor()
    await page
      .getByRole('link', { name: /per \$1|Nigerian naira/ })
      .first()
      .waitFor()
    await (await last).finished()
    await expect.poll(() => asked.filter(({ bytes }) => bytes === 0)).toEqual([])
    expect(asked.length, listOf(asked)).toBeLessThanOrEqual(gates.requests)
    expect(sum(asked), listOf(asked)).toBeLessThanOrEqual(gates.homeBytes)
    // What is asked for together travels together: the site, the person, the stream, and everything on the screen.
    expect(asked.filter(({ path }) => path.startsWith('/api/')).length, listOf(asked)).toBeLessThanOrEqual(5)
    await picture(page, 'home-cold')
  })

  it.each(languageCodes.filter((code) => code !== 'en-US'))(
    'asks for no more in another language, and adds its first words alone: %s',
    async (code) => {
      const { context, page } = await newPhone({ signedIn: true })
      await context.addInitScript((language) => localStorage.setItem('AFR-language', language), code)
      const asked = await listenToWire(context, page)
      const last = manifest(page)
      await page.goto('/home')
      await page.locator(`html:lang(${code}) #app main`).waitFor()
      await (await last).finished()
      await expect.poll(() => asked.filter(({ bytes }) => bytes === 0)).toEqual([])
      expect(asked.length, listOf(asked)).toBeLessThanOrEqual(gates.requests)
      expect(sum(asked), listOf(asked)).toBeLessThanOrEqual(gates.homeBytes)
    },
  )

  it('lets everything be kept for ever but the document', async () => {
    const { page } = await newPhone({ signedIn: true })
    const replies = new Map<string, { status: number; control: string | undefined }>()
    page.on('response', async (response) => {
      const { pathname } = new URL(response.url())
      replies.set(pathname, {
        status: response.status(),
        control: (await response.allHeaders())['cache-control'],
      })
    })
    const last = manifest(page)
    await page.goto('/home')
    await last
    const assets = [...replies].filter(([path]) => path.startsWith('/assets/'))
    expect(assets.length).toBeGreaterThan(6)
    for (const [path, { control }] of assets)
      expect([path, control]).toEqual([path, 'public, max-age=31536000, immutable'])
    expect(replies.get('/home')?.control).toBe('no-cache')
  })
})

describe('the first paint', () => {
  const frozen = async (page: Page) => {
    // No script and no style sheet ever arrives.
    await page.route(/\/assets\/.*\.(?:js|css)$/, () => new Promise(() => {}))
  }
  const hasPainted = (page: Page) =>
    page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)
  const ground = (page: Page, selector: string) =>
    page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor)

  it.each([
    ['/home', true, '.k-balance-header', 'Available balance'],
    ['/wallet/cash', true, '.k-purse', 'Paid into'],
    ['/transaction/cardDetail?giftOrderId=x', true, '.k-screen', 'Trade'],
    ['/login', false, '.k-brand-header', 'Sign in'],
    ['/register', false, '.k-brand-header', 'Open an account'],
  ])('of %s comes with the document', async (path, signedIn, part, words) => {
    const { page } = await newPhone({ signedIn })
    await frozen(page)
    await page.goto(path, { waitUntil: 'commit' })
    await page.locator(`#shell ${part}`).waitFor()
    await page.locator('#shell').getByText(words, { exact: true }).first().waitFor()
    await expect.poll(() => hasPainted(page)).toBe(1)
    await picture(page, `first-paint${path.replace(/\?.*$/, '').replaceAll('/', '-')}`)
  })

  it('is dark on a dark phone, and as it was chosen on any', async () => {
    const colours = new Set<string>()
    for (const dark of [false, true]) {
      const { page } = await newPhone({ signedIn: true, dark })
      await frozen(page)
      await page.goto('/home', { waitUntil: 'commit' })
      colours.add(await ground(page, '#shell'))
    }
    expect(colours.size).toBe(2)
    const { context, page } = await newPhone({ signedIn: true })
    await context.addInitScript(() => localStorage.setItem('AFR-scheme', 'dark'))
    await frozen(page)
    await page.goto('/home', { waitUntil: 'commit' })
    expect([...colours].indexOf(await ground(page, '#shell'))).toBe(1)
  })

  it('shows no screen to somebody who will not see it', async () => {
    const { page } = await newPhone()
    await frozen(page)
    await page.goto('/home', { waitUntil: 'commit' })
    await page.locator('#shell').waitFor({ state: 'attached' })
    expect(await page.locator('#shell').isVisible()).toBe(false)
  })

  it('sends a visitor of / to the landing page without the app', async () => {
    const { page } = await newPhone()
    await page.route(/\/assets\/.*\.js$/, (route) =>
      new URL(route.request().url()).pathname.startsWith('/assets/')
        ? new Promise(() => {})
        : route.continue(),
    )
    await page.goto('/', { waitUntil: 'commit' })
    await page.waitForURL('**/pcad')
  })

  it('says so where the app does not arrive', async () => {
    const { page } = await newPhone({ signedIn: true })
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/home')
    await page.getByRole('alert').getByText('This page did not load.').waitFor()
    await page.getByRole('link', { name: 'Try again' }).waitFor()
  })

  it.each([
    ['/home', true],
    ['/wallet/cash', true],
    ['/transaction/list', true],
    ['/sell/submit', true],
    ['/login', false],
    ['/register', false],
  ])('of %s is where the app draws it: nothing moves when it takes over', async (path, signedIn) => {
    const { page } = await newPhone({ signedIn })
    const shifts = await watchShifts(page)
    const refused: string[] = []
    page.on('console', (message) => message.type() === 'error' && refused.push(message.text()))
    // What the service answers comes later, and moves what it moves.
    await page.route('**/api/**', () => new Promise(() => {}))
    await page.goto(path)
    await page.locator('#shell').waitFor({ state: 'detached' })
    await page.locator('#app main').waitFor()
    expect(await shifts()).toBeLessThanOrEqual(gates.shift)
    expect(refused).toEqual([])
  })
})

describe('the app where no script runs', () => {
  it.each(['/', '/home', '/login', '/forget', '/reset', '/nowhere'])(
    'says at %s what to do, in place of an empty screen',
    async (path) => {
      const context = await browser.newContext({ baseURL: service.url, javaScriptEnabled: false })
      open.push(context)
      const page = await context.newPage()
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto(path)
      const heading = page.getByRole('heading', { level: 1 })
      expect(await heading.allTextContents()).toEqual(['JavaScript is off'])
      expect((await heading.boundingBox())?.y).toBeLessThan(200)
      expect(await page.locator('#shell, #app').filter({ visible: true }).count()).toBe(0)
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(740)
      await picture(page, `no-script${path.replaceAll('/', '-')}`)
      await page.getByRole('link', { name: 'See what cards pay today' }).click()
      await page.waitForURL('**/pcad')
    },
  )
})

describe('a cold landing page', () => {
  it('weighs little', async () => {
    const { context, page } = await newPhone()
    const asked = await listenToWire(context, page)
    await page.goto('/pcad')
    await page
      .getByText(/Updated/)
      .first()
      .waitFor()
    await expect.poll(() => asked.filter(({ bytes }) => bytes === 0)).toEqual([])
    expect(sum(asked), listOf(asked)).toBeLessThanOrEqual(gates.landingBytes)
    expect(asked.length, listOf(asked)).toBeLessThanOrEqual(gates.requests)
  })

  it('says what cards pay where no script runs, and lets each be sold', async () => {
    const context = await browser.newContext({ baseURL: service.url, javaScriptEnabled: false })
    open.push(context)
    const page = await context.newPage()
    await page.goto('/pcad')
    await page
      .getByText(/^₦\d{2,3},\d{3}$/)
      .first()
      .waitFor()
    const rows = page.locator('[data-rates="board"] .k-rate-row')
    expect(await rows.count()).toBeGreaterThan(6)
    expect(await rows.last().isVisible()).toBe(true)
    expect(await page.getByText(/JavaScript/).count()).toBe(0)
    await page.setViewportSize({ width: 1440, height: 900 })
    for (const row of await rows.all()) expect((await row.boundingBox())?.width).toBeGreaterThan(112)
    expect(await page.locator('.k-skeleton').count()).toBe(0)
    await rows.first().click()
    await page.waitForURL(/\/register\?ret=/)
  })

  it.each(languageCodes)(
    'breaks no word at twice the text size on the smallest phone, in %s',
    async (code) => {
      const { page } = await newPhone()
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto(`/pcad?lang=${code}`)
      await page.locator('[data-state="ready"][data-live]').waitFor()
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      expect(await brokenWords(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    },
  )

  it('does not move when its script takes over', async () => {
    const { page } = await newPhone()
    const shifts = await watchShifts(page)
    await page.goto('/pcad')
    await page
      .getByText(/Updated/)
      .first()
      .waitFor()
    expect(await shifts()).toBeLessThanOrEqual(gates.shift)
    await picture(page, 'landing-cold')
  })

  it('has its picture, its map and its rules for crawlers at its addresses', async () => {
    const { page } = await newPhone()
    await page.goto('/pcad')
    const picture = await page.locator('meta[property="og:image"]').getAttribute('content')
    const [shown, map, robots] = await Promise.all(
      [picture!, '/sitemap.xml', '/robots.txt'].map((path) => page.request.get(path)),
    )
    expect(shown!.headers()['content-type']).toBe('image/png')
    expect(await map!.text()).toContain(`${service.url}/pcad`)
    expect(await robots!.text()).toContain(`Sitemap: ${service.url}/sitemap.xml`)
  })
})
