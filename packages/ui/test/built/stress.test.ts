import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { faultsInRoom } from './room.ts'
import { type Look, onAPhone, openStorybook, type StorybookPage, storiesOf } from './storybook-page.ts'

const narrow = { width: 320, height: 568 }
const large = { textSize: 'double' } as const
const looks: Record<string, Partial<Look>> = {
  'at 320 px': narrow,
  'with text twice as large': large,
  'at 320 px with text twice as large': { ...narrow, ...large },
  'on its side': { width: 640, height: 360 },
  'from the right at 320 px with text twice as large': { ...narrow, ...large, direction: 'rtl' },
}
/** Longer words than English ones are tried where there is least room. */
const narrowest = 'at 320 px with text twice as large'
const looksOf = (locale: string) =>
  Object.entries(looks).filter(([name]) => locale === 'en' || name === narrowest)

/** `/pc` and the wide landings are for desktops; what is in the stress tests already is one of the others. */
const screens = storiesOf('Screens/').filter(
  ({ id, title }) => !/--pc-|desktop|laptop|wide/.test(id) && title !== 'Screens/Stress tests',
)

describe('every screen of the phone', () => {
  let storybook: StorybookPage
  beforeAll(async () => {
    storybook = await openStorybook()
  })
  afterAll(() => storybook.close())

  const check = async (locale: string): Promise<string[]> => {
    const faults: string[] = []
    for (const [name, look] of looksOf(locale)) {
      await storybook.dress(look)
      const found = await storybook.page.evaluate(faultsInRoom, { ...onAPhone, ...look }.height)
      faults.push(...found.map((fault) => `${name}, ${locale}: ${fault}`))
    }
    await storybook.dress(onAPhone)
    return faults
  }

  it.each(screens)('$title, $name: finds room for all it says', async ({ id }) => {
    const faults: string[] = []
    await storybook.show(id)
    for (const locale of ['en', 'fr', 'ha']) {
      await storybook.speak(locale)
      faults.push(...(await check(locale)))
    }
    expect(faults).toEqual([])
  })
})
