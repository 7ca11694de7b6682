import type { chosenRevealPurposes } from '@kaadi/contract/card-orders'

/** What an operator says a code is opened for. The service itself writes the others. */
export type ChosenPurpose = (typeof chosenRevealPurposes)[number]

/** What codes are opened for: chosen once, and then until it is changed. */
export interface PurposeProps {
  readonly purpose: ChosenPurpose | null
  readonly choosePurpose: (purpose: ChosenPurpose) => void
}
