import './card-evidence.css'
import './card-offer.css'
import { cardStatus, isReasonCode, reasons } from '@kaadi/contract/card-orders'
import type { DraftGap } from './verdict-draft.ts'

/** The first note that says nothing yet. */
const shortNote = (card: HTMLElement): HTMLElement | undefined =>
  [...card.querySelectorAll<HTMLInputElement>('.c-evidence input[required]')].find(
    ({ value }) => value.trim().length < 3,
  )

/** Kind or value, by what the reason says is another one; the value while the kinds are on their way. */
const correctedField = (card: HTMLElement, reasonCode: number | undefined): HTMLElement | null => {
  const isOtherKind =
    reasonCode !== undefined &&
    isReasonCode(reasonCode) &&
    reasons[reasonCode].verdict === cardStatus.otherClass
  const kind = isOtherKind ? card.querySelector<HTMLElement>('.c-offer select:not([disabled])') : null
  return kind ?? card.querySelector<HTMLElement>('.c-offer input')
}

/** The field of a drawn card that its gap is closed in; nothing where that has a key of its own, or no gap is left. */
export const nextField = (
  card: HTMLElement,
  gap: DraftGap | undefined,
  reasonCode: number | undefined,
): HTMLElement | null | undefined => {
  if (gap === 'corrected') return correctedField(card, reasonCode)
  if (gap === 'note') return shortNote(card)
  return gap === 'evidence'
    ? card.querySelector<HTMLElement>('.c-evidence input[type=checkbox], .c-evidence button')
    : undefined
}
