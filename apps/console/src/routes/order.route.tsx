import { Navigate, useSearchParams } from 'react-router-dom'
import { Review } from '../features/desk/index.ts'
import { AskReversal } from '../features/reversals/index.ts'
import { paths } from '../platform/navigation/paths.ts'

export default function OrderRoute() {
  const [query] = useSearchParams()
  const id = query.get('giftOrderId')
  return id ? (
    <Review giftOrderId={id} more={(order) => <AskReversal key={order.giftOrderId} order={order} />} />
  ) : (
    <Navigate to={paths.queue} replace />
  )
}
