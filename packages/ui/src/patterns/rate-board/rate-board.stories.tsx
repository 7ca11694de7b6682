import type { Meta, StoryObj } from '@storybook/react-vite'
import { Fragment } from 'react'
import { RateRow } from '../rate-row/rate-row.tsx'
import { sampleColors } from '../samples/card-types.ts'
import { hugeAmount, naira } from '../samples/currencies.ts'
import { sampleRates } from '../samples/rates.ts'
import { RateBoard } from './rate-board.tsx'

const rows = [
  <RateRow
    key="steam"
    href="#steam"
    name="Steam"
    colors={sampleColors.steam}
    detail="USA · photo"
    rate="1480"
    currency={naira}
    points={sampleRates.up}
    change={{ trend: 'up', by: '1.4%' }}
  />,
  <RateRow
    key="apple"
    href="#apple"
    name="Apple"
    colors={sampleColors.apple}
    detail="USA · fast code"
    rate="1395"
    currency={naira}
    points={sampleRates.gentle}
    change={{ trend: 'up', by: '0.7%' }}
  />,
  <RateRow
    key="razer"
    href="#razer"
    name="Razer Gold"
    colors={sampleColors.razerGold}
    detail="USA · code"
    rate="1362"
    currency={naira}
    points={sampleRates.flat}
    change={{ trend: 'flat' }}
  />,
  <RateRow
    key="amazon"
    href="#amazon"
    name="Amazon"
    colors={sampleColors.amazon}
    detail="USA · receipt"
    rate="1228"
    currency={naira}
    points={sampleRates.down}
    change={{ trend: 'down', by: '0.9%' }}
  />,
  <RateRow
    key="google"
    href="#google"
    name="Google Play"
    colors={sampleColors.googlePlay}
    detail="UK · photo"
    rate="1205"
    currency={naira}
    points={sampleRates.late}
    change={{ trend: 'up', by: '0.4%' }}
  />,
]

const meta = {
  title: 'Patterns/RateBoard',
  component: RateBoard,
  args: { children: rows, note: 'Naira per $1 or £1 of card value. Updated 2:05 pm.' },
} satisfies Meta<typeof RateBoard>
export default meta
type Story = StoryObj<typeof meta>

export const Board: Story = {}
export const Loading: Story = { args: { loading: 5, children: undefined } }
export const Unavailable: Story = { args: { children: undefined, note: undefined } }
/** As on the landing page from 992 px. */
export const Strip: Story = {
  args: { layout: 'strip', note: undefined },
  globals: { viewport: { value: 'laptop' } },
}
/** More than stand side by side, as on the landing page where no script chooses among them. */
export const StripOfMany: Story = {
  ...Strip,
  args: {
    layout: 'strip',
    note: undefined,
    children: [1, 2, 3].map((line) => <Fragment key={line}>{rows}</Fragment>),
  },
  play: ({ canvasElement }) => {
    for (const row of canvasElement.querySelectorAll('.k-rate-row')) {
      if (row.getBoundingClientRect().width < 112) throw new Error('A rate is squeezed.')
    }
  },
}
export const EdgeCases: Story = {
  args: {
    note: undefined,
    children: (
      <>
        <RateRow href="#" name="Not priced yet" rate={null} currency={naira} detail="Ghana · code" />
        <RateRow
          href="#"
          name="One price so far"
          rate="1210"
          currency={naira}
          points={[1210]}
          change={{ trend: 'flat' }}
        />
        <RateRow
          href="#"
          name="Carte-cadeau Foot Locker Europe"
          detail="Royaume-Uni · carte physique avec reçu"
          rate={hugeAmount}
          currency={naira}
          points={sampleRates.up}
          change={{ trend: 'up', by: '12.4%' }}
        />
      </>
    ),
  },
}
export const RightToLeftOnASmallPhone: Story = {
  globals: { viewport: { value: 'small' }, direction: 'rtl', locale: 'fr' },
}
export const LargeText: Story = { globals: { textSize: 'double' } }
