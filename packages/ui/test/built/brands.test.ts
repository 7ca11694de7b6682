import { createRequire } from 'node:module'
import type axe from 'axe-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brands } from '../../.storybook/brands.ts'
import { contrastRule, unknownGrounds } from '../../.storybook/contrast-rule.ts'
import { onAPhone, openStorybook, type StorybookPage, storiesOf } from './storybook-page.ts'

/** Without the kit's own brand, which every story is judged in; in the stress tests and on wide screens colours are the same. */
const tenants = Object.keys(brands).filter((brand) => brand !== 'kaadi')
const screens = storiesOf('Screens/', 'Desk/DeskLayout').filter(
  ({ id, title }) => title !== 'Screens/Stress tests' && !/on-a-desktop|on-a-wide-screen/.test(id),
)

const judgement = {
  config: contrastRule.config,
  options: { ...contrastRule.options, runOnly: ['color-contrast'] },
  unknownGrounds,
}

/** Runs in the page: what cannot be read, or has a ground that cannot be told. */
async function faultsOfColour({ config, options, unknownGrounds }: typeof judgement): Promise<string[]> {
  const { axe: judge } = window as unknown as { axe: typeof axe }
  judge.configure(config)
  const { violations, incomplete } = await judge.run(document.body, options)
  const untold = incomplete
    .flatMap(({ nodes }) => nodes)
    .filter(({ any }) => any.some(({ data }) => unknownGrounds.includes(data?.messageKey)))
  return [...violations.flatMap(({ nodes }) => nodes), ...untold].map(
    ({ html, failureSummary }) => `${html}\n${failureSummary}`,
  )
}

describe('every screen of another tenant, in light and in dark', () => {
  let storybook: StorybookPage
  beforeAll(async () => {
    storybook = await openStorybook()
    await storybook.page.addScriptTag({ path: createRequire(import.meta.url).resolve('axe-core/axe.min.js') })
  })
  afterAll(() => storybook.close())

  it.each(screens)('$title, $name: can be read in every brand', async ({ id }) => {
    const faults: string[] = []
    await storybook.dress({
      ...onAPhone,
      ...(/^desk-|--pc-|laptop/.test(id) && { width: 1440, height: 900 }),
    })
    await storybook.show(id)
    for (const brand of tenants) {
      for (const theme of ['light', 'dark']) {
        await storybook.set({ brand, theme })
        const found = await storybook.page.evaluate(faultsOfColour, judgement)
        faults.push(...found.map((fault) => `${brand}, ${theme}: ${fault}`))
      }
    }
    expect(faults).toEqual([])
  })
})
