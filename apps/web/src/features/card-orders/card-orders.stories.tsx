import { type CardOrder, reasons } from '@kaadi/contract/card-orders'
import { aCardOrder, aCardOrderSummary, aTradeTotal } from '@kaadi/testing/builders'
import { SegmentedControl } from '@kaadi/ui'
import { t } from '@kaadi/words'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { steamLook } from '../../../test/stories/samples.ts'
import { staged, wholeScreen } from '../../../test/stories/stage.tsx'
import { pagesOf, still } from '../../../test/stories/still.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { NavScreen } from '../../platform/screens/nav-screen.tsx'
import { TabScreen } from '../../platform/screens/tab-screen.tsx'
import { useAppeal } from './appeal/use-appeal.controller.ts'
import { TradeTotalsView } from './history/trade-totals.view.tsx'
import { OrderDetailView } from './order-detail.view.tsx'
import { OrderDock } from './order-dock.view.tsx'
import { OrderListView } from './order-list.view.tsx'
import type { ResubmitWindow } from './use-resubmit.controller.ts'

/** `/transaction`, `/transaction/list` and `/transaction/cardDetail` */
const meta = {
  title: 'Screens/Trades',
  ...staged,
  parameters: { ...wholeScreen({ at: paths.transaction }) },
} satisfies Meta
export default meta
type Story = StoryObj

const now = Date.parse('2026-11-20T13:30:00.000Z')
const minute = 60_000

const event = (version: number, orderStatus: number, minutesAfterOne: number) => ({
  version,
  orderStatus,
  actor: version === 1 ? 'seller' : 'desk',
  time: `2026-11-20T13:${String(minutesAfterOne).padStart(2, '0')}:00.000Z`,
})
/** Its one card, with why it was not taken. */
const cardsFor = (code: keyof typeof reasons): CardOrder['cards'] => {
  const { text, nextStep, correctable, verdict } = reasons[code]
  return aCardOrder().cards.map((card) => ({
    ...card,
    cardStatus: verdict,
    reason: { code, text, nextStep, correctable },
  }))
}
const checking = aCardOrder({ events: [event(1, 0, 2), event(2, 1, 20)] as CardOrder['events'] })
const paid = aCardOrder({
  giftOrderId: 'order-2',
  orderStatus: 10,
  settledAmount: '150000',
  operatorTime: '2026-11-20T13:09:00.000Z',
  events: [event(1, 0, 2), event(2, 1, 5), event(3, 10, 9)] as CardOrder['events'],
})
const returned = aCardOrder({
  giftOrderId: 'order-3',
  orderStatus: 21,
  operatorTime: '2026-11-20T13:20:00.000Z',
  resubmitClosesTime: '2026-11-20T13:50:00.000Z',
  cards: cardsFor(101),
  events: [event(1, 0, 2), event(2, 1, 5), event(3, 21, 20)] as CardOrder['events'],
})
const refused = aCardOrder({
  giftOrderId: 'order-4',
  orderStatus: 20,
  operatorTime: '2026-11-20T13:20:00.000Z',
  cards: cardsFor(202),
  events: [event(1, 0, 2), event(2, 1, 5), event(3, 20, 20)] as CardOrder['events'],
})

const closed: ResubmitWindow = { state: 'closed', because: 'not-correctable' }
const open: ResubmitWindow = {
  state: 'open',
  deadline: now + 20 * minute,
  totalMs: 30 * minute,
  now: () => now,
}

function Detail({
  order,
  resubmit = closed,
  isOver = false,
}: {
  order: CardOrder
  resubmit?: ResubmitWindow
  /** The day to answer a question or an offer is over. */
  isOver?: boolean
}) {
  const appeal = useAppeal(order, now)
  return (
    <NavScreen
      title={t('Trade')}
      parent={paths.transaction}
      footer={resubmit.state === 'open' && <OrderDock order={order} askUs={null} onAnswer={still} />}
    >
      <OrderDetailView
        order={order}
        look={steamLook}
        countryName="USA"
        question={{ deadline: null, isOver, onEnd: still }}
        resubmit={resubmit}
        now={now}
        copied={false}
        onCopy={still}
        offer={{
          order,
          deadline: now,
          isOver,
          onEnd: still,
          sending: null,
          refusal: null,
          onAnswer: still,
        }}
        appeal={appeal}
        cancelling={false}
        onCancel={still}
      />
    </NavScreen>
  )
}

export const CardChecking: Story = { render: () => <Detail order={checking} /> }

export const CardNeedsPhoto: Story = { render: () => <Detail order={returned} resubmit={open} /> }

export const CardPaid: Story = { render: () => <Detail order={paid} /> }

export const CardRefused: Story = { render: () => <Detail order={refused} /> }

const answeredLate = aCardOrder({
  giftOrderId: 'order-6',
  orderStatus: 2,
  operatorTime: '2026-11-20T13:20:00.000Z',
  cards: cardsFor(104),
  events: [event(1, 0, 2), event(2, 1, 5), event(3, 2, 20)] as CardOrder['events'],
})

/** The clock of its question has run out on the open page. */
export const CardQuestionOver: Story = {
  parameters: { picture: { skip: true } },
  render: () => <Detail order={answeredLate} isOver />,
}

const offered = aCardOrder({
  giftOrderId: 'order-7',
  orderStatus: 5,
  operatorTime: '2026-11-20T13:20:00.000Z',
  offer: { payout: '120000', lines: [{ kind: 'base', label: 'Base rate', amount: '120000' }] },
  events: [event(1, 0, 2), event(2, 1, 5), event(3, 5, 20)] as CardOrder['events'],
})

/** The same of an offer. */
export const CardOfferOver: Story = {
  parameters: { picture: { skip: true } },
  render: () => <Detail order={offered} isOver />,
}

const listOf = (orders: Parameters<typeof OrderListView>[0]['orders']) => (
  <TabScreen title={t('Trades')}>
    <SegmentedControl
      label={t('What to show')}
      options={[
        { value: 'cards', label: t('Gift cards') },
        { value: 'withdrawals', label: t('Withdrawals') },
      ]}
      value="cards"
      onValueChange={still}
    />
    <OrderListView
      orders={orders}
      waiting={[]}
      error={null}
      filter={{ family: '', month: '' }}
      now={now}
      lookOf={() => steamLook}
      more={pagesOf([]).more}
      totals={
        <TradeTotalsView
          totals={[aTradeTotal()]}
          error={null}
          isMaking={false}
          share={null}
          problem={null}
          onSave={still}
          onRetry={still}
        />
      }
      onFilter={still}
      onRetry={still}
    />
  </TabScreen>
)

export const List: Story = {
  render: () =>
    listOf([
      aCardOrderSummary({
        giftOrderId: 'order-3',
        orderStatus: 21,
        operatorTime: '2026-11-20T13:20:00.000Z',
      }),
      aCardOrderSummary(),
      aCardOrderSummary({ giftOrderId: 'order-2', orderStatus: 10, settledAmount: '150000' }),
      aCardOrderSummary({
        giftOrderId: 'order-5',
        orderStatus: 20,
        createTime: '2026-11-18T09:15:00.000Z',
      }),
    ]),
}

export const Nothing: Story = { render: () => listOf([]) }
