import { Navigate, useSearchParams } from 'react-router-dom'
import { Review } from '../features/desk/index.ts'
import { paths } from '../platform/paths.ts'

export default function OrderRoute() {
  const [query] = useSearchParams()
  const id = query.get('giftOrderId')
  // Another order is another review: nothing of the last one may stay on the screen.
  return id ? <Review key={id} giftOrderId={id} /> : <Navigate to={paths.queue} replace />
}
