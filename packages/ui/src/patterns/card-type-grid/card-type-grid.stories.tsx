import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleCardTypes } from '../samples/card-types.ts'
import { CardTypeGrid } from './card-type-grid.tsx'

const six = sampleCardTypes.slice(0, 6)

/** Card types to choose from, a few of them. With search it is `CardTypePicker`. */
const meta = {
  title: 'Patterns/CardTypeGrid',
  component: CardTypeGrid,
  args: { options: six, value: '2', onSelect: () => {}, 'aria-label': 'Cards' },
} satisfies Meta<typeof CardTypeGrid>
export default meta
type Story = StoryObj<typeof meta>

export const OneChosen: Story = {}
export const NoneChosen: Story = { args: { value: null } }
export const Paused: Story = {
  args: {
    options: six.map((option) => ({ ...option, paused: option.name === 'Xbox' || option.name === 'Apple' })),
  },
}
export const WithRates: Story = {
  args: { options: six.map((option) => ({ ...option, note: 'from ₦1,205' })) },
}
export const LongNames: Story = {
  args: {
    options: [
      { id: '1', name: 'American Express Gutscheinkarte' },
      { id: '2', name: 'Bloomingdale’s' },
      { id: '3', name: 'Carte-cadeau Foot Locker Europe' },
    ],
    value: '3',
  },
}

const logo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 32"><rect width="48" height="32" fill="#1b2838"/><circle cx="24" cy="16" r="9" fill="#66c0f4"/></svg>',
)}`
/** The first logo has arrived, the second answers nothing: its drawn face stays. */
export const LogoAndLogoFailed: Story = {
  args: {
    options: six.map((option, index) => ({
      ...option,
      logo: [logo, 'data:image/png;base64,broken'][index],
    })),
  },
}
