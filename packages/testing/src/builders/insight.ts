import { type DeskAnswers, type DeskInsight, deskInsightSchema } from '@kaadi/contract/insight'

/** What the desk answered on a usual day. */
export const someDeskAnswers = (given: Partial<DeskAnswers> = {}): DeskAnswers => ({
  orders: 40,
  kept: 38,
  medianSeconds: 380,
  ninetiethSeconds: 840,
  paid: 30,
  paidPart: 2,
  offered: 3,
  returned: 2,
  refused: 2,
  asked: 1,
  cancelled: 0,
  secondLooks: 4,
  agreed: 3,
  ...given,
})

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
    total: someDeskAnswers({ orders: 80, kept: 76, paid: 60 }),
    days: [
      { day: '2026-11-24', ...someDeskAnswers() },
      { day: '2026-11-25', ...someDeskAnswers({ medianSeconds: 420 }) },
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
