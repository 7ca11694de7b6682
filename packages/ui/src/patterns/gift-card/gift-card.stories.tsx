import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { ButtonLink } from '../../primitives/button/button.tsx'
import { sampleColors } from '../samples/card-types.ts'
import { longFrench } from '../samples/currencies.ts'
import { GiftCard, type GiftCardProps } from './gift-card.tsx'

const sell = <ButtonLink href="#steam">Sell a Steam card</ButtonLink>

const args: GiftCardProps = {
  cardName: 'Steam',
  colors: sampleColors.steam,
  value: '+₦15',
  unit: 'per $1',
  title: 'Steam week',
  conditions: 'USA, $50 to $500 on one card',
  phase: 'during',
  when: 'Until Sunday, 11:59 pm',
  onClaim: () => {},
}
const meta = {
  title: 'Patterns/GiftCard',
  component: GiftCard,
  args,
} satisfies Meta<typeof GiftCard>
export default meta
type Story = StoryObj<typeof meta>

export const During: Story = {}
export const Before: Story = { args: { phase: 'before', when: 'Starts Friday, 9:00 am' } }
export const After: Story = { args: { phase: 'after', when: 'Ended on Sunday, 11:59 pm' } }
export const Claiming: Story = { args: { claiming: true } }
export const Claimed: Story = { args: { claimed: true, action: sell } }
export const ClaimedAndOver: Story = {
  args: { claimed: true, phase: 'after', when: 'Ended on Sunday, 11:59 pm' },
}
export const SoldOut: Story = {
  args: { reason: 'All 500 are taken. Some come back when a trade is refused.' },
}
export const ClaimFailed: Story = {
  args: { error: 'We could not reach our service. Check your connection and try again.' },
}
export const WithProgress: Story = {
  args: {
    value: '₦1,500',
    unit: 'once',
    title: 'Three Steam cards this week',
    progress: { value: 2 / 3, label: '2 of 3 cards sold' },
    onClaim: undefined,
    action: sell,
  },
}
export const WithoutClaim: Story = { args: { onClaim: undefined, action: sell } }

/** The focus goes on to the result, and the result is read. */
export const ClaimedByKeyboard: Story = {
  render: function Live(args) {
    const [claimed, setClaimed] = useState(false)
    return (
      <GiftCard
        {...args}
        claimed={claimed}
        onClaim={() => setClaimed(true)}
        action={claimed ? sell : undefined}
      />
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Claim' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent('Claimed')
    await expect(canvas.getByRole('status')).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Sell a Steam card' })).toHaveFocus()
  },
}
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { progress: { value: 2 / 3, label: '2 of 3 cards sold' } },
}
export const LongOnASmallPhone: Story = {
  globals: { viewport: { value: 'small' }, locale: 'fr' },
  args: {
    cardName: 'Foot Locker Europe',
    colors: undefined,
    value: '+₦99,999,999,999.99',
    unit: 'par carte',
    title: 'Semaine Foot Locker Europe et American Express',
    conditions: 'Royaume-Uni, carte physique avec reçu de caisse, de 50 £ à 200 £',
    when: 'Jusqu’au dimanche 30 novembre à 23 h 59',
    error: longFrench,
    action: <ButtonLink href="#sell">Vendre une carte-cadeau</ButtonLink>,
  },
}
export const LargeText: Story = {
  globals: { textSize: 'double', locale: 'ha' },
  args: { phase: 'before', when: 'Za a fara ranar Juma’a da ƙarfe 9:00', title: 'Makon katin Steam' },
}
