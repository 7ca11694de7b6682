import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { PresetChips } from '../preset-chips/preset-chips.tsx'
import { Stepper } from '../stepper/stepper.tsx'
import { AmountInput } from './amount-input.tsx'

const dollars = { symbol: '$', decimals: 2, name: 'US dollars' }
const naira = { symbol: '₦', decimals: 2, name: 'naira' }

/** Takes any way of writing an amount and gives one: a plain decimal string. Limits are said under it by the app. */
const meta = {
  title: 'Primitives/AmountInput',
  component: AmountInput,
  args: { label: 'Value on the card', currency: dollars, defaultValue: '100' },
} satisfies Meta<typeof AmountInput>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}
export const Empty: Story = { args: { defaultValue: '', placeholder: '0' } }
export const Zero: Story = { args: { defaultValue: '0', error: 'Enter the value printed on the card.' } }
export const OverLimit: Story = {
  args: {
    label: 'Amount',
    currency: naira,
    defaultValue: '600000',
    error: 'You have ₦248,600.00. Enter that much or less.',
  },
}
export const Huge: Story = { args: { label: 'Amount', currency: naira, defaultValue: '99999999999.99' } }
export const NoFractions: Story = {
  args: { currency: { symbol: '¥', decimals: 0, name: 'yen' }, defaultValue: '12000' },
}

export const Currencies: Story = {
  render: (args) => (
    <div className="story-stack">
      {[
        dollars,
        { symbol: '£', decimals: 2, name: 'pounds' },
        { symbol: '€', decimals: 2, name: 'euros' },
        naira,
      ].map((currency) => (
        <AmountInput key={currency.symbol} {...args} currency={currency} />
      ))}
    </div>
  ),
}

export const Pasted: Story = {
  args: { defaultValue: '' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole<HTMLInputElement>('textbox')
    await userEvent.click(input)
    await userEvent.paste('$1,000.50')
    await expect(input.value).toBe('1,000.50')
  },
}

export const TypedInTheMiddle: Story = {
  args: { defaultValue: '1234567' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole<HTMLInputElement>('textbox')
    await userEvent.click(input)
    input.setSelectionRange(3, 3)
    await userEvent.keyboard('9')
    await expect(input.value).toBe('12,934,567')
    await expect(input.selectionStart).toBe(4)
  },
}

const presets = ['25', '50', '100', '150', '200', '500'].map((value) => ({ value, label: `$${value}` }))

function Asked() {
  const [value, setValue] = useState('100')
  const [cards, setCards] = useState(1)
  return (
    <div className="story-stack" style={{ gap: 'var(--s-3)' }}>
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 7rem', gap: 'var(--s-2)' }}>
        <AmountInput label="Value on the card" currency={dollars} value={value} onValueChange={setValue} />
        <Stepper
          label="Cards"
          value={cards}
          onValueChange={setCards}
          max={20}
          lessLabel="One card less"
          moreLabel="One card more"
        />
      </div>
      <PresetChips label="Usual values" presets={presets} value={value} onValueChange={setValue} />
    </div>
  )
}

export const WithPresetsAndStepper: Story = {
  parameters: {
    docs: {
      source: {
        code: `const [value, setValue] = useState('100')

<AmountInput label="Value on the card" currency={dollars} value={value} onValueChange={setValue} />
<Stepper label="Cards" name="cards" max={20} />
<PresetChips label="Usual values" presets={presets} value={value} onValueChange={setValue} />`,
      },
    },
  },
  render: () => <Asked />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '$50' }))
    await expect(canvas.getByRole<HTMLInputElement>('textbox').value).toBe('50')
    await userEvent.click(canvas.getByRole('button', { name: 'One card more' }))
    await expect(canvas.getByRole('button', { name: '$50' })).toHaveAttribute('aria-pressed', 'true')
  },
}
