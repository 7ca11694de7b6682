import { t } from '@kaadi/words'
import './money-in-and-out.css'
import type { CurrencyId } from '@kaadi/contract/constants'
import type { WalletRecord } from '@kaadi/contract/wallets'
import { LoadSwitch } from '@kaadi/react'
import { DayGroup, DayGroups, Section, type StatusView, TextLink } from '@kaadi/ui'
import { groupByLabel } from '../../platform/lists/group-by-label.ts'
import { Link } from '../../platform/navigation/link.tsx'
import { paths, withQuery } from '../../platform/navigation/paths.ts'
import { LoadFailure } from '../../platform/screens/load-failure.tsx'
import { RowsSkeleton } from '../../platform/screens/rows-skeleton.tsx'
import { times } from '../../platform/time/times.ts'
import { type RecordFace, RecordRow } from './record-row.tsx'

export interface MoneyInAndOutProps {
  currencyId: CurrencyId
  records: readonly WalletRecord[] | undefined
  error: unknown
  faceOf: (record: WalletRecord) => RecordFace | undefined
  statusOf: (record: WalletRecord) => StatusView | undefined
  onRetry: () => void
}

/** The newest lines of the statement, under the purse. */
export function MoneyInAndOut({ currencyId, records, error, faceOf, statusOf, onRetry }: MoneyInAndOutProps) {
  return (
    <Section
      title={t('Money in and out')}
      action={
        records && records.length > 0 ? (
          <TextLink as={Link} to={withQuery(paths.history, { currencyId: String(currencyId) })} size="small">
            {t('See all')}
          </TextLink>
        ) : undefined
      }
    >
      <LoadSwitch
        data={records}
        error={error}
        failed={<LoadFailure error={error} onRetry={onRetry} />}
        loading={<RowsSkeleton rows={4} label={t('Loading money in and out')} />}
      >
        {(records) => <Lines records={records} faceOf={faceOf} statusOf={statusOf} />}
      </LoadSwitch>
    </Section>
  )
}

function Lines({
  records,
  faceOf,
  statusOf,
}: Pick<MoneyInAndOutProps, 'faceOf' | 'statusOf'> & { records: readonly WalletRecord[] }) {
  if (records.length === 0) {
    return <p className="w-none">{t('Nothing yet. What you earn and withdraw is listed here.')}</p>
  }
  return (
    <DayGroups>
      {groupByLabel(records, (record) => times.day(record.time)).map(({ label, items }) => (
        <DayGroup key={label} label={label}>
          {items.map((record) => (
            <RecordRow key={record.id} record={record} face={faceOf(record)} status={statusOf(record)} />
          ))}
        </DayGroup>
      ))}
    </DayGroups>
  )
}
