import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextLink } from '../../primitives/text-link/text-link.tsx'
import { sampleColors } from '../samples/card-types.ts'
import { hugeAmount, naira } from '../samples/currencies.ts'
import { CardSummary } from './card-summary.tsx'

const meta = {
  title: 'Patterns/CardSummary',
  component: CardSummary,
  args: {
    cardName: 'Steam',
    colors: sampleColors.steam,
    detail: 'USA · rate for $50 to $200',
    rate: '1480',
    currency: naira,
    per: 'per $1',
    change: (
      <TextLink as="button" size="small">
        Change
      </TextLink>
    ),
  },
} satisfies Meta<typeof CardSummary>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const NotBought: Story = { args: { rate: null } }
export const Fixed: Story = { args: { change: undefined } }
export const Long: Story = {
  args: { detail: 'Royaume-Uni · carte physique avec reçu de caisse, de 50 £ à 200 £', rate: hugeAmount },
}
