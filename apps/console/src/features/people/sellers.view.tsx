import '../../platform/lists/filters.css'
import { EmptyState, SegmentedControl, Tag } from '@kaadi/ui'
import { DataTable, type Sort } from '@kaadi/ui/desk'
import { t } from '@kaadi/words'
import { ListFoot } from '../../platform/lists/list-foot.tsx'
import { ListSearch } from '../../platform/lists/list-search.tsx'
import { usePageTurn } from '../../platform/lists/page-turn.ts'
import { Link } from '../../platform/navigation/link.tsx'
import { sellerPath } from '../../platform/navigation/paths.ts'
import { DeskFrame } from '../../platform/screens/desk-frame.tsx'
import { LoadFailure } from '../../platform/screens/load-failure.tsx'
import { deskTime } from '../../platform/time/desk-time.ts'
import type { SellersState } from './use-sellers.controller.ts'

/** Everybody who sells here, and the way to find one. */
export function SellersView(state: SellersState) {
  const { address, only, countryCode, page, typed } = state
  return (
    <DeskFrame
      place="sellers"
      title={t('Sellers')}
      tools={
        <SegmentedControl
          label={t('Which sellers')}
          options={[
            { value: 'all', label: t('All') },
            { value: 'paused', label: t('Paused') },
          ]}
          value={only ?? 'all'}
          onValueChange={(next) => address.change({ only: next === 'all' ? null : next })}
        />
      }
    >
      <section aria-label={t('Filters')} className="c-filters">
        <ListSearch
          label={t('Mail address, order number, account ending, device or id')}
          address={address}
          typed={typed}
        />
        <SegmentedControl
          label={t('Country')}
          options={[
            { value: 'all', label: t('All') },
            { value: 'NG', label: t('Nigeria') },
            { value: 'GH', label: t('Ghana') },
          ]}
          value={countryCode ?? 'all'}
          onValueChange={(next) => address.change({ country: next === 'all' ? null : next })}
        />
      </section>
      {page.isError && !page.data ? (
        <LoadFailure error={page.error} onRetry={() => void page.refetch()} />
      ) : (
        <SellerList {...state} />
      )}
    </DeskFrame>
  )
}

function SellerList({ address, page, sort, isNarrowed }: SellersState) {
  const { data } = page
  const table = usePageTurn(address, data !== undefined && !page.isPlaceholderData)
  const turn = ({ column, direction }: Sort) => {
    const next = `${direction === 'descending' ? '-' : ''}${column}`
    address.change({ sort: next === '-joined' ? null : next })
  }
  return (
    <div>
      <DataTable
        ref={table}
        label={t('Sellers')}
        rows={data?.records}
        rowId={(row) => row.sellerId}
        rowName={(row) => row.email}
        rowLink={(row) => ({ to: sellerPath(row.sellerId) })}
        linkAs={Link}
        density="compact"
        aria-busy={page.isPlaceholderData || undefined}
        sort={{ column: sort.replace('-', ''), direction: sort.startsWith('-') ? 'descending' : 'ascending' }}
        onSort={turn}
        columns={[
          {
            id: 'seller',
            header: t('Seller'),
            names: true,
            cut: { least: '12rem', share: '30%' },
            cell: (row) => row.email,
          },
          {
            id: 'name',
            header: t('Name'),
            cut: { least: '6rem', share: '20%' },
            cell: (row) => row.name ?? '–',
          },
          { id: 'country', header: t('Country'), cell: (row) => row.countryCode },
          { id: 'level', header: t('Level'), align: 'end', sortable: true, cell: (row) => row.level },
          { id: 'verified', header: t('Verification'), align: 'end', cell: (row) => row.kycLevel },
          {
            id: 'standing',
            header: t('Standing'),
            cell: (row) => (row.isPaused ? <Tag tone="bad">{t('Paused')}</Tag> : t('Open')),
          },
          { id: 'joined', header: t('Since'), sortable: true, cell: (row) => deskTime(row.createTime) },
        ]}
        empty={<EmptyState title={isNarrowed ? t('No seller fits.') : t('There are no sellers yet.')} />}
      />
      <ListFoot page={page} one="seller" address={address} />
    </div>
  )
}
