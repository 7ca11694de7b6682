import type { OrderCard } from '@kaadi/contract/card-orders'
import type { DeskOrder } from '@kaadi/contract/desk'
import type { PurposeProps } from './chosen-purpose.ts'
import type { Review } from './use-review.controller.ts'

export interface ReviewViewProps extends Review, PurposeProps {
  readonly order: DeskOrder
  readonly sayError: (error: unknown) => void
}

export interface CardReviewProps extends ReviewViewProps {
  readonly card: OrderCard
  /** Leads from what was written of the card to what comes next: a card that lacks something, or the decision. */
  readonly toDecision: () => void
}
