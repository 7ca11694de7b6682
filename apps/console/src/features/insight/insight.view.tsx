import '../../platform/lists/filters.css'
import './insight.css'
import { currencies, currencyIds } from '@kaadi/contract/constants'
import { Alert, SegmentedControl } from '@kaadi/ui'
import { ComboboxInput, DateRange } from '@kaadi/ui/desk/widgets'
import { t } from '@kaadi/words'
import { DeskFrame } from '../../platform/screens/desk-frame.tsx'
import { Figures } from '../../platform/screens/figures.tsx'
import { LoadFailure } from '../../platform/screens/load-failure.tsx'
import { acceptance, className, inTime, keptOf, percent } from './insight-words.ts'
import { MoneyParts, MoneyTotals } from './money.view.tsx'
import { DeskParts, ReviewerParts } from './parts.view.tsx'
import type { InsightState } from './use-insight.controller.ts'

/** How the desk does: figures, drawings and tables of a period. */
export function InsightView(state: InsightState) {
  const { address, view, shown, wrongDays } = state
  return (
    <DeskFrame
      place="insight"
      title={t('Insight')}
      tools={
        <SegmentedControl
          label={t('What is looked at')}
          options={[
            { value: 'desk', label: t('Desk') },
            { value: 'money', label: t('Money') },
            { value: 'reviewers', label: t('Reviewers') },
          ]}
          value={view}
          onValueChange={(next) => address.change({ view: next === 'desk' ? null : next })}
        />
      }
    >
      <Filters {...state} />
      {wrongDays !== null && <Alert tone="todo" title={wrongDays} />}
      {wrongDays === null && shown.isError && !shown.data && (
        <LoadFailure error={shown.error} onRetry={() => void shown.refetch()} />
      )}
      {wrongDays === null && !(shown.isError && !shown.data) && <Shown {...state} />}
    </DeskFrame>
  )
}

function Shown({ view, figures: { data }, money, shown, currencyId }: InsightState) {
  return (
    <>
      {view === 'money'
        ? money.data && <MoneyTotals data={money.data} currencyId={currencyId} />
        : data && <Totals {...data} />}
      <div className="c-insight" aria-busy={shown.isPlaceholderData || undefined}>
        {view === 'desk' && <DeskParts data={data} />}
        {view === 'reviewers' && <ReviewerParts data={data} />}
        {view === 'money' && <MoneyParts data={money.data} currencyId={currencyId} />}
      </div>
    </>
  )
}

function Filters(state: InsightState) {
  const { address, days, shown, view, currencyId } = state
  // Where no day is named, the days that were looked at are shown.
  const looked = { from: shown.data?.from ?? null, to: shown.data?.to ?? null }
  return (
    <section aria-label={t('Filters')} className="c-filters">
      <DateRange
        label={t('Days, UTC')}
        value={days.from || days.to ? days : looked}
        onValueChange={({ from, to }) => address.change({ from, to })}
      />
      {view === 'money' ? (
        <SegmentedControl
          label={t('Currency')}
          options={currencyIds.map((id) => ({ value: String(id), label: currencies[id].name }))}
          value={String(currencyId)}
          onValueChange={(currency) => address.change({ currency })}
        />
      ) : (
        <DeskFilters {...state} />
      )}
    </section>
  )
}

function DeskFilters({
  address,
  operatorId,
  cardTypeId,
  cardClass,
  reviewers,
  classes,
  brands,
}: InsightState) {
  return (
    <>
      <ComboboxInput
        aria-label={t('Brand')}
        placeholder={t('All brands')}
        value={cardTypeId}
        onValueChange={(brand) => address.change({ brand })}
        options={brands.map((one) => ({ value: one.cardTypeId, label: one.name }))}
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
    </>
  )
}

const Totals = ({ total }: NonNullable<InsightState['figures']['data']>) => (
  <Figures
    figures={[
      { label: t('Orders'), value: total.orders },
      {
        label: t('Promise kept'),
        value: keptOf(total),
        tone: total.overdue > 0 ? 'bad' : undefined,
      },
      { label: t('Median time'), value: inTime(total.medianSeconds) },
      { label: t('90% within'), value: inTime(total.ninetiethSeconds) },
      { label: t('Accepted'), value: acceptance(total) },
      { label: t('Second looks agreed'), value: percent(total.agreed, total.secondLooks) },
    ]}
  />
)
