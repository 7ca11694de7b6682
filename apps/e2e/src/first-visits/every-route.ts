import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { wantsSession } from '../models/guard-table.ts'
import { openPhone } from '../support/browser.ts'
import { repository } from '../support/folders.ts'
import type { Service } from '../support/service.ts'
import { signIn } from '../support/sign-in.ts'
import { listenToWire, watchShifts } from '../support/wire.ts'

const coverage = join(repository, 'docs/coverage.md')

/** Every path of the table of routes in `docs/coverage.md`. */
export const everyRoute = (): readonly string[] => {
  const [, table = ''] = readFileSync(coverage, 'utf8').split('| route | screen | test |')
  return [...table.split('\n\n')[0]!.matchAll(/^\| `(\/[^`]*)`/gm)].map(([, path]) => path!)
}

/** What a cold visit of a route asks for, and what that weighs. */
export interface RouteVisit {
  readonly requests: number
  readonly bytes: number
  readonly scriptBytes: number
  /** How far the screen jumped, by the browser's own measure. */
  readonly shift: number
}

/** Opens a route on a phone that was never there, as whoever it is for, until nothing more is asked for. */
export const visitRoute = async (browser: Browser, service: Service, path: string): Promise<RouteVisit> => {
  const context = await openPhone(browser, service.url)
  try {
    if (wantsSession(path)) await signIn(context, service.url)
    const page = await context.newPage()
    const asked = await listenToWire(context, page)
    const shifts = await watchShifts(page)
    await page.goto(path)
    await page.locator('h1').first().waitFor({ state: 'attached' })
    // The stream of events stays open: what counts is that nothing new is asked for.
    for (let before = -1; before !== asked.length; await page.waitForTimeout(1500)) before = asked.length
    const sum = (list: typeof asked) => list.reduce((total, { bytes }) => total + bytes, 0)
    return {
      requests: asked.length,
      bytes: sum(asked),
      scriptBytes: sum(asked.filter(({ type }) => type === 'Script')),
      shift: await shifts(),
    }
  } finally {
    await context.close()
  }
}
