import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { breaksInLines } from './breaks.ts'
import { onAPhone, openStorybook, type StorybookPage, storiesOf } from './storybook-page.ts'

/** Figures, states and codes that a person acts by: on the smallest phone, in the largest text, they are read whole. */
const parts = storiesOf(
  'Patterns/ExchangeForm',
  'Patterns/RateChart',
  'Patterns/TwoFactorSetup',
  'Primitives/Sheet',
  'Desk/ApprovalRow',
)

describe('parts with figures, with text twice as large', () => {
  let storybook: StorybookPage
  beforeAll(async () => {
    storybook = await openStorybook()
  })
  afterAll(() => storybook.close())

  it.each(parts)('$title, $name: nothing is torn at 320 and at 360 px', async ({ id }) => {
    const faults: string[] = []
    await storybook.show(id)
    for (const width of [320, 360]) {
      await storybook.dress({ width, textSize: 'double' })
      const found = await storybook.page.evaluate(breaksInLines)
      const wider = await storybook.page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      if (wider > 0) found.push(`the page is ${wider} px wider than the screen`)
      faults.push(...found.map((fault) => `${width} px: ${fault}`))
    }
    await storybook.dress(onAPhone)
    expect(faults).toEqual([])
  })
})
