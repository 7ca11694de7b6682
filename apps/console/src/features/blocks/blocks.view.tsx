import '../../platform/lists/filters.css'

import type { Block } from '@kaadi/contract/risk'
import { blockKinds } from '@kaadi/contract/risk'
import { Button, EmptyState, SegmentedControl, TextLink } from '@kaadi/ui'
import { DataTable } from '@kaadi/ui/desk'
import { BanIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { useState } from 'react'
import { ReasonDialog } from '../../platform/forms/reason-dialog.tsx'
import { ListFoot } from '../../platform/lists/list-foot.tsx'
import { ListSearch } from '../../platform/lists/list-search.tsx'
import { usePageTurn } from '../../platform/lists/page-turn.ts'
import { Link } from '../../platform/navigation/link.tsx'
import { sellerPath } from '../../platform/navigation/paths.ts'
import { DeskFrame } from '../../platform/screens/desk-frame.tsx'
import { LoadFailure } from '../../platform/screens/load-failure.tsx'
import { deskTime } from '../../platform/time/desk-time.ts'
import { BlockForm } from './block-form.tsx'
import { kindNames } from './block-words.ts'
import type { BlocksState } from './use-blocks.controller.ts'

/** Who, what device and which account is not served, with why and until when. */
export function BlocksView(state: BlocksState) {
  const { address, view, kind, typed, page, block, unblock } = state
  const [isAdding, setAdding] = useState(false)
  const [removed, setRemoved] = useState<Block>()
  return (
    <DeskFrame
      place="blocks"
      title={t('Risk and block list')}
      tools={
        <>
          <SegmentedControl
            label={t('Which blocks')}
            options={[
              { value: 'running', label: t('In force') },
              { value: 'over', label: t('Over') },
            ]}
            value={view}
            onValueChange={(next) => address.change({ view: next === 'running' ? null : next })}
          />
          <Button size="small" icon={<BanIcon />} onClick={() => setAdding(true)}>
            {t('Block a person')}
          </Button>
        </>
      }
    >
      <section aria-label={t('Filters')} className="c-filters">
        <ListSearch label={t('Whole mail address, or how the line begins')} address={address} typed={typed} />
        <SegmentedControl
          label={t('Kind')}
          options={[
            { value: 'all', label: t('All') },
            ...blockKinds.map((value) => ({ value, label: t(kindNames[value]) })),
          ]}
          value={kind ?? 'all'}
          onValueChange={(next) => address.change({ kind: next === 'all' ? null : next })}
        />
      </section>
      {page.isError && !page.data ? (
        <LoadFailure error={page.error} onRetry={() => void page.refetch()} />
      ) : (
        <BlockList {...state} onRemove={setRemoved} />
      )}
      {isAdding && <BlockForm block={block} onClose={() => setAdding(false)} />}
      {removed && (
        <ReasonDialog
          title={t('Remove the block of {what}?', { what: removed.label })}
          hint={t('It stays in the history, with your reason.')}
          confirmLabel={t('Remove the block')}
          isRunning={unblock.isRunning}
          error={unblock.error}
          onClose={() => setRemoved(undefined)}
          onConfirm={async ({ reason }) => {
            if (await unblock.run({ blockId: removed.blockId, reason })) setRemoved(undefined)
          }}
        />
      )}
    </DeskFrame>
  )
}

function BlockList({
  address,
  page,
  view,
  isNarrowed,
  onRemove,
}: BlocksState & { onRemove: (block: Block) => void }) {
  const { data } = page
  const table = usePageTurn(address, data !== undefined && !page.isPlaceholderData)
  return (
    <div>
      <DataTable
        ref={table}
        label={view === 'running' ? t('Blocks in force') : t('Blocks that are over')}
        rows={data?.records}
        rowId={(row) => row.blockId}
        rowName={(row) => row.label}
        density="compact"
        aria-busy={page.isPlaceholderData || undefined}
        columns={[
          { id: 'what', header: t('What'), names: true, cell: (row) => row.label },
          { id: 'kind', header: t('Kind'), cell: (row) => t(kindNames[row.kind]) },
          {
            id: 'reason',
            header: t('Why'),
            cut: { least: '8rem', share: '30%' },
            cell: (row) => (row.removeReason ? `${row.reason} → ${row.removeReason}` : row.reason),
          },
          {
            id: 'seller',
            header: t('Seller'),
            cell: (row) =>
              row.seller ? (
                <TextLink as={Link} to={sellerPath(row.seller.sellerId)}>
                  {row.seller.email}
                </TextLink>
              ) : (
                '–'
              ),
          },
          { id: 'by', header: t('By'), cell: (row) => `${row.createdBy}, ${deskTime(row.createTime)}` },
          { id: 'end', header: t('Ends'), cell: endOf },
          ...(view === 'running'
            ? [
                {
                  id: 'remove',
                  header: t('Remove'),
                  cell: (row: Block) => (
                    <Button
                      size="small"
                      variant="ghost"
                      aria-label={t('Remove the block of {what}', { what: row.label })}
                      onClick={() => onRemove(row)}
                    >
                      {t('Remove')}
                    </Button>
                  ),
                },
              ]
            : []),
        ]}
        empty={<EmptyState title={isNarrowed ? t('No block fits.') : t('Nothing is blocked.')} />}
      />
      <ListFoot page={page} one="block" address={address} />
    </div>
  )
}

const endOf = ({ untilTime, removeTime, removedBy }: Block): string => {
  if (removeTime) return t('Removed by {name}, {time}', { name: removedBy ?? '', time: deskTime(removeTime) })
  return untilTime ? deskTime(untilTime) : t('When it is removed')
}
