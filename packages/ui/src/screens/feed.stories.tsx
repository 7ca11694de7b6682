import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { Nav } from '../layouts/nav/nav.tsx'
import { Screen } from '../layouts/screen/screen.tsx'
import { Section } from '../layouts/section/section.tsx'
import { CardFace } from '../patterns/card-face/card-face.tsx'
import { EmptyFan } from '../patterns/empty-fan/empty-fan.tsx'
import { FeedRow } from '../patterns/feed-row/feed-row.tsx'
import { sampleColors } from '../patterns/samples/card-types.ts'
import { naira } from '../patterns/samples/currencies.ts'
import { ButtonLink } from '../primitives/button/button.tsx'
import { EmptyState } from '../primitives/empty-state/empty-state.tsx'
import { Panel } from '../primitives/panel/panel.tsx'
import { Row, Rows } from '../primitives/row/row.tsx'
import { Segmented } from '../primitives/segmented/segmented.tsx'
import { TextLink } from '../primitives/text-link/text-link.tsx'
import { still, Tabs, wholeScreen } from './samples.tsx'

/** `/trad`: what was paid just now, for cards and to banks, and how a card's balance is looked up. */
const meta = { title: 'Screens/Feed', parameters: { ...wholeScreen } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const views = [
  { value: 'cards', label: 'Cards sold' },
  { value: 'withdrawals', label: 'Withdrawals' },
  { value: 'balance', label: 'Card balance' },
]

const Feed = ({ view, children }: { view: string; children: ReactNode }) => (
  <Screen header={<Nav title="Just paid" onBack={still} />} footer={<Tabs current="home" />}>
    <Segmented label="What is shown" options={views} value={view} onValueChange={still} />
    {children}
  </Screen>
)

const proof = (
  <TextLink href="#proof" size="small">
    Check this line
  </TextLink>
)
const sellTheSame = (name: string) => (
  <TextLink href="#sell" size="small">
    Sell {name}
  </TextLink>
)

export const CardsSold: Story = {
  render: () => (
    <Feed view="cards">
      <Panel padding="none" className="k-rows">
        <FeedRow
          maskedName="ch***a"
          what="Steam $50"
          amount="74000"
          currency={naira}
          ago="1 min ago"
          took="4 min"
          action={sellTheSame('Steam')}
        />
        <FeedRow
          maskedName="to***i"
          what="Apple $200"
          amount="279000"
          currency={naira}
          ago="3 min ago"
          took="6 min"
          action={sellTheSame('Apple')}
        />
        <FeedRow
          maskedName="bl***e"
          what="Xbox $25"
          amount="30250"
          currency={naira}
          ago="6 min ago"
          took="3 min"
          action={sellTheSame('Xbox')}
        />
      </Panel>
    </Feed>
  ),
}

export const Withdrawals: Story = {
  render: () => (
    <Feed view="withdrawals">
      <Panel padding="none" className="k-rows">
        <FeedRow
          kind="withdrawal"
          maskedName="ng***i"
          what="GTBank"
          amount="85400"
          currency={naira}
          ago="2 min ago"
          took="40 s"
          action={proof}
        />
        <FeedRow
          kind="withdrawal"
          maskedName="ke***u"
          what="OPay"
          amount="60000"
          currency={naira}
          ago="5 min ago"
          took="1 min"
          action={proof}
        />
      </Panel>
    </Feed>
  ),
}

const checks = [
  ['Steam', sampleColors.steam, 'On the page "Redeem a code", before you confirm'],
  ['Apple', sampleColors.apple, 'With the code, or by phone'],
  ['Xbox', sampleColors.xbox, 'Signed in, under "Payment and billing"'],
] as const

export const CardBalance: Story = {
  render: () => (
    <Feed view="balance">
      <Section title="At whoever issued the card">
        <Panel padding="none">
          <Rows>
            {checks.map(([name, colors, how]) => (
              <Row
                key={name}
                as="a"
                href="#issuer"
                start={<CardFace name={name} colors={colors} size="s" />}
                title={name}
                detail={how}
              />
            ))}
          </Rows>
        </Panel>
      </Section>
    </Feed>
  ),
}

export const NothingYetToday: Story = {
  render: () => (
    <Feed view="cards">
      <EmptyState
        art={<EmptyFan />}
        title="Nothing paid yet today"
        action={<ButtonLink href="#sell">Sell a card</ButtonLink>}
      >
        Yesterday 312 cards were paid, half of them within 5 minutes.
      </EmptyState>
    </Feed>
  ),
}
