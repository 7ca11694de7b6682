import './level.css'
import type { PointEntry } from '@kaadi/contract/levels'
import { LoadSwitch } from '@kaadi/react'
import type { Pages } from '@kaadi/react/lists'
import { ButtonLink, EmptyFan, EmptyState, Panel, Row, Rows } from '@kaadi/ui'
import { fromService, t } from '@kaadi/words'
import { ListEnd } from '../../platform/lists/list-end.tsx'
import { Link } from '../../platform/navigation/link.tsx'
import { cardDetailPath, paths } from '../../platform/navigation/paths.ts'
import { LoadFailure } from '../../platform/screens/load-failure.tsx'
import { RowsSkeleton } from '../../platform/screens/rows-skeleton.tsx'
import { times } from '../../platform/time/times.ts'
import { changeWords, pointWords } from './point-words.ts'

/** What each trade did to the points, newest first. A line opens its trade. */
export function PointHistoryView({ records, error, refetch, more }: Pages<PointEntry>) {
  return (
    <LoadSwitch
      data={records}
      error={error}
      failed={<LoadFailure error={error} onRetry={refetch} />}
      loading={<RowsSkeleton rows={4} label={t('Loading your points')} />}
      empty={
        <EmptyState
          art={<EmptyFan />}
          title={t('No points yet')}
          action={
            <ButtonLink as={Link} to={paths.sellList}>
              {t('Sell a card')}
            </ButtonLink>
          }
        >
          {t('Every card that we pay brings some.')}
        </EmptyState>
      }
    >
      {(entries) => (
        <>
          <Panel padding="none">
            <Rows>
              {entries.map((entry) => (
                <EntryRow key={`${entry.giftOrderId} ${entry.kind}`} entry={entry} />
              ))}
            </Rows>
          </Panel>
          <ListEnd {...more} end={t('Those were all.')} />
        </>
      )}
    </LoadSwitch>
  )
}

function EntryRow({ entry }: { entry: PointEntry }) {
  const { giftOrderId, title, kind, points, balance, createTime } = entry
  return (
    <Row
      as={Link}
      to={cardDetailPath(giftOrderId)}
      title={fromService(title)}
      detail={[
        ...(kind === 'reversed' ? [t('Taken back')] : []),
        `${times.day(createTime)}, ${times.timeOfDay(createTime)}`,
        t('{points} points then', { points: pointWords(balance) }),
      ].join(' · ')}
      endContent={<span className="w-level-points">{changeWords(points)}</span>}
      chevron
    />
  )
}
