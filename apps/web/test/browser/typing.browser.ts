import { sellerEndpoints } from '@kaadi/contract'
import { aQuote } from '@kaadi/testing/builders'
import type { FakeServer } from '@kaadi/testing/fake-server'
import type { Page } from 'playwright-core'
import { beforeEach, expect, it } from 'vitest'
import { onAPhone } from './on-a-phone.ts'
import { untilCalm } from './phone.ts'
import type { ServedApp } from './serve-app.ts'

const { cardOrders, coupons } = sellerEndpoints

let fake: FakeServer
let app: ServedApp
let page: Page
onAPhone((held) => {
  ;({ fake, app, page } = held)
})
beforeEach(() => {
  fake
    .on(coupons.list, [])
    .on(cardOrders.quote, ({ body }) => aQuote({ faceValue: body.faceValue, payout: '148000' }))
})

it('takes each digit of a value that is typed, also where it brings what is to be filled in next', async () => {
  await page.goto('/sell/submit?cardTypeId=steam')
  await untilCalm(page, app)
  const value = page.getByRole('textbox', { name: /^Value on the card/ })
  await value.focus()
  for (const digit of '100') {
    await page.keyboard.press(digit)
    await untilCalm(page, app)
    expect(
      await page.evaluate(() => [document.activeElement?.id, document.activeElement?.checkVisibility()]),
    ).toEqual(['face-value', true])
  }
  expect(await value.inputValue()).toBe('100')
})
