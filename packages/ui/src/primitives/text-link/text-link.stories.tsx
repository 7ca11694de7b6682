import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextLink } from './text-link.tsx'

const meta = {
  title: 'Primitives/TextLink',
  component: TextLink,
  args: { href: '#all', children: 'All 38 cards' },
} satisfies Meta<typeof TextLink>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Small: Story = { args: { size: 'small' } }
export const InASentence: Story = {
  render: () => (
    <p>
      By going on you agree to the{' '}
      <TextLink href="#terms" inline>
        terms
      </TextLink>{' '}
      and say that the card is yours.
    </p>
  ),
}
