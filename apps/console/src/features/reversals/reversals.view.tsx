import type { Reversal } from '@kaadi/contract/reversals'
import { EmptyState } from '@kaadi/ui'
import { DataTable } from '@kaadi/ui/desk'
import { t } from '@kaadi/words'
import type { ReactNode } from 'react'
import { photoKeys } from '../../platform/content/photo-keys.ts'
import { ListTabs } from '../../platform/lists/keyed-choice.tsx'
import { ListFoot } from '../../platform/lists/list-foot.tsx'
import { listKeys } from '../../platform/lists/list-keys.ts'
import { usePageTurn } from '../../platform/lists/page-turn.ts'
import { Link } from '../../platform/navigation/link.tsx'
import { DeskFrame } from '../../platform/screens/desk-frame.tsx'
import { ListBeside } from '../../platform/screens/list-beside.tsx'
import { deskTime } from '../../platform/time/desk-time.ts'
import { amountOf, stateOf } from './reversal-words.ts'
import type { Reversals } from './use-reversals.controller.ts'

/** Reversals by age at the left, the chosen one beside them. */
export function ReversalsView({ children, ...list }: Reversals & { readonly children: ReactNode }) {
  const { view, address, page } = list
  return (
    <DeskFrame
      place="reversals"
      title={t('Reversals')}
      keys={[
        {
          title: t('The reversal'),
          shortcuts: [
            { keys: ['A'], does: t('Agree') },
            { keys: ['X'], does: t('Decline') },
          ],
        },
        photoKeys(),
        listKeys({ hasSearch: false, hasRows: true }),
      ]}
      tools={
        <ListTabs
          label={t('Which reversals')}
          options={[
            { value: 'waiting', label: t('Waiting') },
            { value: 'decided', label: t('Decided') },
          ]}
          value={view}
          onValueChange={(next) => address.change({ view: next === 'waiting' ? null : next, id: null })}
        />
      }
    >
      <ListBeside keyed page={page} list={<ReversalList {...list} isBeside={children !== null} />}>
        {children}
      </ListBeside>
    </DeskFrame>
  )
}

/** Beside a chosen reversal it says less of each: the rest stands there. */
function ReversalList({ address, page, view, isBeside }: Reversals & { readonly isBeside: boolean }) {
  const { data } = page
  const table = usePageTurn(address, data !== undefined && !page.isPlaceholderData)
  const isDecided = view === 'decided'
  return (
    <div>
      <DataTable
        ref={table}
        label={isDecided ? t('Decided reversals') : t('Reversals that wait for a second person')}
        rows={data?.records}
        rowId={(row) => row.reversalId}
        rowName={(row) => row.order.tradeNumber}
        rowLink={(row) => address.rowLink(row.reversalId)}
        linkAs={Link}
        density="compact"
        aria-busy={page.isPlaceholderData || undefined}
        columns={[
          { id: 'number', header: t('Trade'), names: true, cell: (row) => row.order.tradeNumber },
          { id: 'seller', header: t('Seller'), cell: (row) => row.sellerName },
          {
            id: 'amount',
            header: t('Paid'),
            align: 'end',
            cell: (row) => amountOf(row.order.settledAmount ?? row.order.payout, row),
          },
          ...(isBeside
            ? []
            : [
                { id: 'state', header: t('State'), cell: stateOf },
                {
                  id: 'time',
                  header: isDecided ? t('Decided') : t('Asked'),
                  cell: (row: Reversal) => deskTime(row.decideTime ?? row.createTime),
                },
              ]),
        ]}
        empty={
          <EmptyState title={isDecided ? t('No order was taken back.') : t('No reversal waits.')}>
            {isDecided ? undefined : t('A paid order is taken back from its own page.')}
          </EmptyState>
        }
      />
      <ListFoot page={page} one="reversal" address={address} keyed />
    </div>
  )
}
