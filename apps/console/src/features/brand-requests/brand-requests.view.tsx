import { t } from '@kaadi/words'
import '../../platform/lists/filters.css'
import { EmptyState, SegmentedControl } from '@kaadi/ui'
import { DataTable } from '@kaadi/ui/desk'
import type { ReactNode } from 'react'
import { ListFoot } from '../../platform/lists/list-foot.tsx'
import { ListSearch } from '../../platform/lists/list-search.tsx'
import { usePageTurn } from '../../platform/lists/page-turn.ts'
import { Link } from '../../platform/navigation/link.tsx'
import { DeskFrame } from '../../platform/screens/desk-frame.tsx'
import { ListBeside } from '../../platform/screens/list-beside.tsx'
import { deskTime } from '../../platform/time/desk-time.ts'
import type { BrandRequests } from './use-brand-requests.controller.ts'

/** Brands that sellers look for in vain, with how many do; the chosen one is answered beside them. */
export function BrandRequestsView({ children, ...list }: BrandRequests & { readonly children: ReactNode }) {
  const { view, address, page, typed } = list
  return (
    <DeskFrame
      place="brands"
      title={t('Brands asked for')}
      tools={
        <SegmentedControl
          label={t('Which requests')}
          options={[
            { value: 'open', label: t('Open') },
            { value: 'answered', label: t('Answered') },
          ]}
          value={view}
          onValueChange={(next) => address.change({ view: next === 'open' ? null : next, id: null })}
        />
      }
    >
      <section aria-label={t('Filters')} className="c-filters">
        <ListSearch label={t('Brand')} address={address} typed={typed} />
      </section>
      <ListBeside page={page} list={<RequestList {...list} />}>
        {children}
      </ListBeside>
    </DeskFrame>
  )
}

function RequestList({ address, page, view, order, isNarrowed }: BrandRequests) {
  const { data } = page
  const table = usePageTurn(address, data !== undefined && !page.isPlaceholderData)
  return (
    <div>
      <DataTable
        ref={table}
        label={t('Brands that sellers ask for')}
        rows={data?.records}
        rowId={(row) => row.requestId}
        rowName={(row) => row.name}
        rowLink={(row) => address.rowLink(row.requestId)}
        linkAs={Link}
        density="compact"
        sort={order.sort}
        onSort={order.onSort}
        aria-busy={page.isPlaceholderData || undefined}
        columns={[
          {
            id: 'name',
            header: t('Brand'),
            names: true,
            cut: { least: '7rem', share: '40%' },
            cell: (row) => row.name,
          },
          {
            id: 'sellers',
            header: t('Sellers'),
            align: 'end',
            sortable: true,
            cell: (row) => String(row.sellers),
          },
          { id: 'last', header: t('Last'), sortable: true, cell: (row) => deskTime(row.lastTime) },
          ...(view === 'answered'
            ? [
                {
                  id: 'answer',
                  header: t('Answer'),
                  cell: ({ answer, cardTypeId }: { answer: string | null; cardTypeId: string | null }) =>
                    answer === 'listed' ? cardTypeId : t('Closed'),
                },
              ]
            : []),
        ]}
        empty={
          <EmptyState
            title={
              isNarrowed
                ? t('No brand fits.')
                : view === 'open'
                  ? t('No brand waits for an answer.')
                  : t('No brand was answered yet.')
            }
          />
        }
      />
      <ListFoot page={page} one="brand" address={address} />
    </div>
  )
}
