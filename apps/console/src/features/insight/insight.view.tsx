import '../../platform/lists/filters.css'
import './insight.css'
import { SegmentedControl } from '@kaadi/ui'
import { ComboboxInput, DateRange } from '@kaadi/ui/desk/widgets'
import { t } from '@kaadi/words'
import { DeskFrame } from '../../platform/screens/desk-frame.tsx'
import { Figures } from '../../platform/screens/figures.tsx'
import { LoadFailure } from '../../platform/screens/load-failure.tsx'
import { acceptance, className, inTime, percent } from './insight-words.ts'
import { DeskParts, ReviewerParts } from './parts.view.tsx'
import type { InsightState } from './use-insight.controller.ts'

/** How the desk does: figures, drawings and tables of a period. */
export function InsightView(state: InsightState) {
  const { address, view, figures } = state
  const { data } = figures
  return (
    <DeskFrame
      place="insight"
      title={t('Insight')}
      tools={
        <SegmentedControl
          label={t('What is looked at')}
          options={[
            { value: 'desk', label: t('Desk') },
            { value: 'reviewers', label: t('Reviewers') },
          ]}
          value={view}
          onValueChange={(next) => address.change({ view: next === 'desk' ? null : next })}
        />
      }
    >
      <Filters {...state} />
      {figures.isError && !data ? (
        <LoadFailure error={figures.error} onRetry={() => void figures.refetch()} />
      ) : (
        <>
          {data && <Totals {...data} />}
          <div className="c-insight" aria-busy={figures.isPlaceholderData || undefined}>
            {view === 'desk' ? <DeskParts data={data} /> : <ReviewerParts data={data} />}
          </div>
        </>
      )}
    </DeskFrame>
  )
}

function Filters({ address, days, operatorId, cardClass, figures, reviewers, classes }: InsightState) {
  // Where no day is named, the days that were looked at are shown.
  const looked = { from: figures.data?.from ?? null, to: figures.data?.to ?? null }
  return (
    <section aria-label={t('Filters')} className="c-filters">
      <DateRange
        label={t('Days')}
        value={days.from || days.to ? days : looked}
        onValueChange={({ from, to }) => address.change({ from, to })}
      />
      <ComboboxInput
        aria-label={t('Class of card')}
        placeholder={t('All classes')}
        value={cardClass}
        onValueChange={(next) => {
          const [form, receipt] = next?.split('.') ?? []
          address.change({ form: form ?? null, receipt: receipt ?? null })
        }}
        options={classes.map((one) => ({ value: `${one.form}.${one.receiptType}`, label: className(one) }))}
      />
      <ComboboxInput
        aria-label={t('Reviewer')}
        placeholder={t('All reviewers')}
        value={operatorId}
        onValueChange={(operator) => address.change({ operator })}
        options={reviewers.map((one) => ({ value: one.operatorId, label: one.name }))}
      />
    </section>
  )
}

const Totals = ({ total }: NonNullable<InsightState['figures']['data']>) => (
  <Figures
    figures={[
      { label: t('Orders'), value: total.orders },
      { label: t('Promise kept'), value: percent(total.kept, total.orders) },
      { label: t('Median time'), value: inTime(total.medianSeconds) },
      { label: t('90% within'), value: inTime(total.ninetiethSeconds) },
      { label: t('Accepted'), value: acceptance(total) },
      { label: t('Second looks agreed'), value: percent(total.agreed, total.secondLooks) },
    ]}
  />
)
