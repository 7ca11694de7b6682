import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../primitives/button/button.tsx'
import { Money } from '../../primitives/money/money.tsx'
import { Dock, DockRow } from './dock.tsx'

/** Holds the one primary action of a task screen in reach of the thumb. */
const meta = {
  title: 'Layouts/Dock',
  component: Dock,
  subcomponents: { DockRow },
  parameters: { layout: 'fullscreen' },
  args: {
    'aria-label': 'Actions',
    children: (
      <DockRow wide="first">
        <Money amount="150000" currency={{ symbol: '₦', decimals: 2 }} size={28} />
        <Button>Send card</Button>
      </DockRow>
    ),
  },
} satisfies Meta<typeof Dock>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
