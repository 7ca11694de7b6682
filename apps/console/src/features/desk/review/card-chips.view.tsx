import { t } from '@kaadi/words'
import './card-chips.css'
import type { OrderCard } from '@kaadi/contract/card-orders'
import { useShortcuts } from '@kaadi/ui/desk'
import { CheckIcon } from '@kaadi/ui/icons'
import type { DraftGap } from './verdict-draft.ts'

interface CardChipsProps {
  readonly cards: readonly OrderCard[]
  readonly gaps: readonly (DraftGap | undefined)[]
  readonly current: number
  readonly onChoose: (index: number) => void
}

/** The cards of an order, one looked at at a time; a tick says that nothing is missing. */
export function CardChips({ cards, gaps, current, onChoose }: CardChipsProps) {
  const step = (by: number) => onChoose((current + by + cards.length) % cards.length)
  useShortcuts({ j: () => step(1), k: () => step(-1) })
  return (
    <nav className="c-chips" aria-label={t('Cards of this order')}>
      {cards.map(({ cardId, position }, index) => (
        <button
          key={cardId}
          type="button"
          aria-label={
            gaps[index] === undefined
              ? t('Card {position}, ready', { position })
              : t('Card {position}, not ready', { position })
          }
          aria-current={index === current || undefined}
          onClick={() => onChoose(index)}
        >
          {position}
          {gaps[index] === undefined && <CheckIcon size={14} />}
        </button>
      ))}
    </nav>
  )
}
