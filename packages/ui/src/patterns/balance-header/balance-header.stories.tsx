import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Brand } from '../../layouts/brand/brand.tsx'
import { ButtonLink } from '../../primitives/button/button.tsx'
import { BellIcon, TagIcon } from '../../primitives/icon/index.ts'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import { LiveOrder } from '../live-order/live-order.tsx'
import { sampleColors } from '../samples/card-types.ts'
import { hugeAmount, naira } from '../samples/currencies.ts'
import { BalanceHeader } from './balance-header.tsx'

const meta = {
  title: 'Patterns/BalanceHeader',
  component: BalanceHeader,
  args: {
    brand: <Brand name="Kaadi" />,
    endContent: <IconButton icon={<BellIcon />} label="Notifications, 2 unread" badge />,
    currency: naira,
    available: '248600',
    note: '₦60,000.00 is on its way to GTBank',
    hidden: false,
    onHiddenChange: () => {},
    actions: (
      <>
        <ButtonLink href="#sell" variant="earn" icon={<TagIcon />}>
          Sell a card
        </ButtonLink>
        <ButtonLink href="#withdraw" variant="onbrand">
          Withdraw
        </ButtonLink>
      </>
    ),
  },
  parameters: { layout: 'fullscreen' },
  render: function Live(args) {
    const [hidden, setHidden] = useState(args.hidden)
    return <BalanceHeader {...args} hidden={hidden} onHiddenChange={setHidden} />
  },
} satisfies Meta<typeof BalanceHeader>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Loading: Story = { args: { available: undefined, note: undefined } }
export const Hidden: Story = { args: { hidden: true, note: undefined } }
export const Zero: Story = { args: { available: '0', note: undefined } }
export const NotKnown: Story = { args: { available: null, note: 'We could not load your balance.' } }
export const Huge: Story = { args: { available: hugeAmount } }
export const OverlappedByAnOrder: Story = {
  args: { overlap: true },
  render: (args) => (
    <>
      <BalanceHeader {...args} />
      <div style={{ margin: '-2.25rem var(--gutter) 0', position: 'relative' }}>
        <LiveOrder
          href="#order"
          cardName="Steam"
          colors={sampleColors.steam}
          title="Steam $100"
          status={1}
          amount="150000"
          currency={naira}
        />
      </div>
    </>
  ),
}
export const HugeOnASmallPhone: Story = {
  globals: { viewport: { value: 'small' }, direction: 'rtl', locale: 'fr' },
  args: { available: hugeAmount, note: `₦99,999,999,999.99 est en route vers votre banque` },
}
