import type { InboxRow } from '@kaadi/contract/desk-messages'
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
import type { Inbox } from './use-inbox.controller.ts'

/** Who waits longest at the top, the chosen one's messages beside. */
export function InboxView({ children, ...list }: Inbox & { readonly children: ReactNode }) {
  const { view, address, page, typed } = list
  return (
    <DeskFrame
      place="messages"
      work
      title={t('Messages')}
      keys={[
        {
          title: t('Messages'),
          shortcuts: [
            { keys: ['N'], does: t('Needs no answer') },
            { keys: ['R', 'S', 'O'], does: t('Write an answer, a saved answer, a note for the desk') },
            { keys: ['P'], does: t('Add pictures') },
            { keys: [t('Ctrl Enter')], does: t('Send answer') },
          ],
        },
        listKeys({ hasRows: true }),
      ]}
      tools={
        <ListTabs
          label={t('Which messages')}
          options={[
            { value: 'waiting', label: t('Waiting') },
            { value: 'answered', label: t('Answered') },
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
            <ListSearch label={t('Trade number or seller')} address={address} typed={typed} ofOrders keyed />
          </section>
        }
        list={<InboxList {...list} isBeside={children !== null} />}
      >
        {children}
      </ListBeside>
    </DeskFrame>
  )
}

/** Beside an open conversation it says less of each: the rest stands there. */
function InboxList({ address, page, view, isNarrowed, isBeside }: Inbox & { readonly isBeside: boolean }) {
  const { data } = page
  const table = usePageTurn(address, data !== undefined && !page.isPlaceholderData)
  return (
    <div>
      <DataTable
        ref={table}
        label={view === 'answered' ? t('Answered messages') : t('Messages that wait for an answer')}
        rows={data?.records}
        rowId={(row) => row.giftOrderId}
        rowName={(row) => row.tradeNumber}
        rowLink={(row) => address.rowLink(row.giftOrderId)}
        linkAs={Link}
        density="compact"
        aria-busy={page.isPlaceholderData || undefined}
        columns={[
          { id: 'number', header: t('Trade'), names: true, cell: (row) => row.tradeNumber },
          {
            id: 'seller',
            header: t('Seller'),
            cut: { least: '3rem', share: isBeside ? '45%' : '20%' },
            cell: (row) => row.sellerName,
          },
          ...(isBeside
            ? []
            : [
                {
                  id: 'last',
                  header: t('Newest message'),
                  cut: { least: '6rem', share: '45%' },
                  cell: (row: InboxRow) => row.lastText ?? t('A photo'),
                },
                {
                  id: 'unread',
                  header: t('New'),
                  align: 'end' as const,
                  cell: (row: InboxRow) => row.unread || '',
                },
              ]),
          {
            id: 'since',
            header: view === 'answered' ? t('Last') : t('Waits since'),
            cell: (row) => deskTime(row.waitingSince ?? row.lastTime),
          },
        ]}
        empty={<EmptyState title={isNarrowed ? t('No message fits.') : t('Nobody waits for an answer.')} />}
      />
      <ListFoot page={page} one="order" address={address} keyed />
    </div>
  )
}
