import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { onAPhone } from './on-a-phone.ts'
import { untilCalm } from './phone.ts'
import type { ServedApp } from './serve-app.ts'

/** What a person takes for at once, in milliseconds. */
const atOnceMs = 100

let app: ServedApp
let page: Page
onAPhone((held) => {
  ;({ app, page } = held)
})

/** Presses a place of the bar and answers how long its heading took to stand in a frame, in milliseconds. */
const change = (place: string, heading: string): Promise<number> =>
  page.evaluate(
    async ({ place, heading }) => {
      const link = [...document.querySelectorAll<HTMLElement>('nav a')].find(
        (one) => one.textContent?.trim() === place,
      )
      const start = performance.now()
      link?.click()
      const isThere = () => document.querySelector('h1')?.textContent?.includes(heading) ?? false
      while (!isThere() && performance.now() - start < 5_000)
        await new Promise((drawn) => requestAnimationFrame(drawn))
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
      return performance.now() - start
    },
    { place, heading },
  )

it('shows another screen at once where its data is there, whatever the service does', async () => {
  const places = [
    ['Wallet', 'Wallet', /₦/],
    ['Trades', 'Trades', /₦/],
    ['Me', 'Me', /@/],
  ] as const
  await page.goto('/home')
  await untilCalm(page, app)
  for (const [place, heading] of places) {
    await change(place, heading)
    await untilCalm(page, app)
  }
  // From here nobody answers: what is shown is what is there.
  app.hold()
  const took = new Map<string, number[]>()
  for (let round = 0; round < 5; round++) {
    for (const [place, heading, content] of places) {
      took.set(place, [...(took.get(place) ?? []), await change(place, heading)])
      expect(await page.locator('main').first().textContent()).toMatch(content)
    }
  }
  app.release()
  // The quickest of five: a busy machine says nothing of the app.
  for (const [place, list] of took) expect(Math.min(...list), `${place}: ${list}`).toBeLessThan(atOnceMs)
})
