import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { CircleHelpIcon } from '../../primitives/icon/index.ts'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import { Nav } from './nav.tsx'

/** The bar of a screen: the way back, what it is, and at most two things more. */
const meta = {
  title: 'Layouts/Nav',
  component: Nav,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Sell Steam',
    endContent: <IconButton icon={<CircleHelpIcon size={24} />} label="Photo rules" />,
  },
} satisfies Meta<typeof Nav>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { onBack: fn() } }
export const Large: Story = { args: { title: 'Wallet', size: 'large' } }
