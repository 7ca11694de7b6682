import { sellerEndpoints } from '@kaadi/contract'
import { withApiPrefix } from '@kaadi/contract/http'
import { type FakePushService, startPushService } from '@kaadi/testing/push-service'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { deskPage } from '../models/desk.page.ts'
import { sellPage } from '../models/sell.page.ts'
import { openBrowser, openDesktop, openPhone, picture } from '../support/browser.ts'
import { type Service, startService } from '../support/service.ts'
import { signIn } from '../support/sign-in.ts'

const demoPassword = 'kaadi-demo-2026'

let service: Service
let pushes: FakePushService
let browser: Browser
let phone: BrowserContext
let page: Page
let reviewer: Page
let order: string
let endpoint: string
let subscribed = 0

const asked = () => page.getByRole('heading', { name: 'Hear when your card is paid' })

beforeAll(async () => {
  service = await startService()
  pushes = await startPushService()
  browser = await openBrowser()
  phone = await openPhone(browser, service.url)
  await phone.grantPermissions(['notifications'], { origin: service.url })
  await signIn(phone, service.url)
  page = await phone.newPage()
  reviewer = await (await openDesktop(browser, service.url)).newPage()
  // The browser's own push service is not to be reached from here: ours takes its place.
  await page.exposeFunction('subscribeAtPushService', (key: string) => {
    const subscription = pushes.subscribe(key)
    endpoint = subscription.endpoint
    subscribed += 1
    return subscription
  })
  await page.addInitScript(() => {
    const { subscribeAtPushService } = window as unknown as {
      subscribeAtPushService: (key: string) => Promise<{ endpoint: string; p256dh: string; auth: string }>
    }
    PushManager.prototype.subscribe = async (options) => {
      const { endpoint, ...keys } = await subscribeAtPushService(String(options?.applicationServerKey))
      return { endpoint, toJSON: () => ({ endpoint, keys }) } as unknown as PushSubscription
    }
  })
})
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await picture(page, 'failed-push')
})
afterAll(async () => {
  await browser?.close()
  await service?.stop()
  await pushes?.close()
})

/** What a browser does with a message of its own push service. */
const deliver = async (data: string): Promise<void> => {
  const blank = await phone.newPage()
  const devtools = await phone.newCDPSession(blank)
  const registered = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations
      if (registration) resolve(registration.registrationId)
    }),
  )
  await devtools.send('ServiceWorker.enable')
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: service.url,
    registrationId: await registered,
    data,
  })
  await blank.close()
}

