import type { DeskAnswers } from '@kaadi/contract/insight'
import { t } from '@kaadi/words'
import type { Figure } from './figure-table.tsx'
import { acceptance, decidedOf, inTime, percent, promisedOf } from './insight-words.ts'

const share = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((1000 * part) / whole) / 10

/** Columns that tables by day, by class and by reviewer have alike. */
export const answerColumns = (): readonly Figure<DeskAnswers>[] => [
  { id: 'orders', header: t('Orders'), value: ({ orders }) => orders },
  {
    id: 'kept',
    header: t('Promise kept'),
    unit: '%',
    value: ({ kept, ...row }) => share(kept, promisedOf(row)),
    show: ({ kept, ...row }) => percent(kept, promisedOf(row)),
  },
  { id: 'overdue', header: t('Overdue'), value: ({ overdue }) => overdue },
  {
    id: 'median',
    header: t('Median time'),
    unit: 's',
    value: ({ medianSeconds }) => medianSeconds,
    show: ({ medianSeconds }) => inTime(medianSeconds),
  },
  {
    id: 'ninetieth',
    header: t('90% within'),
    unit: 's',
    value: ({ ninetiethSeconds }) => ninetiethSeconds,
    show: ({ ninetiethSeconds }) => inTime(ninetiethSeconds),
  },
  {
    id: 'accepted',
    header: t('Accepted'),
    unit: '%',
    value: (row) => share(row.paid + row.paidPart, decidedOf(row)),
    show: acceptance,
  },
  { id: 'offered', header: t('Offered'), value: ({ offered }) => offered },
  { id: 'returned', header: t('Returned'), value: ({ returned }) => returned },
  { id: 'refused', header: t('Refused'), value: ({ refused }) => refused },
  { id: 'asked', header: t('Asked'), value: ({ asked }) => asked },
]

/** How far second reviewers came to the same as whoever judged first. */
export const agreementColumns = (): readonly Figure<DeskAnswers>[] => [
  { id: 'second', header: t('Second looks'), value: ({ secondLooks }) => secondLooks },
  {
    id: 'agreed',
    header: t('Agreed'),
    unit: '%',
    value: ({ agreed, secondLooks }) => share(agreed, secondLooks),
    show: ({ agreed, secondLooks }) => percent(agreed, secondLooks),
  },
]
