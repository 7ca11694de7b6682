import { sellerEndpoints } from '@kaadi/contract'
import { aCardOrder } from '@kaadi/testing/builders'
import type { FakeServer } from '@kaadi/testing/fake-server'
import type { BrowserContext, Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { onAPhone } from './on-a-phone.ts'
import { untilCalm } from './phone.ts'
import { aReturnedOrder } from './seller-orders.ts'
import type { ServedApp } from './serve-app.ts'

const { cardOrders, uploads, withdrawals } = sellerEndpoints
const trade = '/transaction/cardDetail?giftOrderId=order-2'
const note = 'The code is out of the picture'

let fake: FakeServer
let app: ServedApp
let phone: BrowserContext
let page: Page
let photo: Buffer
onAPhone((held) => {
  ;({ fake, app, phone, page } = held)
})

/** The desk wants the back again, and says why. */
const returnOrder = () => {
  const order = aReturnedOrder({ giftOrderId: 'order-2' as never })
  const [card] = order.cards
  const back = card!.photos.find(({ kind }) => kind === 'back')!
  const { operatorTime: time } = order
  const evidence = [{ id: 'e1', cardId: card!.cardId, note, hash: 'a'.repeat(64), photo: back, time: time! }]
  fake.on(cardOrders.detail, ({ query }) => ({
    ...order,
    giftOrderId: query.giftOrderId,
    serverTime: new Date().toISOString(),
    evidence,
  }))
}
const open = async (at: Page, path: string) => {
  await at.goto(path)
  await untilCalm(at, app)
}
const sheetOf = (at: Page) => at.getByRole('dialog', { name: 'Send a clearer photo' })
const openSheet = async (at: Page = page) => {
  await at.getByRole('button', { name: /^Retake the / }).tap()
  await sheetOf(at).waitFor()
}
const taken = (at: Page) => at.locator('.k-image-uploader-count').filter({ hasText: '1 of 1' }).waitFor()
const takeBack = async () => {
  await sheetOf(page)
    .locator('input[type="file"]')
    .setInputFiles({ name: 'back.png', mimeType: 'image/png', buffer: photo })
  await taken(page)
  await untilCalm(page, app)
  await keptPhoto()
}
/** The small picture is drawn behind the photo. */
const keptPhoto = () => page.waitForFunction(() => JSON.stringify({ ...localStorage }).includes('data:image'))
const drafts = (at: Page = page) => at.evaluate(() => localStorage.getItem('AFR-correctionDrafts'))
/** What is drawn round the focus in the sheet, where it is. */
const ringInSheet = () =>
  sheetOf(page).evaluate((sheet) => {
    const focused = document.activeElement!
    return sheet.contains(focused) ? getComputedStyle(focused).outlineStyle : 'no focus in the sheet'
  })
const isAtTrade = (at: Page = page) => expect(at.url()).toContain(trade)

beforeEach(async () => {
  returnOrder()
  fake.on(uploads.create, ({ body }) => ({
    uploadId: `new-${body.kind}` as never,
    url: '/object/read',
    width: 900,
    height: 600,
    bytes: 40_000,
  }))
  const png = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 600 })
    const paint = canvas.getContext('2d')!
    paint.fillStyle = '#345'
    paint.fillRect(100, 100, 700, 400)
    return canvas.toDataURL('image/png').split(',')[1]!
  })
  photo = Buffer.from(png, 'base64')
  await open(page, '/home')
})

describe('a photo that was taken again', () => {
  it('is still there after a reload, in the open sheet, and is sent from there', async () => {
    await open(page, trade)
    await openSheet()
    await takeBack()
    await page.reload()
    await sheetOf(page).waitFor()
    await taken(page)
    await page.getByRole('button', { name: 'Remove back' }).waitFor()
    expect(await ringInSheet(), 'before anything was pressed').toBe('none')
    fake.on(
      cardOrders.resubmit,
      aCardOrder({ giftOrderId: 'order-9' as never, orderStatus: 0, fId: 'order-2' as never }),
    )
    await sheetOf(page).getByRole('button', { name: 'Send again' }).tap()
    await page.waitForURL('**/transaction/cardDetail?giftOrderId=order-9')
    expect(fake.seen(cardOrders.resubmit)[0]?.body.cards[0]?.photos).toEqual([
      { uploadId: 'new-back', kind: 'back' },
    ])
    expect(await drafts()).toBeNull()
  })

  it('is there in another tab, and closing the sheet keeps it', async () => {
    await open(page, trade)
    await openSheet()
    await takeBack()
    await sheetOf(page).getByRole('button', { name: 'Close', exact: true }).tap()
    await page.close({ runBeforeUnload: false })
    const other = await phone.newPage()
    await open(other, trade)
    expect(await sheetOf(other).isVisible()).toBe(false)
    await openSheet(other)
    await taken(other)
  })

  it('goes when the thirty minutes are over', async () => {
    await page.clock.install()
    await open(page, trade)
    await openSheet()
    await takeBack()
    await page.clock.fastForward('22:00')
    await page.getByRole('heading', { name: 'The 30 minutes are over' }).waitFor()
    expect(await sheetOf(page).isVisible()).toBe(false)
    expect(await drafts()).toBeNull()
  })

  it('goes when the order was decided while the page was away', async () => {
    await open(page, trade)
    await openSheet()
    await takeBack()
    fake.on(cardOrders.detail, aCardOrder({ giftOrderId: 'order-2' as never, orderStatus: 23 }))
    await page.reload()
    await untilCalm(page, app)
    expect(await sheetOf(page).isVisible()).toBe(false)
    await expect.poll(() => drafts()).toBeNull()
  })
})

