import { fromService, type Message, msg, t } from '@kaadi/words'
import './code-openings.css'
import '../../platform/screens/stacks.css'
import '../../platform/screens/words.css'
import type { Reveal } from '@kaadi/contract/card-orders'
import { Panel } from '@kaadi/ui'
import { LockIcon } from '@kaadi/ui/icons'
import { times } from '../../platform/time/times.ts'

const roles: Readonly<Record<string, Message>> = {
  reviewer: msg('reviewer'),
  'senior reviewer': msg('senior reviewer'),
  administrator: msg('administrator'),
}

/** The service says `Ngozi, reviewer`. */
const sayOperator = (operator: string): string => {
  const [name = '', role = ''] = operator.split(', ')
  const said = roles[role]
  return said ? `${name}, ${t(said)}` : operator
}

interface CodeOpeningsProps {
  reveals: readonly Reveal[]
  cards: number
  /** When the codes were destroyed; null while they are kept. */
  destroyedTime: string | null
}

/** Each time somebody at the desk looked at a card code: who, when and what for; and when there was none any more. */
export function CodeOpenings({ reveals, cards, destroyedTime }: CodeOpeningsProps) {
  return (
    <Panel as="section" className="w-stack-small" padding="large" aria-labelledby="openings">
      <h2 id="openings">{t('Who opened my codes and when')}</h2>
      {reveals.length === 0 && destroyedTime === null ? (
        <p className="w-openings-none">
          <LockIcon size={16} /> {t('Nobody. Codes are locked until somebody checks the card.')}
        </p>
      ) : (
        <ul className="w-openings">
          {reveals.map((reveal) => (
            <li key={`${reveal.cardId}${reveal.time}`}>
              <span>
                {sayOperator(reveal.operator)}
                {cards > 1 && t(', card {position}', { position: reveal.position })}
              </span>
              <time className="w-quiet" dateTime={reveal.time}>
                {times.short(reveal.time)}
              </time>
              <span className="w-quiet">{fromService(reveal.purpose)}</span>
            </li>
          ))}
          {destroyedTime !== null && (
            <li>
              <span>{t('The codes were destroyed')}</span>
              <time className="w-quiet" dateTime={destroyedTime}>
                {times.short(destroyedTime)}
              </time>
            </li>
          )}
        </ul>
      )}
    </Panel>
  )
}
