import axe from 'axe-core'
import { expect } from 'vitest'

/** No accessibility fault in what is shown. Colours, and what a frame shows, are judged in a real browser. */
export async function expectAccessible(container: Element): Promise<void> {
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false } },
    iframes: false,
  })
  expect(violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes[0]?.html})`)).toEqual([])
}
