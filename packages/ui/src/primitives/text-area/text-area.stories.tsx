import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextArea } from './text-area.tsx'

/** Several lines of text. It grows with them; with `maxLength` it counts. */
const meta = {
  title: 'Primitives/TextArea',
  component: TextArea,
  args: {
    label: 'Comment',
    optional: true,
    maxLength: 500,
    defaultValue: 'The receipt is on the second photo.',
  },
} satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const NearlyFull: Story = { args: { defaultValue: 'Long words. '.repeat(41) } }
