import { type MyLevel, myLevelSchema, type PointEntry, pointEntrySchema } from '@kaadi/contract/levels'

const levels = [
  {
    level: 1,
    name: 'Bronze',
    fromPoints: 0,
    bonusPercent: '0',
    dailyLimitPercent: 100,
    payoutHeadStartMinutes: 0,
    feeOffPercent: 0,
  },
  {
    level: 2,
    name: 'Silver',
    fromPoints: 500,
    bonusPercent: '0.5',
    dailyLimitPercent: 100,
    payoutHeadStartMinutes: 15,
    feeOffPercent: 0,
  },
  {
    level: 3,
    name: 'Gold',
    fromPoints: 2_000,
    bonusPercent: '1',
    dailyLimitPercent: 150,
    payoutHeadStartMinutes: 30,
    feeOffPercent: 10,
  },
  {
    level: 4,
    name: 'Platinum',
    fromPoints: 8_000,
    bonusPercent: '1.5',
    dailyLimitPercent: 200,
    payoutHeadStartMinutes: 60,
    feeOffPercent: 20,
  },
  {
    level: 5,
    name: 'Diamond',
    fromPoints: 20_000,
    bonusPercent: '2',
    dailyLimitPercent: 300,
    payoutHeadStartMinutes: 120,
    feeOffPercent: 50,
  },
]

/** On the second of five levels, half of the way to the third. */
export const aMyLevel = (given: Partial<MyLevel> = {}): MyLevel =>
  myLevelSchema.parse({ level: 2, name: 'Silver', points: 1_250, nextPoints: 2_000, levels, ...given })

/** A hundred points of a Steam card. */
export const aPointEntry = (
  given: Partial<Omit<PointEntry, 'giftOrderId'>> & { giftOrderId?: string } = {},
): PointEntry =>
  pointEntrySchema.parse({
    giftOrderId: 'order-1',
    title: 'Steam $100',
    kind: 'settled',
    points: 100,
    balance: 1_250,
    createTime: '2026-11-20T13:05:00.000Z',
    ...given,
  })
