import type { Ranking, RankingPlace } from '@kaadi/contract/rankings'
import { walletCurrency } from '@kaadi/core/money'
import { LoadSwitch } from '@kaadi/react'
import { Leaderboard, type LeaderboardRow, Section, SegmentedControl } from '@kaadi/ui'
import { labelled, msg, t } from '@kaadi/words'
import { FilterSelect } from '../../platform/lists/filter-select.tsx'
import { shortMoney } from '../../platform/money/short-money.ts'
import { LoadFailure } from '../../platform/screens/load-failure.tsx'
import { RowsSkeleton } from '../../platform/screens/rows-skeleton.tsx'
import { monthName } from '../../platform/time/month-name.ts'
import { times } from '../../platform/time/times.ts'
import { OverView } from './activity.view.tsx'
import { lastDayBefore } from './last-day-before.ts'
import type { RankList } from './use-rank-list.controller.ts'

const boards = [
  { value: 'sold', label: msg('Most sold') },
  { value: 'clean', label: msg('Cleanest') },
] as const

/** Who sold most in a month, or sent the cleanest cards, and where the seller stands. */
export function RankListView({ ranking, error, onRetry, board, onBoard, onMonth }: RankList) {
  return (
    <>
      <SegmentedControl
        label={t('What is counted')}
        options={labelled(boards)}
        value={board}
        onValueChange={onBoard}
      />
      <LoadSwitch
        data={ranking}
        error={error}
        failed={<LoadFailure error={error} onRetry={onRetry} />}
        loading={<RowsSkeleton rows={6} label={t('Loading the best sellers')} />}
      >
        {(ranking) => (ranking.isRunning ? <Month ranking={ranking} onMonth={onMonth} /> : <OverView />)}
      </LoadSwitch>
    </>
  )
}

function Month({ ranking, onMonth }: { ranking: Ranking; onMonth: (month: string) => void }) {
  const { month, months, places, own, gap, currencyId } = ranking
  const isAmong = own !== null && places.some(({ place }) => place === own.place)
  const toRow = (place: RankingPlace): LeaderboardRow => ({
    place: place.place,
    name: place.maskedName,
    amount: place.amount,
    ...(ranking.board === 'clean' && { figure: t('{percent}%', { percent: place.cleanPercent }) }),
    ...(place.prize !== null && {
      prize: ranking.isClosed
        ? t('Won {amount}', { amount: shortMoney(place.prize, currencyId) })
        : t('Wins {amount}', { amount: shortMoney(place.prize, currencyId) }),
    }),
  })
  return (
    <>
      {months.length > 1 && (
        <div>
          <FilterSelect
            label={t('Month')}
            value={month === months[0] ? '' : month}
            all={monthName(months[0]!)}
            options={months.slice(1).map((value) => ({ value, label: monthName(value) }))}
            onChange={onMonth}
          />
        </div>
      )}
      <Section title={monthName(month)} note={noteOf(ranking)}>
        <Leaderboard
          aria-label={t('Sellers of {month}', { month: monthName(month) })}
          currency={walletCurrency(currencyId)}
          rows={places.map(toRow)}
          ownPlace={isAmong ? own.place : undefined}
          own={own && !isAmong ? toRow(own) : undefined}
          gap={gap ?? undefined}
        />
        <p className="k-quiet">{rulesOf(ranking)}</p>
      </Section>
    </>
  )
}

function noteOf({ isClosed, endTime, countedTime }: Ranking): string {
  if (isClosed) return t('This month is over. Its prizes were paid.')
  const until = t('Counted until the end of {day}. Prizes are paid the day after.', {
    day: times.day(lastDayBefore(endTime)),
  })
  return countedTime ? `${until} ${t('As of {time}.', { time: times.timeOfDay(countedTime) })}` : until
}

const rulesOf = ({ board, minTrades }: Ranking): string =>
  board === 'sold'
    ? t('What you were paid for cards counts. Trades that were taken back do not.')
    : t(
        'Of a hundred trades, so many were paid as they were quoted. From {count} trades in the month on; a photo that had to be sent again does not count against you.',
        { count: minTrades },
      )
