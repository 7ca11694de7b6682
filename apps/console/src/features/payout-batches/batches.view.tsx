import '../../platform/lists/filters.css'
import type { PayoutBatch } from '@kaadi/contract/payout-batches'
import { ButtonLink, EmptyState, SegmentedControl, Tag } from '@kaadi/ui'
import { DataTable } from '@kaadi/ui/desk'
import { t } from '@kaadi/words'
import type { ReactNode } from 'react'
import { CurrencyFilter } from '../../platform/lists/currency-filter.tsx'
import { ListFoot } from '../../platform/lists/list-foot.tsx'
import { ListSearch } from '../../platform/lists/list-search.tsx'
import { usePageTurn } from '../../platform/lists/page-turn.ts'
import { Link } from '../../platform/navigation/link.tsx'
import { DeskFrame } from '../../platform/screens/desk-frame.tsx'
import { ListBeside } from '../../platform/screens/list-beside.tsx'
import { PayoutStopNotice } from '../../platform/screens/payout-stop.tsx'
import { deskTime } from '../../platform/time/desk-time.ts'
import { batchName, moneyOf, railWords, stateTone, stateWords } from './batch-words.ts'
import type { Batches } from './use-batches.controller.ts'

/** Batches by age at the left, the chosen one beside them. */
export function BatchesView({ children, ...list }: Batches & { readonly children: ReactNode }) {
  const { view, address, page, typed } = list
  return (
    <DeskFrame
      place="payoutBatches"
      title={t('Batches')}
      tools={
        <>
          <ButtonLink as={Link} to={address.with({ new: '1', id: null })} size="small">
            {t('New batch')}
          </ButtonLink>
          <SegmentedControl
            label={t('Which batches')}
            options={[
              { value: 'open', label: t('Open') },
              { value: 'ended', label: t('Ended') },
            ]}
            value={view}
            onValueChange={(next) => address.change({ view: next === 'open' ? null : next, id: null })}
          />
        </>
      }
    >
      <PayoutStopNotice />
      <section aria-label={t('Filters')} className="c-filters">
        <ListSearch label={t('Who built it, or a whole reference')} address={address} typed={typed} />
        <CurrencyFilter address={address} />
      </section>
      <ListBeside page={page} list={<BatchList {...list} isBeside={children !== null} />} narrow>
        {children}
      </ListBeside>
    </DeskFrame>
  )
}

function BatchList({ address, page, view, isNarrowed, isBeside }: Batches & { readonly isBeside: boolean }) {
  const { data } = page
  const table = usePageTurn(address, data !== undefined && !page.isPlaceholderData)
  const isEnded = view === 'ended'
  return (
    <div>
      <DataTable
        ref={table}
        label={isEnded ? t('Batches that have ended') : t('Open batches')}
        rows={data?.records}
        rowId={(row) => row.batchId}
        rowName={batchName}
        rowLink={(row) => address.rowLink(row.batchId, { new: null })}
        linkAs={Link}
        density="compact"
        aria-busy={page.isPlaceholderData || undefined}
        columns={[
          {
            id: 'amount',
            header: t('Sum'),
            names: true,
            cell: (row) => moneyOf(row.amount, row.currencyId),
          },
          ...(isBeside
            ? []
            : [
                {
                  id: 'count',
                  header: t('Payouts'),
                  align: 'end' as const,
                  cell: (row: PayoutBatch) => row.count,
                },
              ]),
          ...(!isBeside && data?.records.some(({ left }) => left > 0)
            ? [
                {
                  id: 'going',
                  header: t('Going out'),
                  cell: (row: PayoutBatch) =>
                    row.left > 0 ? moneyOf(row.goingAmount, row.currencyId) : null,
                },
              ]
            : []),
          ...(isBeside
            ? []
            : [{ id: 'rail', header: t('Way'), cell: (row: PayoutBatch) => railWords(row.provider) }]),
          {
            id: 'state',
            header: t('State'),
            cell: (row) => <Tag tone={stateTone(row)}>{stateWords(row)}</Tag>,
          },
          ...(isBeside
            ? []
            : [
                { id: 'by', header: t('Built by'), cell: (row: PayoutBatch) => row.madeBy },
                {
                  id: 'time',
                  header: isEnded ? t('Ended') : t('Built'),
                  cell: (row: PayoutBatch) => deskTime(row.endTime ?? row.createTime),
                },
              ]),
        ]}
        empty={
          <EmptyState
            title={
              isNarrowed
                ? t('No batch fits.')
                : isEnded
                  ? t('No batch has ended yet.')
                  : t('No batch is open.')
            }
          >
            {isEnded || isNarrowed
              ? undefined
              : t('Put waiting payouts together: one person builds a batch, another approves it.')}
          </EmptyState>
        }
      />
      <ListFoot page={page} one="batch" address={address} />
    </div>
  )
}
