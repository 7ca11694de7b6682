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
import type { Verifications } from './use-verifications.controller.ts'
import { documentNames, stateNames } from './verification-words.ts'

/** Cases by age at the left, the chosen one beside them. */
export function VerificationsView({ children, ...list }: Verifications & { readonly children: ReactNode }) {
  const { view, address, page, countryCode, typed } = list
  return (
    <DeskFrame
      place="verifications"
      title={t('Verification')}
      tools={
        <SegmentedControl
          label={t('Which verifications')}
          options={[
            { value: 'waiting', label: t('Waiting') },
            { value: 'decided', label: t('Decided') },
          ]}
          value={view}
          onValueChange={(next) => address.change({ view: next === 'waiting' ? null : next, id: null })}
        />
      }
    >
      <section aria-label={t('Filters')} className="c-filters">
        <ListSearch label={t('Seller')} address={address} typed={typed} />
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
      <ListBeside narrow page={page} list={<CaseList {...list} />}>
        {children}
      </ListBeside>
    </DeskFrame>
  )
}

function CaseList({ address, page, view, isNarrowed }: Verifications) {
  const { data } = page
  const table = usePageTurn(address, data !== undefined && !page.isPlaceholderData)
  return (
    <div>
      <DataTable
        ref={table}
        label={view === 'decided' ? t('Decided verifications') : t('Verifications that wait')}
        rows={data?.records}
        rowId={(row) => row.verificationId}
        rowName={(row) => row.sellerName}
        rowLink={(row) => address.rowLink(row.verificationId)}
        linkAs={Link}
        density="compact"
        aria-busy={page.isPlaceholderData || undefined}
        columns={[
          { id: 'seller', header: t('Seller'), names: true, cell: (row) => row.sellerName },
          { id: 'level', header: t('Level'), align: 'end', cell: (row) => row.level },
          {
            id: 'document',
            header: t('Document'),
            cut: { least: '4rem', share: '30%' },
            cell: (row) => `${row.countryCode} · ${t(documentNames[row.documentKind])}`,
          },
          {
            id: 'state',
            header: view === 'decided' ? t('Decision') : t('Sent'),
            cell: (row) => (row.decideTime ? t(stateNames[row.status]) : deskTime(row.createTime)),
          },
        ]}
        empty={
          <EmptyState title={isNarrowed ? t('No verification fits.') : t('Nobody waits to be verified.')} />
        }
      />
      <ListFoot page={page} one="verification" address={address} />
    </div>
  )
}
