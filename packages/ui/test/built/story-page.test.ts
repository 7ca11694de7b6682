import { expect, it } from 'vitest'
import { openStorybook } from './storybook-page.ts'

it('takes every setting of the toolbar from the address, where a designer keeps it', async () => {
  const storybook = await openStorybook()
  const { page } = storybook
  const { origin } = new URL(page.url())
  await page.goto(
    `${origin}/iframe.html?id=primitives-button--variants&viewMode=story&globals=textSize:double;theme:dark;direction:rtl;locale:fr`,
  )
  const look = () => {
    const { dataset, dir, lang } = document.documentElement
    return { theme: dataset.theme, dir, lang, size: getComputedStyle(document.documentElement).fontSize }
  }
  await expect
    .poll(() => page.evaluate(look))
    .toEqual({ theme: 'dark', dir: 'rtl', lang: 'fr', size: '32px' })
  await storybook.close()
})

it('calls a table finished as soon as it is drawn, though its shade follows the scroll', async () => {
  const storybook = await openStorybook()
  await storybook.show('desk-datatable--sorted')
  const moves = () => document.getAnimations().map(({ timeline }) => timeline?.constructor.name)
  expect(await storybook.page.evaluate(moves)).toEqual([])
  const follows = () => getComputedStyle(document.querySelector('.k-data-table')!).animationName
  expect(await storybook.page.evaluate(follows)).toBe('k-data-table-more')
  await storybook.close()
})
