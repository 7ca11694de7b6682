import { t } from '@kaadi/words'
import './level.css'
import '../../platform/screens/stacks.css'
import { type Level, type MyLevel, wayToNext } from '@kaadi/contract/levels'
import { Avatar, Panel, ProgressBar, Row, Rows, Section, Tag } from '@kaadi/ui'
import { StarIcon } from '@kaadi/ui/icons'
import { figure } from '../../platform/money/figure.ts'
import { LoadFailure } from '../../platform/screens/load-failure.tsx'
import { durationWords } from '../../platform/time/times.ts'
import { LevelSkeleton } from './level-skeleton.tsx'
import { PointHistoryView } from './point-history.view.tsx'
import { levelName, pointWords } from './point-words.ts'
import type { LevelState } from './use-level.controller.ts'

/** A seller's level, the way to the next one, what each gives, and what every trade brought. */
export function LevelView({ mine, error, onRetry, history }: LevelState) {
  if (!mine) return error ? <LoadFailure error={error} onRetry={onRetry} /> : <LevelSkeleton />
  return (
    <div className="w-stack">
      <Standing mine={mine} />
      <Section title={t('Levels')} note={t('Each $1 of a card that we pay is a point.')}>
        <Panel padding="none">
          <Rows>
            {mine.levels.map((level) => (
              <LevelRow key={level.level} level={level} mine={mine} />
            ))}
          </Rows>
        </Panel>
      </Section>
      <Section title={t('Your points')}>
        <PointHistoryView {...history} />
      </Section>
    </div>
  )
}

function Standing({ mine }: { mine: MyLevel }) {
  const way = wayToNext(mine)
  const points = pointWords(mine.points)
  return (
    <Panel padding="large">
      <div className="w-stack-small">
        <h2>{levelName(mine.name)}</h2>
        <p className="k-quiet">
          {way
            ? t('{points} points. {missing} more to {level}.', {
                points,
                missing: pointWords(way.missing),
                level: levelName(way.name),
              })
            : t('{points} points. This is the last level.', { points })}
        </p>
        <ProgressBar
          label={way ? t('Way to {level}', { level: levelName(way.name) }) : t('All levels')}
          value={way?.share ?? 1}
          tone={way ? 'brand' : 'ok'}
        />
      </div>
    </Panel>
  )
}

function LevelRow({ level, mine }: { level: Level; mine: MyLevel }) {
  const isReached = level.level <= mine.level
  const isMine = level.level === mine.level
  return (
    <Row
      startContent={
        <Avatar tone={isReached ? 'earn' : 'plain'} aria-hidden="true">
          <StarIcon />
        </Avatar>
      }
      title={levelName(level.name)}
      detail={
        <>
          {level.fromPoints === 0
            ? t('From your first card')
            : t('From {points} points', { points: pointWords(level.fromPoints) })}
          {giftsOf(level).map((gift) => (
            <span key={gift} className="w-level-gift">
              {gift}
            </span>
          ))}
        </>
      }
      endContent={isReached && <Tag tone={isMine ? 'ok' : 'plain'}>{isMine ? t('Yours') : t('Reached')}</Tag>}
    />
  )
}

const feeOffWords = (percent: number): string =>
  percent === 100 ? t('No fee for withdrawals') : t('{percent}% off the fee of withdrawals', { percent })

/** What a level adds to what everybody has. */
const giftsOf = ({
  bonusPercent,
  dailyLimitPercent,
  payoutHeadStartMinutes,
  feeOffPercent,
}: Level): string[] => {
  const more = dailyLimitPercent - 100
  return [
    Number(bonusPercent) === 0
      ? t('The rate of the day')
      : t('{percent}% more on each card', { percent: figure(bonusPercent) }),
    ...(more > 0 ? [t('{percent}% more to withdraw in a day', { percent: figure(more) })] : []),
    ...(feeOffPercent > 0 ? [feeOffWords(feeOffPercent)] : []),
    ...(payoutHeadStartMinutes > 0
      ? [t('{time} ahead in the line for payouts', { time: durationWords(payoutHeadStartMinutes * 60) })]
      : []),
  ]
}
