import { sellerEndpoints } from '@kaadi/contract'
import { aQuote, aSession, aUser } from '@kaadi/testing/builders'
import type { FakeServer } from '@kaadi/testing/fake-server'
import type { BrowserContext, Page } from 'playwright-core'
import { beforeEach, expect, it } from 'vitest'
import { onAPhone } from './on-a-phone.ts'
import { untilCalm } from './phone.ts'
import type { ServedApp } from './serve-app.ts'

const { cardOrders, coupons, users } = sellerEndpoints

let fake: FakeServer
let app: ServedApp
let phone: BrowserContext
let page: Page
onAPhone((held) => {
  ;({ fake, app, phone, page } = held)
})
beforeEach(() => {
  fake
    .on(coupons.list, [])
    .on(cardOrders.quote, ({ body }) => aQuote({ faceValue: body.faceValue, payout: '148000' }))
})

it('keeps what was typed where the session ran out in another tab, and says that it has ended', async () => {
  await page.goto('/sell/submit?cardTypeId=steam')
  await untilCalm(page, app)
  const value = page.getByRole('textbox', { name: /^Value on the card/ })
  await value.pressSequentially('100')
  await untilCalm(page, app)
  const other = await phone.newPage()
  await other.goto('/account')
  await untilCalm(other, app)
  fake.fail(users.me, 'unauthenticated')
  await other.reload()
  for (const tab of [other, page]) await tab.getByText('Your session has ended.').waitFor()
  fake.on(users.me, aUser())
  await phone.addCookies([{ name: 'token', value: aSession().access_token, url: app.url }])
  await page.goto('/sell/submit?cardTypeId=steam')
  await untilCalm(page, app)
  expect(await value.inputValue()).toBe('100')
})
