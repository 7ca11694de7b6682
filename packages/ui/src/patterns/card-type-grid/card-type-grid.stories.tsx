import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
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
/** All 38 of them at first; typing narrows them, whatever the case. */
export const PickerFinds: Story = {
  render: () => <Picking />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('button')).toHaveLength(38)
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search cards' }), 'nin')
    await expect(canvas.getByRole('status')).toHaveTextContent('1 card found')
    await userEvent.click(canvas.getByRole('button', { name: 'Nintendo' }))
    await expect(canvas.getByRole('button', { name: 'Nintendo' })).toHaveAttribute('aria-pressed', 'true')
  },
}
export const PickerFindsNone: Story = {
  render: () => <Picking />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('searchbox'), 'Jumia')
    await expect(canvas.getByText('We do not buy “Jumia” yet')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Ask us to buy/ })).toBeVisible()
  },
}
export const PickerOnASmallPhone: Story = {
  globals: { viewport: { value: 'small' }, direction: 'rtl', locale: 'ha' },
  render: () => <Picking />,
}
