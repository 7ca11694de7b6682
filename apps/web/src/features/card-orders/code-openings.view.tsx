import type { Reveal } from '@kaadi/contract/card-orders'
import { Icon, Panel } from '@kaadi/ui'
import { times } from '../../platform/times.ts'

/** Each time somebody at the desk looked at a card code: who, when and what for. */
export function CodeOpenings({ reveals, cards }: { reveals: readonly Reveal[]; cards: number }) {
  return (
    <Panel as="section" className="w-stack-small" padding="large" aria-labelledby="openings">
      <h2 id="openings">Who opened my codes and when</h2>
      {reveals.length === 0 ? (
        <p className="w-openings-none">
          <Icon name="lock" size={16} /> Nobody. Codes are locked until somebody checks the card.
        </p>
      ) : (
        <ul className="w-openings">
          {reveals.map((reveal) => (
            <li key={`${reveal.cardId}${reveal.time}`}>
              <span>
                {reveal.operator}
                {cards > 1 && `, card ${reveal.position}`}
              </span>
              <time className="w-quiet" dateTime={reveal.time}>
                {times.short(reveal.time)}
              </time>
              <span className="w-quiet">{reveal.purpose}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
