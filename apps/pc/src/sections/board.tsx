import { RateBoard } from '@kaadi/ui'
import { originText, unitsOf } from '../client/calculator.ts'
import type { RateLine } from '../client/service.ts'
import { t } from '../content/say.ts'
import { Line } from './line.tsx'

/** Today's rates. Every line leads to selling that card. */
export function Board({ lines = [] }: { lines?: readonly RateLine[] | undefined }) {
  return (
    <section className="p-board" id="rates" aria-labelledby="board" tabIndex={-1}>
      <div className="p-wrap">
        <div className="p-board-head">
          <h2 id="board">{t('Today’s board')}</h2>
          <p className="k-small k-quiet" data-board-note="">
            {lines.length > 0 ? t('Naira per {units}.', { units: unitsOf(lines) }) : null}
          </p>
        </div>
        {lines.length > 0 ? (
          <RateBoard layout="strip" data-rates="board">
            {lines.map((line) => (
              <Line key={line.cardTypeId} line={line} detail={originText(line)} />
            ))}
          </RateBoard>
        ) : (
          <RateBoard layout="strip" data-rates="board" loading={6} />
        )}
        {/* Its code and its figures come when somebody opens it. */}
        <details className="p-history" data-history="" hidden>
          <summary>{t('How the best rate moved in 30 days')}</summary>
          <figure aria-busy="true" />
        </details>
      </div>
    </section>
  )
}
