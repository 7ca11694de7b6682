// What a person meets in the pages of the team's project.
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { openSite } from './browser.mjs'

const colorOf = (locator) => locator.evaluate((element) => getComputedStyle(element).backgroundColor)
const tokenOf = (page, name) =>
  page.evaluate((token) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.backgroundColor = `var(${token})`
    const { backgroundColor } = getComputedStyle(probe)
    probe.remove()
    return backgroundColor
  }, name)
const rulesOf = (page) =>
  page.evaluate(() =>
    Array.from(document.styleSheets, (sheet) => Array.from(sheet.cssRules, (rule) => rule.cssText))
      .flat()
      .join('\n'),
  )

/** The whole stylesheet, a theme of the team's own, and no hand but the keyboard. */
const sellByKeyboard = async ({ page }) => {
  const button = page.getByRole('button', { name: 'Sell this card' })
  assert.equal(await colorOf(button), await tokenOf(page, '--action'))
  assert.equal(
    await colorOf(button),
    await tokenOf(page, '--brand-light-action'),
    'not the colour of the theme',
  )
  const value = page.getByRole('textbox')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  assert(
    await value.evaluate((element) => element === document.activeElement),
    'Tab does not reach the value',
  )
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('250')
  await page.keyboard.press('Tab')
  assert(
    await button.evaluate((element) => element === document.activeElement),
    'Tab does not reach the button',
  )
  assert.equal(await button.evaluate((element) => getComputedStyle(element).outlineStyle), 'solid')
  await page.keyboard.press('Enter')
  await page.getByRole('status').filter({ hasText: 'Sent for ₦370,000' }).waitFor()
}

/** Base and two parts: the same look, and no rule of a part that was not asked for. */
const readParts = async ({ page }) => {
  const button = page.getByRole('button', { name: 'Sell' })
  assert.equal(await colorOf(button), await tokenOf(page, '--action'))
  assert.notEqual(await colorOf(button), 'rgba(0, 0, 0, 0)')
  const rules = await rulesOf(page)
  assert.match(rules, /\.k-button/)
  assert.doesNotMatch(rules, /\.k-rate-calculator/)
}

/** No stylesheet imported, no style: components bring none. */
const findNoStyle = async ({ page }) => {
  await page.getByRole('button', { name: 'Sell' }).waitFor()
  assert.equal(await page.locator('style, link[rel=stylesheet]').count(), 0)
  assert.equal(await rulesOf(page), '')
}

const pages = { 'index.html': sellByKeyboard, 'parts.html': readParts, 'bare.html': findNoStyle }

export const lookAtPages = async (project, browser) => {
  for (const [name, look] of Object.entries(pages)) {
    const site = { folder: join(project, 'dist'), address: 'http://team.example/', page: name }
    const { page, problems } = await openSite(browser, site)
    await look({ page })
    assert.deepEqual(problems, [], name)
  }
}
