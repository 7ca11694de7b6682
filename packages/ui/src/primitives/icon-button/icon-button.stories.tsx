import type { Meta, StoryObj } from '@storybook/react-vite'
import { BellIcon, CopyIcon, Share2Icon, XIcon } from '../icon/index.ts'
import { IconButton } from './icon-button.tsx'

/** An icon everybody knows, alone, where there is no room for a word. Its `label` is what screen readers say. */
const meta = {
  title: 'Primitives/IconButton',
  component: IconButton,
  args: { icon: <BellIcon />, label: 'Notifications, 2 unread' },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithBadge: Story = { args: { badge: true } }
export const Disabled: Story = { args: { disabled: true } }

export const Variants: Story = {
  render: () => (
    <div className="story-row">
      <IconButton icon={<Share2Icon />} label="Share this trade" />
      <IconButton icon={<CopyIcon />} label="Copy trade number" variant="secondary" />
      <IconButton icon={<XIcon size={16} />} label="Remove photo 1" variant="veil" size="small" />
      <span className="story-brand">
        <IconButton icon={<BellIcon />} label="Notifications, 2 unread" badge />
      </span>
    </div>
  ),
}
