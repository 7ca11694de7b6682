import { t } from '@kaadi/words'
import '../../../platform/lists/filters.css'
import { type ChangeResource, changes } from '@kaadi/contract/changes'
import { ButtonLink, EmptyState, SegmentedControl } from '@kaadi/ui'
import { DataTable } from '@kaadi/ui/desk'
import { PlusIcon } from '@kaadi/ui/icons'
import type { ReactNode } from 'react'
import { CurrencyFilter } from '../../../platform/lists/currency-filter.tsx'
import { ListFoot } from '../../../platform/lists/list-foot.tsx'
import { ListSearch } from '../../../platform/lists/list-search.tsx'
import { usePageTurn } from '../../../platform/lists/page-turn.ts'
import { Link } from '../../../platform/navigation/link.tsx'
import { hasRole, type PageName } from '../../../platform/navigation/pages.tsx'
import { DeskFrame } from '../../../platform/screens/desk-frame.tsx'
import { LoadFailure } from '../../../platform/screens/load-failure.tsx'
import { useOperator } from '../../../platform/session/operator.ts'
import { specs } from '../resources/index.ts'
import { columnsOf } from './row-columns.tsx'
import { ToCome } from './to-come.tsx'
import type { Rows } from './use-rows.controller.ts'

/** Whether its rows are of a wallet's currency. */
const ofCurrencies = (resource: ChangeResource): boolean => resource !== 'levels' && resource !== 'specials'

interface RowsPageProps extends Rows {
  readonly place: PageName
  readonly title: string
  readonly children: ReactNode
}

/** Rows of one resource, with what narrows them down; the chosen one opens beside them. */
export function RowsPage({ children, place, title, ...rows }: RowsPageProps) {
  const { address, resources, resource, state, typed, page } = rows
  const operator = useOperator()
  const mayChange = operator !== undefined && hasRole(operator, changes.propose.roles)
  const isCampaigns = resource === 'campaigns'
  return (
    <DeskFrame
      place={place}
      title={title}
      tools={
        <SegmentedControl
          label={t('What is looked after')}
          options={resources.map((value) => ({ value, label: t(specs[value].label) }))}
          value={resource}
          onValueChange={(next) =>
            address.change({
              resource: next === resources[0] ? null : next,
              q: null,
              state: null,
              sort: null,
              id: null,
            })
          }
        />
      }
    >
      <section aria-label={t('Filters')} className="c-filters">
        {isCampaigns && (
          <ListSearch label={t('Title, code or name in the records')} address={address} typed={typed} />
        )}
        {ofCurrencies(resource) && <CurrencyFilter address={address} />}
        {isCampaigns && (
          <SegmentedControl
            label={t('Which campaigns')}
            options={[
              { value: 'all', label: t('All') },
              { value: 'on', label: t('Running') },
              { value: 'planned', label: t('Planned') },
              { value: 'over', label: t('Over') },
            ]}
            value={state ?? 'all'}
            onValueChange={(next) => address.change({ state: next === 'all' ? null : next })}
          />
        )}
        {mayChange && specs[resource].canBeNew !== false && (
          <ButtonLink as={Link} to={address.with({ id: 'new' })} size="small" icon={<PlusIcon />}>
            {t('New {one}', { one: t(specs[resource].one) })}
          </ButtonLink>
        )}
      </section>
      {page.isError && !page.data ? (
        <LoadFailure error={page.error} onRetry={() => void page.refetch()} />
      ) : (
        <RowTable {...rows} />
      )}
      {children}
    </DeskFrame>
  )
}

function RowTable({ address, resource, rows, open, page, order, isNarrowed }: Rows) {
  const table = usePageTurn(address, page.data !== undefined && !page.isPlaceholderData)
  const spec = specs[resource]
  return (
    <div>
      <DataTable
        ref={table}
        label={t(spec.label)}
        rows={rows}
        rowId={(row) => row.subject}
        rowName={(row) => row.title}
        rowLink={(row) => address.rowLink(row.subject)}
        linkAs={Link}
        density="compact"
        sort={order.sort}
        onSort={order.onSort}
        aria-busy={page.isPlaceholderData || undefined}
        columns={[
          ...columnsOf(spec),
          {
            id: 'open',
            header: t('To come'),
            ...(open.size > 0 && { cut: { least: '12rem', share: '28%' } }),
            cell: (line) => <ToCome line={line} spec={spec} change={open.get(line.subject)} />,
          },
        ]}
        empty={<EmptyState title={isNarrowed ? t('Nothing fits.') : t('There is none yet.')} />}
      />
      <ListFoot page={page} one={t(spec.one)} address={address} />
    </div>
  )
}
