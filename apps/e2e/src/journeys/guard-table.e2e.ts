import { nativeStartDelayMs } from '@kaadi/contract/constants'
import type { Browser, BrowserContext, Frame, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everyPath, type Place, places, restsAt } from '../models/guard-table.ts'
import { openBrowser, openDesktop, openPhone } from '../support/browser.ts'
import { type Service, startService } from '../support/service.ts'
import { messagesTo, openInShell } from '../support/shell.ts'
import { signIn } from '../support/sign-in.ts'

let service: Service
let browser: Browser

beforeAll(async () => {
  service = await startService()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await service?.stop()
})

/** Long for a guard on a busy machine; a whole table of wrong answers still comes before a test's own time is over. */
const patienceMs = 3_000

/** Where somebody types an address: a tab, or the frame of the page around it. */
interface Window {
  readonly page: Page
  readonly place: Page | Frame
  readonly context: BrowserContext
}

const openWindow = async (place: Place, isSeller: boolean): Promise<Window> => {
  const open = place.endsWith('desktop') ? openDesktop : openPhone
  const context = await open(browser, service.url)
  if (place.startsWith('in the wrapper')) await openInShell(context)
  if (isSeller) await signIn(context, service.url)
  // The guard asks nobody: what the screens ask for only takes time.
  await context.route(/\/api\//, (route) => route.abort())
  const page = await context.newPage()
  if (!place.startsWith('in a frame')) return { page, place: page, context }
  await page.goto('/pc')
  const frame = await page.locator('iframe').elementHandle()
  return { page, place: (await frame!.contentFrame())!, context }
}

const addressOf = ({ place }: Window): string => place.url().slice(service.url.length)

/** Whether a page is at rest: the app has taken over from its document's first frame, or it is no page of the app. */
const isAtRest = ({ place }: Window): Promise<boolean> =>
  place
    .evaluate(() => document.readyState !== 'loading' && document.getElementById('shell') === null)
    // Between two pages there is none to ask.
    .catch(() => false)

/** What a link of the app does: no page is loaded. */
const goInApp = ({ place }: Window, path: string) =>
  place.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

/** Pages of their own, which the app is left for and comes back from by an address. */
const isLanding = (address: string): boolean => /^\/(?:pc|pcad)?(?:[?#]|$)/.test(address)
/** A tab is told its addresses; where the app runs in something else it is one app that goes from path to path. */
const isTyped = (place: Place): boolean => place === 'on a phone' || place === 'at a desktop'

const go = async (window: Window, path: string, typed: boolean): Promise<void> => {
  const mustLoad = typed || isLanding(path) || isLanding(addressOf(window))
  if (mustLoad) await window.place.goto(path, { waitUntil: 'commit' }).catch(() => undefined)
  else await goInApp(window, path)
}

/** Goes to a path and answers where it leads; waits for what is wanted, and that it stays. */
const follow = async (window: Window, path: string, wanted: string, typed: boolean): Promise<string> => {
  await go(window, path, typed)
  await expect
    .poll(async () => addressOf(window) === wanted && (await isAtRest(window)), {
      timeout: patienceMs,
      interval: 30,
    })
    .toBe(true)
    .catch(() => undefined)
  return addressOf(window)
}

/** A seller is led home once, at the start. */
const startInShell = async (window: Window): Promise<void> => {
  await go(window, '/', true)
  await expect
    .poll(() => messagesTo(window.page, 'page').catch(() => []), { timeout: patienceMs })
    .not.toEqual([])
}

describe.each(places)('the guard %s', (place) => {
  it.each([
    ['a visitor', false],
    ['a seller', true],
  ] as const)('leads %s from any path to where they belong', async (_who, isSeller) => {
    const window = await openWindow(place, isSeller)
    const wanted = everyPath.map((path) => [path, restsAt(path, place, isSeller)] as const)
    if (isSeller && place.startsWith('in the wrapper')) await startInShell(window)
    const landed: (readonly [string, string])[] = []
    for (const [path, rest] of wanted) landed.push([path, await follow(window, path, rest, isTyped(place))])
    await window.context.close()
    expect(landed).toEqual(wanted)
  })

  it('keeps the invitation code that any path brings', async () => {
    const window = await openWindow(place, false)
    const kept = () =>
      window.place.evaluate(() => sessionStorage.getItem('AFR-invitationCode')).catch(() => undefined)
    const lost: string[] = []
    for (const [at, path] of everyPath.entries()) {
      await go(window, `${path}?invitationCode=ADA-${at}`, isTyped(place))
      await expect
        // The next path is not asked for while this one still leads elsewhere.
        .poll(async () => (await isAtRest(window)) && (await kept()), { timeout: patienceMs, interval: 30 })
        .toBe(`"ADA-${at}"`)
        .catch(() => lost.push(path))
    }
    await window.context.close()
    expect(lost).toEqual([])
  })
})

it.each([
  ['in the wrapper on a phone', '/account'],
  ['in the wrapper on a phone', '/login?ret=%2Faccount'],
  ['in the wrapper at a desktop', '/wallet/cash'],
  ['in the wrapper at a desktop', '/activate'],
] as const)('%s a seller who starts at %s is at home half a second later', async (place, path) => {
  const window = await openWindow(place, true)
  expect(await follow(window, path, '/home', true)).toBe('/home')
  await window.context.close()
})

it('in the wrapper a seller who goes on from home at once is not called back', async () => {
  const window = await openWindow('in the wrapper on a phone', true)
  expect(await follow(window, '/', '/home', true)).toBe('/home')
  await window.page.getByRole('link', { name: 'Sell', exact: true }).click()
  await window.page.waitForTimeout(2 * nativeStartDelayMs)
  expect(addressOf(window)).not.toBe('/home')
  await window.context.close()
})
