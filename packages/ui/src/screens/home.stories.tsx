import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { Screen } from '../layouts/screen/screen.tsx'
import { Section } from '../layouts/section/section.tsx'
import { BalanceHeader } from '../patterns/balance-header/balance-header.tsx'
import { Banner } from '../patterns/banner/banner.tsx'
import { CouponTicket } from '../patterns/coupon-ticket/coupon-ticket.tsx'
import { FeedRow } from '../patterns/feed-row/feed-row.tsx'
import { LiveOrder } from '../patterns/live-order/live-order.tsx'
import { OrderAsk } from '../patterns/order-ask/order-ask.tsx'
import { RateBoard } from '../patterns/rate-board/rate-board.tsx'
import { naira } from '../patterns/samples/currencies.ts'
import { StarterSteps } from '../patterns/starter-steps/starter-steps.tsx'
import { Button, ButtonLink } from '../primitives/button/button.tsx'
import { IconButton } from '../primitives/icon-button/icon-button.tsx'
import { Panel } from '../primitives/panel/panel.tsx'
import { TextLink } from '../primitives/text-link/text-link.tsx'
import { clockAt, rateRows, siteBrand, steam, still, Tabs, wholeScreen } from './samples.tsx'

/** `/home`: what I have, what needs me, what I can do, history. */
const meta = { title: 'Screens/Home', parameters: { ...wholeScreen } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

interface HomeProps {
  available: string | undefined
  note?: string
  overlap?: boolean
  children: ReactNode
}
const Home = ({ available, note, overlap, children }: HomeProps) => (
  <Screen
    overlap={overlap}
    header={
      <BalanceHeader
        brand={siteBrand}
        overlap={overlap}
        end={<IconButton icon="bell" label="Notifications, 2 unread" badge />}
        currency={naira}
        available={available}
        note={note}
        hidden={false}
        onHiddenChange={still}
        actions={
          <>
            <ButtonLink href="#sell" variant="earn" icon="tag">
              Sell a card
            </ButtonLink>
            <ButtonLink href="#withdraw" variant="onbrand">
              Withdraw
            </ButtonLink>
          </>
        }
      />
    }
    footer={<Tabs current="home" />}
  >
    <h1 className="k-visually-hidden">Home</h1>
    {children}
  </Screen>
)

const board = (
  <Section title="Best rates now" action={<TextLink href="#all">All 38 cards</TextLink>}>
    <RateBoard note="Naira per $1 or £1 of card value. Updated 2:05 pm.">{rateRows}</RateBoard>
  </Section>
)

export const OrderUnderWay: Story = {
  render: () => (
    <Home available="248600" note="₦60,000.00 is on its way to GTBank" overlap>
      <LiveOrder href="#order" {...steam} status={1} amount="150000" />
      {board}
      <Section title="For you">
        <CouponTicket
          as="a"
          href="#coupon"
          value="+₦20"
          unit="per $1"
          title="On your next Apple card"
          detail="Ends Sunday, 11:59 pm"
        />
      </Section>
      <Banner items={[{ id: '1', title: 'Steam pays more tonight', text: '+₦15 per $1 until 11:59 pm' }]} />
      <Section title="Just paid">
        <Panel padding="none">
          <FeedRow
            maskedName="ch***a"
            what="Steam $50"
            amount="74000"
            currency={naira}
            ago="1 min ago"
            took="4 min"
          />
          <FeedRow maskedName="to***i" what="Apple $100" amount="139500" currency={naira} ago="3 min ago" />
        </Panel>
      </Section>
    </Home>
  ),
}

export const PhotoWanted: Story = {
  render: () => (
    <Home available="248600">
      <OrderAsk
        title="Send a clearer photo"
        window={clockAt(21, 30)}
        action={<Button icon="camera">Retake photo 2</Button>}
      >
        Steam $100. The last 4 digits are covered.
      </OrderAsk>
      {board}
    </Home>
  ),
}

export const NewSeller: Story = {
  render: () => (
    <Home available="0">
      <Section title="Your first naira">
        <StarterSteps
          aria-label="Your first naira"
          steps={[
            {
              id: 'sell',
              title: 'Sell your first card',
              detail: 'See what it pays before you send anything.',
              action: <ButtonLink href="#sell">Sell a card</ButtonLink>,
            },
            { id: 'bank', title: 'Add your bank', detail: 'The bank fills in your name.' },
            { id: 'withdraw', title: 'Withdraw', detail: 'It usually takes under a minute.' },
          ]}
        />
      </Section>
      {board}
    </Home>
  ),
}

export const Loading: Story = {
  render: () => (
    <Home available={undefined}>
      <Section title="Best rates now">
        <RateBoard loading={5} />
      </Section>
    </Home>
  ),
}