describe('the system’s Back', () => {
  const back = async () => {
    await page.goBack()
    await untilCalm(page, app)
  }

  it('closes the sheet, keeps the photo, and leaves the trade only then', async () => {
    await open(page, trade)
    await openSheet()
    await takeBack()
    await back()
    await sheetOf(page).waitFor({ state: 'hidden' })
    isAtTrade()
    await openSheet()
    await taken(page)
    await back()
    await sheetOf(page).waitFor({ state: 'hidden' })
    isAtTrade()
    await back()
    await page.waitForURL('**/home')
  })

  it('closes a sheet that a reload has opened again', async () => {
    await open(page, trade)
    await openSheet()
    await takeBack()
    await page.reload()
    await sheetOf(page).waitFor()
    await back()
    await sheetOf(page).waitFor({ state: 'hidden' })
    isAtTrade()
    await back()
    await page.waitForURL('**/home')
  })

  it('closes what lies on top first: the large photo, then the sheet', async () => {
    await open(page, trade)
    await openSheet()
    await takeBack()
    await sheetOf(page).getByRole('button', { name: 'Look at back' }).tap()
    const large = page.getByRole('dialog', { name: 'Back' })
    await large.waitFor()
    await back()
    await large.waitFor({ state: 'hidden' })
    expect(await sheetOf(page).isVisible()).toBe(true)
    await back()
    await sheetOf(page).waitFor({ state: 'hidden' })
    isAtTrade()
  })

  it('leaves at once where the sheet was closed by its cross', async () => {
    await open(page, trade)
    await openSheet()
    await sheetOf(page).getByRole('button', { name: 'Close', exact: true }).tap()
    await sheetOf(page).waitFor({ state: 'hidden' })
    await page.waitForFunction(() => history.state?.isGuard !== true)
    await back()
    await page.waitForURL('**/home')
  })

  it('closes the question for the withdrawal password', async () => {
    await open(page, '/wallet/withdraw')
    await page.getByLabel(/^Amount/).fill('5000')
    await page.getByRole('button', { name: 'Withdraw', exact: true }).tap()
    await page.getByRole('dialog').waitFor()
    await back()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    expect(page.url()).toContain('/wallet/withdraw')
    expect(await page.getByLabel(/^Amount/).inputValue()).toBe('5,000')
    expect(fake.seen(withdrawals.request)).toEqual([])
  })

  it('closes the list of banks', async () => {
    await open(page, '/wallet/bankList?add=1')
    await page.locator('.k-bank-field').tap()
    await page.getByRole('dialog', { name: 'Choose a bank' }).waitFor()
    await back()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    expect(page.url()).toContain('/wallet/bankList?add=1')
  })

  it('closes the coupons over a filled form, and asks before the form goes', async () => {
    await open(page, '/sell/submit?cardTypeId=steam&faceValue=100')
    await page.getByText(/Rate locked until/).waitFor()
    await page.getByRole('textbox', { name: /Comment/ }).fill('From my aunt')
    await page.getByRole('button', { name: /coupon/i }).tap()
    await page.getByRole('dialog', { name: 'Your coupons' }).waitFor()
    await back()
    await page.getByRole('dialog', { name: 'Your coupons' }).waitFor({ state: 'hidden' })
    expect(await page.getByRole('alertdialog').isVisible()).toBe(false)
    await back()
    await page.getByRole('alertdialog', { name: 'Leave without sending?' }).waitFor()
    expect(page.url()).toContain('/sell/submit')
  })
})

it('says first what the desk wrote about the photo, and then what helps', async () => {
  await open(page, trade)
  await openSheet()
  const words = await sheetOf(page).textContent()
  expect(words).toContain(note)
  expect(words!.indexOf(note)).toBeLessThan(words!.indexOf('The photo cannot be read'))
})
