import type { Meta, StoryObj } from '@storybook/react-vite'
import { Panel } from '../../primitives/panel/panel.tsx'
import { TextLink } from '../../primitives/text-link/text-link.tsx'
import { Section } from './section.tsx'

/** A part of a screen with its heading, which names it. */
const meta = {
  title: 'Layouts/Section',
  component: Section,
  args: {
    title: 'Best rates now',
    action: <TextLink href="#all">All 38 cards</TextLink>,
    note: 'Naira per $1 of card value. Updated 2:05 pm.',
    children: <Panel>Steam, Apple, Razer Gold</Panel>,
  },
} satisfies Meta<typeof Section>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
