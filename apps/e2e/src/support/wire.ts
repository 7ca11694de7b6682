import type { BrowserContext, Page } from 'playwright-core'

/** One thing that a page asked for. */
export interface Asked {
  readonly method: string
  /** Path below the service, with its query. */
  readonly path: string
  readonly type: string
  /** As it travelled: headers and body, compressed. Grows while a stream is open. */
  bytes: number
}

/** Notes what a page asks for from now on, and what that weighs. Nothing comes from a cache. */
export const listenToWire = async (context: BrowserContext, page: Page): Promise<readonly Asked[]> => {
  const wire = await context.newCDPSession(page)
  await wire.send('Network.enable')
  await wire.send('Network.setCacheDisabled', { cacheDisabled: true })
  const asked = new Map<string, Asked>()
  const list: Asked[] = []
  wire.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    const { protocol, pathname, search } = new URL(request.url)
    // Pictures that stand in the page itself are not asked for.
    if (!/^https?:$/.test(protocol)) return
    const one = { method: request.method, path: pathname + search, type: type ?? 'Other', bytes: 0 }
    asked.set(requestId, one)
    list.push(one)
  })
  const count = (requestId: string, bytes: number) => {
    const one = asked.get(requestId)
    if (one) one.bytes += bytes
  }
  wire.on('Network.responseReceived', ({ requestId, response }) =>
    count(requestId, response.encodedDataLength),
  )
  wire.on('Network.dataReceived', ({ requestId, encodedDataLength }) => count(requestId, encodedDataLength))
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = asked.get(requestId)
    if (one) one.bytes = encodedDataLength
  })
  return list
}

/** How far what is on the screen has jumped so far, by the browser's own measure. Ask before the page is opened. */
export const watchShifts = async (page: Page): Promise<() => Promise<number>> => {
  await page.addInitScript(() => {
    const shifts = { sum: 0 }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.sum += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum)
}
