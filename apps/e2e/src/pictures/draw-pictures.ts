// Draws the pictures of the README anew, on a service with demo content: `npm run readme-pictures`.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { cardPhoto } from '@kaadi/testing/images'
import type { BrowserContext, Page } from 'playwright-core'
import sharp from 'sharp'
import { accountPage } from '../models/account.page.ts'
import { deskPage } from '../models/desk.page.ts'
import { sellPage } from '../models/sell.page.ts'
import { openBrowser, openDesktop, openPhone } from '../support/browser.ts'
import { repository } from '../support/folders.ts'
import { startService } from '../support/service.ts'

const folder = join(repository, 'docs', 'pictures')
const password = 'kaadi-demo-2026'
const schemes = ['light', 'dark'] as const

/** Roboto, the body face of a phone, which the machine that draws need not have. */
const subset = (name: 'latin' | 'latin-ext', unicodeRange: string) => {
  const path = `@fontsource-variable/roboto/files/roboto-${name}-wght-normal.woff2`
  return {
    base64: readFileSync(createRequire(import.meta.url).resolve(path)).toString('base64'),
    unicodeRange,
  }
}
const phoneFace = [
  subset('latin-ext', 'U+0100-02FF, U+1E00-1EFF, U+20A0-20CF'),
  subset('latin', 'U+0000-00FF, U+2000-206F, U+2122, U+2191, U+2193'),
]

/** By the page's own objects: its policy lets no style in from elsewhere. */
const wearPhoneFace = (page: Page): Promise<void> =>
  page.evaluate(async (subsets) => {
    for (const { base64, unicodeRange } of subsets) {
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
      document.fonts.add(await new FontFace('Phone', bytes, { weight: '100 900', unicodeRange }).load())
    }
    document.documentElement.style.setProperty('--font-body', 'Phone, sans-serif')
  }, phoneFace)

/** A page as it is seen in both schemes, small enough for a README: a palette of 256 colours, at `width` pixels. */
async function draw(page: Page, name: string, width: number): Promise<void> {
  await wearPhoneFace(page)
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.waitForTimeout(1_500)
    const drawn = await page.screenshot({ animations: 'disabled' })
    await sharp(drawn)
      .resize({ width })
      .png({ palette: true, effort: 10 })
      .toFile(join(folder, colorScheme === 'light' ? `${name}.png` : `${name}-dark.png`))
  }
}

async function drawPhone(context: BrowserContext): Promise<void> {
  const page = await context.newPage()
  await page.goto('/login')
  await accountPage(page).signIn({ email: 'adaeze@kaadi.example', password })
  await page.getByRole('heading', { name: 'Best rates now' }).waitFor()
  // The demo writes its history after its service answers.
  while ((await page.getByText('See what is needed').count()) === 0) {
    await page.waitForTimeout(3_000)
    await page.reload()
  }
  await draw(page, 'home', 540)

  await page.goto('/transaction')
  await page
    .getByRole('link', { name: /Send again by/ })
    .first()
    .click()
  await page.getByRole('heading', { name: 'Trade', exact: true }).waitFor()
  await draw(page, 'trade', 540)

  await page.goto('/sell/list')
  const sell = sellPage(page)
  await sell.chooseBrand('Steam')
  await sell.enterValue('100')
  await sell.addPhoto({ side: 'Front', bytes: await cardPhoto({ brand: 'Steam', side: 'front' }) })
  await sell.addPhoto({ side: 'Back', bytes: await cardPhoto({ brand: 'Steam', code: 'X9KQ2-LAB3C-DE4FH' }) })
  await sell.confirm()
  // Confirming scrolls to the end of the form; its beginning says more.
  await page.evaluate(() => scrollTo(0, 0))
  await draw(page, 'sell', 540)
}

async function drawDesk(context: BrowserContext): Promise<void> {
  const page = await context.newPage()
  await deskPage(page).signIn('reviewer@kaadi.example', password)
  await draw(page, 'desk', 1280)
}

const service = await startService()
const browser = await openBrowser()
try {
  await drawPhone(await openPhone(browser, service.url))
  await drawDesk(await openDesktop(browser, service.url))
} finally {
  await browser.close()
  await service.stop()
}
