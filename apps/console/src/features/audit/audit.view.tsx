import '../../platform/lists/filters.css'
import { EmptyState, SegmentedControl, Tag } from '@kaadi/ui'
import { DataTable } from '@kaadi/ui/desk'
import { ComboboxInput, DateRange } from '@kaadi/ui/desk/widgets'
import { t } from '@kaadi/words'
import type { ReactNode } from 'react'
import { ListFoot } from '../../platform/lists/list-foot.tsx'
import { ListSearch } from '../../platform/lists/list-search.tsx'
import { usePageTurn } from '../../platform/lists/page-turn.ts'
import { Link } from '../../platform/navigation/link.tsx'
import { DeskFrame } from '../../platform/screens/desk-frame.tsx'
import { LoadFailure } from '../../platform/screens/load-failure.tsx'
import { deskTime } from '../../platform/time/desk-time.ts'
import { outcomeOf } from './outcome.ts'
import type { Audit } from './use-audit.controller.ts'

/** Who did what, and what was refused. */
export function AuditView({ children, ...list }: Audit & { readonly children: ReactNode }) {
  const { address, outcome, page } = list
  return (
    <DeskFrame
      place="audit"
      title={t('Audit')}
      tools={
        <SegmentedControl
          label={t('Outcome')}
          options={[
            { value: 'all', label: t('All') },
            { value: 'done', label: t('Done') },
            { value: 'refused', label: t('Refused') },
          ]}
          value={outcome ?? 'all'}
          onValueChange={(next) => address.change({ outcome: next === 'all' ? null : next })}
        />
      }
    >
      <Filters {...list} />
      {page.isError && !page.data ? (
        <LoadFailure error={page.error} onRetry={() => void page.refetch()} />
      ) : (
        <Lines {...list} />
      )}
      {children}
    </DeskFrame>
  )
}

function Filters({ address, operators, operatorId, calls, call, typed, days }: Audit) {
  return (
    <section aria-label={t('Filters')} className="c-filters">
      <ListSearch label={t('Id of what it was about')} address={address} typed={typed} />
      <ComboboxInput
        aria-label={t('Operator')}
        placeholder={t('All operators')}
        value={operatorId}
        onValueChange={(operator) => address.change({ operator })}
        options={operators.map((one) => ({ value: one.operatorId, label: one.name }))}
      />
      <ComboboxInput
        aria-label={t('Call')}
        placeholder={t('All calls')}
        value={call}
        onValueChange={(next) => address.change({ call: next })}
        options={calls.map((one) => ({ value: one, label: one }))}
      />
      <DateRange
        label={t('When')}
        value={days}
        onValueChange={({ from, to }) => address.change({ from, to })}
      />
    </section>
  )
}

function Lines({ address, page, isNarrowed }: Audit) {
  const { data } = page
  const table = usePageTurn(address, data !== undefined && !page.isPlaceholderData)
  return (
    <div>
      <DataTable
        ref={table}
        label={t('What operators did')}
        rows={data?.records}
        rowId={(row) => row.lineId}
        rowName={(row) => `${row.operatorName}, ${row.call}`}
        rowLink={(row) => address.rowLink(row.lineId)}
        linkAs={Link}
        density="compact"
        aria-busy={page.isPlaceholderData || undefined}
        columns={[
          { id: 'time', header: t('When'), names: true, cell: (row) => deskTime(row.time) },
          { id: 'operator', header: t('Operator'), cell: (row) => row.operatorName },
          { id: 'call', header: t('Call'), cell: (row) => row.call },
          {
            id: 'subject',
            header: t('About'),
            cut: { least: '4rem', share: '20%' },
            cell: (row) => row.subject ?? '–',
          },
          {
            id: 'outcome',
            header: t('Outcome'),
            cell: (row) => (row.isRefused ? <Tag tone="bad">{outcomeOf(row)}</Tag> : outcomeOf(row)),
          },
          { id: 'from', header: t('From'), cell: (row) => row.ip ?? '–' },
        ]}
        empty={<EmptyState title={isNarrowed ? t('Nothing fits.') : t('Nobody has done anything yet.')} />}
      />
      <ListFoot page={page} one="line" address={address} />
    </div>
  )
}
