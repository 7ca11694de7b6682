import {
  type DeskAnswers,
  type DeskInsight,
  deskInsightSchema,
  type MoneyFigures,
  type MoneyInsight,
  moneyInsightSchema,
} from '@kaadi/contract/insight'

/** What the desk answered on a usual day: forty orders, or so many as are given, ten of which were not paid as quoted. */
export const someDeskAnswers = (given: Partial<DeskAnswers> = {}): DeskAnswers => {
  const { orders = 40 } = given
  return {
    orders,
    kept: Math.floor(orders * 0.95),
    overdue: 0,
    medianSeconds: 380,
    ninetiethSeconds: 840,
    paid: orders - 10,
    paidPart: 2,
    offered: 3,
    returned: 2,
    refused: 2,
    asked: 1,
    cancelled: 0,
    secondLooks: 4,
    agreed: 3,
    ...given,
  }
}

/** How the desk does: two days of two reviewers. */
export const aDeskInsight = (given: Partial<DeskInsight> = {}): DeskInsight =>
  deskInsightSchema.parse({
    from: '2026-11-24',
    to: '2026-11-25',
    time: '2026-11-25T15:00:00.000Z',
    open: [
      { status: 0, total: 9, ages: [6, 2, 1, 0, 0] },
      { status: 5, total: 2, ages: [0, 0, 1, 1, 0] },
    ],
    total: someDeskAnswers({
      ...{ orders: 80, kept: 76, overdue: 3, paid: 60, paidPart: 4, offered: 6 },
      ...{ returned: 4, refused: 4, asked: 2, secondLooks: 4, agreed: 3 },
    }),
    days: [
      { day: '2026-11-24', ...someDeskAnswers() },
      { day: '2026-11-25', ...someDeskAnswers({ medianSeconds: 420, overdue: 3 }) },
    ],
    brands: [
      { cardTypeId: 'steam', name: 'Steam', ...someDeskAnswers({ orders: 50, kept: 48, overdue: 3 }) },
      { cardTypeId: 'amazon', name: 'Amazon', ...someDeskAnswers({ orders: 30 }) },
    ],
    classes: [
      { form: 'ecode', receiptType: 'none', ...someDeskAnswers({ orders: 50, medianSeconds: 240 }) },
      { form: 'physical', receiptType: 'cash', ...someDeskAnswers({ orders: 30, medianSeconds: 700 }) },
    ],
    reviewers: [
      { operatorId: 'operator-1', name: 'Ada Reviewer', ...someDeskAnswers({ orders: 45 }) },
      {
        operatorId: 'operator-2',
        name: 'Ngozi Senior',
        ...someDeskAnswers({ orders: 35, secondLooks: 0, agreed: 0 }),
      },
    ],
    reasons: [
      { reasonCode: 202, cards: 5 },
      { reasonCode: 101, cards: 3 },
    ],
    ...given,
  })

/** What moved in naira on a usual day. */
export const someMoney = (given: Partial<MoneyFigures> = {}): MoneyFigures => ({
  currencyId: 1,
  orders: 32,
  cards: '4736000.00',
  bonuses: '47360.00',
  coupons: '3000.00',
  rewards: '12000.00',
  lateCredits: '1500.00',
  takenBack: '148000.00',
  payouts: 21,
  paidOut: '4100000.00',
  sentBack: '50000.00',
  fees: '1050.00',
  feesBack: '50.00',
  exchangedIn: '80000.00',
  exchangedOut: '0.00',
  ...given,
})

/** What moved on two days, in naira and in cedis. */
export const aMoneyInsight = (given: Partial<MoneyInsight> = {}): MoneyInsight =>
  moneyInsightSchema.parse({
    from: '2026-11-24',
    to: '2026-11-25',
    time: '2026-11-25T15:00:00.000Z',
    currencies: [
      someMoney({ orders: 64, cards: '9472000.00' }),
      someMoney({ currencyId: 2, orders: 5, cards: '6100.00', paidOut: '4000.00', takenBack: '0.00' }),
    ],
    days: [
      { day: '2026-11-24', ...someMoney() },
      { day: '2026-11-25', ...someMoney({ orders: 30 }) },
      { day: '2026-11-25', ...someMoney({ currencyId: 2, orders: 5, cards: '6100.00', paidOut: '4000.00' }) },
    ],
    brands: [
      { cardTypeId: 'steam', name: 'Steam', currencyId: 1, orders: 40, cards: 52, paid: '6200000.00' },
      { cardTypeId: 'amazon', name: 'Amazon', currencyId: 1, orders: 24, cards: 24, paid: '3272000.00' },
      { cardTypeId: 'steam', name: 'Steam', currencyId: 2, orders: 5, cards: 5, paid: '6100.00' },
    ],
    ...given,
  })
