import type { Meta, StoryObj } from '@storybook/react-vite'
import { ShortcutHelp } from './shortcut-help.tsx'

const meta = {
  title: 'Desk/ShortcutHelp',
  component: ShortcutHelp,
  args: {
    open: true,
    onClose: () => {},
    onEnabledChange: () => {},
    groups: [
      {
        title: 'Queue',
        shortcuts: [
          { keys: ['↑', '↓'], does: 'Go to the next row' },
          { keys: ['Enter'], does: 'Open the order' },
          { keys: ['T'], does: 'Take the most urgent order' },
        ],
      },
      {
        title: 'Review',
        shortcuts: [
          { keys: ['1', '9'], does: 'Verdict of the card' },
          { keys: ['+', '−'], does: 'Zoom' },
          { keys: ['A'], does: 'Accept' },
          { keys: ['X'], does: 'Refuse' },
        ],
      },
    ],
  },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof ShortcutHelp>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}
