import { CardFace, EmptyState, Segmented } from '@kaadi/ui'
import { QueueTable, StatTile } from '@kaadi/ui/desk'
import { ComboboxInput } from '@kaadi/ui/desk/widgets'
import { DeskFrame, useStats } from '../../platform/desk-frame.tsx'
import { Link } from '../../platform/link.tsx'
import { LoadFailure } from '../../platform/load-failure.tsx'
import { orderPath } from '../../platform/paths.ts'
import { useRowFilter } from '../../platform/row-filter.ts'
import { queueItem } from './queue-item.ts'
import { queueViews } from './queue-views.ts'
import type { Queue } from './use-queue.controller.ts'

const empty = {
  waiting: 'Nothing waits. New cards appear here by themselves.',
  mine: 'You have claimed nothing.',
  decided: 'You have decided nothing yet.',
} as const

/** Orders to check, most urgent first. */
export function QueueView({ view, setView, page, now, claiming, claim, colorsOf }: Queue) {
  const stats = useStats()
  const { rows, options, ...choice } = useRowFilter(page.data?.records, ({ cardTypeId, cardTypeName }) => ({
    id: cardTypeId,
    name: cardTypeName,
  }))
  return (
    <DeskFrame
      place="queue"
      title="Cards to check"
      tools={<Segmented label="Which orders" options={queueViews} value={view} onValueChange={setView} />}
    >
      <div className="c-tiles">
        <StatTile label="Waiting" value={stats?.waiting ?? '–'} />
        <StatTile
          label="Past their promise"
          value={stats?.overdue ?? '–'}
          tone={stats?.overdue ? 'bad' : 'plain'}
        />
        <StatTile label="Being checked" value={stats?.claimed ?? '–'} />
        <StatTile label="Decided today" value={stats?.decidedToday ?? '–'} />
      </div>
      {page.isError && !page.data ? (
        <LoadFailure error={page.error} onRetry={() => void page.refetch()} />
      ) : (
        <>
          <div className="c-filters">
            <ComboboxInput
              {...choice}
              aria-label="Card"
              placeholder="All cards"
              options={options?.map((card) => ({
                ...card,
                art: <CardFace name={card.label} colors={colorsOf(card.value)} size="s" />,
              }))}
            />
          </div>
          <QueueTable
            items={rows?.map((row) => queueItem(row, colorsOf(row.cardTypeId)))}
            now={now}
            rowLink={(item) => ({ to: orderPath(item.id) })}
            linkAs={Link}
            claiming={claiming}
            onClaim={(item) => claim(item.id)}
            empty={
              <EmptyState title={choice.value === null ? empty[view] : 'None of these cards is here now.'} />
            }
          />
        </>
      )}
    </DeskFrame>
  )
}
