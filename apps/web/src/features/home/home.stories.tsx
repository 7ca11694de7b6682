import { sellerEndpoints } from '@kaadi/contract'
import type { CardOrderSummary } from '@kaadi/contract/card-orders'
import {
  aCardOrderSummary,
  aCardType,
  aContent,
  aCoupon,
  aPlazaLine,
  listAndMap,
} from '@kaadi/testing/builders'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { arrivedWith } from '../../../test/stories/arrived.ts'
import { steamLook } from '../../../test/stories/samples.ts'
import { staged, wholeScreen } from '../../../test/stories/stage.tsx'
import { still } from '../../../test/stories/still.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { decideOrderSlot } from './decide-order-slot.ts'
import { HomeView, type HomeViewProps } from './home.view.tsx'

const e = sellerEndpoints
const now = Date.parse('2026-11-20T13:30:00.000Z')

const ordersOf = (...orders: CardOrderSummary[]): HomeViewProps['orders'] => ({
  slot: decideOrderSlot({ records: orders, waiting: orders }, now),
  isNewSeller: orders.length === 0,
  error: undefined,
  refetch: still,
})
const balance: HomeViewProps['header']['balance'] = {
  currencyId: 1,
  available: '248600',
  onItsWay: { amount: '60000', to: 'GTBank' },
  others: [],
}
const header: HomeViewProps['header'] = {
  siteName: 'Kaadi',
  logo: null,
  unread: 2,
  balance,
  hidden: false,
  onHiddenChange: still,
  onRetry: still,
}
const rate = {
  ...steamLook,
  sale: { cardTypeId: 'steam', currencyTypeId: 'us', form: 'physical', receiptType: 'none' },
  name: 'Steam',
  detail: 'USA · photo',
  rate: '1480',
  change: { trend: 'up', by: '1.4%' },
  points: [1420, 1435, 1430, 1452, 1460, 1466, 1480],
  symbol: '$',
} as const
const rates: HomeViewProps['rates'] = {
  rates: [
    rate,
    {
      ...rate,
      sale: { cardTypeId: 'apple', currencyTypeId: 'us', form: 'ecode', receiptType: 'none' },
      name: 'Apple',
      colors: ['#3b3f46', '#a3aab5'],
      detail: 'USA · code',
      rate: '1395',
      change: { trend: 'down', by: '0.7%' },
      points: [1420, 1415, 1410, 1402, 1400, 1398, 1395],
    },
  ],
  unit: { currency: { symbol: '₦', name: 'naira' }, name: 'Naira' },
  count: 2,
  updateTime: '2026-11-20T13:20:00.000Z',
  error: undefined,
  refetch: still,
}

/** `/home` */
const meta = {
  title: 'Screens/Home',
  ...staged,
  parameters: {
    ...wholeScreen({
      at: paths.home,
      answers: (server) =>
        server
          .on(e.promotions.firstOrderReward, { eligible: false, amount: '1000', currencyId: 1, rule: '' })
          .on(e.plaza.cardOrders, [aPlazaLine()])
          .on(e.coupons.list, [])
          .on(e.bankAccounts.list, []),
    }),
  },
  render: (props) => <HomeView {...props} />,
  play: arrivedWith(/ch\*\*\*a/),
  args: {
    header,
    orders: ordersOf(aCardOrderSummary()),
    lookOf: () => steamLook,
    rates,
    below: {
      content: { banners: [], news: [aContent({ title: 'New rates' })], tips: [] },
    },
    onRefresh: async () => undefined,
  },
} satisfies Meta<HomeViewProps>
export default meta
type Story = StoryObj<HomeViewProps>

export const OrderUnderWay: Story = {}

/** There is a coupon to use. */
export const WithCoupon: Story = {
  parameters: {
    ...wholeScreen({
      at: paths.home,
      answers: (server) =>
        server
          .on(e.promotions.firstOrderReward, { eligible: false, amount: '1000', currencyId: 1, rule: '' })
          .on(e.plaza.cardOrders, [aPlazaLine()])
          .on(e.cardTypes.list, listAndMap(aCardType()))
          .on(e.coupons.list, [aCoupon({ title: 'Friday bonus', cardTypeIds: ['steam'] })])
          .on(e.bankAccounts.list, []),
    }),
  },
  play: arrivedWith(/Friday bonus/),
}

/** A trade came back, and half of its half hour is over. */
export const PhotoWanted: Story = {
  args: {
    orders: ordersOf(
      aCardOrderSummary({ orderStatus: 21, operatorTime: '2026-11-20T13:15:00.000Z' }),
      aCardOrderSummary({ giftOrderId: 'order-2' }),
    ),
  },
}

export const NewSeller: Story = {
  args: {
    header: { ...header, unread: 0, balance: { ...balance, available: '0', onItsWay: undefined } },
    orders: ordersOf(),
  },
}

/** Nothing has come yet. */
export const Loading: Story = {
  play: async () => {},
  args: {
    header: { ...header, unread: 0, balance: { ...balance, available: undefined, onItsWay: undefined } },
    orders: { slot: undefined, isNewSeller: false, error: undefined, refetch: still },
  },
}
