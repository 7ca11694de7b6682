import { languages } from '@kaadi/words/languages'
import type { BrowserContext, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { onAPhone } from './on-a-phone.ts'
import { untilCalm } from './phone.ts'
import type { ServedApp } from './serve-app.ts'

let app: ServedApp
let phone: BrowserContext
let page: Page
onAPhone((held) => {
  ;({ app, phone, page } = held)
})

const choose = async (name: string) => {
  await page.goto('/account')
  const field = page.locator('#language')
  await field.waitFor()
  await field.selectOption(name)
}
const spoken = (code: string) => page.waitForFunction((code) => document.documentElement.lang === code, code)

/** Rates whose curve stands over what is beside it. */
const touchedRates = () =>
  page.evaluate(() =>
    [...document.querySelectorAll('.k-rate-row')].flatMap((row) => {
      const [words, curve] = ['.k-row-words', '.k-sparkline'].map((part) =>
        row.querySelector(part)?.getBoundingClientRect(),
      )
      return words && curve && curve.width > 0 && curve.left < words.right + 4 ? [row.textContent] : []
    }),
  )

it('speaks the chosen language after a reload, and shows no English first', async () => {
  await choose('Yorùbá')
  await spoken('yo')
  await page.addInitScript(() => {
    const painted = new Set<string>()
    Object.assign(window, { painted })
    const look = () => {
      // What is painted counts, not what is there.
      // biome-ignore lint/performance/useDomNodeTextContent: it would find what is hidden too
      const text = document.body?.innerText ?? ''
      for (const word of ['Home', 'Trades', 'Sell a card']) if (text.includes(word)) painted.add(word)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.goto('/home')
  await page.getByRole('link', { name: 'Ilé', exact: true }).waitFor()
  await untilCalm(page, app)
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('yo')
  expect(await page.evaluate(() => [...(window as unknown as { painted: Set<string> }).painted])).toEqual([])
})

it('says that a language did not load, and goes on in the one it spoke', async () => {
  await page.goto('/account')
  await page.locator('#language').waitFor()
  await untilCalm(page, app)
  await phone.setOffline(true)
  await page.locator('#language').selectOption('Hausa')
  await page.getByText('This language did not load').first().waitFor()
  expect(await page.locator('#language').inputValue()).toBe('en-US')
  expect(await page.getByRole('heading', { level: 1, name: 'Me' }).isVisible()).toBe(true)
  await phone.setOffline(false)
  // A browser may remember that the file did not come: a page that is loaded again asks anew.
  await choose('Hausa')
  await spoken('ha')
})

// Every screen is walked through in English.
it.each(languages.flatMap(({ name, code, isDraft }) => (isDraft ? [[name, code] as const] : [])))(
  '%s finds room on the screens of a narrow phone',
  async (name, code) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await choose(name)
    await spoken(code)
    for (const path of ['/home', '/wallet/cash', '/account']) {
      await page.goto(path)
      await untilCalm(page, app)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width, path).toBeLessThanOrEqual(320)
      for (const width of [360, 320]) {
        await page.setViewportSize({ width, height: 640 })
        expect(await touchedRates(), `${path} at ${width}`).toEqual([])
      }
    }
  },
)
