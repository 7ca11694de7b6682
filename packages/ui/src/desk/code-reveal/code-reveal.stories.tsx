import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleNow } from '../samples/desk.tsx'
import { CodeReveal } from './code-reveal.tsx'

const meta = {
  title: 'Desk/CodeReveal',
  component: CodeReveal,
  args: { code: null, onReveal: () => {}, onHide: () => {}, onCopy: () => {} },
} satisfies Meta<typeof CodeReveal>
export default meta
type Story = StoryObj<typeof meta>

export const Hidden: Story = {}
export const Opening: Story = { args: { loading: true } }
export const Open: Story = {
  args: {
    code: 'X9KQ2L7MPT4RW8C',
    pin: '4821',
    hidesAt: { deadline: sampleNow + 48_000, totalMs: 60_000, now: () => sampleNow, onEnd: () => {} },
  },
}
/** Its ring stands clear of the seconds beside it. */
export const CopyFocused: Story = {
  args: Open.args!,
  play: async ({ canvas }) => {
    const copy = canvas.getByRole('button', { name: 'Copy code' })
    copy.focus()
    const { outlineOffset, outlineWidth } = getComputedStyle(copy)
    const ring = copy.getBoundingClientRect().left - parseFloat(outlineOffset) - parseFloat(outlineWidth)
    await expect(ring - canvas.getByRole('timer').getBoundingClientRect().right).toBeGreaterThanOrEqual(4)
  },
}
export const WithItsOwnMarks: Story = { args: { code: 'AQ12-34CD-56EF-78GH', copied: true } }
export const NotAllowed: Story = { args: { refused: 'Take the order first.' } }
