import { type CardOrderStatus, cardOrderStatus } from '@kaadi/contract/card-orders'
import type { CardOrderId } from '@kaadi/contract/primitives'
import { useQuery } from '@tanstack/react-query'
import { useReads } from '../../platform/net/use-client.ts'
import { useClaim } from '../../platform/session/use-claim.ts'

interface WorkedAt {
  readonly giftOrderId: CardOrderId
  readonly orderStatus: CardOrderStatus
}

/**
 * Work at the messages of an order keeps the claim that this session has on it, as work at the order itself does. Where
 * the session has none, nothing is renewed.
 */
export function WorkKeepsClaim({ giftOrderId, orderStatus }: WorkedAt) {
  return isWithReviewer(orderStatus) ? <KeptClaim giftOrderId={giftOrderId} /> : null
}

const isWithReviewer = (status: CardOrderStatus): boolean =>
  status === cardOrderStatus.claimed || status === cardOrderStatus.secondReview

function KeptClaim({ giftOrderId }: Pick<WorkedAt, 'giftOrderId'>) {
  const { data, dataUpdatedAt } = useQuery(useReads().desk.order({ giftOrderId }))
  useClaim(giftOrderId, data, dataUpdatedAt)
  return null
}
