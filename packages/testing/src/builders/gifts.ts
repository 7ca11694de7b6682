import type { BrandSpecial, GiftTask } from '@kaadi/contract/gifts'

/** Three sales in a week, two of them made. */
export const aGiftTask = (given: Partial<GiftTask> = {}): GiftTask => ({
  taskId: 'three-in-a-week',
  kind: 'sales',
  title: 'Three cards in a week',
  detail: 'Sell three cards within seven days.',
  amount: '1500.00',
  currencyId: 1,
  cardTypeId: null,
  withinDays: 7,
  target: 3,
  progress: 2,
  startsTime: null,
  endsTime: null,
  reward: null,
  ...given,
})

/** Steam from the USA brings ₦15 more for each dollar. */
export const aBrandSpecial = (given: Partial<BrandSpecial> = {}): BrandSpecial => ({
  specialId: 'steam-week',
  title: 'Steam week',
  cardTypeId: 'steam',
  currencyTypeId: 'us',
  form: null,
  extra: '15',
  startsTime: '2020-01-01T08:00:00.000Z',
  endsTime: '2099-01-01T08:00:00.000Z',
  ...given,
})
