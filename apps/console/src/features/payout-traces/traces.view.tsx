import '../../platform/lists/filters.css'
import type { PayoutTrace } from '@kaadi/contract/payout-traces'
import { EmptyState, SegmentedControl } from '@kaadi/ui'
import { DataTable } from '@kaadi/ui/desk'
import { t } from '@kaadi/words'
import type { ReactNode } from 'react'
import { ListFoot } from '../../platform/lists/list-foot.tsx'
import { ListSearch } from '../../platform/lists/list-search.tsx'
import { usePageTurn } from '../../platform/lists/page-turn.ts'
import { Link } from '../../platform/navigation/link.tsx'
import { DeskFrame } from '../../platform/screens/desk-frame.tsx'
import { ListBeside } from '../../platform/screens/list-beside.tsx'
import { deskTime } from '../../platform/time/desk-time.ts'
import { netOf, stateOf } from './trace-words.ts'
import type { Traces } from './use-traces.controller.ts'

/** Withdrawals that have not come, by age at the left, the chosen one beside them. */
export function TracesView({ children, ...list }: Traces & { readonly children: ReactNode }) {
  const { view, address, page, typed } = list
  return (
    <DeskFrame
      place="payoutTraces"
      title={t('Not received')}
      tools={
        <SegmentedControl
          label={t('Which reports')}
          options={[
            { value: 'waiting', label: t('Waiting') },
            { value: 'ended', label: t('Ended') },
          ]}
          value={view}
          onValueChange={(next) => address.change({ view: next === 'waiting' ? null : next, id: null })}
        />
      }
    >
      <section aria-label={t('Filters')} className="c-filters">
        <ListSearch label={t('Seller, reference or last digits')} address={address} typed={typed} />
      </section>
      <ListBeside page={page} list={<TraceList {...list} isBeside={children !== null} />}>
        {children}
      </ListBeside>
    </DeskFrame>
  )
}

function TraceList({
  address,
  page,
  view,
  now,
  isNarrowed,
  isBeside,
}: Traces & { readonly isBeside: boolean }) {
  const { data } = page
  const table = usePageTurn(address, data !== undefined && !page.isPlaceholderData)
  const isEnded = view === 'ended'
  return (
    <div>
      <DataTable
        ref={table}
        label={isEnded ? t('Reports that have ended') : t('Reports that wait for an answer')}
        rows={data?.records}
        rowId={(row) => row.traceId}
        rowName={(row) => t('{amount} of {seller}', { amount: netOf(row), seller: row.sellerName })}
        rowLink={(row) => address.rowLink(row.traceId)}
        linkAs={Link}
        density="compact"
        aria-busy={page.isPlaceholderData || undefined}
        columns={[
          { id: 'seller', header: t('Seller'), names: true, cell: (row) => row.sellerName },
          { id: 'amount', header: t('Paid'), align: 'end', cell: netOf },
          ...(isBeside
            ? []
            : [
                {
                  id: 'bank',
                  header: t('Account'),
                  cell: ({ withdrawal }: PayoutTrace) =>
                    `${withdrawal.bankName} ••${withdrawal.accountEnding}`,
                },
              ]),
          { id: 'state', header: t('State'), cell: (row) => stateOf(row, now) },
          {
            id: 'time',
            header: isEnded ? t('Ended') : t('Answer by'),
            cell: (row) => deskTime(row.endTime ?? row.dueTime),
          },
        ]}
        empty={
          <EmptyState
            title={
              isNarrowed
                ? t('No report fits the search.')
                : isEnded
                  ? t('Nothing has ended yet.')
                  : t('Every payment has come.')
            }
          >
            {isEnded || isNarrowed
              ? undefined
              : t('Sellers say here that a paid withdrawal is not in their account.')}
          </EmptyState>
        }
      />
      <ListFoot page={page} one="report" address={address} />
    </div>
  )
}
