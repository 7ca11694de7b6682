import type { chosenRevealPurposes } from '@kaadi/contract/card-orders'

/** What an operator says a code is opened for. The service itself writes the others. */
export type ChosenPurpose = (typeof chosenRevealPurposes)[number]
