import type { Locator, Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { onAPhone, openStorybook, type StorybookPage } from './storybook-page.ts'

describe('keys that a browser really sends', () => {
  let storybook: StorybookPage
  let page: Page
  beforeAll(async () => {
    storybook = await openStorybook()
    page = storybook.page
  })
  beforeEach(() => storybook.dress(onAPhone))
  afterAll(() => storybook.close())

  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  const hasFocus = (locator: Locator) => locator.evaluate((element) => element === document.activeElement)
  const focusIsIn = (locator: Locator) =>
    locator.evaluate((element) => element.contains(document.activeElement))

  it('open a sheet, stay in it, close it by Escape and come back', async () => {
    await storybook.show('primitives-sheet--opened-and-closed')
    const opener = page.getByRole('button', { name: 'Add a bank' })
    await opener.focus()
    await press('Enter')
    const sheet = page.getByRole('dialog', { name: 'Add a bank' })
    await sheet.waitFor()
    expect(await focusIsIn(sheet)).toBe(true)
    for (let stop = 0; stop < 6; stop++) {
      await press('Tab')
      expect(await hasFocus(opener)).toBe(false)
    }
    await press('Escape')
    await sheet.waitFor({ state: 'hidden' })
    expect(await hasFocus(opener)).toBe(true)
  })

  it('close only the upper of two, and come back step by step', async () => {
    await storybook.show('primitives-sheet--opened-and-closed')
    const opener = page.getByRole('button', { name: 'Add a bank' })
    await opener.focus()
    await press('Enter')
    const remove = page.getByRole('dialog').getByRole('button', { name: 'Remove' })
    await remove.focus()
    await press('Enter')
    const question = page.getByRole('alertdialog')
    await question.waitFor()
    await press('Escape')
    await question.waitFor({ state: 'hidden' })
    expect(await hasFocus(remove)).toBe(true)
    await press('Escape')
    await remove.waitFor({ state: 'hidden' })
    expect(await hasFocus(opener)).toBe(true)
  })

  it('type a PIN, take a digit back, and press a key of the pad', async () => {
    await storybook.show('primitives-pinpad--empty')
    const entered = (digits: number) =>
      page
        .getByRole('status')
        .filter({ hasText: `${digits} of 6 digits` })
        .waitFor({ state: 'attached' })
    await page.getByRole('group', { name: 'Withdrawal password' }).focus()
    await press('4', '8', '3')
    await entered(3)
    await press('Backspace')
    await entered(2)
    await press('Tab', 'Space')
    await entered(3)
  })

  it('choose among segments by arrows, round the ends', async () => {
    await storybook.show('primitives-segmentedcontrol--default')
    const [card, code] = ['Physical card', 'E-code'].map((name) => page.getByRole('radio', { name }))
    await card!.focus()
    await press('ArrowRight')
    expect(await code!.isChecked()).toBe(true)
    await press('ArrowRight')
    expect(await card!.isChecked()).toBe(true)
    await press('ArrowUp')
    expect(await code!.isChecked()).toBe(true)
  })

  it('step up to the most and stay there', async () => {
    await storybook.show('primitives-stepper--default')
    const more = page.getByRole('button', { name: 'One card more' })
    await more.focus()
    for (let card = 2; card < 22; card++) await press(card % 2 ? 'Enter' : 'Space')
    expect(await page.getByRole('status').textContent()).toBe('20')
    expect(await hasFocus(more)).toBe(true)
    expect(await more.getAttribute('aria-disabled')).toBe('true')
  })

  it('fill a one-time code, digits alone, and correct it', async () => {
    await storybook.show('primitives-otpfield--pasted')
    const code = page.getByRole('textbox')
    await code.focus()
    await press('Backspace', 'Backspace', 'x', '7')
    expect(await code.inputValue()).toBe('48397')
  })

  it('choose from the phone’s own list by arrows', async () => {
    await storybook.show('primitives-select--default')
    const country = page.getByRole('combobox', { name: 'Country of the card' })
    await country.focus()
    await press('ArrowDown')
    expect(await country.inputValue()).toBe('uk')
    await press('ArrowUp')
    expect(await country.inputValue()).toBe('us')
  })

  it('leave a many-lined field by Tab', async () => {
    await storybook.show('primitives-textarea--default')
    const comment = page.getByRole('textbox')
    await comment.focus()
    await press('Enter', 'Tab')
    expect(await hasFocus(comment)).toBe(false)
  })
})
