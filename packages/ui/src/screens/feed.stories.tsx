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
import { SegmentedControl } from '../primitives/segmented-control/segmented-control.tsx'
import { TextLink } from '../primitives/text-link/text-link.tsx'
import { still, Tabs, wholeScreen } from './samples.tsx'
import { filled, type Say, spoken, useSay } from './say.tsx'

/** `/trad`: what was paid just now, for cards and to banks, and how a card's balance is looked up. */
const meta = { title: 'Screens/Feed', parameters: { ...wholeScreen } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const views = (say: Say) => [
  { value: 'cards', label: say('Cards sold') },
  { value: 'withdrawals', label: say('Withdrawals') },
  { value: 'balance', label: say('Card balance') },
]

const Feed = ({ view, children }: { view: string; children: ReactNode }) => {
  const say = useSay()
  return (
    <Screen header={<Nav title={say('Just paid')} onBack={still} />} footer={<Tabs current="home" />}>
      <SegmentedControl
        label={say('What is shown')}
        options={views(say)}
        value={view}
        onValueChange={still}
      />
      {children}
    </Screen>
  )
}

const Proof = spoken((say) => (
  <TextLink href="#proof" size="small">
    {say('Check this line')}
  </TextLink>
))
const SellTheSame = ({ name }: { name: string }) => (
  <TextLink href="#sell" size="small">
    {filled(useSay()('Sell {}'), name)}
  </TextLink>
)

export const CardsSold: Story = {
  render: spoken((say) => (
    <Feed view="cards">
      <Panel padding="none" className="k-rows">
        <FeedRow
          maskedName="ch***a"
          what="Steam $50"
          amount="74000"
          currency={naira}
          ago={say('1 min ago')}
          took={say('4 min')}
          action={<SellTheSame name="Steam" />}
        />
        <FeedRow
          maskedName="to***i"
          what="Apple $200"
          amount="279000"
          currency={naira}
          ago={say('3 min ago')}
          took={say('6 min')}
          action={<SellTheSame name="Apple" />}
        />
        <FeedRow
          maskedName="bl***e"
          what="Xbox $25"
          amount="30250"
          currency={naira}
          ago={say('6 min ago')}
          took={say('3 min')}
          action={<SellTheSame name="Xbox" />}
        />
      </Panel>
    </Feed>
  )),
}

export const Withdrawals: Story = {
  render: spoken((say) => (
    <Feed view="withdrawals">
      <Panel padding="none" className="k-rows">
        <FeedRow
          kind="withdrawal"
          maskedName="ng***i"
          what="GTBank"
          amount="85400"
          currency={naira}
          ago={say('2 min ago')}
          took={say('40 s')}
          action={<Proof />}
        />
        <FeedRow
          kind="withdrawal"
          maskedName="ke***u"
          what="OPay"
          amount="60000"
          currency={naira}
          ago={say('5 min ago')}
          took={say('1 min')}
          action={<Proof />}
        />
      </Panel>
    </Feed>
  )),
}

const checks = [
  ['Steam', sampleColors.steam, 'On the page "Redeem a code", before you confirm'],
  ['Apple', sampleColors.apple, 'With the code, or by phone'],
  ['Xbox', sampleColors.xbox, 'Signed in, under "Payment and billing"'],
] as const

export const CardBalance: Story = {
  render: spoken((say) => (
    <Feed view="balance">
      <Section title={say('At whoever issued the card')}>
        <Panel padding="none">
          <Rows>
            {checks.map(([name, colors, how]) => (
              <Row
                key={name}
                as="a"
                href="#issuer"
                startContent={<CardFace name={name} colors={colors} size="s" />}
                title={name}
                detail={say(how)}
              />
            ))}
          </Rows>
        </Panel>
      </Section>
    </Feed>
  )),
}

export const NothingYetToday: Story = {
  render: spoken((say) => (
    <Feed view="cards">
      <EmptyState
        art={<EmptyFan />}
        title={say('Nothing paid yet today')}
        action={<ButtonLink href="#sell">{say('Sell a card')}</ButtonLink>}
      >
        {say('Yesterday 312 cards were paid, half of them within 5 minutes.')}
      </EmptyState>
    </Feed>
  )),
}
