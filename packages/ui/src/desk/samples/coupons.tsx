import { cedi, hugeAmount, longFrench, naira } from '../../patterns/samples/currencies.ts'
import { BanIcon } from '../../primitives/icon/index.ts'
import type { MoneyCurrency } from '../../primitives/money/money.tsx'
import type { ResourceField } from '../resource-form/resource-field.ts'
import type { ResourceColumn, ResourceState } from '../resource-table/resource-column.ts'

/** A resource of stories and tests: what operators look after beside orders and payouts. */
export interface SampleCoupon {
  id: string
  code: string
  title: string | null
  worth: string
  currency: MoneyCurrency
  used: number
  state: ResourceState
  endsAt: number | null
  isShown: boolean
}

const open: ResourceState = { label: 'Open', tone: 'ok' }
const planned: ResourceState = { label: 'Planned', tone: 'wait' }
const over: ResourceState = { label: 'Over', tone: 'plain', icon: <BanIcon /> }
const november = (day: number) => Date.UTC(2026, 10, day, 12, 30)

const coupon = (
  code: string,
  worth: string,
  used: number,
  state: ResourceState,
  more: Partial<SampleCoupon> = {},
): SampleCoupon => ({
  id: code,
  code,
  title: null,
  worth,
  currency: naira,
  used,
  state,
  endsAt: null,
  isShown: state === open,
  ...more,
})

export const sampleCoupons: SampleCoupon[] = [
  coupon('WELCOME', '500', 12480, open, { title: 'First card' }),
  coupon('STEAM100', '1500', 318, open, { title: 'Steam from $100', endsAt: november(30) }),
  coupon('AKWAABA', '20.50', 9, planned, { title: 'Ghana', currency: cedi, endsAt: november(28) }),
  coupon('OCTOBER', '800', 2210, over, { endsAt: november(1) }),
  coupon('APPLE10', '1000', 0, planned, { title: 'Apple, 10 a day' }),
]

export const strainedCoupons: SampleCoupon[] = [
  coupon('LONGEST', hugeAmount, 99_999_999, open, { title: longFrench, endsAt: november(30) }),
  ...sampleCoupons.slice(0, 2),
]

export const couponColumns: ResourceColumn<SampleCoupon>[] = [
  {
    id: 'code',
    header: 'Code',
    type: 'text',
    names: true,
    code: true,
    value: (row) => row.code,
    detail: (row) => row.title,
  },
  { id: 'worth', header: 'Worth', type: 'money', value: (row) => row.worth, currency: (row) => row.currency },
  { id: 'used', header: 'Used', type: 'number', value: (row) => row.used },
  { id: 'state', header: 'State', type: 'status', value: (row) => row.state },
  { id: 'ends', header: 'Ends', type: 'time', value: (row) => row.endsAt },
  { id: 'shown', header: 'Shown in the app', type: 'boolean', value: (row) => row.isShown },
]

/** What stands in the fields of a coupon. */
export type CouponValues = {
  code: string
  title: string
  worth: string
  share: string
  card: string
  country: string
  ends: string
  shown: boolean
}

export const couponValues: CouponValues = {
  code: 'STEAM100',
  title: 'Steam from $100',
  worth: '1500',
  share: '2.5',
  card: 'steam',
  country: 'US',
  ends: '2026-11-30',
  shown: true,
}

export const couponFields: ResourceField<CouponValues>[] = [
  { name: 'code', label: 'Code', type: 'text', code: true, most: 12, hint: 'Capitals and figures.' },
  { name: 'title', label: 'Title', type: 'text', lines: 2, most: 80, optional: true },
  { name: 'worth', label: 'Worth', type: 'amount', currency: naira, least: '100', most: '50000' },
  { name: 'share', label: 'At most', type: 'number', least: 0, most: 20, unit: '% of payout' },
  {
    name: 'card',
    label: 'Card',
    type: 'choice',
    searched: true,
    options: [
      { value: 'steam', label: 'Steam' },
      { value: 'apple', label: 'Apple' },
      { value: 'amazon', label: 'Amazon' },
    ],
  },
  {
    name: 'country',
    label: 'Country of the card',
    type: 'choice',
    options: [
      { value: 'US', label: 'USA' },
      { value: 'UK', label: 'United Kingdom' },
    ],
  },
  { name: 'ends', label: 'Last day', type: 'date', least: '2026-11-20', optional: true },
  { name: 'shown', label: 'Shown in the app', type: 'switch', detail: 'From its first day on' },
]
