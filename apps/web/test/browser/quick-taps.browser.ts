import { sellerEndpoints } from '@kaadi/contract'
import { aCardOrder, aWithdrawalLimits } from '@kaadi/testing/builders'
import type { FakeServer } from '@kaadi/testing/fake-server'
import type { Locator, Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { onAPhone } from './on-a-phone.ts'
import { untilCalm } from './phone.ts'
import type { ServedApp } from './serve-app.ts'

const { cardOrders, withdrawals } = sellerEndpoints

let fake: FakeServer
let app: ServedApp
let page: Page
onAPhone((held) => {
  ;({ fake, app, page } = held)
})
beforeEach(() => page.setViewportSize({ width: 360, height: 612 }))

/** Two taps of one finger at the place of a button, as on a phone that seems not to have heard the first. */
const tapTwice = async (button: Locator) => {
  const box = (await button.boundingBox())!
  const place = [box.x + box.width / 2, box.y + box.height / 2] as const
  await page.touchscreen.tap(...place)
  await page.waitForTimeout(150)
  await page.touchscreen.tap(...place)
  await page.waitForTimeout(600)
}
const dialogOf = (name: string) => page.getByRole('dialog', { name })
const entered = (name: string) =>
  dialogOf(name)
    .getByText(/^\d of 6 digits$/)
    .textContent()
const keyOf = (name: string, digit: string) =>
  dialogOf(name).getByRole('button', { name: digit, exact: true })
/** The last digit is tapped twice. */
const enter = async (name: string, pin: string) => {
  for (const digit of pin.slice(0, -1)) await keyOf(name, digit).tap()
  await tapTwice(keyOf(name, pin.slice(-1)))
}

describe('the keypad', () => {
  const withdraw = async () => {
    await page.goto('/wallet/withdraw?currencyId=1')
    await untilCalm(page, app)
    await page.getByRole('textbox', { name: /^Amount/ }).fill('1400')
    await tapTwice(page.getByRole('button', { name: 'Withdraw', exact: true }))
  }

  it('takes no press of the tap that brought it, and is empty after a refused try', async () => {
    fake.fail(withdrawals.request, 'wrongPin', { details: { attemptsLeft: 3 } })
    await withdraw()
    expect(await entered('Withdrawal password')).toBe('0 of 6 digits')
    await enter('Withdrawal password', '258014')
    await dialogOf('Withdrawal password')
      .getByText(/3 tries/)
      .waitFor()
    expect(await entered('Withdrawal password')).toBe('0 of 6 digits')
    await keyOf('Withdrawal password', '2').tap()
    expect(await entered('Withdrawal password')).toBe('1 of 6 digits')
  })

  it('takes every digit of a keyboard, in its first moment too: a key that is struck is no second tap', async () => {
    await page.goto('/wallet/withdraw?currencyId=1')
    await untilCalm(page, app)
    await page.getByRole('textbox', { name: /^Amount/ }).fill('1400')
    fake.fail(withdrawals.request, 'wrongPin', { details: { attemptsLeft: 3 } })
    await page.getByRole('button', { name: 'Withdraw', exact: true }).tap()
    for (const digit of '25801') await page.keyboard.press(`Digit${digit}`)
    expect(await entered('Withdrawal password')).toBe('5 of 6 digits')
    await page.keyboard.press('Digit4')
    await dialogOf('Withdrawal password')
      .getByText(/3 tries/)
      .waitFor()
    for (const digit of '258') await page.keyboard.press(`Digit${digit}`)
    expect(await entered('Withdrawal password')).toBe('3 of 6 digits')
  })

  it('takes those of the second of two entries, as they come', async () => {
    fake.on(withdrawals.limits, aWithdrawalLimits({ pinSet: false }))
    await page.goto('/wallet/withdraw?currencyId=1')
    await untilCalm(page, app)
    await page.getByRole('textbox', { name: /^Amount/ }).fill('1400')
    await page.getByRole('button', { name: 'Withdraw', exact: true }).press('Enter')
    await dialogOf('Set a withdrawal password').waitFor()
    await page.keyboard.type('258014')
    await dialogOf('Enter them again').waitFor()
    await page.keyboard.type('25801')
    expect(await entered('Enter them again')).toBe('5 of 6 digits')
  })

  it.each(['mouse', 'finger'])(
    'takes the digits of a keyboard after a double press of a %s, too',
    async (hand) => {
      await page.goto('/wallet/withdraw?currencyId=1')
      await untilCalm(page, app)
      await page.getByRole('textbox', { name: /^Amount/ }).fill('1400')
      const box = (await page.getByRole('button', { name: 'Withdraw', exact: true }).boundingBox())!
      const place = [box.x + box.width / 2, box.y + box.height / 2] as const
      for (const wait of [150, 0]) {
        if (hand === 'mouse') await page.mouse.click(...place)
        else await page.touchscreen.tap(...place)
        await page.waitForTimeout(wait)
      }
      await dialogOf('Withdrawal password').waitFor()
      for (const digit of '25801') await page.keyboard.press(`Digit${digit}`)
      expect(await entered('Withdrawal password')).toBe('5 of 6 digits')
    },
  )

  it('begins the second of two entries empty', async () => {
    fake.on(withdrawals.limits, aWithdrawalLimits({ pinSet: false }))
    await withdraw()
    expect(await entered('Set a withdrawal password')).toBe('0 of 6 digits')
    await enter('Set a withdrawal password', '258014')
    expect(await entered('Enter them again')).toBe('0 of 6 digits')
    await enter('Enter them again', '258014')
    await dialogOf('Confirm that it is you').waitFor()
  })
})

it.each([612, 740])('answers no question that was just asked, %i px high', async (height) => {
  fake.on(cardOrders.detail, aCardOrder({ orderStatus: 0, serverTime: new Date().toISOString() }))
  await page.setViewportSize({ width: 360, height })
  await page.goto('/transaction/cardDetail?giftOrderId=order-1')
  await untilCalm(page, app)
  const cancel = page.getByRole('button', { name: 'Cancel trade', exact: true })
  await cancel.scrollIntoViewIfNeeded()
  await tapTwice(cancel)
  expect(fake.seen(cardOrders.cancel)).toEqual([])
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Keep it' }).tap()
  await question.waitFor({ state: 'hidden' })
})
