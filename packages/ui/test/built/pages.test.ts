import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { partsByEntry } from '../../.storybook/docs/kit-parts.ts'
import { guides } from '../../.storybook/guides/guides.ts'
import { otherNames } from '../../.storybook/guides/other-names.ts'
import { entriesOf, openStorybook, type StorybookPage } from './storybook-page.ts'

const entries = entriesOf()
const pages = entries.filter(({ type }) => type === 'docs')
const nameOf = (title: string) => title.split('/').at(-1)
/** All icons stand on one page. */
const { '@kaadi/ui/icons': _, ...entriesWithPages } = partsByEntry

describe('the index of the Storybook', () => {
  it.each(Object.values(entriesWithPages).flat())('finds %s by its name', (part) => {
    expect(entries.filter(({ title }) => nameOf(title) === part).length).toBeGreaterThan(0)
  })

  it('finds a part by the names that other kits have for it', () => {
    const found = new Set(entries.map(({ title }) => nameOf(title)))
    expect(
      Object.values(otherNames)
        .flat()
        .filter((name) => !found.has(name)),
    ).toEqual([])
  })

  it('has one page and one title a component', () => {
    const titles = pages.map(({ title }) => title).filter((title) => title in guides)
    expect(titles.sort()).toEqual(Object.keys(guides).sort())
    expect(titles.filter((title) => /,| and |\//.test(nameOf(title) ?? ''))).toEqual([])
  })

  it('has no other name that leads nowhere', () => {
    expect(Object.keys(otherNames).filter((title) => !(title in guides))).toEqual([])
  })
})

describe('a page of documentation', () => {
  let storybook: StorybookPage
  beforeAll(async () => {
    storybook = await openStorybook({ viewport: { width: 1280, height: 900 } })
  })
  afterAll(() => storybook.close())

  it.each([
    ['primitives-dialog--docs', []],
    ['primitives-button--docs', ['ButtonLink']],
    ['primitives-textfield--docs', ['TextInput']],
    ['primitives-amountinput--docs', []],
    ['layouts-tabbar--docs', ['Tab']],
    ['desk-datatable--docs', []],
    ['desk-combobox--docs', ['ComboboxInput']],
  ])('of %s has anatomy, advice, tokens, size, every part’s props and code to copy', async (id, parts) => {
    const { page } = storybook
    await storybook.open(id)
    await page.locator('.docs-anatomy-mark').first().waitFor()
    for (const title of [
      'Do',
      'Don’t',
      'Anatomy',
      'Keyboard and screen reader',
      'Props',
      'Tokens used',
      'Size',
    ])
      expect(await page.getByRole('heading', { name: title, exact: true }).count(), title).toBe(1)
    expect(await page.locator('.docs-tokens li').count()).toBeGreaterThan(1)
    for (const part of parts)
      expect(await page.getByRole('tab', { name: part, exact: true }).count(), part).toBe(1)
    const allCodes = async () => (await page.locator('pre').allTextContents()).filter(Boolean)
    // The code of a story is written once the story is drawn.
    await expect.poll(async () => (await allCodes()).length, { timeout: 10_000 }).toBeGreaterThan(1)
    const codes = await allCodes()
    expect(codes.join('\n')).not.toMatch(/userEvent|expect\(|canvasElement|play:|render:/)
    expect(codes[0]).toMatch(/^import \{ \w+/)
  })

  it.each(['welcome--docs', 'tokens-in-use--docs', 'primitives-icon--docs', 'patterns-messagethread--docs'])(
    '%s fits on a phone',
    async (id) => {
      const { page } = storybook
      await page.setViewportSize({ width: 360, height: 640 })
      await storybook.open(id)
      await page.locator('#storybook-docs table, #storybook-docs code').first().waitFor()
      // The tables of props come after the rest.
      await page.waitForLoadState('networkidle')
      const beyond = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      expect(await beyond()).toBe(0)
      await page.setViewportSize({ width: 1280, height: 900 })
    },
  )

  it('of the tokens leads from each name to the components that read it, and on to their pages', async () => {
    const { page } = storybook
    await storybook.open('tokens-in-use--docs')
    const row = page.getByRole('row', { name: /--earn-quiet/ })
    await row.waitFor()
    expect(await row.getByRole('cell').first().textContent()).toBe('Coupons and gifts.')
    expect(await row.getByRole('link', { name: 'CouponTicket' }).count()).toBe(1)
    const leads = await page
      .locator('.docs-uses a')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).search))
    const ids = new Set(pages.map(({ id }) => `?path=/docs/${id}`))
    expect(leads.length).toBeGreaterThan(200)
    expect(leads.filter((search) => !ids.has(search))).toEqual([])
  })
})
