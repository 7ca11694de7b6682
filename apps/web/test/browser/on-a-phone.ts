import type { FakeServer } from '@kaadi/testing/fake-server'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest'
import { openBrowser, openPhone } from './phone.ts'
import { aSellerService } from './seller-service.ts'
import { type ServedApp, serveApp } from './serve-app.ts'

export interface AppOnAPhone {
  readonly fake: FakeServer
  readonly app: ServedApp
  readonly phone: BrowserContext
  readonly page: Page
}

/** Each test of a file gets a service, the app and a signed-in seller's phone of its own, in one browser. */
export const onAPhone = (use: (held: AppOnAPhone) => void): void => {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(() => browser.close())

  let held: AppOnAPhone
  beforeEach(async () => {
    const fake = aSellerService()
    const app = await serveApp(inject('app'), fake)
    const phone = await openPhone(browser, app)
    held = { fake, app, phone, page: await phone.newPage() }
    use(held)
  })
  afterEach(async () => {
    await held.phone.close()
    await held.app.close()
  })
}
