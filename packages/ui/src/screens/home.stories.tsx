import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { Screen } from '../layouts/screen/screen.tsx'
import { Section } from '../layouts/section/section.tsx'
import { BalanceHeader } from '../patterns/balance-header/balance-header.tsx'
import { Carousel } from '../patterns/carousel/carousel.tsx'
import { CouponTicket } from '../patterns/coupon-ticket/coupon-ticket.tsx'
import { FeedRow } from '../patterns/feed-row/feed-row.tsx'
import { LiveOrder } from '../patterns/live-order/live-order.tsx'
import { OrderAsk } from '../patterns/order-ask/order-ask.tsx'
import { RateBoard } from '../patterns/rate-board/rate-board.tsx'
import { naira } from '../patterns/samples/currencies.ts'
import { StarterSteps } from '../patterns/starter-steps/starter-steps.tsx'
import { Button, ButtonLink } from '../primitives/button/button.tsx'
import { BellIcon, CameraIcon, TagIcon } from '../primitives/icon/index.ts'
import { IconButton } from '../primitives/icon-button/icon-button.tsx'
import { Panel } from '../primitives/panel/panel.tsx'
import { TextLink } from '../primitives/text-link/text-link.tsx'
import { clockAt, rateRows, siteBrand, steam, still, Tabs, wholeScreen } from './samples.tsx'
import { spoken, useSay } from './say.tsx'

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
const Home = ({ available, note, overlap, children }: HomeProps) => {
  const say = useSay()
  return (
    <Screen
      overlap={overlap}
      header={
        <BalanceHeader
          brand={siteBrand}
          overlap={overlap}
          endContent={<IconButton icon={<BellIcon />} label={say('Notifications, 2 unread')} badge />}
          currency={naira}
          available={available}
          note={note}
          hidden={false}
          onHiddenChange={still}
          actions={
            <>
              <ButtonLink href="#sell" variant="earn" icon={<TagIcon />}>
                {say('Sell a card')}
              </ButtonLink>
              <ButtonLink href="#withdraw" variant="onbrand">
                {say('Withdraw')}
              </ButtonLink>
            </>
          }
        />
      }
      footer={<Tabs current="home" />}
    >
      <h1 className="k-visually-hidden">{say('Home')}</h1>
      {children}
    </Screen>
  )
}

const Board = spoken((say) => (
  <Section title={say('Best rates now')} action={<TextLink href="#all">{say('All 38 cards')}</TextLink>}>
    <RateBoard note={say('Naira per $1 or £1 of card value. Updated 2:05 pm.')}>{rateRows}</RateBoard>
  </Section>
))

export const OrderUnderWay: Story = {
  render: spoken((say) => (
    <Home available="248600" note={say('₦60,000.00 is on its way to GTBank')} overlap>
      <LiveOrder href="#order" {...steam} status={1} amount="150000" />
      <Board />
      <Section title={say('For you')}>
        <CouponTicket
          as="a"
          href="#coupon"
          value="+₦20"
          unit={say('per $1')}
          title={say('On your next Apple card')}
          detail={say('Ends Sunday, 11:59 pm')}
        />
      </Section>
      <Carousel
        items={[{ id: '1', title: say('Steam pays more tonight'), text: say('+₦15 per $1 until 11:59 pm') }]}
      />
      <Section title={say('Just paid')}>
        <Panel padding="none">
          <FeedRow
            maskedName="ch***a"
            what="Steam $50"
            amount="74000"
            currency={naira}
            ago={say('1 min ago')}
            took={say('4 min')}
          />
          <FeedRow
            maskedName="to***i"
            what="Apple $100"
            amount="139500"
            currency={naira}
            ago={say('3 min ago')}
          />
        </Panel>
      </Section>
    </Home>
  )),
}

export const PhotoWanted: Story = {
  render: spoken((say) => (
    <Home available="248600">
      <OrderAsk
        title={say('Send a clearer photo')}
        window={clockAt(21, 30)}
        action={<Button icon={<CameraIcon />}>{say('Retake photo 2')}</Button>}
      >
        {say('Steam $100. The last 4 digits are covered.')}
      </OrderAsk>
      <Board />
    </Home>
  )),
}

export const NewSeller: Story = {
  render: spoken((say) => (
    <Home available="0">
      <Section title={say('Your first naira')}>
        <StarterSteps
          aria-label={say('Your first naira')}
          steps={[
            {
              id: 'sell',
              title: say('Sell your first card'),
              detail: say('See what it pays before you send anything.'),
              action: <ButtonLink href="#sell">{say('Sell a card')}</ButtonLink>,
            },
            { id: 'bank', title: say('Add your bank'), detail: say('The bank fills in your name.') },
            { id: 'withdraw', title: say('Withdraw'), detail: say('It usually takes under a minute.') },
          ]}
        />
      </Section>
      <Board />
    </Home>
  )),
}

export const Loading: Story = {
  render: spoken((say) => (
    <Home available={undefined}>
      <Section title={say('Best rates now')}>
        <RateBoard loading={5} />
      </Section>
    </Home>
  )),
}
