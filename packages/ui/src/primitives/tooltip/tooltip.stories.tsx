import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { CopyIcon, Share2Icon } from '../icon/index.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Tooltip } from './tooltip.tsx'

const shown = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await userEvent.tab()
  await expect(within(canvasElement).getByRole('tooltip', { hidden: true })).toBeVisible()
}
const inTheMiddle = (Story: () => React.ReactNode) => (
  <div style={{ display: 'grid', placeItems: 'center', minBlockSize: '9rem' }}>
    <Story />
  </div>
)

/** A few words over a control, for those who hover or come by keyboard. Never the only place of what has to be known. */
const meta = {
  title: 'Primitives/Tooltip',
  component: Tooltip,
  decorators: [inTheMiddle],
  args: {
    text: 'Counted from the first photo to the decision',
    children: <Button variant="secondary">Median 6:40</Button>,
  },
  play: shown,
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

export const OnAButton: Story = {}
export const OnAnIcon: Story = {
  args: {
    text: 'Copy trade number',
    silent: true,
    children: <IconButton icon={<CopyIcon />} label="Copy trade number" />,
  },
}
export const NoRoomAbove: Story = {
  decorators: [
    (Story) => (
      <div style={{ marginBlockStart: '-4rem' }}>
        <Story />
      </div>
    ),
  ],
}
export const AtTheEdge: Story = {
  decorators: [
    (Story) => (
      <div style={{ justifySelf: 'end', marginInlineEnd: '-0.75rem' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    text: 'Share this trade with a friend',
    silent: true,
    children: <IconButton icon={<Share2Icon />} label="Share" />,
  },
}
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    text: 'Comptée à partir de la première photo reçue jusqu’à la décision, sans le temps pendant lequel nous attendons le vendeur.',
  },
}
export const TwiceAsLarge: Story = { globals: { textSize: 'double' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Closed: Story = { parameters: { picture: { skip: true } }, play: async () => {} }
