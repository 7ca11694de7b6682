import type { Meta, StoryObj } from '@storybook/react-vite'
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
export const WithItsOwnMarks: Story = { args: { code: 'AQ12-34CD-56EF-78GH', copied: true } }
export const NotAllowed: Story = { args: { refused: 'Take the order first.' } }
