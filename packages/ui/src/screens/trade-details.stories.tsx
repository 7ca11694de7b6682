import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { Dock, DockRow } from '../layouts/dock/dock.tsx'
import { Section } from '../layouts/section/section.tsx'
import { CardFace } from '../patterns/card-face/card-face.tsx'
import { EvidenceGallery } from '../patterns/evidence-gallery/evidence-gallery.tsx'
import { Thumb } from '../patterns/image-uploader/thumb.tsx'
import { OrderAsk } from '../patterns/order-ask/order-ask.tsx'
import { OrderStatus, type OrderStatusProps } from '../patterns/order-status/order-status.tsx'
import { naira } from '../patterns/samples/currencies.ts'
import { samplePhotos } from '../patterns/samples/photos.ts'
import { TradeReceipt } from '../patterns/trade-receipt/trade-receipt.tsx'
import { WithdrawalStatus } from '../patterns/withdrawal-status/withdrawal-status.tsx'
import { Alert } from '../primitives/alert/alert.tsx'
import { Button, ButtonLink } from '../primitives/button/button.tsx'
import { CameraIcon, MessageCircleIcon } from '../primitives/icon/index.ts'
import { Money, type MoneyProps } from '../primitives/money/money.tsx'
import { Panel } from '../primitives/panel/panel.tsx'
import { clockAt, steam, still, Task, wholeScreen } from './samples.tsx'
import { type Say, spoken, useSay } from './say.tsx'

