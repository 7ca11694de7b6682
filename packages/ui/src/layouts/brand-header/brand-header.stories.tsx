import type { Meta, StoryObj } from '@storybook/react-vite'
import { BellIcon } from '../../primitives/icon/index.ts'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import { Money } from '../../primitives/money/money.tsx'
import { Brand } from '../brand/brand.tsx'
import { BrandHeader } from './brand-header.tsx'

/** The head of home and wallet: the brand’s ground, the way home, and the figure that matters most. */
const meta = {
  title: 'Layouts/BrandHeader',
  component: BrandHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: <Brand as="a" href="#home" name="Kaadi" />,
    endContent: <IconButton icon={<BellIcon />} label="Notifications, 2 unread" badge />,
    children: <Money amount="248600" currency={{ symbol: '₦', decimals: 2 }} size={40} />,
  },
} satisfies Meta<typeof BrandHeader>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
