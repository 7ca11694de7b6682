import type { PhotoShelf } from '../../../platform/photos/photo-shelf.ts'
import { isSaleOf } from '../draft/take-up-draft.ts'
import type { NamedSale } from '../sale/sell-card-facts.ts'
import type { SellForm } from './sell-form.ts'

/** A form whose session died under it, for the same seller to go on with. */
export interface KeptForm {
  readonly userId: string
  readonly cardTypeId: string
  readonly named: NamedSale
  readonly form: SellForm
  readonly shelf: PhotoShelf
}

// In this page's memory and nowhere else: card codes never reach the browser's storage.
let kept: KeptForm | undefined

/** Keeps a form until its seller is back. One at a time: an older one is let go. */
export const keepForm = (form: KeptForm): void => {
  if (kept !== form) dropKeptForm()
  kept = form
}

/** Lets the kept form go, with its photos. */
export const dropKeptForm = (): void => {
  kept?.shelf.clear()
  kept = undefined
}

/** Whether a form waits for a seller of whom nothing is known yet. */
export const hasKeptForm = (cardTypeId: string): boolean => kept?.cardTypeId === cardTypeId

/** Gives the form back to its own seller, once. Anybody else's, and that of another sale, is let go. */
export const takeKeptForm = (
  cardTypeId: string,
  named: NamedSale,
  userId: string | undefined,
): KeptForm | undefined => {
  const found = kept
  if (!found) return undefined
  if (found.cardTypeId !== cardTypeId || found.userId !== userId || !isSaleOf(named, found)) {
    dropKeptForm()
    return undefined
  }
  kept = undefined
  return found
}
