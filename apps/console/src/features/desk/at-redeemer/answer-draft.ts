import type { OrderCard } from '@kaadi/contract/card-orders'
import type { RedeemerOutcome } from '@kaadi/contract/desk'
import type { RedeemerAnswer } from '@kaadi/contract/redeemers'
import { t } from '@kaadi/words'
import { isBalance } from '../outside/is-balance.ts'

/** What was chosen and typed of a card so far. */
export interface Said {
  readonly outcome?: RedeemerOutcome | undefined
  readonly value?: string | undefined
  readonly reference?: string | undefined
}

type Answer = RedeemerAnswer['cards'][number]

/** As the service takes it; without an outcome where none was chosen. */
export const answersOf = (
  cards: readonly Pick<OrderCard, 'cardId'>[],
  said: Readonly<Record<string, Said>>,
): Answer[] =>
  cards.map(({ cardId }) => {
    const { outcome, value = '', reference = '' } = said[cardId] ?? {}
    return {
      cardId,
      // What is missing is said before it is sent: `answerGap`.
      outcome: outcome as RedeemerOutcome,
      ...(outcome === 'otherValue' && { value: value.trim() }),
      ...(reference.trim() && { reference: reference.trim() }),
    }
  })

/** What keeps an answer from being written down; undefined where nothing does. */
export function answerGap(answers: readonly Answer[], hasPicture: boolean): string | undefined {
  if (answers.some(({ outcome }) => outcome === undefined)) return t('Say of each card what the answer was.')
  if (answers.some(({ value }) => value !== undefined && !isBalance(value)))
    return t('Write a sum, such as 25 or 0.')
  const isSaid = answers.some(({ outcome }) => outcome !== 'noAnswer')
  return isSaid && !hasPicture ? t('Add a picture of the answer.') : undefined
}
