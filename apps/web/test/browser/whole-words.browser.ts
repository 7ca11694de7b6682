import { brokenWords } from '@kaadi/testing/broken-words'
import { languages } from '@kaadi/words/languages'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { paths } from '../../src/app/paths.ts'
import { narrow } from './every-taste.ts'
import { brokenFigures, cutChoices, textOutside, textThatStays } from './measure.ts'
import { openBrowser, openPhone, untilCalm } from './phone.ts'
import { aSellerService } from './seller-service.ts'
import { type ServedApp, serveApp } from './serve-app.ts'
import { visits } from './visits.ts'

let app: ServedApp
let browser: Browser
beforeAll(async () => {
  app = await serveApp(inject('app'), aSellerService())
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await app.close()
})

/** To another screen as a link goes there: the app is loaded once a language. */
const goTo = async (page: Page, path: string) => {
  await page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  // The files of a screen that is opened for the first time are on this machine.
  await page.waitForTimeout(50)
  await untilCalm(page, app)
}

const faultsOf = async (page: Page): Promise<readonly string[]> => {
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  return [
    ...(width > narrow ? [`the page is ${width} wide`] : []),
    ...(await brokenWords(page)).map((word) => `broken: ${word}`),
    ...(await brokenFigures(page)).map((figure) => `broken: ${figure}`),
    ...(await textOutside(page)).map((text) => `outside: ${text}`),
    ...(await cutChoices(page)).map((choice) => `cut: ${choice}`),
    ...(await textThatStays(page)).map((text) => `small: ${text}`),
  ]
}

it.each(languages.map(({ code }) => code))(
  'in %s every word stands whole on the narrowest phone, its text twice as large',
  async (language) => {
    const phone = await openPhone(browser, app, { language, textSize: 2, hasWorker: false })
    try {
      const page = await phone.newPage()
      await page.setViewportSize({ width: narrow, height: 640 })
      await page.goto(paths.home, { waitUntil: 'commit' })
      await page.waitForFunction((spoken) => document.documentElement.lang === spoken, language)
      const faults: string[] = []
      for (const { path } of visits.filter(({ isSignedIn }) => isSignedIn)) {
        await goTo(page, path)
        faults.push(...(await faultsOf(page)).map((fault) => `${path} ${fault}`))
      }
      expect(faults).toEqual([])
    } finally {
      await phone.close()
    }
  },
)
