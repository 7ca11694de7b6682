import type { OrderCard } from '@kaadi/contract/card-orders'
import type { DeskOrder } from '@kaadi/contract/desk'
import type { ChosenPurpose } from './chosen-purpose.ts'
import type { Review } from './use-review.controller.ts'

export interface ReviewViewProps extends Review {
  readonly order: DeskOrder
  readonly sayError: (error: unknown) => void
  /** What codes are opened for: chosen once, and then until it is changed. */
  readonly purpose: ChosenPurpose | null
  readonly choosePurpose: (purpose: ChosenPurpose) => void
}

export interface CardReviewProps extends ReviewViewProps {
  readonly card: OrderCard
  /** Leads from what was written of the card to what comes next: a card that lacks something, or the decision. */
  readonly toDecision: () => void
}
