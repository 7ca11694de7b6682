import type { Meta, StoryObj } from '@storybook/react-vite'
import { hugeAmount, naira } from '../samples/currencies.ts'
import { Leaderboard } from './leaderboard.tsx'

const rows = [
  { place: 1, name: 'ch***a', amount: '4210500' },
  { place: 2, name: 'to***i', amount: '3988000' },
  { place: 3, name: 'bl***e', amount: '3104250' },
]
const meta = {
  title: 'Patterns/Leaderboard',
  component: Leaderboard,
  args: {
    rows,
    currency: naira,
    own: { place: 27, name: 'Adaeze Okafor', amount: '512900' },
    'aria-label': 'Sellers of November',
  },
} satisfies Meta<typeof Leaderboard>
export default meta
type Story = StoryObj<typeof meta>

export const OwnRowFurtherDown: Story = {}
export const WithGap: Story = { args: { gap: '8400' } }
export const OwnRowInside: Story = { args: { own: undefined, ownPlace: 2 } }
export const WithPrizes: Story = {
  args: {
    rows: rows.map((row, index) => ({
      ...row,
      prize: ['Wins ₦50,000', 'Wins ₦20,000', 'Wins ₦10,000'][index],
    })),
  },
}
export const WithAnotherFigure: Story = {
  args: { rows: rows.map((row, index) => ({ ...row, figure: `${100 - index}%` })) },
}
export const Huge: Story = {
  args: { rows: [{ place: 1, name: 'Oluwadamilola***', amount: hugeAmount }], own: undefined },
}
export const None: Story = { args: { rows: [], own: undefined } }
export const LongOnASmallPhone: Story = {
  globals: { viewport: { value: 'small' }, direction: 'rtl', locale: 'fr' },
  args: {
    rows: [
      { place: 1, name: 'Oluwadamilola***', amount: hugeAmount, prize: 'Gagne ₦50,000 le 1er décembre' },
      ...rows.slice(1),
    ],
    own: { place: 1027, name: 'Adaeze Okafor', amount: hugeAmount },
    gap: hugeAmount,
  },
}
