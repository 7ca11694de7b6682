import { t } from '@kaadi/words'
import '../../platform/lists/filters.css'
import { partnerTiers } from '@kaadi/contract/partners'
import { walletCurrency } from '@kaadi/core/money'
import { EmptyState, Money, SegmentedControl } from '@kaadi/ui'
import { DataTable } from '@kaadi/ui/desk'
import type { ReactNode } from 'react'
import { ListFoot } from '../../platform/lists/list-foot.tsx'
import { ListSearch } from '../../platform/lists/list-search.tsx'
import { usePageTurn } from '../../platform/lists/page-turn.ts'
import { Link } from '../../platform/navigation/link.tsx'
import { DeskFrame } from '../../platform/screens/desk-frame.tsx'
import { ListBeside } from '../../platform/screens/list-beside.tsx'
import { deskTime } from '../../platform/time/desk-time.ts'
import { tierNames } from './partner-words.ts'
import type { Partners } from './use-partners.controller.ts'

/** Applications and partners at the left, the chosen one beside them. */
export function PartnersView({ children, ...list }: Partners & { readonly children: ReactNode }) {
  const { view, address, page, tier, typed } = list
  return (
    <DeskFrame
      place="partners"
      title={t('Partners')}
      tools={
        <SegmentedControl
          label={t('Which partners')}
          options={[
            { value: 'waiting', label: t('Waiting') },
            { value: 'active', label: t('Partners') },
            { value: 'suspended', label: t('Paused') },
            { value: 'refused', label: t('Refused') },
          ]}
          value={view}
          onValueChange={(next) =>
            address.change({ view: next === 'waiting' ? null : next, id: null, tier: null })
          }
        />
      }
    >
      <section aria-label={t('Filters')} className="c-filters">
        <ListSearch label={t('Business or seller')} address={address} typed={typed} />
        {(view === 'active' || view === 'suspended') && (
          <SegmentedControl
            label={t('Tier')}
            options={[
              { value: 'all', label: t('All') },
              ...partnerTiers.map((value) => ({ value, label: t(tierNames[value]) })),
            ]}
            value={tier ?? 'all'}
            onValueChange={(next) => address.change({ tier: next === 'all' ? null : next })}
          />
        )}
      </section>
      <ListBeside page={page} list={<PartnerList {...list} />}>
        {children}
      </ListBeside>
    </DeskFrame>
  )
}

function PartnerList({ address, page, view, isNarrowed }: Partners) {
  const { data } = page
  const table = usePageTurn(address, data !== undefined && !page.isPlaceholderData)
  return (
    <div>
      <DataTable
        ref={table}
        label={view === 'waiting' ? t('Applications that wait') : t('Partners and applications')}
        rows={data?.records}
        rowId={(row) => row.applicationId}
        rowName={(row) => row.companyName}
        rowLink={(row) => address.rowLink(row.applicationId)}
        linkAs={Link}
        density="compact"
        aria-busy={page.isPlaceholderData || undefined}
        columns={[
          {
            id: 'company',
            header: t('Business'),
            names: true,
            cut: { least: '7rem', share: '40%' },
            cell: (row) => row.companyName,
          },
          {
            id: 'volume',
            header: t('Expects'),
            align: 'end',
            cell: (row) => (
              <Money amount={row.expectedVolume} currency={walletCurrency(row.currencyId)} mode="plain" />
            ),
          },
          {
            id: 'state',
            header: view === 'active' || view === 'suspended' ? t('Tier') : t('Sent'),
            cell: (row) => (row.tier ? t(tierNames[row.tier]) : deskTime(row.decideTime ?? row.createTime)),
          },
        ]}
        empty={<EmptyState title={isNarrowed ? t('No partner fits.') : emptyWords(view)} />}
      />
      <ListFoot page={page} one="partner" address={address} />
    </div>
  )
}

const emptyWords = (view: Partners['view']): string => {
  if (view === 'waiting') return t('Nobody waits to become a partner.')
  if (view === 'active') return t('There is no partner yet.')
  return view === 'suspended' ? t('No partner is paused.') : t('Nobody was refused.')
}
