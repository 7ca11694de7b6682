import { naira } from '../../patterns/samples/currencies.ts'
import type { ResourceField } from '../resource-form/resource-field.ts'

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
