import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core'
import { artifacts } from './folders.ts'

export const openBrowser = (): Promise<Browser> => {
  const executablePath = process.env.CHROMIUM_PATH
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}

const open = async (browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> => {
  const context = await browser.newContext({ locale: 'en-NG', timezoneId: 'Africa/Lagos', ...options })
  // What a person waits for comes sooner; a step that hangs then says which one. A machine that does all else, too, is slow.
  context.setDefaultTimeout(30_000)
  return context
}

/** A cheap Android phone. */
export const openPhone = (browser: Browser, baseURL: string): Promise<BrowserContext> =>
  open(browser, {
    baseURL,
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    userAgent:
      'Mozilla/5.0 (Linux; Android 13; TECNO BF7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
  })

/** A desktop screen, as operators and visitors have. */
export const openDesktop = (browser: Browser, baseURL: string): Promise<BrowserContext> =>
  open(browser, { baseURL, viewport: { width: 1280, height: 800 } })

let taken = 0
const save = (page: Page, name: string): Promise<Buffer> => {
  mkdirSync(artifacts, { recursive: true })
  taken += 1
  const path = join(artifacts, `${String(taken).padStart(2, '0')}-${name}.png`)
  return page.screenshot({ path, animations: 'disabled' })
}

/** Saves what the person sees, numbered in the order of the story. */
export const picture = async (page: Page, name: string): Promise<void> => {
  await save(page, name)
}

/** The same in the light and in the dark. The page is left in the scheme of the machine. */
export const lightAndDark = async (page: Page, name: string): Promise<void> => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await save(page, `${name}-${colorScheme}`)
  }
  await page.emulateMedia({ colorScheme: null })
}

/** A newer build is served from now on, and `tab`, which has `tab.clock`, opens `path` and looks for one an hour later. */
export const openAsBuildAges = async (tab: Page, path: string): Promise<void> => {
  await tab.clock.install()
  // With it the app begins to look each hour.
  const begins = tab.waitForRequest('**/builds/meta/*.json')
  await tab.goto(path)
  await begins
  await tab
    .context()
    .route('**/builds/latest.json*', (route) =>
      route.fulfill({ json: { id: 'newer', timestamp: Date.now() } }),
    )
}

/** An hour and more passes for `tab`, which then says that a newer build is there. */
export const letBuildAge = async (tab: Page): Promise<void> => {
  await tab.clock.fastForward('01:00:05')
  await tab.getByText('A new version is ready.').waitFor()
}
