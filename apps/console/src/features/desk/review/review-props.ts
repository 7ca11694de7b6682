import type { OrderCard } from '@kaadi/contract/card-orders'
import type { DeskOrder } from '@kaadi/contract/desk'
import type { Review } from './use-review.controller.ts'

export interface ReviewViewProps extends Review {
  readonly order: DeskOrder
  readonly sayError: (error: unknown) => void
}

export interface CardReviewProps extends ReviewViewProps {
  readonly card: OrderCard
}
