import { sellerEndpoints } from '@kaadi/contract'
import { anOrderMessage, aPage } from '@kaadi/testing/builders'
import type { FakeServer } from '@kaadi/testing/fake-server'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { onAPhone } from './on-a-phone.ts'
import { twoFrames, untilCalm } from './phone.ts'
import type { ServedApp } from './serve-app.ts'

const { cardOrders, orderMessages, withdrawals } = sellerEndpoints

let fake: FakeServer
let app: ServedApp
let page: Page
onAPhone((held) => {
  ;({ fake, app, page } = held)
})

const open = async (path: string) => {
  await page.goto(path)
  await untilCalm(page, app)
}
/** Whether the words are on the screen, under no bar and over no dock. */
const expectInSight = async (words: string | RegExp) => {
  const found = page.getByText(words).last()
  await found.waitFor()
  await twoFrames(page)
  const cover = await found.evaluate((element) => {
    const { left, top, bottom, width } = element.getBoundingClientRect()
    return [top + 2, bottom - 2].map((y) => {
      const hit = document.elementFromPoint(left + Math.min(20, width / 2), y)
      return hit !== null && (element.contains(hit) || hit.contains(element))
    })
  })
  expect(cover, String(words)).toEqual([true, true])
}

describe('what a person must read comes into sight', () => {
  it('when a photo is refused, above the dock', async () => {
    await open('/sell/submit?cardTypeId=steam&faceValue=100')
    await page.getByText(/Rate locked until/).waitFor()
    await page.locator('.k-stepper button').last().click()
    await page.getByRole('heading', { name: 'Card 2 of 2' }).waitFor()
    // The photos end right above the dock, as they do where a thumb has scrolled to them.
    await page.evaluate(() => {
      const photos = [...document.querySelectorAll('.k-image-uploader-thumbs')]
        .at(-1)!
        .getBoundingClientRect()
      const dock = document.querySelector('.k-dock')!.getBoundingClientRect()
      window.scrollBy(0, photos.bottom - dock.top + 8)
    })
    await page
      .getByLabel('Add photo: Front')
      .last()
      .setInputFiles({
        name: 'notes.jpg',
        mimeType: 'image/jpeg',
        buffer: Buffer.from('no photo at all'),
      })
    await expectInSight(/This file is not a photo/)
  })

  it('when a card is sent without what it needs: the first of it', async () => {
    await open('/sell/submit?cardTypeId=steam&faceValue=100')
    await page.getByText(/Rate locked until/).waitFor()
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await page.getByRole('button', { name: 'Send card' }).click()
    await expectInSight(/Add photos of the front and back/)
  })

  it('when the service refuses the rate, wherever the form stands', async () => {
    fake.fail(cardOrders.quote, 'overloaded')
    await open('/sell/submit?cardTypeId=steam&faceValue=100')
    await expectInSight('The rate could not be locked')
  })

  it('when an amount is too small', async () => {
    await open('/wallet/withdraw')
    await page.getByLabel(/^Amount/).fill('10')
    await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
    await expectInSight(/1,000/)
    expect(fake.seen(withdrawals.request)).toEqual([])
  })

  it('when a bank is missing', async () => {
    await open('/wallet/bankList?add=1')
    await page.getByRole('button', { name: 'Add account' }).click()
    await expectInSight('Choose your bank.')
  })

  it('while a card is corrected: the clock stays above the sheet’s content', async () => {
    await open('/transaction/cardDetail?giftOrderId=order-2')
    await page.getByRole('button', { name: /^Retake the / }).click()
    const sheet = page.getByRole('dialog')
    await sheet.waitFor()
    const timer = sheet.getByRole('timer')
    expect(await timer.textContent()).toMatch(/^2[12]:\d\d$/)
    await sheet.getByRole('button', { name: 'Send' }).click()
    await expectInSight('Add the new photo.')
    expect(await timer.isVisible()).toBe(true)
  })
})

it('the composer stays at the foot of the screen under a long thread', async () => {
  const words = ['😀'.repeat(600), ...Array.from({ length: 8 }, () => 'One more photo'), '😀'.repeat(600)]
  const written = words.map((text, index) =>
    anOrderMessage({ messageId: `m${index}`, author: 'seller', text }),
  )
  fake.on(orderMessages.page, { ...aPage(...written.toReversed()), unread: 0 })
  await open('/transaction/cardDetail?giftOrderId=order-2&view=messages')
  await page.getByText('One more photo').first().waitFor()
  await twoFrames(page)
  const measured = await page.evaluate(() => {
    window.scrollTo(0, 100_000)
    const dock = document.querySelector('.k-dock')!.getBoundingClientRect()
    return { below: Math.round(window.innerHeight - dock.bottom), scrolled: window.scrollY }
  })
  expect(measured).toEqual({ below: 0, scrolled: 0 })
})

it('a message that could not be sent is in sight above the composer, which says why', async () => {
  const thread = Array.from({ length: 8 }, (_, index) => anOrderMessage({ messageId: `m${index}` }))
  fake.on(orderMessages.page, { ...aPage(...thread), unread: 0 })
  await page.setViewportSize({ width: 360, height: 740 })
  await open('/transaction/cardDetail?giftOrderId=order-2&view=messages')
  await page.getByRole('textbox', { name: 'Message' }).fill('Hello?\nWhen will you look at it?')
  await page.context().setOffline(true)
  try {
    await page.getByRole('button', { name: 'Send' }).click()
    await expectInSight('Not sent')
    await expectInSight(/You are offline/)
    await expectInSight(/We could not reach the service/)
  } finally {
    await page.context().setOffline(false)
  }
})

describe('focus', () => {
  it('draws no ring on a phone that was only touched', async () => {
    // A redirect is a navigation: it must not pass for a press of a key.
    await open('/')
    await page.waitForURL('**/home')
    await untilCalm(page, app)
    const ring = () => page.evaluate(() => document.querySelectorAll(':focus-visible').length)
    const drawn = () =>
      page.evaluate(() => {
        const focused = document.activeElement
        return focused ? getComputedStyle(focused).outlineStyle : 'none'
      })
    expect((await ring()) === 0 || (await drawn()) === 'none').toBe(true)
    await page.getByRole('link', { name: 'Wallet' }).tap()
    await page.getByRole('heading', { level: 1, name: 'Wallet' }).waitFor()
    await untilCalm(page, app)
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    expect(await drawn()).toBe('none')
  })

  it('draws one where keys are used', async () => {
    await open('/home')
    const link = page.getByRole('link', { name: 'Wallet' })
    await link.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Wallet' }).waitFor()
    await untilCalm(page, app)
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    const outline = await page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle)
    expect(outline).toBe('solid')
  })

  it('goes to nothing that is hidden', async () => {
    await open('/home')
    const hidden: string[] = []
    for (let at = 0; at < 40; at++) {
      await page.keyboard.press('Tab')
      const found = await page.evaluate(() => {
        const { activeElement } = document
        if (!activeElement || activeElement === document.body) return null
        const isSeen = activeElement.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })
        return isSeen ? '' : (activeElement.textContent ?? '?')
      })
      if (found === null) break
      if (found) hidden.push(found)
    }
    expect(hidden).toEqual([])
    expect(await page.getByRole('button', { name: /refresh/i }).count()).toBe(0)
  })
})
