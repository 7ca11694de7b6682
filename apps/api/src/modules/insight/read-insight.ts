import {
  type DeskAnswers,
  type DeskInsight,
  type InsightPeriod,
  type InsightQuery,
  insightPeriod,
  maxInsightDays,
} from '@kaadi/contract/insight'
import type { Deps } from '../../deps.ts'
import { invalidField } from '../../errors/domain-error.ts'
import { readAnswers, readOpen, readReasons, type SummedAnswers } from './insight.repository.ts'
import { timeAt } from './time-scale.ts'

const nothing: DeskAnswers = {
  orders: 0,
  kept: 0,
  medianSeconds: null,
  ninetiethSeconds: null,
  paid: 0,
  paidPart: 0,
  offered: 0,
  returned: 0,
  refused: 0,
  asked: 0,
  cancelled: 0,
  secondLooks: 0,
  agreed: 0,
}

const toAnswers = ({ times, paid_part, second_looks, ...row }: SummedAnswers): DeskAnswers => ({
  orders: row.orders,
  kept: row.kept,
  medianSeconds: timeAt(0.5, times ?? []),
  ninetiethSeconds: timeAt(0.9, times ?? []),
  paid: row.paid,
  paidPart: paid_part,
  offered: row.offered,
  returned: row.returned,
  refused: row.refused,
  asked: row.asked,
  cancelled: row.cancelled,
  secondLooks: second_looks,
  agreed: row.agreed,
})

function daysOf({ from, days }: InsightPeriod, rows: readonly SummedAnswers[]): DeskInsight['days'] {
  const byDay = new Map(rows.map((row) => [row.day, row]))
  return Array.from({ length: days }, (_, ago) => {
    const day = new Date(Date.parse(`${from}T00:00:00Z`) + ago * 86_400_000).toISOString().slice(0, 10)
    const row = byDay.get(day)
    return { day, ...(row ? toAnswers(row) : nothing) }
  })
}

/** How the desk does, of the period and the people that are asked for. */
export const createReadInsight =
  ({ database, clock }: Pick<Deps, 'database' | 'clock'>) =>
  async (query: InsightQuery): Promise<DeskInsight> => {
    const now = clock()
    const period = insightPeriod(query, now)
    if (!period) throw invalidField('to', `Choose a period of 1 to ${maxInsightDays} days.`)
    const [answers, reasons, open] = await Promise.all([
      readAnswers(database, period, query),
      readReasons(database, period, query),
      readOpen(database),
    ])
    const of = (kind: SummedAnswers['of']) => answers.filter((row) => row.of === kind)
    return {
      from: period.from,
      to: period.to,
      time: new Date(now).toISOString(),
      open,
      total: of('all').map(toAnswers)[0] ?? nothing,
      days: daysOf(period, of('day')),
      brands: of('brand').map((row) => ({
        cardTypeId: row.cardTypeId!,
        name: row.brand ?? row.cardTypeId!,
        ...toAnswers(row),
      })),
      classes: of('class').map((row) => ({
        form: row.form!,
        receiptType: row.receiptType!,
        ...toAnswers(row),
      })),
      reviewers: of('reviewer').map((row) => ({
        operatorId: row.operatorId!,
        name: row.name!,
        ...toAnswers(row),
      })),
      reasons,
    }
  }
