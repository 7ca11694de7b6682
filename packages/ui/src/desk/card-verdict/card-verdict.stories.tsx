import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { CodeReveal } from '../code-reveal/code-reveal.tsx'
import { sampleVerdicts } from '../samples/desk.tsx'
import { CardVerdict } from './card-verdict.tsx'

const meta = {
  title: 'Desk/CardVerdict',
  component: CardVerdict,
  args: { label: 'Card 1 · $100', options: sampleVerdicts, value: 1, onChange: () => {} },
  render: function Live(args) {
    const [value, setValue] = useState(args.value)
    return <CardVerdict {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof CardVerdict>
export default meta
type Story = StoryObj<typeof meta>

export const Valid: Story = {}
export const Used: Story = { args: { value: 5 } }
export const OtherValue: Story = { args: { value: 2 } }
export const None: Story = { args: { value: null } }
export const Locked: Story = { args: { disabled: true } }
export const WithCode: Story = {
  args: { children: <CodeReveal code={null} onReveal={() => {}} onHide={() => {}} /> },
}