/** Which notifications wait to be read, as the service lists them. */
const unreadNow = async (): Promise<readonly string[]> => {
  const token = (await phone.cookies()).find(({ name }) => name === 'token')!.value
  const { path } = sellerEndpoints.notifications.list
  const reply = await fetch(`${service.url}${withApiPrefix(path)}?unreadOnly=1&size=50`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { data } = (await reply.json()) as { data: { records: { notificationId: string }[] } }
  return data.records.map(({ notificationId }) => notificationId)
}

interface WorkerScope {
  readonly registration: ServiceWorkerRegistration
  dispatchEvent(event: Event): boolean
}
declare const NotificationEvent: new (type: string, given: { notification: Notification }) => Event
const shownTitles = async () =>
  (await (globalThis as unknown as WorkerScope).registration.getNotifications()).map(({ title }) => title)
const pressFirst = async () => {
  const scope = globalThis as unknown as WorkerScope
  const [notification] = await scope.registration.getNotifications()
  scope.dispatchEvent(new NotificationEvent('notificationclick', { notification: notification! }))
}

it('1. asks nothing before an order was sent', async () => {
  await page.goto('/home')
  await page.getByRole('region', { name: 'Balance' }).waitFor()
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  expect(await asked().count()).toBe(0)
})

it('2. offers it on the first order, and subscribes with one press', async () => {
  await page.goto('/sell/list')
  await sellPage(page).chooseBrand('Steam')
  await sellPage(page).chooseForm('E-code')
  await sellPage(page).enterValue('100')
  await page.getByLabel('Card code').fill('R7TQ2LAB3CDE4FG')
  await page.getByText(/Rate locked until/).waitFor()
  await sellPage(page).confirm()
  await sellPage(page).send()
  await page.waitForURL(/\/transaction\/cardDetail\?giftOrderId=/)
  order = new URL(page.url()).searchParams.get('giftOrderId')!
  await asked().waitFor()
  await picture(page, 'push-offer')
  await page.getByRole('button', { name: 'Tell me' }).click()
  await asked().waitFor({ state: 'detached' })
  expect(pushes.refused).toEqual([])
  await expect.poll(() => endpoint).toMatch(/^http:\/\/127\.0\.0\.1/)
})

it('2. asks the browser for nothing by itself, and not again of a phone that said no', async () => {
  const other = await openPhone(browser, service.url)
  await signIn(other, service.url)
  const tab = await other.newPage()
  const offer = tab.getByRole('heading', { name: 'Hear when your card is paid' })
  await tab.addInitScript(() => {
    const ask = Notification.requestPermission.bind(Notification)
    Notification.requestPermission = (...given) => {
      localStorage.setItem('wasAsked', 'yes')
      return ask(...given)
    }
  })
  const address = `/transaction/cardDetail?giftOrderId=${order}`
  await tab.goto(address)
  await offer.waitFor()
  await tab.getByRole('button', { name: 'No, thanks' }).click()
  await offer.waitFor({ state: 'detached' })
  await expect.poll(() => tab.evaluate(() => localStorage.getItem('AFR-push'))).toBe('off')
  await tab.goto(address)
  await tab.getByRole('heading', { level: 1, name: 'Trade' }).waitFor()
  await tab.waitForTimeout(1_500)
  expect(await offer.count()).toBe(0)
  expect(await tab.evaluate(() => localStorage.getItem('wasAsked'))).toBeNull()
  await other.close()
})

it('3. is told of the decision by an encrypted message while the app is closed', async () => {
  await page.close()
  const desk = deskPage(reviewer)
  await desk.signIn('reviewer@kaadi.example', demoPassword)
  await desk.openOrder(order)
  await desk.claim()
  await desk.revealCode()
  await desk.accept()
  // Once: what was just said to the service is not said again as soon as it is on.
  expect(subscribed).toBe(1)
  await expect.poll(() => pushes.pushedTo(endpoint).length, { timeout: 30_000 }).toBeGreaterThan(0)
  expect(pushes.refused).toEqual([])
  expect(JSON.parse(pushes.pushedTo(endpoint)[0]!.text)).toMatchObject({
    id: order,
    title: expect.any(String),
  })
})

it('4. shows it on the phone, and a press opens the order', async () => {
  const { text } = pushes.pushedTo(endpoint)[0]!
  const { notificationId } = JSON.parse(text) as { notificationId: string }
  await deliver(text)
  const [worker] = phone.serviceWorkers()
  await expect.poll(() => worker!.evaluate(shownTitles)).toHaveLength(1)
  page = await phone.newPage()
  await page.goto('/home')
  await page.getByRole('region', { name: 'Balance' }).waitFor()
  const unread = await unreadNow()
  expect(unread).toContain(notificationId)
  await worker!.evaluate(pressFirst)
  await page.waitForURL(`**/transaction/cardDetail?giftOrderId=${order}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await picture(page, 'push-opened')
  expect(await worker!.evaluate(shownTitles)).toEqual([])
  // It was read by that press, and it alone; others may have come meanwhile.
  await expect.poll(unreadNow).not.toContain(notificationId)
  expect(await unreadNow()).toEqual(expect.arrayContaining(unread.filter((id) => id !== notificationId)))
  expect(new URL(page.url()).hash).toBe('')
})
