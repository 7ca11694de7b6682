import { RateBoard, RateRow } from '@kaadi/ui'
import { movementOf, unitsOf } from '../client/calculator.ts'
import { registerPath, sellPath } from '../client/links.ts'
import type { RateLine } from '../client/service.ts'
import { countryName, t } from '../content/say.ts'

const naira = { symbol: '₦' }

function Line({ line }: { line: RateLine }) {
  return (
    <RateRow
      href={registerPath(sellPath(line))}
      name={line.name}
      colors={line.colors}
      detail={countryName(line.country)}
      rate={line.rate}
      currency={naira}
      change={movementOf(line.change)}
      points={line.trend}
    />
  )
}

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
              <Line key={line.cardTypeId} line={line} />
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
