import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { longFrench } from '../../patterns/samples/currencies.ts'
import { JsonDiff } from './json-diff.tsx'

const before = {
  name: 'Steam',
  open: true,
  note: 'Photos by daylight',
  rates: [
    { id: 71, face: '50', country: 'US', rate: '1410' },
    { id: 72, face: '100', country: 'US', rate: '1480' },
    { id: 73, face: '100', country: 'UK', rate: '1890' },
  ],
  limits: { least: '10', most: '500', daily: '5000' },
  forms: ['physical', 'ecode'],
}
const after = {
  name: 'Steam',
  open: true,
  rates: [
    { id: 71, face: '50', country: 'US', rate: '1410' },
    { id: 72, face: '100', country: 'US', rate: '1495' },
    { id: 74, face: '200', country: 'US', rate: '1520' },
  ],
  limits: { least: '10', most: '1000', daily: '5000' },
  forms: ['physical', 'ecode', 'fast'],
}
const text = 'Take the photo by daylight and lay the card on something dark, so that every sign can be read. '

/** The log of settings, a review of who changed what, a conflict. */
const meta = {
  title: 'Desk/JsonDiff',
  component: JsonDiff,
  args: { before, after },
  globals: { viewport: { value: 'tablet' } },
} satisfies Meta<typeof JsonDiff>
export default meta
type Story = StoryObj<typeof meta>

export const Nested: Story = {
  play: async ({ canvasElement }) => {
    const lines = within(canvasElement).getAllByRole('listitem')
    await expect(lines[1]).toHaveTextContent('Removed: note')
  },
}
export const OnPhone: Story = { globals: { viewport: { value: 'small' } } }
export const Unfolded: Story = {
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('button', { name: /unchanged/ })
    await userEvent.click(first!)
    await expect(first).toHaveAttribute('aria-expanded', 'true')
  },
}
export const Created: Story = { args: { before: undefined, after: after.limits } }
export const Deleted: Story = { args: { before: before.limits, after: undefined } }
export const NoChanges: Story = { args: { after: before } }
export const Lists: Story = {
  args: { before: ['US', 'UK', 'DE', 'FR'], after: ['CA', 'US', 'UK', 'AU', 'FR'] },
}
export const OtherKind: Story = {
  args: { before: { rate: '1480', limits: null }, after: { rate: 1480, limits: {} } },
}
export const LongValues: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    before: { sellerText: text.repeat(3), words: { 'fr.refusé': '' } },
    after: { sellerText: `${text.repeat(2)}Then send it again.`, words: { 'fr.refusé': longFrench } },
  },
}
export const LongValueOpened: Story = {
  globals: { viewport: { value: 'small' } },
  args: LongValues.args!,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /Show all of it/ }))
    await expect(canvas.queryByRole('button', { name: /Show all of it/ })).toBeNull()
  },
}
export const Huge: Story = {
  args: {
    before: {},
    after: Object.fromEntries(Array.from({ length: 1248 }, (_, at) => [`setting${at}`, at * 3])),
    limit: 8,
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
