import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import { manyCardTypes, sampleCardTypes } from '../samples/card-types.ts'
import { CardTypeGrid } from './card-type-grid.tsx'
import { CardTypePicker } from './card-type-picker.tsx'

const six = sampleCardTypes.slice(0, 6)

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

function Picking({ empty = false }: { empty?: boolean }) {
  const [chosen, setChosen] = useState<string | null>('7')
  return (
    <CardTypePicker
      options={empty ? [] : manyCardTypes}
      value={chosen}
      onSelect={({ id }) => setChosen(id)}
      renderMiss={(search) => <Button variant="quiet">Ask us to buy “{search}”</Button>}
    />
  )
}
export const Picker: Story = { render: () => <Picking /> }
export const PickerWithoutCards: Story = { render: () => <Picking empty /> }
