import type { Ranking, RankingPlace } from '@kaadi/contract/rankings'
import { hasCode } from '@kaadi/core/errors'
import { walletCurrency } from '@kaadi/core/money'
import { LoadSwitch } from '@kaadi/react'
import {
  EmptyFan,
  EmptyState,
  Leaderboard,
  type LeaderboardRow,
  Money,
  Panel,
  Row,
  Rows,
  Section,
  SegmentedControl,
  TextLink,
} from '@kaadi/ui'
import { labelled, msg, t } from '@kaadi/words'
import { FilterSelect } from '../../platform/lists/filter-select.tsx'
import { percentage } from '../../platform/money/figure.ts'
import { shortMoney } from '../../platform/money/short-money.ts'
import { Link } from '../../platform/navigation/link.tsx'
import { paths, withQuery } from '../../platform/navigation/paths.ts'
import { LoadFailure } from '../../platform/screens/load-failure.tsx'
import { RowsSkeleton } from '../../platform/screens/rows-skeleton.tsx'
import { lastDayOf, monthName } from '../../platform/time/month-name.ts'
import { times } from '../../platform/time/times.ts'
import { OverView } from './activity.view.tsx'
import { rewardStateWords } from './reward-words.ts'
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
        failed={hasCode(error, 'notFound') ? <NoBoard /> : <LoadFailure error={error} onRetry={onRetry} />}
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
    ...(ranking.board === 'clean' && { figure: percentage(place.cleanPercent) }),
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
          empty={ranking.board === 'clean' ? emptyWords(ranking.minTrades) : undefined}
        />
        {ranking.ownPrize && (
          <p>
            {t('Your prize of {amount}: {state}', {
              amount: shortMoney(ranking.ownPrize.amount, currencyId),
              state: rewardStateWords(ranking.ownPrize),
            })}
          </p>
        )}
        {own === null && !ranking.isClosed && <p>{unplacedWords(ranking)}</p>}
        <p className="k-quiet">{rulesOf(ranking)}</p>
      </Section>
      {ranking.prizes.length > 0 && <Prizes {...ranking} />}
    </>
  )
}

const Prizes = ({ prizes, currencyId }: Ranking) => (
  <Section title={t('Prizes')}>
    <Panel padding="none">
      <Rows>
        {prizes.map(({ place, amount }) => (
          <Row
            key={place}
            title={t('Place {place}', { place })}
            endContent={<Money amount={amount} currency={walletCurrency(currencyId)} />}
          />
        ))}
      </Rows>
    </Panel>
  </Section>
)

/** For a month of which no board was kept. */
const NoBoard = () => (
  <EmptyState
    art={<EmptyFan />}
    title={t('No board was kept for that month')}
    action={
      <TextLink as={Link} to={withQuery(paths.activity, { view: 'rankList' })}>
        {t('See this month')}
      </TextLink>
    }
  />
)

const emptyWords = (count: number) => t('Nobody has {count} trades in this month yet', { count })

const unplacedWords = ({ board, ownTrades, minTrades }: Ranking): string =>
  board === 'clean'
    ? t('You have {own} of the {count} trades that it takes.', { own: ownTrades, count: minTrades })
    : t('You are not here yet. Your first card that is paid this month brings you in.')

function noteOf({ isClosed, month, countedTime }: Ranking): string {
  if (isClosed) return t('This month is over. Its prizes were paid.')
  const until = t('Counted until the end of {day}. Prizes are paid the day after.', {
    day: times.day(lastDayOf(month)),
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
