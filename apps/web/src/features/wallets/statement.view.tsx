import { labelled, t } from '@kaadi/words'
import '../../platform/lists/list.css'
import '../../platform/screens/stacks.css'
import type { CurrencyId } from '@kaadi/contract/constants'
import type { WalletEvent, WalletRecord } from '@kaadi/contract/wallets'
import { LoadSwitch } from '@kaadi/react'
import {
  Button,
  ButtonLink,
  EmptyFan,
  EmptyState,
  FilterBar,
  SegmentedControl,
  type StatusView,
} from '@kaadi/ui'
import { DownloadIcon } from '@kaadi/ui/icons'
import { FilterSelect } from '../../platform/lists/filter-select.tsx'
import { ListEnd, type ListEndProps } from '../../platform/lists/list-end.tsx'
import { LongDays } from '../../platform/lists/long-days.tsx'
import { walletNames } from '../../platform/money/wallet-names.ts'
import { Link } from '../../platform/navigation/link.tsx'
import { paths } from '../../platform/navigation/paths.ts'
import { LoadFailure } from '../../platform/screens/load-failure.tsx'
import { RowsSkeleton } from '../../platform/screens/rows-skeleton.tsx'
import { monthName } from '../../platform/time/month-name.ts'
import { times } from '../../platform/time/times.ts'
import { recordFilters, recordWords } from './describe-record.ts'
import { type RecordFace, RecordRow } from './record-row.tsx'

export interface StatementViewProps {
  currencyId: CurrencyId
  currencyIds: readonly CurrencyId[]
  event: WalletEvent | ''
  /** `2026-11`; empty for every month. */
  month: string
  months: readonly string[]
  records: readonly WalletRecord[] | undefined
  error: unknown
  faceOf: (record: WalletRecord) => RecordFace | undefined
  statusOf: (record: WalletRecord) => StatusView | undefined
  more: Omit<ListEndProps, 'end'>
  onCurrency: (currencyId: CurrencyId) => void
  onEvent: (event: WalletEvent | '') => void
  onMonth: (month: string) => void
  onRetry: () => void
  /** Keeps some months of it. */
  onSave: () => void
}

/** Every line of a wallet with what was in it afterwards, by month. */
export function StatementView(props: StatementViewProps) {
  const { currencyId, currencyIds, event, month, months, records, error } = props
  const { onCurrency, onEvent, onMonth, onRetry, onSave } = props
  return (
    <div className="w-stack">
      <SegmentedControl
        label={t('Currency')}
        options={currencyIds.map((id) => ({ value: String(id), label: t(walletNames[id]) }))}
        value={String(currencyId)}
        onValueChange={(id) => onCurrency(Number(id) as CurrencyId)}
      />
      <div className="w-filters">
        <FilterSelect
          label={t('Month')}
          value={month}
          all={t('All months')}
          options={months.map((value) => ({ value, label: monthName(value) }))}
          onChange={onMonth}
        />
        <FilterBar
          label={t('Kind of line')}
          options={labelled(recordFilters)}
          value={event}
          onChange={(value) => onEvent(value as WalletEvent | '')}
        />
      </div>
      <Button block variant="secondary" icon={<DownloadIcon />} onClick={onSave}>
        {t('Save a statement')}
      </Button>
      <LoadSwitch
        data={records}
        error={error}
        failed={<LoadFailure error={error} onRetry={onRetry} />}
        loading={<RowsSkeleton rows={6} label={t('Loading the statement')} />}
      >
        {(records) => <Lines {...props} records={records} />}
      </LoadSwitch>
    </div>
  )
}

function Lines({
  records,
  event,
  month,
  faceOf,
  statusOf,
  more,
}: StatementViewProps & { records: readonly WalletRecord[] }) {
  if (records.length === 0) {
    return event === '' && month === '' ? (
      <EmptyState
        art={<EmptyFan />}
        title={t('No money has moved yet')}
        action={
          <ButtonLink as={Link} to={paths.sellList}>
            {t('Sell a card')}
          </ButtonLink>
        }
      >
        {t('What you earn and withdraw is listed here.')}
      </EmptyState>
    ) : (
      <EmptyState title={t('No lines like these')}>{t('Choose “All” to see everything.')}</EmptyState>
    )
  }
  return (
    <>
      <LongDays
        items={records}
        labelOf={({ time }) => times.month(time)}
        idOf={({ id }) => id}
        textOf={recordWords}
        row={(record) => (
          <RecordRow
            key={record.id}
            record={record}
            day={times.day(record.time)}
            face={faceOf(record)}
            status={statusOf(record)}
            withBalance
          />
        )}
      />
      <ListEnd {...more} end={t('That is the whole statement.')} />
    </>
  )
}
