import { sellerEndpoints } from '@kaadi/contract'
import type { FakeServer } from '@kaadi/testing/fake-server'
import type { Page } from 'playwright-core'
import { beforeEach, expect, it } from 'vitest'
import { onAPhone } from './on-a-phone.ts'
import { untilCalm } from './phone.ts'
import { aReturnedOrder } from './seller-orders.ts'
import type { ServedApp } from './serve-app.ts'

const { cardOrders, uploads } = sellerEndpoints
const warning = 'The photo looks blurred.'

let fake: FakeServer
let app: ServedApp
let page: Page
onAPhone((held) => {
  ;({ fake, app, page } = held)
})

/** A card on a table as a camera sees it, with so many pixels of blur. */
const takePhoto = async (blur: number): Promise<Buffer> => {
  const png = await page.evaluate((pixels) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1600, height: 1200 })
    const paint = canvas.getContext('2d')!
    paint.filter = pixels > 0 ? `blur(${pixels}px)` : 'none'
    const fill = (colour: string, x: number, y: number, width: number, height: number) => {
      paint.fillStyle = colour
      paint.fillRect(x, y, width, height)
    }
    fill('#8a6d50', -100, -100, 1800, 1400)
    fill('#1d2f45', 240, 250, 1120, 700)
    fill('#f3f1ea', 560, 640, 720, 130)
    paint.fillStyle = '#fff'
    paint.font = '700 90px sans-serif'
    paint.fillText('Gift card', 800, 420)
    paint.fillStyle = '#16191f'
    paint.font = '64px monospace'
    paint.fillText('X7PQ 9KTM 2LRC', 600, 728)
    return canvas.toDataURL('image/png').split(',')[1]!
  }, blur)
  return Buffer.from(png, 'base64')
}
const sheet = () => page.getByRole('dialog', { name: 'Send a clearer photo' })
const choose = async (buffer: Buffer) => {
  await sheet()
    .locator('.k-image-uploader input[type="file"], .k-alert input[type="file"]')
    .last()
    .setInputFiles({ name: 'back.png', mimeType: 'image/png', buffer })
  await sheet().locator('.k-image-uploader-count').filter({ hasText: '1 of 1' }).waitFor()
  await untilCalm(page, app)
}
const said = () => sheet().getByRole('status').filter({ hasText: warning }).count()
const sent = () => fake.seen(uploads.create).length

beforeEach(async () => {
  const order = aReturnedOrder({ giftOrderId: 'order-2' as never })
  const [card] = order.cards
  const photo = card!.photos.find(({ kind }) => kind === 'back')!
  const note = 'The code is out of the picture'
  fake.on(cardOrders.detail, ({ query }) => ({
    ...order,
    giftOrderId: query.giftOrderId,
    serverTime: new Date().toISOString(),
    evidence: [
      { id: 'e1', cardId: card!.cardId, note, hash: 'a'.repeat(64), photo, time: order.operatorTime! },
    ],
  }))
  fake.on(uploads.create, ({ body }) => ({
    uploadId: `new-${body.kind}` as never,
    url: '/object/read',
    width: 1600,
    height: 1200,
    bytes: 40_000,
  }))
  await page.goto('/transaction/cardDetail?giftOrderId=order-2')
  await untilCalm(page, app)
  await page.getByRole('button', { name: /^Retake the / }).tap()
  await sheet().waitFor()
})

it('warns of a blurred photo that is sent all the same, until a sharp one is taken', async () => {
  await choose(await takePhoto(10))
  await sheet().getByRole('heading', { name: warning }).waitFor()
  expect(await said()).toBe(1)
  await expect.poll(sent).toBe(1)
  await choose(await takePhoto(0))
  await sheet().getByRole('heading', { name: warning }).waitFor({ state: 'detached' })
  await expect.poll(sent).toBe(2)
})

it('is quiet about a photo that the seller uses as it is', async () => {
  await choose(await takePhoto(10))
  await sheet().getByRole('button', { name: 'Use it so' }).tap()
  expect(await said()).toBe(0)
  await expect.poll(sent).toBe(1)
})

it('says nothing of a sharp photo', async () => {
  await choose(await takePhoto(0))
  expect(await sheet().getByRole('heading', { name: warning }).count()).toBe(0)
  expect(await sheet().locator('.k-alert').count()).toBe(0)
})
