import type { AppealRow } from '@kaadi/contract/appeals'
import { t } from '@kaadi/words'
import '../../platform/lists/filters.css'
import { EmptyState } from '@kaadi/ui'
import { DataTable } from '@kaadi/ui/desk'
import type { ReactNode } from 'react'
import { ListTabs } from '../../platform/lists/keyed-choice.tsx'
import { ListFoot } from '../../platform/lists/list-foot.tsx'
import { listKeys } from '../../platform/lists/list-keys.ts'
import { ListSearch } from '../../platform/lists/list-search.tsx'
import { usePageTurn } from '../../platform/lists/page-turn.ts'
import { Link } from '../../platform/navigation/link.tsx'
import { DeskFrame } from '../../platform/screens/desk-frame.tsx'
import { ListBeside } from '../../platform/screens/list-beside.tsx'
import { deskTime } from '../../platform/time/desk-time.ts'
import { appealKeys, stateOf } from './appeal-words.ts'
import type { Appeals } from './use-appeals.controller.ts'

/** Appeals by age at the left, the chosen one beside them. */
export function AppealsView({ children, ...list }: Appeals & { readonly children: ReactNode }) {
  const { view, address, page, typed } = list
  return (
    <DeskFrame
      place="appeals"
      work
      title={t('Appeals')}
      keys={[...appealKeys(), listKeys({ hasRows: true })]}
      tools={
        <ListTabs
          label={t('Which appeals')}
          options={[
            { value: 'waiting', label: t('Waiting') },
            { value: 'decided', label: t('Decided') },
          ]}
          value={view}
          onValueChange={(next) => address.change({ view: next === 'waiting' ? null : next, id: null })}
        />
      }
    >
      <ListBeside
        keyed
        narrow
        work
        page={page}
        filters={
          <section aria-label={t('Filters')} className="c-filters">
            <ListSearch label={t('Seller or trade number')} address={address} typed={typed} ofOrders keyed />
          </section>
        }
        list={<AppealList {...list} isBeside={children !== null} />}
      >
        {children}
      </ListBeside>
    </DeskFrame>
  )
}

/** Beside a chosen appeal it says less of each: the rest stands there. */
function AppealList({ address, page, view, isNarrowed, isBeside }: Appeals & { readonly isBeside: boolean }) {
  const { data } = page
  const table = usePageTurn(address, data !== undefined && !page.isPlaceholderData)
  return (
    <div>
      <DataTable
        ref={table}
        label={view === 'decided' ? t('Decided appeals') : t('Appeals that wait')}
        rows={data?.records}
        rowId={(row) => row.appealId}
        rowName={(row) => row.order.tradeNumber}
        rowLink={(row) => address.rowLink(row.appealId)}
        linkAs={Link}
        density="compact"
        aria-busy={page.isPlaceholderData || undefined}
        columns={[
          { id: 'number', header: t('Trade'), names: true, cell: (row) => row.order.tradeNumber },
          {
            id: 'seller',
            header: t('Seller'),
            cut: { least: '3rem', share: '45%' },
            cell: (row) => row.sellerName,
          },
          ...(isBeside ? [] : [{ id: 'state', header: t('State'), cell: (row: AppealRow) => stateOf(row) }]),
          {
            id: 'time',
            header: view === 'decided' ? t('Decided') : t('Due'),
            cell: (row) => deskTime(row.decideTime ?? row.dueTime),
          },
        ]}
        empty={<EmptyState title={isNarrowed ? t('No appeal fits.') : t('No appeal waits.')} />}
      />
      <ListFoot page={page} one="appeal" address={address} keyed />
    </div>
  )
}
