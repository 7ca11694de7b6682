import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openDesktop, openPhone } from '../support/browser.ts'
import { type Service, startService } from '../support/service.ts'
import { signIn } from '../support/sign-in.ts'

// The guard rules of specification section 2, as a person meets them: the address is typed, the app decides.
type Who = 'visitor on a phone' | 'seller on a phone' | 'visitor at a desktop' | 'seller at a desktop'

let service: Service
let browser: Browser
const contexts = new Map<Who, BrowserContext>()

beforeAll(async () => {
  service = await startService()
  browser = await openBrowser()
  contexts.set('visitor on a phone', await openPhone(browser, service.url))
  contexts.set('seller on a phone', await openPhone(browser, service.url))
  contexts.set('visitor at a desktop', await openDesktop(browser, service.url))
  contexts.set('seller at a desktop', await openDesktop(browser, service.url))
  for (const [who, context] of contexts) if (who.startsWith('seller')) await signIn(context, service.url)
})
afterAll(async () => {
  await browser?.close()
  await service?.stop()
})

const addressOf = (url: string): string => url.slice(service.url.length)

/** Opens an address in a tab of its own, and waits until a page of the product says something there. */
const arrive = async (who: Who, path: string): Promise<Page> => {
  const page = await contexts.get(who)!.newPage()
  await page.goto(path)
  // On a phone /pc shows nothing but the app: its own heading is there and out of sight.
  await page.locator('h1').first().waitFor({ state: 'attached' })
  return page
}

/** What a link of the app would do, once it is there: no page is loaded. */
const goInApp = async (page: Page, path: string) => {
  await page.locator('#app > *').first().waitFor({ state: 'attached' })
  await page.evaluate((to) => {
    window.history.pushState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

/** Addresses with a query, and what no page has. */
const rows: readonly [who: Who, opens: string, lands: string][] = [
  ['visitor on a phone', '/activate?token=abc', '/activate?token=abc'],
  ['visitor on a phone', '/pc?s=%2Fregister', '/pc?s=%2Fregister'],
  ['visitor on a phone', '/wallet/cash?currencyId=2#x', '/login?ret=%2Fwallet%2Fcash%3FcurrencyId%3D2%23x'],
  ['visitor on a phone', '/login?ret=%2Fwallet%2Fcash', '/login?ret=%2Fwallet%2Fcash'],
  ['visitor on a phone', '/nowhere', '/nowhere'],
  ['seller on a phone', '/login?ret=%2Faccount', '/home'],
  ['seller on a phone', '/pc?s=%2Fwallet%2Fcash', '/pc?s=%2Fwallet%2Fcash'],
  ['seller on a phone', '/wallet/cash?currencyId=2', '/wallet/cash?currencyId=2'],
  ['visitor at a desktop', '/activate?token=abc', '/pc?s=%2Factivate%3Ftoken%3Dabc'],
  ['seller at a desktop', '/wallet/cash?currencyId=2', '/pc?s=%2Fwallet%2Fcash%3FcurrencyId%3D2'],
]

describe('the guard, in a browser', () => {
  it.each(rows)('%s who opens %s lands on %s', async (who, opens, lands) => {
    const page = await arrive(who, opens)
    await expect.poll(() => addressOf(page.url())).toBe(lands)
    await page.close()
  })

  // The second cannot be decoded, the third names a host to who reads it carelessly.
  it.each(['/nowhere?x=1', '/%E0%A4%A', '//elsewhere.example/%E0'])(
    'says that %s is not found, under that address',
    async (path) => {
      const page = await contexts.get('visitor on a phone')!.newPage()
      await page.goto(service.url + path)
      await page.getByRole('heading', { level: 1, name: `Page Not Found: ${path}` }).waitFor()
      expect(addressOf(page.url())).toBe(path)
      await page.close()
    },
  )

  it('asks a desktop’s visitor to sign in inside the frame, where the app opens', async () => {
    const page = await arrive('visitor at a desktop', '/home')
    const app = page.frameLocator('iframe')
    await app.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
    // The frame tells the page around it where it is.
    await expect.poll(() => addressOf(page.url())).toBe('/pc?s=%2Flogin%3Fret%3D%252Fhome')
    await page.close()
  })

  it.each([
    ['/register', '/login', '/login?ret=%2Fregister'],
    ['/register?ret=%2Faccount', '/login?ret=%2Fhome', '/login?ret=%2Fhome'],
    ['/activate?token=abc', '/login', '/login'],
  ])('from %s to %s is %s', async (from, to, lands) => {
    const page = await arrive('visitor on a phone', from)
    await goInApp(page, to)
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
    await expect.poll(() => addressOf(page.url())).toBe(lands)
    await page.close()
  })

  it.each([
    ['visitor on a phone', '/'],
    ['visitor on a phone', '/home'],
    ['visitor on a phone', '/register'],
    ['visitor on a phone', '/activate'],
    ['visitor on a phone', '/nowhere'],
    ['visitor on a phone', '/pcad'],
    ['visitor on a phone', '/pc'],
    ['visitor at a desktop', '/register'],
    ['seller on a phone', '/login'],
  ] satisfies [Who, string][])('keeps the invitation code that a %s brings to %s', async (who, path) => {
    const page = await arrive(who, `${path}?invitationCode=ADA-7`)
    const kept = () => page.evaluate(() => sessionStorage.getItem('AFR-invitationCode'))
    await expect.poll(kept).toBe('"ADA-7"')
    await page.close()
  })
})
