import type { Browser } from 'playwright-core'
import { openPhone } from '../support/browser.ts'
import type { Service } from '../support/service.ts'
import { signIn } from '../support/sign-in.ts'
import { listenToWire } from '../support/wire.ts'

/** A first visit over a connection of 400 ms and 50 KB a second. */
export interface SlowVisit {
  readonly requests: number
  readonly bytes: number
  readonly firstPaintMs: number
  /** Until the page shows what it is for. */
  readonly readyMs: number
}

const slow = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }

/** `ready` is a selector of what somebody came to see. Everything that the page asks for by itself is counted. */
export const visitSlowly = async (
  browser: Browser,
  service: Service,
  { path, signedIn, ready, last }: { path: string; signedIn: boolean; ready: string; last: RegExp },
): Promise<SlowVisit> => {
  const context = await openPhone(browser, service.url)
  context.setDefaultTimeout(60_000)
  try {
    if (signedIn) await signIn(context, service.url)
    const page = await context.newPage()
    const asked = await listenToWire(context, page)
    const wire = await context.newCDPSession(page)
    await wire.send('Network.enable')
    await wire.send('Network.emulateNetworkConditions', slow)
    const end = page.waitForResponse(last).then((response) => response.finished())
    await page.goto(path, { waitUntil: 'commit' })
    await page.locator(ready).first().waitFor()
    const readyMs = await page.evaluate(() => performance.now())
    await end
    await page.waitForLoadState('load')
    const firstPaintMs = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    )
    return {
      requests: asked.length,
      bytes: asked.reduce((sum, one) => sum + one.bytes, 0),
      firstPaintMs,
      readyMs,
    }
  } finally {
    await context.close()
  }
}
