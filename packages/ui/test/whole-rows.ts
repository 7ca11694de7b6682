import { expect, within } from 'storybook/test'

/** A table of one-line rows in the room that the console leaves it: nothing stands outside, no row is over 44 px. */
export async function expectWholeRows(canvas: HTMLElement, room: number): Promise<void> {
  const table = within(canvas).getByRole('table')
  await expect(table.scrollWidth).toBeLessThanOrEqual(room)
  const end = table.parentElement!.getBoundingClientRect().right
  for (const row of within(table).getAllByRole('row')) {
    await expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(44)
    const last = row.lastElementChild!
    const inside = last.lastElementChild ?? last
    await expect(inside.getBoundingClientRect().right).toBeLessThanOrEqual(end)
    for (const cell of row.children) await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth)
  }
}
