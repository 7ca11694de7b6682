import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleColors } from '../samples/card-types.ts'
import { EmptyFan } from './empty-fan.tsx'

const meta = { title: 'Patterns/EmptyFan', component: EmptyFan } satisfies Meta<typeof EmptyFan>
export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {}

export const OwnCards: Story = {
  args: {
    cards: [
      { name: 'Xbox', colors: sampleColors.xbox },
      { name: 'PlayStation', colors: sampleColors.playStation },
      { name: 'Razer Gold', colors: sampleColors.razerGold },
    ],
  },
}
