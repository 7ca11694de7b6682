import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { CheckIcon, GiftIcon, Undo2Icon } from '../icon/index.ts'
import { Row } from '../row/row.tsx'
import { Avatar } from './avatar.tsx'

const face =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#c3d3fb"/><circle cx="20" cy="16" r="8" fill="#5b3a29"/><path d="M4 44c0-12 7-18 16-18s16 6 16 18" fill="#233991"/></svg>',
  )

/** A person: the picture where there is one, initials until it has come and where it has not. Or a round ground for an icon or letters at the start of a row. */
const meta = {
  title: 'Primitives/Avatar',
  component: Avatar,
  args: { name: 'Adaeze N. Okafor' },
} satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

export const Initials: Story = {}
export const Picture: Story = { args: { src: face } }
export const PictureFailed: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('AO')).toBeVisible()
  },
}
export const MaskedName: Story = { args: { name: 'ch***a' } }
export const NoName: Story = { args: { name: '', decorative: true } }
export const OtherScripts: Story = { args: { name: 'Ọmọ́ládé Ṣàngó', size: 'large' } }
export const Sizes: Story = {
  render: (args) => (
    <div className="story-row">
      <Avatar {...args} size="small" />
      <Avatar {...args} />
      <Avatar {...args} size="large" src={face} />
      <Avatar {...args} size="xlarge" />
    </div>
  ),
}
export const Tones: Story = {
  render: () => (
    <div className="story-row">
      <Avatar>OP</Avatar>
      <Avatar tone="brand">GT</Avatar>
      <Avatar tone="earn">
        <GiftIcon />
      </Avatar>
      <Avatar tone="ok">
        <CheckIcon />
      </Avatar>
      <Avatar tone="bad">
        <Undo2Icon />
      </Avatar>
    </div>
  ),
}
export const BesideItsName: Story = {
  render: (args) => (
    <Row startContent={<Avatar {...args} decorative />} title={args.name} detail="Level 2, verified" />
  ),
}
