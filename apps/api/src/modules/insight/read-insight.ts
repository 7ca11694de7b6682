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
import {
  readAnswers,
  readOpen,
  readOverdue,
  readReasons,
  type SummedAnswers,
  type SummedOverdue,
} from './insight.repository.ts'
import { timeAt } from './time-scale.ts'

const nothing: DeskAnswers = {
  orders: 0,
  kept: 0,
  overdue: 0,
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

const toAnswers = ({ times, paid_part, second_looks, ...row }: SummedAnswers, overdue = 0): DeskAnswers => ({
  orders: row.orders,
  kept: row.kept,
  overdue,
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

type Of = Omit<SummedOverdue, 'orders'>
type Line = readonly [of: Of, answers: DeskAnswers]

const sumOf = (overdue: readonly SummedOverdue[] = []) => overdue.reduce((sum, { orders }) => sum + orders, 0)

/** Answers with what is overdue of the same kind; what nothing was answered of stands last. */
function linesOf(
  rows: readonly SummedAnswers[],
  overdue: readonly SummedOverdue[],
  keyOf: (of: Of) => string | null,
): readonly Line[] {
  const rest = Map.groupBy(overdue, keyOf)
  const answered = rows.map((row): Line => {
    const late = sumOf(rest.get(keyOf(row)))
    rest.delete(keyOf(row))
    return [row, toAnswers(row, late)]
  })
  const unanswered = [...rest.values()].map((late): Line => [late[0]!, { ...nothing, overdue: sumOf(late) }])
  return [...answered, ...unanswered]
}

function daysOf({ from, days }: InsightPeriod, lines: readonly Line[]): DeskInsight['days'] {
  const byDay = new Map(lines.map(([{ day }, answers]) => [day, answers]))
  return Array.from({ length: days }, (_, ago) => {
    const day = new Date(Date.parse(`${from}T00:00:00Z`) + ago * 86_400_000).toISOString().slice(0, 10)
    return { day, ...(byDay.get(day) ?? nothing) }
  })
}

/** How the desk does, of the period and the people that are asked for. */
export const createReadInsight =
  ({ database, clock }: Pick<Deps, 'database' | 'clock'>) =>
  async (query: InsightQuery): Promise<DeskInsight> => {
    const now = clock()
    const period = insightPeriod(query, now)
    if (!period) throw invalidField('to', `Choose a period of 1 to ${maxInsightDays} days.`)
    const [answers, overdue, reasons, open] = await Promise.all([
      readAnswers(database, period, query),
      readOverdue(database, period, query, now),
      readReasons(database, period, query),
      readOpen(database),
    ])
    const of = (kind: SummedAnswers['of']) => answers.filter((row) => row.of === kind)
    const lines = (kind: SummedAnswers['of'], keyOf: (line: Of) => string | null) =>
      linesOf(of(kind), overdue, keyOf)
    return {
      from: period.from,
      to: period.to,
      time: new Date(now).toISOString(),
      open,
      total: lines('all', () => null)[0]?.[1] ?? nothing,
      days: daysOf(
        period,
        lines('day', ({ day }) => day),
      ),
      brands: lines('brand', ({ cardTypeId }) => cardTypeId).map(([row, counts]) => ({
        cardTypeId: row.cardTypeId!,
        name: row.brand ?? row.cardTypeId!,
        ...counts,
      })),
      classes: lines('class', ({ form, receiptType }) => `${form}.${receiptType}`).map(([row, counts]) => ({
        form: row.form!,
        receiptType: row.receiptType!,
        ...counts,
      })),
      reviewers: of('reviewer').map((row) => ({
        operatorId: row.operatorId!,
        name: row.name!,
        ...toAnswers(row),
      })),
      reasons,
    }
  }
