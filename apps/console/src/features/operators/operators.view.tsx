import './operators.css'
import '../../platform/lists/filters.css'
import { ButtonLink, EmptyState, Section, SegmentedControl, Tag } from '@kaadi/ui'
import { DataTable } from '@kaadi/ui/desk'
import { t } from '@kaadi/words'
import type { ReactNode } from 'react'
import { listRoles, roleNames } from '../../platform/content/role-names.ts'
import { ListFoot } from '../../platform/lists/list-foot.tsx'
import { ListSearch } from '../../platform/lists/list-search.tsx'
import { usePageTurn } from '../../platform/lists/page-turn.ts'
import { Link } from '../../platform/navigation/link.tsx'
import { DeskFrame } from '../../platform/screens/desk-frame.tsx'
import { LoadFailure } from '../../platform/screens/load-failure.tsx'
import { deskTime } from '../../platform/time/desk-time.ts'
import { Asked } from './by-two/asked.view.tsx'
import { Invitations } from './inviting/invitations.view.tsx'
import { roles } from './operator-words.ts'
import type { Operators } from './use-operators.controller.ts'

/** Who works here, and who is about to. */
export function OperatorsView({ children, ...list }: Operators & { readonly children: ReactNode }) {
  const { address, typed, state, role, page, invitations, asked } = list
  return (
    <DeskFrame
      place="operators"
      title={t('Operators')}
      tools={
        <ButtonLink as={Link} to={address.with({ id: 'invite' })} size="small">
          {t('Invite')}
        </ButtonLink>
      }
    >
      <div className="c-operators">
        {asked.data !== undefined && asked.data.records.length > 0 && <Asked changes={asked.data.records} />}
        {invitations.data !== undefined && invitations.data.length > 0 && (
          <Invitations invitations={invitations.data} />
        )}
        <section aria-label={t('Filters')} className="c-filters">
          <ListSearch label={t('Email')} address={address} typed={typed} />
          <SegmentedControl
            label={t('Which operators')}
            options={[
              { value: 'all', label: t('All') },
              { value: 'active', label: t('Active') },
              { value: 'suspended', label: t('Suspended') },
            ]}
            value={state ?? 'all'}
            onValueChange={(next) => address.change({ state: next === 'all' ? null : next })}
          />
          <SegmentedControl
            label={t('Role')}
            options={[
              { value: 'all', label: t('Any role') },
              ...roles.map((one) => ({ value: one, label: t(roleNames[one].name) })),
            ]}
            value={role ?? 'all'}
            onValueChange={(next) => address.change({ role: next === 'all' ? null : next })}
          />
        </section>
        {page.isError && !page.data ? (
          <LoadFailure error={page.error} onRetry={() => void page.refetch()} />
        ) : (
          <OperatorList {...list} />
        )}
      </div>
      {children}
    </DeskFrame>
  )
}

function OperatorList({ address, page, isNarrowed }: Operators) {
  const { data } = page
  const table = usePageTurn(address, data !== undefined && !page.isPlaceholderData)
  return (
    <Section title={t('Who works here')}>
      <DataTable
        ref={table}
        label={t('Operators')}
        rows={data?.records}
        rowId={(row) => row.operatorId}
        rowName={(row) => row.name}
        rowLink={(row) => address.rowLink(row.operatorId)}
        linkAs={Link}
        density="compact"
        aria-busy={page.isPlaceholderData || undefined}
        columns={[
          { id: 'name', header: t('Name'), names: true, cell: (row) => row.name },
          { id: 'email', header: t('Email'), cut: { least: '6rem', share: '30%' }, cell: (row) => row.email },
          { id: 'roles', header: t('Roles'), cell: (row) => listRoles(row.roles, 'name') },
          {
            id: 'state',
            header: t('State'),
            cell: (row) =>
              row.isSuspended ? (
                <Tag tone="bad">{t('Suspended')}</Tag>
              ) : row.hasFactor || row.isDemo ? (
                t('Active')
              ) : (
                <Tag tone="todo">{t('No second factor yet')}</Tag>
              ),
          },
          {
            id: 'seen',
            header: t('Last seen'),
            cell: (row) => (row.lastSeenTime ? deskTime(row.lastSeenTime) : '–'),
          },
        ]}
        empty={<EmptyState title={isNarrowed ? t('No operator fits.') : t('Nobody works here yet.')} />}
      />
      <ListFoot page={page} one="operator" address={address} />
    </Section>
  )
}
