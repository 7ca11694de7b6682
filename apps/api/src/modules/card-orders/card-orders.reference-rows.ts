import { cardOrderTransitions } from '@kaadi/contract/card-orders'
import { transitionRows } from '../../database/index.ts'

export const cardOrderTransitionRows = transitionRows(
  'card_order_transitions',
  cardOrderTransitions,
  'select from order_events e where (e.from_status, e.to_status) = (gone.from_status, gone.to_status)',
)
