import type { Meta, StoryObj } from '@storybook/react-vite'
import { CameraIcon, ScanSearchIcon } from '../icon/index.ts'
import { Tag } from './tag.tsx'

/** One tone a meaning, with an icon and a word. Not a button, not a count. */
const meta = {
  title: 'Primitives/Tag',
  component: Tag,
  args: { children: 'Checking', tone: 'wait' },
} satisfies Meta<typeof Tag>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Tones: Story = {
  render: () => (
    <div className="story-row">
      <Tag tone="wait" icon={<ScanSearchIcon />}>
        Checking
      </Tag>
      <Tag tone="wait">On its way</Tag>
      <Tag tone="todo" icon={<CameraIcon />}>
        Needs a photo
      </Tag>
      <Tag tone="ok">Paid</Tag>
      <Tag tone="bad">Refused</Tag>
      <Tag>Expired</Tag>
    </div>
  ),
}

export const LongText: Story = {
  render: () => (
    <div style={{ inlineSize: '10rem' }}>
      <Tag tone="todo">En attente d’une nouvelle photo de la carte</Tag>
    </div>
  ),
}
