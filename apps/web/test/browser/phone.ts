import { aSession } from '@kaadi/testing/builders'
import { findChromium } from '@kaadi/testing/chromium'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { vi } from 'vitest'
import type { ServedApp } from './serve-app.ts'

export const openBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: (await findChromium()).path, args: ['--no-sandbox', '--disable-gpu'] })

export interface PhoneOptions {
  readonly isSignedIn?: boolean
  /** Text size of the phone, as a share of the usual one. */
  readonly textSize?: number
  /** The language that was chosen on this phone: English when left out. */
  readonly language?: string
  /** Whether the app may install itself. */
  readonly hasWorker?: boolean
}

/** A cheap Android phone on the app. Layout shifts are counted from the first paint. */
export const openPhone = async (
  browser: Browser,
  { url }: ServedApp,
  { isSignedIn = true, textSize = 1, language = 'en-US', hasWorker = true }: PhoneOptions = {},
): Promise<BrowserContext> => {
  const phone = await browser.newContext({
    baseURL: url,
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
    serviceWorkers: hasWorker ? 'allow' : 'block',
    userAgent:
      'Mozilla/5.0 (Linux; Android 13; TECNO BF7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
  })
  phone.setDefaultTimeout(15_000)
  if (isSignedIn) await phone.addCookies([{ name: 'token', value: aSession().access_token, url }])
  await phone.addInitScript(
    ({ isSignedIn, textSize, language }) => {
      if (language !== 'en-US') localStorage.setItem('AFR-language', language)
      if (isSignedIn) localStorage.setItem('AFR-tokenExpiresAt', String(Date.now() + 24 * 3_600_000))
      const shifts: object[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & Shift)[]) {
          if (entry.hadRecentInput) continue
          const what = entry.sources.map(({ node }) => (node as Element | null)?.className ?? '')
          shifts.push({ value: entry.value, what })
        }
      }).observe({ type: 'layout-shift', buffered: true })
      interface Shift {
        readonly hadRecentInput: boolean
        readonly value: number
        readonly sources: readonly { readonly node: Node | null }[]
      }
      if (textSize !== 1)
        document.addEventListener('DOMContentLoaded', () => {
          document.documentElement.style.fontSize = `${textSize * 100}%`
        })
    },
    { isSignedIn, textSize, language },
  )
  return phone
}

/** Waits until what changed is on the screen. */
export const twoFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn()))),
  )

/** Waits until a screen is there, waits for nothing, and what came was drawn. */
export const untilCalm = async (page: Page, app: ServedApp): Promise<void> => {
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await vi.waitUntil(
    async () => {
      const before = app.isQuiet()
      await twoFrames(page)
      const isBusy = await page.evaluate(() => document.querySelector('main[aria-busy]') !== null)
      return before && app.isQuiet() && !isBusy
    },
    { timeout: 15_000 },
  )
  await twoFrames(page)
}

/** Layout shifts since the page was opened, with the classes of what moved. */
export const shiftsOf = (page: Page) =>
  page.evaluate(
    () => (window as unknown as { shifts: readonly { value: number; what: readonly string[] }[] }).shifts,
  )
