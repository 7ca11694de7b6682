import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../../primitives/button/button.tsx'
import { manyCardTypes } from '../samples/card-types.ts'
import { CardTypePicker } from './card-type-picker.tsx'

function Picking({ empty = false }: { empty?: boolean }) {
  const [chosen, setChosen] = useState<string | null>('7')
  return (
    <CardTypePicker
      options={empty ? [] : manyCardTypes}
      value={chosen}
      onSelect={({ id }) => setChosen(id)}
      renderMiss={(search) => <Button variant="secondary">Ask us to buy “{search}”</Button>}
    />
  )
}

/** All card types, narrowed by typing. */
const meta = {
  title: 'Patterns/CardTypePicker',
  component: CardTypePicker,
  parameters: {
    docs: {
      source: {
        code: `const [chosen, setChosen] = useState<string | null>(null)

<CardTypePicker options={cardTypes} value={chosen} onSelect={({ id }) => setChosen(id)} />`,
      },
    },
  },
  args: { options: manyCardTypes, value: '7', onSelect: () => {} },
} satisfies Meta<typeof CardTypePicker>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { render: () => <Picking /> }
export const WithoutCards: Story = { render: () => <Picking empty /> }
/** All 38 of them at first; typing narrows them, whatever the case. */
export const Finds: Story = {
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
export const FindsNone: Story = {
  render: () => <Picking />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('searchbox'), 'Jumia')
    await expect(canvas.getByText('We do not buy “Jumia” yet')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Ask us to buy/ })).toBeVisible()
  },
}
export const OnASmallPhone: Story = {
  globals: { viewport: { value: 'small' }, direction: 'rtl', locale: 'ha' },
  render: () => <Picking />,
}
