import { RateBoard } from '@kaadi/ui'
import { words } from '../content/words.ts'

/** Today's rates. Every line leads to selling that card. */
export function Board() {
  return (
    <section className="p-board" id="rates" aria-labelledby="board" tabIndex={-1}>
      <div className="p-wrap">
        <div className="p-board-head">
          <h2 id="board">{words.board}</h2>
          <p className="k-small k-quiet" data-board-note="" />
        </div>
        <RateBoard layout="strip" data-rates="board" loading={6} />
        {/* Its code and its figures come when somebody opens it. */}
        <details className="p-history" data-history="" hidden>
          <summary>{words.history}</summary>
          <figure aria-busy="true" />
        </details>
      </div>
    </section>
  )
}
