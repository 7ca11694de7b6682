import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { ButtonLink } from '../../primitives/button/button.tsx'
import { ArrowUpRightIcon } from '../../primitives/icon/index.ts'
import { hugeAmount, naira } from '../samples/currencies.ts'
import { CurrencyTabs } from './currency-tabs.tsx'
import { HideToggle } from './hide-toggle.tsx'
import { Purse } from './purse.tsx'

const items = [
  { id: '1', label: 'Naira' },
  { id: '2', label: 'Cedi' },
  { id: '3', label: 'USDT' },
]
const meta = {
  title: 'Patterns/Purse',
  component: Purse,
  subcomponents: { CurrencyTabs, HideToggle },
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
        <ButtonLink href="#withdraw" variant="earn" icon={<ArrowUpRightIcon />}>
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
export const TwoCurrencies: Story = {
  args: { tabs: { items: items.slice(0, 2), value: '2', onChange: () => {} } },
}
/** Digital currency goes past two decimals: what is there is said to the last digit. */
export const DigitalCurrency: Story = {
  args: {
    currency: { symbol: 'USDT ', decimals: 6, name: 'tether' },
    available: '12345.123457',
    processing: '248.999999',
    checking: '98.5',
    tabs: { items, value: '3', onChange: () => {} },
  },
}
export const NotKnown: Story = { args: { available: null, processing: null, checking: null } }
export const OneCurrency: Story = {
  args: { tabs: { items: items.slice(0, 1), value: '1', onChange: () => {} } },
}
export const Hidden: Story = { args: { hidden: true } }
export const Loading: Story = { args: { available: undefined, processing: undefined, checking: undefined } }
export const Zero: Story = { args: { available: '0', processing: '0', checking: '0' } }
export const Huge: Story = { args: { available: hugeAmount, processing: hugeAmount, checking: hugeAmount } }
export const LongOnASmallPhone: Story = {
  globals: { viewport: { value: 'small' }, direction: 'rtl', locale: 'fr' },
  args: {
    available: hugeAmount,
    processing: hugeAmount,
    checking: hugeAmount,
    tabs: {
      items: [
        { id: '1', label: 'Naira nigérian' },
        { id: '2', label: 'Cedi ghanéen' },
        { id: '3', label: 'Dollar numérique' },
      ],
      value: '1',
      onChange: () => {},
    },
  },
}
export const LargeText: Story = { globals: { textSize: 'double' } }
export const ByKeyboard: Story = {
  parameters: { picture: { skip: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Naira' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Cedi' })).toBeChecked()
    const eye = canvas.getByRole('button', { name: 'Hide amounts' })
    await userEvent.click(eye)
    await expect(eye).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(eye)
  },
}
