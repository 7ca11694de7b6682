import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleColors } from '../samples/card-types.ts'
import { naira } from '../samples/currencies.ts'
import { sampleRates } from '../samples/rates.ts'
import { RateChange } from './rate-change.tsx'
import { RateRow } from './rate-row.tsx'

/** A card type with what it pays now and how that moved. */
const meta = {
  title: 'Patterns/RateRow',
  component: RateRow,
  subcomponents: { RateChange },
  args: {
    href: '#sell',
    name: 'Steam',
    colors: sampleColors.steam,
    detail: 'USA · photo',
    rate: '1480',
    currency: naira,
    change: { trend: 'up', by: '1.4%' },
    points: sampleRates.up,
  },
  decorators: [
    (Story) => (
      <div className="k-panel k-rows" data-padding="none">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RateRow>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
