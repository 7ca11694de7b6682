import type { Meta, StoryObj } from '@storybook/react-vite'
import { EmptyFan } from '../../patterns/empty-fan/empty-fan.tsx'
import { Avatar } from '../avatar/avatar.tsx'
import { Button, ButtonLink } from '../button/button.tsx'
import { SearchIcon } from '../icon/index.ts'
import { Panel } from '../panel/panel.tsx'
import { EmptyState } from './empty-state.tsx'

const meta = {
  title: 'Primitives/EmptyState',
  component: EmptyState,
  args: {
    art: <EmptyFan />,
    title: 'No trades yet',
    children: 'Sell your first card and follow it here.',
    action: <ButtonLink href="#sell">Sell a card</ButtonLink>,
  },
  decorators: [
    (Story) => (
      <Panel padding="none">
        <Story />
      </Panel>
    ),
  ],
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const WithFan: Story = {}
export const NothingFound: Story = {
  args: {
    art: (
      <Avatar size="large">
        <SearchIcon size={24} />
      </Avatar>
    ),
    title: 'No bank called “xyz”',
    children: 'Check the spelling, or search for the short name.',
    action: <Button variant="secondary">Clear the search</Button>,
  },
}
export const WordsAlone: Story = { args: { art: undefined, action: undefined } }