/** `/transaction/cardDetail` and `/transaction/withdrawDetail`: what needs me, where it stands, what it comes to. */
const meta = { title: 'Screens/Trade details', parameters: { ...wholeScreen } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const times = (say: Say) => ({
  received: { at: say('2:02 pm'), dateTime: '2026-11-20T13:02:00Z' },
  checking: { at: say('2:03 pm'), dateTime: '2026-11-20T13:03:00Z' },
  decided: { at: say('2:09 pm'), dateTime: '2026-11-20T13:09:00Z' },
})

interface SumProps extends Pick<MoneyProps, 'amount' | 'sign' | 'quiet'> {
  what: string
  startContent?: ReactNode
  /** What is still to happen to it. */
  note?: string
}
/** The answer first: what this trade comes to. */
const Sum = ({ what, startContent, note, ...money }: SumProps) => (
  <div className="story-row">
    {startContent}
    <div style={{ flex: '1 1 10rem' }}>
      <p className="k-small k-quiet">{what}</p>
      <p>
        <Money {...money} currency={naira} size={28} />{' '}
        {note && <span className="k-small k-quiet">{note}</span>}
      </p>
    </div>
  </div>
)
const SteamFace = spoken((say) => (
  <CardFace name={steam.cardName} colors={steam.colors} size="xl" label={say('Steam card')} />
))

interface CardProps extends Pick<OrderStatusProps, 'status' | 'detail'> {
  sum: Omit<SumProps, 'what' | 'amount'>
  above?: ReactNode
  dock?: ReactNode
  got?: boolean
  children?: ReactNode
}
const Card = ({ status, detail, sum, above, dock, got, children }: CardProps) => {
  const say = useSay()
  return (
    <Task title={say('Trade')} dock={dock}>
      <Sum {...sum} what={say('Steam · USA · $100')} startContent={<SteamFace />} amount="150000" />
      {above}
      <Panel as="section" aria-label={say('Status')} padding="large">
        <OrderStatus
          {...times(say)}
          status={status}
          receivedDetail={say('2 photos, $100 at ₦1,480')}
          detail={detail}
        />
      </Panel>
      {children}
      {got !== undefined && (
        <TradeReceipt
          title={say(got ? 'What you got' : 'What you get')}
          lines={[
            { label: say('$100 at ₦1,480'), amount: '148000', currency: naira },
            { label: say('First-trade bonus'), amount: '2000', currency: naira, sign: 'in' },
          ]}
          sum={{ label: say('Into your wallet'), amount: '150000', currency: naira }}
          number="GC-2611-20-48813"
          onCopy={still}
        />
      )}
    </Task>
  )
}

const thumb = { inlineSize: '4.5rem' }
const AskUs = spoken((say) => (
  <Button variant="secondary" icon={<MessageCircleIcon />}>
    {say('Ask us')}
  </Button>
))

export const CardChecking: Story = {
  render: spoken((say) => (
    <Card
      status={1}
      got={false}
      sum={{ note: say('when it clears') }}
      dock={
        <Dock aria-label={say('Actions')}>
          <AskUs />
        </Dock>
      }
    />
  )),
}

export const CardNeedsPhoto: Story = {
  render: spoken((say) => (
    <Card
      status={21}
      got={false}
      sum={{ note: say('when it clears') }}
      detail={say('Photo 2: the last 4 digits are covered.')}
      above={
        <OrderAsk title={say('Send a clearer photo')} window={clockAt(21, 30)}>
          {say('Scratch the panel fully and take it in daylight.')}
        </OrderAsk>
      }
      dock={
        <Dock aria-label={say('Actions')}>
          <DockRow>
            <AskUs />
            <Button icon={<CameraIcon />}>{say('Retake photo 2')}</Button>
          </DockRow>
        </Dock>
      }
    >
      <Panel as="section" padding="large" aria-labelledby="photos" className="story-stack">
        <h2 id="photos">{say('Photos you sent')}</h2>
        <div className="story-row" style={{ alignItems: 'start' }}>
          <Thumb
            style={thumb}
            label={say('Photo 1')}
            src={samplePhotos.clear}
            photo={{ state: 'done' }}
            onOpen={still}
          />
          <Thumb
            style={thumb}
            label={say('Photo 2')}
            src={samplePhotos.blurred}
            photo={{ state: 'retake' }}
          />
        </div>
      </Panel>
    </Card>
  )),
}

export const CardPaid: Story = {
  render: spoken((say) => (
    <Card
      status={10}
      got
      sum={{ sign: 'in' }}
      detail="₦150,000.00"
      dock={
        <Dock aria-label={say('Actions')}>
          <DockRow>
            <ButtonLink href="#sell" variant="secondary">
              {say('Sell another')}
            </ButtonLink>
            <ButtonLink href="#withdraw">{say('Withdraw')}</ButtonLink>
          </DockRow>
        </Dock>
      }
    />
  )),
}

export const CardRefused: Story = {
  render: spoken((say) => (
    <Card
      status={20}
      sum={{ quiet: true }}
      detail={say('The code was already used. No money was taken from you.')}
      dock={
        <Dock aria-label={say('Actions')}>
          <Button variant="secondary">{say('Ask for a second look')}</Button>
        </Dock>
      }
    >
      <Section title={say('What we saw')}>
        <EvidenceGallery
          items={[
            {
              id: '1',
              alt: say('Balance page of the issuer, $0 left'),
              src: samplePhotos.receipt,
              caption: say('Balance: $0'),
              at: say('2:09 pm'),
            },
          ]}
        />
      </Section>
    </Card>
  )),
}

interface PayoutProps extends Pick<SumProps, 'note' | 'quiet'> {
  status: number
  detail: string
  above?: ReactNode
}
const Payout = ({ status, detail, above, ...sum }: PayoutProps) => {
  const say = useSay()
  return (
    <Task
      title={say('Withdrawal')}
      dock={
        <Dock aria-label={say('Actions')}>
          <AskUs />
        </Dock>
      }
    >
      <Sum {...sum} what={say('To GTBank 4821')} amount="60000" />
      {above}
      <Panel as="section" aria-label={say('Status')} padding="large">
        <WithdrawalStatus
          status={status}
          detail={detail}
          asked={{ at: say('1:32 pm'), dateTime: '2026-11-20T12:32:00Z' }}
          approved={{ at: say('1:32 pm'), dateTime: '2026-11-20T12:32:05Z' }}
          sent={{ at: say('1:33 pm'), dateTime: '2026-11-20T12:33:00Z' }}
          ended={{ at: say('1:35 pm'), dateTime: '2026-11-20T12:35:00Z' }}
        />
      </Panel>
      <TradeReceipt
        title={say('What the bank gets')}
        lines={[
          { label: say('From your wallet'), amount: '60050', currency: naira },
          { label: say('Fee'), amount: '50', currency: naira, sign: 'out' },
        ]}
        sum={{ label: say('Into your account'), amount: '60000', currency: naira }}
        number="WD-2611-20-10377"
        onCopy={still}
      />
    </Task>
  )
}

export const WithdrawalOnItsWay: Story = {
  render: spoken((say) => (
    <Payout status={4} detail={say('Most arrive within a minute.')} note={say('on its way')} />
  )),
}
export const WithdrawalFailed: Story = {
  render: spoken((say) => (
    <Payout
      quiet
      status={21}
      detail={say('The bank could not take it. Nothing was charged.')}
      above={
        <Alert
          tone="ok"
          title={say('Your money is back')}
          action={<ButtonLink href="#withdraw">{say('Try another bank')}</ButtonLink>}
        >
          {say('₦60,050.00 is in your wallet again.')}
        </Alert>
      }
    />
  )),
}
