import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { ButtonLink } from '../../primitives/button/button.tsx'
import { hugeAmount, naira } from '../samples/currencies.ts'
import { Purse } from './purse.tsx'

const items = [
  { id: '1', label: 'Naira' },
  { id: '2', label: 'Cedi' },
  { id: '3', label: 'USDT' },
]
const meta = {
  title: 'Patterns/Purse',
  component: Purse,
  args: {
    currency: naira,
    available: '248600',
    processing: '60000',
    checking: '150000',
    hidden: false,
    onHiddenChange: () => {},
    tabs: { items, value: '1', onChange: () => {} },
    actions: (
      <>
        <ButtonLink href="#withdraw" variant="earn" icon="arrow-up-right">
          Withdraw
        </ButtonLink>
        <ButtonLink href="#sell" variant="onbrand">
          Sell a card
        </ButtonLink>
      </>
    ),
  },
  render: function Live(args) {
    const [hidden, setHidden] = useState(args.hidden)
    const [value, setValue] = useState(args.tabs?.value ?? '1')
    const tabs = args.tabs && { ...args.tabs, value, onChange: setValue }
    return <Purse {...args} tabs={tabs} hidden={hidden} onHiddenChange={setHidden} />
  },
} satisfies Meta<typeof Purse>
export default meta
type Story = StoryObj<typeof meta>

export const ThreeCurrencies: Story = {}
export const OneCurrency: Story = {
  args: { tabs: { items: items.slice(0, 1), value: '1', onChange: () => {} } },
}
export const Hidden: Story = { args: { hidden: true } }
export const Loading: Story = { args: { available: undefined, processing: undefined, checking: undefined } }
export const Zero: Story = { args: { available: '0', processing: '0', checking: '0' } }
export const Huge: Story = { args: { available: hugeAmount, processing: hugeAmount, checking: hugeAmount } }
