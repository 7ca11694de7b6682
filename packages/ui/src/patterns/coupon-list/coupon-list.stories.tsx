import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { ErrorState } from '../../primitives/error-state/error-state.tsx'
import { longFrench } from '../samples/currencies.ts'
import type { CouponItem } from './coupon-item.tsx'
import { CouponList, type CouponListProps } from './coupon-list.tsx'

const apple: CouponItem = {
  id: 'apple',
  value: '+₦20',
  unit: 'per $1',
  title: 'On your next Apple card',
  conditions: 'USA, $50 to $500 on one card',
  expiry: 'Ends Sunday, 11:59 pm',
  status: 'usable',
}
const percent: CouponItem = {
  id: 'percent',
  value: '+2%',
  unit: 'of the payout',
  title: 'On any card over $100',
  expiry: 'Ends 30 November',
  status: 'usable',
}
const steam: CouponItem = {
  id: 'steam',
  value: '+₦15',
  unit: 'per $1',
  title: 'On a Steam card',
  expiry: 'Ends 30 November',
  reason: 'This is an Apple card.',
  status: 'usable',
}
const reserved: CouponItem = {
  id: 'reserved',
  value: '+₦10',
  unit: 'per $1',
  title: 'On any card',
  reason: 'In the trade that is being checked',
  status: 'reserved',
}

const meta = {
  title: 'Patterns/CouponList',
  component: CouponList,
  args: { label: 'Coupons to use', coupons: [apple, percent] },
} satisfies Meta<typeof CouponList>
export default meta
type Story = StoryObj<typeof meta>

export const ToRead: Story = {
  args: {
    coupons: [
      { ...apple, link: { href: '#apple' } },
      { ...percent, link: { href: '#percent' } },
      { ...reserved, link: { href: '#reserved' } },
    ],
  },
}
export const NoLonger: Story = {
  args: {
    label: 'Coupons no longer good',
    coupons: [
      { ...apple, id: '1', status: 'used', title: 'On an Apple card', reason: 'On 12 November, Apple $200' },
      { ...steam, id: '2', status: 'expired', reason: 'Ended 1 November' },
      {
        ...percent,
        id: '3',
        status: 'void',
        reason: 'Your order was corrected. You have this coupon back under the ones to use.',
      },
    ],
  },
}
export const None: Story = { args: { coupons: [] } }
export const Loading: Story = { args: { coupons: undefined } }
export const Failed: Story = {
  args: { coupons: undefined, problem: <ErrorState title="The coupons did not load" onRetry={() => {}} /> },
}

function Choosing(args: Partial<CouponListProps>) {
  const [value, setValue] = useState<string | null>('apple')
  return (
    <CouponList
      label="Coupon for this card"
      coupons={args.coupons}
      name="coupon"
      value={value}
      onValueChange={setValue}
    />
  )
}

/** Arrows pass over what cannot be chosen; the last one chooses none. */
export const ToChoose: Story = {
  args: { coupons: [apple, percent, steam, reserved] },
  render: (args) => <Choosing {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const choice = (name: RegExp) => canvas.getByRole('radio', { name })
    await expect(choice(/Apple card USA/)).toBeChecked()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(choice(/\+2%/)).toBeChecked()
    await userEvent.keyboard('{ArrowDown}')
    await expect(choice(/Without a coupon/)).toBeChecked()
    await expect(choice(/This is an Apple card/)).toBeDisabled()
    await userEvent.click(choice(/\+2%/))
    await expect(choice(/\+2%/)).toBeChecked()
  },
}
export const ToChooseRightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { coupons: [apple, percent, steam, reserved] },
  render: (args) => <Choosing {...args} />,
}
export const LongOnASmallPhone: Story = {
  globals: { viewport: { value: 'small' }, locale: 'fr' },
  args: {
    coupons: [
      {
        ...apple,
        value: '+₦99,999,999,999.99',
        unit: 'par carte',
        title: 'Sur votre prochaine carte-cadeau Foot Locker Europe',
        conditions: 'Royaume-Uni, carte physique avec reçu de caisse, de 50 £ à 200 £',
        expiry: 'Jusqu’au dimanche 30 novembre à 23 h 59',
      },
      { ...reserved, reason: longFrench },
    ],
  },
  render: (args) => <Choosing {...args} />,
}
export const LargeText: Story = {
  globals: { textSize: 'double' },
  render: (args) => <Choosing {...args} />,
}
