import './insight.css'
import type { DeskAnswers, DeskInsight } from '@kaadi/contract/insight'
import { t } from '@kaadi/words'
import { agreementColumns, answerColumns } from './answer-columns.ts'
import { Chart } from './chart.tsx'
import { FigureTable } from './figure-table.tsx'
import { ageNames, className, reasonName, stateName } from './insight-words.ts'

interface Given {
  /** Undefined while they are loading. */
  readonly data: DeskInsight | undefined
}

const minutes = (value: number | null): number | null => (value === null ? null : Math.round(value / 6) / 10)
const inMinutes = (value: number) => t('{minutes} min', { minutes: value })
const fileOf = (name: string, data: DeskInsight | undefined) => `${name}-${data?.from}-${data?.to}`

/** What waits, and what was answered by day, class and reason. */
export const DeskParts = ({ data }: Given) => (
  <>
    <div className="c-insight-wide">
      <Days data={data} />
    </div>
    <Open data={data} />
    <Reasons data={data} />
    <div className="c-insight-wide">
      <Brands data={data} />
    </div>
    <div className="c-insight-wide">
      <Classes data={data} />
    </div>
  </>
)

const Days = ({ data }: Given) => (
  <FigureTable
    title={t('By day')}
    file={fileOf('desk-days', data)}
    note={t(
      'Days are those of UTC. Times run to the first answer. An order without an answer is overdue on the day its promise ended.',
    )}
    rows={data?.days.toReversed()}
    rowId={({ day }) => day}
    columns={[
      { id: 'day', header: t('Day'), value: ({ day }: { day: string }) => day, names: true },
      ...answerColumns(),
    ]}
  >
    {data && (
      <>
        <Chart
          label={t('What was answered, by day')}
          kind="bar"
          stacked
          labels={data.days.map(({ day }) => day.slice(5))}
          series={[
            {
              label: t('Accepted'),
              values: data.days.map((day) => day.paid + day.paidPart),
              tone: 'ok-text',
            },
            { label: t('Offered'), values: data.days.map((day) => day.offered), tone: 'text-brand' },
            {
              label: t('Returned or refused'),
              values: data.days.map((day) => day.returned + day.refused),
              tone: 'bad-text',
            },
            { label: t('Asked'), values: data.days.map((day) => day.asked), tone: 'text-2' },
          ]}
        />
        <Chart
          label={t('Time to the first answer, by day')}
          kind="line"
          format={inMinutes}
          labels={data.days.map(({ day }) => day.slice(5))}
          series={timesOf(data.days)}
        />
      </>
    )}
  </FigureTable>
)

const timesOf = (rows: readonly DeskAnswers[]) => [
  {
    label: t('Median time'),
    values: rows.map((row) => minutes(row.medianSeconds)),
    tone: 'text-brand' as const,
  },
  {
    label: t('90% within'),
    values: rows.map((row) => minutes(row.ninetiethSeconds)),
    tone: 'text-2' as const,
  },
]

const Open = ({ data }: Given) => (
  <FigureTable
    title={t('Waiting now')}
    file={fileOf('desk-waiting', data)}
    note={t('By how long ago the order was sent.')}
    rows={data?.open}
    rowId={({ status }) => String(status)}
    columns={[
      { id: 'state', header: t('State'), value: ({ status }) => stateName(status), names: true },
      { id: 'total', header: t('Orders'), value: ({ total }) => total },
      ...ageNames.map((name, place) => ({
        id: `age${place}`,
        header: t(name),
        value: ({ ages }: DeskInsight['open'][number]) => ages[place] ?? 0,
      })),
    ]}
  />
)

const Reasons = ({ data }: Given) => (
  <FigureTable
    title={t('Reasons')}
    file={fileOf('desk-reasons', data)}
    rows={data?.reasons}
    rowId={({ reasonCode }) => String(reasonCode)}
    columns={[
      { id: 'reason', header: t('Reason'), value: ({ reasonCode }) => reasonName(reasonCode), names: true },
      { id: 'cards', header: t('Cards'), value: ({ cards }) => cards },
    ]}
  >
    {data && data.reasons.length > 0 && (
      <Chart
        label={t('Why cards were not taken')}
        kind="bar"
        lying
        labels={data.reasons.map(({ reasonCode }) => reasonName(reasonCode))}
        series={[{ label: t('Cards'), values: data.reasons.map(({ cards }) => cards), tone: 'bad-text' }]}
      />
    )}
  </FigureTable>
)

const Brands = ({ data }: Given) => (
  <FigureTable
    title={t('By brand')}
    file={fileOf('desk-brands', data)}
    rows={data?.brands}
    rowId={({ cardTypeId }) => cardTypeId}
    columns={[
      {
        id: 'brand',
        header: t('Brand'),
        value: ({ name }: DeskInsight['brands'][number]) => name,
        names: true,
      },
      ...answerColumns(),
    ]}
  />
)

const Classes = ({ data }: Given) => (
  <FigureTable
    title={t('By class of card')}
    file={fileOf('desk-classes', data)}
    rows={data?.classes}
    rowId={({ form, receiptType }) => `${form}.${receiptType}`}
    columns={[
      { id: 'class', header: t('Class of card'), value: (row: ClassRow) => className(row), names: true },
      ...answerColumns(),
    ]}
  />
)
type ClassRow = DeskInsight['classes'][number]
type ReviewerRow = DeskInsight['reviewers'][number]

/** Who answered how much, how fast, and how far others came to the same. */
export const ReviewerParts = ({ data }: Given) => (
  <div className="c-insight-wide">
    <FigureTable
      title={t('By reviewer')}
      file={fileOf('desk-reviewers', data)}
      note={t('A second look counts for whoever judged first.')}
      rows={data?.reviewers}
      rowId={({ operatorId }) => operatorId}
      columns={[
        { id: 'name', header: t('Reviewer'), value: ({ name }: ReviewerRow) => name, names: true },
        // What nobody answered is no reviewer’s.
        ...answerColumns().filter(({ id }) => id !== 'overdue'),
        ...agreementColumns(),
      ]}
    >
      {data && data.reviewers.length > 0 && (
        <Chart
          label={t('Time to the first answer, by reviewer')}
          kind="bar"
          lying
          format={inMinutes}
          labels={data.reviewers.map(({ name }) => name)}
          series={timesOf(data.reviewers)}
        />
      )}
    </FigureTable>
  </div>
)
