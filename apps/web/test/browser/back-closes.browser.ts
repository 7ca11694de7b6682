import { aNotification } from '@kaadi/testing/builders'
import type { FakeServer } from '@kaadi/testing/fake-server'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { onAPhone } from './on-a-phone.ts'
import { untilCalm } from './phone.ts'
import type { ServedApp } from './serve-app.ts'

let fake: FakeServer
let app: ServedApp
let page: Page
onAPhone((held) => {
  ;({ fake, app, page } = held)
})

const announce = () => {
  const notification = aNotification({ bizType: 6, title: 'Tonight', content: 'We are open until midnight.' })
  fake.push({ type: 'notification', seq: 1, notification, unread: 1 })
}
const popup = () => page.getByRole('dialog', { name: 'Tonight' })

const openHome = async () => {
  await page.goto('/home')
  await untilCalm(page, app)
  await expect.poll(() => fake.openStreams).toBe(1)
}
const back = async (gone: Locator) => {
  await page.goBack()
  await gone.waitFor({ state: 'hidden' })
}

/**
 * A browser’s own Back button passes over what a page that nobody has touched put into the history: there it leaves, whatever
 * stands over the screen. On a phone the same button asks the dialog itself to close first.
 */
describe('Back with a popup over home', () => {
  it('closes what was announced and stays, on the first page too', async () => {
    await openHome()
    announce()
    await popup().waitFor()
    await back(popup())
    expect(new URL(page.url()).pathname).toBe('/home')
  })

  it('closes one popup after another', async () => {
    await openHome()
    announce()
    const notification = aNotification({ bizType: 6, title: 'Tomorrow', notificationId: 'n-2' as never })
    fake.push({ type: 'notification', seq: 2, notification, unread: 2 })
    await popup().waitFor()
    await back(popup())
    const next = page.getByRole('dialog', { name: 'Tomorrow' })
    await next.waitFor()
    await back(next)
    expect(new URL(page.url()).pathname).toBe('/home')
  })
})
