import { readFile } from 'node:fs/promises'
import { brokenWords } from '@kaadi/testing/broken-words'
import { translationsIn } from '@kaadi/words/catalogues'
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

/** What asks before it acts: where it is opened, and by which button, as it is called in English. */
const questions: readonly (readonly [path: string, button: string])[] = [
  [paths.account, 'Sign out'],
  [paths.accountCenter, 'Sign out all other devices'],
  [`${paths.cardDetail}?giftOrderId=order-7`, 'Refuse the offer'],
]

const buttonsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main button, footer button')].map(({ textContent }) => textContent),
  )
const press = (page: Page, place: number) =>
  page.evaluate((place) => {
    document.querySelectorAll<HTMLElement>('main button, footer button')[place]!.click()
  }, place)

/** At which place a button stands: the same in every language. */
const placeOf = async (path: string, button: string): Promise<number> => {
  const phone = await openPhone(browser, app, { hasWorker: false })
  try {
    const page = await phone.newPage()
    await page.goto(path, { waitUntil: 'commit' })
    await untilCalm(page, app)
    const place = (await buttonsOf(page)).indexOf(button)
    expect(place, `${button} on ${path}`).toBeGreaterThanOrEqual(0)
    return place
  } finally {
    await phone.close()
  }
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

it.each(questions)('on %s the question of "%s" stands whole, in every language', async (path, button) => {
  const place = await placeOf(path, button)
  const faults: string[] = []
  for (const { code: language } of languages) {
    const phone = await openPhone(browser, app, { language, textSize: 2, hasWorker: false })
    try {
      const page = await phone.newPage()
      await page.setViewportSize({ width: narrow, height: 640 })
      await page.goto(path, { waitUntil: 'commit' })
      await page.waitForFunction((spoken) => document.documentElement.lang === spoken, language)
      await untilCalm(page, app)
      await press(page, place)
      await page.locator('dialog[open]').waitFor()
      await untilCalm(page, app)
      faults.push(...(await faultsOf(page)).map((fault) => `${language} ${fault}`))
    } finally {
      await phone.close()
    }
  }
  expect(faults).toEqual([])
})

it('the withdrawal password and the list of banks stand whole over their screens, in every language', async () => {
  const faults: string[] = []
  for (const { code: language } of languages) {
    const phone = await openPhone(browser, app, { language, textSize: 2, hasWorker: false })
    try {
      const page = await phone.newPage()
      await page.setViewportSize({ width: narrow, height: 640 })
      const lookAtSheet = async (what: string) => {
        await page.locator('dialog[open]').waitFor()
        await untilCalm(page, app)
        faults.push(...(await faultsOf(page)).map((fault) => `${language} ${what} ${fault}`))
      }
      await page.goto(`${paths.bankList}?add=1`)
      await page.waitForFunction((spoken) => document.documentElement.lang === spoken, language)
      await untilCalm(page, app)
      await press(page, 0)
      await lookAtSheet('banks')
      await page.goto(paths.withdraw)
      await untilCalm(page, app)
      await page.locator('main input[inputmode=decimal]').first().fill('60000')
      await page.locator('.k-dock button').last().click()
      await lookAtSheet('password')
    } finally {
      await phone.close()
    }
  }
  expect(faults).toEqual([])
})

/** What a message can say: the whole sentences of a language that have no gaps, and are no longer than a message. */
const messagesIn = async (language: string): Promise<readonly string[]> => {
  const file = new URL(`../../src/languages/${language}.po`, import.meta.url)
  const sentences = Object.entries(await translationsIn(file.pathname, await readFile(file, 'utf8')))
  return sentences.map(([, said]) => said).filter((said) => /^[^{<]{1,90}\.$/.test(said))
}

/** Every sentence in a red message, with something to do and without, drawn as the kit draws it. */
const showMessages = (page: Page, messages: readonly string[]) =>
  page.evaluate((messages) => {
    const button = (label: string) => `<button type="button" class="k-toast-button">${label}</button>`
    const icon = '<svg class="k-icon" data-size="20" viewBox="0 0 24 24"></svg>'
    const ends = ['', button('Annuler')].map((action) => action + button(icon))
    const region = document.querySelector<HTMLElement>('.k-toast-region')!
    region.style.position = 'relative'
    for (const message of messages)
      for (const end of ends) {
        const toast = document.createElement('div')
        toast.className = 'k-toast'
        toast.dataset.tone = 'bad'
        toast.innerHTML = `${icon}<span class="k-toast-text"></span>${end}`
        toast.querySelector('.k-toast-text')!.textContent = message
        region.append(toast)
      }
  }, messages)

it.each(languages.map(({ code }) => code))('in %s a message holds whole words', async (language) => {
  const messages = await messagesIn(language)
  expect(messages.length).toBeGreaterThan(100)
  const phone = await openPhone(browser, app, { textSize: 2, hasWorker: false })
  try {
    const page = await phone.newPage()
    await page.goto(paths.account, { waitUntil: 'commit' })
    await untilCalm(page, app)
    await showMessages(page, messages)
    for (const width of [narrow, 360, 412]) {
      await page.setViewportSize({ width, height: 640 })
      const broken = await brokenWords(page)
      expect(
        broken.filter((word) => word.endsWith('k-toast-text')),
        `at ${width}`,
      ).toEqual([])
      expect(await textOutside(page), `at ${width}`).toEqual([])
    }
  } finally {
    await phone.close()
  }
})
